#include "CSampling.h"

#include <math.h>
#include <string.h>

#if defined(__SSE2__)
#include <emmintrin.h>
#endif

// In C, because this is where a render spends most of its time, and multiplying pairs of 16-bit
// numbers (`pmaddwd`), which makes it several times as fast, cannot be said in Swift.

/// Bits after the point of a sum over a column, chosen so that it fits into 16 bits.
#define COLUMN_BITS 6
#define WEIGHT_BITS 14
#define COLUMN_SHIFT (WEIGHT_BITS - COLUMN_BITS)
#define TOTAL_SHIFT (WEIGHT_BITS + COLUMN_BITS)

#if defined(__SSE2__)

/// Two weights in each of the four lanes.
static inline __m128i weight_pair(const int16_t *weights) {
  int32_t pair;
  memcpy(&pair, weights, sizeof pair);
  return _mm_set1_epi32(pair);
}

/// The weighted sums over four rows of two pixels: those whose bytes are in `rows01` and `rows23`.
static inline __m128i column_pair(__m128i rows01, __m128i rows23, __m128i wy01, __m128i wy23) {
  const __m128i zero = _mm_setzero_si128();
  const __m128i half = _mm_set1_epi32(1 << (COLUMN_SHIFT - 1));
  __m128i first = _mm_add_epi32(_mm_madd_epi16(_mm_unpacklo_epi8(rows01, zero), wy01),
                                _mm_madd_epi16(_mm_unpacklo_epi8(rows23, zero), wy23));
  __m128i second = _mm_add_epi32(_mm_madd_epi16(_mm_unpackhi_epi8(rows01, zero), wy01),
                                 _mm_madd_epi16(_mm_unpackhi_epi8(rows23, zero), wy23));
  first = _mm_srai_epi32(_mm_add_epi32(first, half), COLUMN_SHIFT);
  second = _mm_srai_epi32(_mm_add_epi32(second, half), COLUMN_SHIFT);
  return _mm_packs_epi32(first, second);
}

/// The same two pixels with their channels side by side.
static inline __m128i interleaved(__m128i pair) {
  return _mm_unpacklo_epi16(pair, _mm_srli_si128(pair, 8));
}

/// One sample of the 4 × 4 pixels at `pixels`.
static inline uint32_t sample(const uint8_t *pixels, ptrdiff_t stride, const int16_t *wx,
                              const int16_t *wy) {
  const __m128i row0 = _mm_loadu_si128((const __m128i *)pixels);
  const __m128i row1 = _mm_loadu_si128((const __m128i *)(pixels + stride));
  const __m128i row2 = _mm_loadu_si128((const __m128i *)(pixels + 2 * stride));
  const __m128i row3 = _mm_loadu_si128((const __m128i *)(pixels + 3 * stride));
  const __m128i wy01 = weight_pair(wy), wy23 = weight_pair(wy + 2);
  const __m128i left = column_pair(_mm_unpacklo_epi8(row0, row1), _mm_unpacklo_epi8(row2, row3),
                                   wy01, wy23);
  const __m128i right = column_pair(_mm_unpackhi_epi8(row0, row1), _mm_unpackhi_epi8(row2, row3),
                                    wy01, wy23);
  __m128i sum = _mm_add_epi32(_mm_madd_epi16(interleaved(left), weight_pair(wx)),
                              _mm_madd_epi16(interleaved(right), weight_pair(wx + 2)));
  sum = _mm_srai_epi32(_mm_add_epi32(sum, _mm_set1_epi32(1 << (TOTAL_SHIFT - 1))), TOTAL_SHIFT);
  __m128i bytes = _mm_packs_epi32(sum, sum);
  bytes = _mm_packus_epi16(bytes, bytes);
  return (uint32_t)_mm_cvtsi128_si32(bytes);
}

#else

/// One sample of the 4 × 4 pixels at `pixels`.
static inline uint32_t sample(const uint8_t *pixels, ptrdiff_t stride, const int16_t *wx,
                              const int16_t *wy) {
  uint8_t bytes[4];
  for (int channel = 0; channel < 4; channel++) {
    int32_t sum = 1 << (TOTAL_SHIFT - 1);
    for (int x = 0; x < 4; x++) {
      int32_t column = 1 << (COLUMN_SHIFT - 1);
      for (int y = 0; y < 4; y++) column += pixels[y * stride + x * 4 + channel] * wy[y];
      sum += (column >> COLUMN_SHIFT) * wx[x];
    }
    sum >>= TOTAL_SHIFT;
    bytes[channel] = (uint8_t)(sum < 0 ? 0 : sum > 255 ? 255 : sum);
  }
  uint32_t pixel;
  memcpy(&pixel, bytes, sizeof pixel);
  return pixel;
}

#endif

static inline int64_t clamped(int64_t value, int64_t last) {
  return value < 0 ? 0 : value > last ? last : value;
}

/// Copies the 4 × 4 pixels from (`x`, `y`), some of which lie outside, with the edges drawn out.
static void gather(const csampling_picture *picture, int64_t x, int64_t y, uint8_t *block) {
  for (int row = 0; row < 4; row++) {
    const uint8_t *source = picture->pixels + clamped(y + row, picture->height - 1) * picture->stride;
    for (int column = 0; column < 4; column++)
      memcpy(block + row * 16 + column * 4, source + clamped(x + column, picture->width - 1) * 4, 4);
  }
}

/// Where weights below zero overshoot, a colour may come out stronger than its alpha allows.
static inline uint32_t valid(uint32_t pixel) {
  const uint32_t alpha = pixel >> 24;
  if (alpha == 255) return pixel;
  uint32_t result = alpha << 24;
  for (int shift = 0; shift < 24; shift += 8) {
    const uint32_t channel = pixel >> shift & 255;
    result |= (channel < alpha ? channel : alpha) << shift;
  }
  return result;
}

void csampling_sample_line(const csampling_picture *picture, const int16_t *weights, double u,
                           double v, double du, double dv, uint8_t *target, int32_t count) {
  // 32 bits after the point. A pixel's sample is in its middle; half a phase more rounds.
  const double offset = -0.5 + 0.5 / CSAMPLING_PHASES;
  const double one = 4294967296.0;
  int64_t x = llrint((u + offset) * one), y = llrint((v + offset) * one);
  const int64_t dx = llrint(du * one), dy = llrint(dv * one);
  for (int32_t i = 0; i < count; i++, x += dx, y += dy) {
    const int64_t left = (x >> 32) - 1, top = (y >> 32) - 1;
    const int16_t *wx = weights + 4 * (x >> 24 & (CSAMPLING_PHASES - 1));
    const int16_t *wy = weights + 4 * (y >> 24 & (CSAMPLING_PHASES - 1));
    uint32_t pixel;
    if (left >= 0 && top >= 0 && left + 4 <= picture->width && top + 4 <= picture->height) {
      pixel = sample(picture->pixels + top * picture->stride + left * 4, picture->stride, wx, wy);
    } else {
      uint8_t block[64];
      gather(picture, left, top, block);
      pixel = sample(block, 16, wx, wy);
    }
    pixel = valid(pixel);
    memcpy(target + 4 * (ptrdiff_t)i, &pixel, sizeof pixel);
  }
}
