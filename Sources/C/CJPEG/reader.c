#include "CJPEG.h"

#include <errno.h>
#include <setjmp.h>
#include <stdio.h>
#include <stdlib.h>
#include <unistd.h>

#include <jpeglib.h>

#if JPEG_LIB_VERSION >= 70
#define SCALED_WIDTH DCT_h_scaled_size
#define SCALED_HEIGHT DCT_v_scaled_size
#else
#define SCALED_WIDTH DCT_scaled_size
#define SCALED_HEIGHT DCT_scaled_size
#endif

#define BUFFER_SIZE 65536
#define MAX_PLANES 3

/// Rows of a plane that are decoded at once, at most: four blocks.
#define MAX_ROWS (4 * DCTSIZE)

/// Each scan of a progressive file goes over the whole photo. Cameras and programs make about ten;
/// a file of thousands is small and keeps a decoder busy for hours.
#define MAX_SCANS 100

struct cjpeg_reader {
  struct jpeg_decompress_struct decoder;
  struct jpeg_error_mgr errors;
  struct jpeg_source_mgr source;
  struct jpeg_progress_mgr progress;
  jmp_buf failure;
  int descriptor;
  off_t offset;
  bool has_too_many_scans;
  uint8_t *planes[MAX_PLANES];
  ptrdiff_t strides[MAX_PLANES];
  JSAMPROW rows[MAX_PLANES][MAX_ROWS];
  int32_t row_counts[MAX_PLANES];
  int32_t next_rows[MAX_PLANES];
  uint8_t buffer[BUFFER_SIZE];
};

// MARK: What libjpeg calls

static void fail(j_common_ptr decoder) {
  longjmp(((cjpeg_reader *)decoder->client_data)->failure, 1);
}

/// A warning may mean that something was made up. Libvips can tell whether it does.
static void note(j_common_ptr decoder, int level) {
  if (level < 0) fail(decoder);
}

static void say_nothing(j_common_ptr decoder) {}

static void check_scans(j_common_ptr decoder) {
  cjpeg_reader *reader = decoder->client_data;
  if (reader->decoder.input_scan_number <= MAX_SCANS) return;
  reader->has_too_many_scans = true;
  fail(decoder);
}

static void start_source(j_decompress_ptr decoder) {}

static boolean fill_buffer(j_decompress_ptr decoder) {
  cjpeg_reader *reader = decoder->client_data;
  ssize_t got;
  do {
    got = pread(reader->descriptor, reader->buffer, BUFFER_SIZE, reader->offset);
  } while (got < 0 && errno == EINTR);
  if (got <= 0) fail((j_common_ptr)decoder);
  reader->offset += got;
  reader->source.next_input_byte = reader->buffer;
  reader->source.bytes_in_buffer = (size_t)got;
  return TRUE;
}

static void skip_bytes(j_decompress_ptr decoder, long count) {
  cjpeg_reader *reader = decoder->client_data;
  if (count <= 0) return;
  size_t bytes = (size_t)count;
  if (bytes > reader->source.bytes_in_buffer) {
    reader->offset += (off_t)(bytes - reader->source.bytes_in_buffer);
    bytes = reader->source.bytes_in_buffer;
  }
  reader->source.next_input_byte += bytes;
  reader->source.bytes_in_buffer -= bytes;
}

static void end_source(j_decompress_ptr decoder) {}

// MARK: Opening and closing

static void connect(cjpeg_reader *reader) {
  j_decompress_ptr decoder = &reader->decoder;
  reader->source = (struct jpeg_source_mgr){
      .init_source = start_source,
      .fill_input_buffer = fill_buffer,
      .skip_input_data = skip_bytes,
      .resync_to_restart = jpeg_resync_to_restart,
      .term_source = end_source,
  };
  reader->progress.progress_monitor = check_scans;
  decoder->src = &reader->source;
  decoder->progress = &reader->progress;
}

cjpeg_reader *cjpeg_open(int descriptor) {
  cjpeg_reader *reader = calloc(1, sizeof *reader);
  if (!reader) return NULL;
  reader->descriptor = descriptor;
  reader->decoder.client_data = reader;
  reader->decoder.err = jpeg_std_error(&reader->errors);
  reader->errors.error_exit = fail;
  reader->errors.emit_message = note;
  reader->errors.output_message = say_nothing;
  if (setjmp(reader->failure)) {
    cjpeg_close(reader);
    return NULL;
  }
  jpeg_create_decompress(&reader->decoder);
  connect(reader);
  jpeg_read_header(&reader->decoder, TRUE);
  return reader;
}

void cjpeg_close(cjpeg_reader *reader) {
  jpeg_destroy_decompress(&reader->decoder);
  for (int i = 0; i < MAX_PLANES; i++) free(reader->planes[i]);
  free(reader);
}

int32_t cjpeg_reader_width(const cjpeg_reader *reader) {
  return (int32_t)reader->decoder.image_width;
}

int32_t cjpeg_reader_height(const cjpeg_reader *reader) {
  return (int32_t)reader->decoder.image_height;
}

cjpeg_colours cjpeg_reader_colours(const cjpeg_reader *reader) {
  const struct jpeg_decompress_struct *decoder = &reader->decoder;
  if (decoder->data_precision != 8 || decoder->arith_code) return CJPEG_OTHER;
  for (int i = 0; i < decoder->num_components; i++) {
    const jpeg_component_info *component = &decoder->comp_info[i];
    if (decoder->max_h_samp_factor % component->h_samp_factor ||
        decoder->max_v_samp_factor % component->v_samp_factor)
      return CJPEG_OTHER;
  }
  switch (decoder->jpeg_color_space) {
    case JCS_GRAYSCALE: return decoder->num_components == 1 ? CJPEG_GREY : CJPEG_OTHER;
    case JCS_YCbCr: return decoder->num_components == 3 ? CJPEG_YCC : CJPEG_OTHER;
    case JCS_RGB: return decoder->num_components == 3 ? CJPEG_RGB : CJPEG_OTHER;
    default: return CJPEG_OTHER;
  }
}

bool cjpeg_reader_has_too_many_scans(const cjpeg_reader *reader) {
  return reader->has_too_many_scans;
}

// MARK: Planes

static int32_t rows_at_once(const jpeg_component_info *component) {
  return component->v_samp_factor * component->SCALED_HEIGHT;
}

static bool allocate_plane(cjpeg_reader *reader, int index) {
  const jpeg_component_info *component = &reader->decoder.comp_info[index];
  const size_t stride =
      (size_t)component->width_in_blocks * (size_t)component->SCALED_WIDTH + CJPEG_PADDING;
  const size_t count = (size_t)rows_at_once(component);
  uint8_t *plane = calloc(count, stride);
  if (!plane) return false;
  reader->planes[index] = plane;
  reader->strides[index] = (ptrdiff_t)stride;
  for (size_t row = 0; row < count; row++) reader->rows[index][row] = plane + row * stride;
  return true;
}

bool cjpeg_begin_planes(cjpeg_reader *reader, int32_t eighths) {
  j_decompress_ptr decoder = &reader->decoder;
  if (setjmp(reader->failure)) return false;
  decoder->raw_data_out = TRUE;
  decoder->out_color_space = decoder->jpeg_color_space;
  decoder->scale_num = (unsigned)eighths;
  decoder->scale_denom = 8;
  jpeg_start_decompress(decoder);
  for (int i = 0; i < decoder->num_components; i++)
    if (!allocate_plane(reader, i)) return false;
  return true;
}

bool cjpeg_read_planes(cjpeg_reader *reader) {
  j_decompress_ptr decoder = &reader->decoder;
  if (setjmp(reader->failure)) return false;
  JSAMPARRAY planes[MAX_PLANES] = {reader->rows[0], reader->rows[1], reader->rows[2]};
  if (jpeg_read_raw_data(decoder, planes, MAX_ROWS) == 0) return false;
  for (int i = 0; i < decoder->num_components; i++) {
    const jpeg_component_info *component = &decoder->comp_info[i];
    const int32_t left = (int32_t)component->downsampled_height - reader->next_rows[i];
    const int32_t all = rows_at_once(component);
    reader->row_counts[i] = left < all ? left : all;
    reader->next_rows[i] += reader->row_counts[i];
  }
  return true;
}

cjpeg_plane cjpeg_reader_plane(const cjpeg_reader *reader, int32_t index) {
  const struct jpeg_decompress_struct *decoder = &reader->decoder;
  const jpeg_component_info *component = &decoder->comp_info[index];
  return (cjpeg_plane){
      .rows = reader->planes[index],
      .stride = reader->strides[index],
      .row_count = reader->row_counts[index],
      .band = rows_at_once(component),
      .width = (int32_t)component->downsampled_width,
      .height = (int32_t)component->downsampled_height,
      .horizontal_scale = (double)(component->h_samp_factor * component->SCALED_WIDTH) /
                          (decoder->max_h_samp_factor * DCTSIZE),
      .vertical_scale = (double)(component->v_samp_factor * component->SCALED_HEIGHT) /
                        (decoder->max_v_samp_factor * DCTSIZE),
  };
}

// MARK: Pixels

bool cjpeg_begin_pixels(cjpeg_reader *reader) {
  if (setjmp(reader->failure)) return false;
  reader->decoder.out_color_space = JCS_EXT_BGRA;
  jpeg_start_decompress(&reader->decoder);
  return true;
}

bool cjpeg_read_pixels(cjpeg_reader *reader, uint8_t *bgra) {
  if (setjmp(reader->failure)) return false;
  return jpeg_read_scanlines(&reader->decoder, &bgra, 1) == 1;
}

bool cjpeg_finish(cjpeg_reader *reader) {
  if (setjmp(reader->failure)) return false;
  return jpeg_finish_decompress(&reader->decoder);
}
