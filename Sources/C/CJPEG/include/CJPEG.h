#ifndef JOGAKBO_CJPEG_H
#define JOGAKBO_CJPEG_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

// MARK: Reading

// libjpeg leaves a failing call by a jump. It stays within the functions below, which return false
// instead; after that only `cjpeg_close` may follow.

/// A JPEG file that is being decoded. To be used by one thread at a time.
typedef struct cjpeg_reader cjpeg_reader;

typedef enum : int32_t {
  /// What this reader is not for: four colours, other than 8 bits, arithmetic coding.
  CJPEG_OTHER,
  CJPEG_GREY,
  CJPEG_YCC,
  CJPEG_RGB,
} cjpeg_colours;

/// The samples of one colour, some of whose rows are in memory.
typedef struct {
  /// The rows decoded last; NULL before the first. CJPEG_PADDING bytes behind each may be read.
  const uint8_t *_Nullable rows;
  /// Bytes from one row to the next.
  ptrdiff_t stride;
  /// Of the rows in memory.
  int32_t row_count;
  /// How many rows are decoded at once, except at the foot of the photo.
  int32_t band;
  /// Of the whole photo, in samples.
  int32_t width, height;
  /// Samples to each pixel of the photo, not counting the padding of its last ones.
  double horizontal_scale, vertical_scale;
} cjpeg_plane;

/// Reads the header of a file from its start, whatever the descriptor's position; NULL if that
/// fails. The descriptor must stay open.
cjpeg_reader *_Nullable cjpeg_open(int descriptor);

void cjpeg_close(cjpeg_reader *_Nonnull reader);

/// The size of the whole photo in pixels.
int32_t cjpeg_reader_width(const cjpeg_reader *_Nonnull reader);
int32_t cjpeg_reader_height(const cjpeg_reader *_Nonnull reader);

/// The colours, if this is one of the ordinary kinds of JPEG.
cjpeg_colours cjpeg_reader_colours(const cjpeg_reader *_Nonnull reader);

/// Whether a call failed because the file is made to keep a decoder busy.
bool cjpeg_reader_has_too_many_scans(const cjpeg_reader *_Nonnull reader);

/// Begins to decode colour by colour, at `eighths` (1, 2, 4 or 8) of the size.
bool cjpeg_begin_planes(cjpeg_reader *_Nonnull reader, int32_t eighths);

/// Decodes the next rows of every plane.
bool cjpeg_read_planes(cjpeg_reader *_Nonnull reader);

/// The plane of one of the colours: of one if they are grey, else of three.
cjpeg_plane cjpeg_reader_plane(const cjpeg_reader *_Nonnull reader, int32_t index);

/// Begins to decode whole pixels at the full size.
bool cjpeg_begin_pixels(cjpeg_reader *_Nonnull reader);

/// Decodes the next row as opaque BGRA.
bool cjpeg_read_pixels(cjpeg_reader *_Nonnull reader, uint8_t *_Nonnull bgra);

/// After the last row: whether the file was whole, and libjpeg found nothing to complain about.
bool cjpeg_finish(cjpeg_reader *_Nonnull reader);

// MARK: Resampling

/// What the weights of one result sum up to.
#define CJPEG_ONE 16384

/// Bytes that a row of results, and each row of samples, must have behind its last one.
#define CJPEG_PADDING 16

/// Results, each of which is a weighted sum of neighbouring samples.
typedef struct {
  /// Which sample is the first for each result.
  const int32_t *_Nonnull first;
  /// `taps` weights for each result.
  const int16_t *_Nonnull weights;
  /// How many samples are summed up, a multiple of 8.
  int32_t taps;
  /// How many results there are.
  int32_t count;
} cjpeg_filter;

/// Resamples a row.
void cjpeg_reduce_row(const cjpeg_filter *_Nonnull filter, const uint8_t *_Nonnull samples,
                      uint8_t *_Nonnull results);

/// Sums up `taps` rows of `count` samples each.
void cjpeg_blend_rows(const uint8_t *_Nonnull const *_Nonnull rows,
                      const int16_t *_Nonnull weights, int32_t taps, uint8_t *_Nonnull results,
                      int32_t count);

/// Makes opaque BGRA of luma and colour differences (JFIF 1.02).
void cjpeg_ycc_to_bgra(const uint8_t *_Nonnull y, const uint8_t *_Nonnull cb,
                       const uint8_t *_Nonnull cr, uint8_t *_Nonnull bgra, int32_t count);

/// Makes opaque BGRA of three colours.
void cjpeg_rgb_to_bgra(const uint8_t *_Nonnull red, const uint8_t *_Nonnull green,
                       const uint8_t *_Nonnull blue, uint8_t *_Nonnull bgra, int32_t count);

#endif
