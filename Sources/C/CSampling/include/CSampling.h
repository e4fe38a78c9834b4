#ifndef JOGAKBO_CSAMPLING_H
#define JOGAKBO_CSAMPLING_H

#include <stddef.h>
#include <stdint.h>

/// Pixels of four bytes, the last of which is alpha, with premultiplied colours.
typedef struct {
  const uint8_t *_Nonnull pixels;
  /// In pixels, each at least 1.
  int32_t width, height;
  /// Bytes from one row to the next.
  ptrdiff_t stride;
} csampling_picture;

/// How many places between two pixels have weights of their own.
#define CSAMPLING_PHASES 256

/// What the four weights of a phase sum up to.
#define CSAMPLING_ONE 16384

/// Samples `count` pixels along a straight line across a picture, whose edges are drawn out.
///
/// `weights` holds the weights of the four nearest pixels for each phase, 4 × CSAMPLING_PHASES. The
/// first sample lies at (`u`, `v`), in pixels from the picture's top left corner, and each next one
/// (`du`, `dv`) further; all must be of less than 2³⁰.
void csampling_sample_line(const csampling_picture *_Nonnull picture,
                           const int16_t *_Nonnull weights, double u, double v, double du,
                           double dv, uint8_t *_Nonnull target, int32_t count);

#endif
