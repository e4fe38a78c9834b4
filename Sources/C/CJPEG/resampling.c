#include "CJPEG.h"

#include <string.h>

#if defined(__SSE2__)
#include <emmintrin.h>
#endif

// In C, because multiplying pairs of 16-bit numbers (`pmaddwd`), which makes it several times as
// fast, cannot be said in Swift.

#define WEIGHT_BITS 14
#define HALF (1 << (WEIGHT_BITS - 1))

static inline uint8_t byte(int32_t value) {
  return (uint8_t)(value < 0 ? 0 : value > 255 ? 255 : value);
}

#if defined(__SSE2__)

/// Four sums that add up to the result.
static inline __m128i partial_sums(const uint8_t *samples, const int16_t *weights, int32_t taps) {
  const __m128i zero = _mm_setzero_si128();
  __m128i sums = zero;
  for (int32_t i = 0; i < taps; i += 8) {
    const __m128i wide = _mm_unpacklo_epi8(_mm_loadl_epi64((const __m128i *)(samples + i)), zero);
    sums = _mm_add_epi32(sums,
                         _mm_madd_epi16(wide, _mm_loadu_si128((const __m128i *)(weights + i))));
  }
  return sums;
}

/// The totals of four such quadruples.
static inline __m128i totals(__m128i a, __m128i b, __m128i c, __m128i d) {
  const __m128i ab = _mm_add_epi32(_mm_unpacklo_epi32(a, b), _mm_unpackhi_epi32(a, b));
  const __m128i cd = _mm_add_epi32(_mm_unpacklo_epi32(c, d), _mm_unpackhi_epi32(c, d));
  return _mm_add_epi32(_mm_unpacklo_epi64(ab, cd), _mm_unpackhi_epi64(ab, cd));
}

static inline __m128i rounded(__m128i sums) {
  return _mm_srai_epi32(_mm_add_epi32(sums, _mm_set1_epi32(HALF)), WEIGHT_BITS);
}

/// Compiled for each frequent number of taps by itself, which is a quarter faster.
static inline __attribute__((always_inline)) void reduce_row(const cjpeg_filter *filter,
                                                             const int32_t taps,
                                                             const uint8_t *restrict samples,
                                                             uint8_t *restrict results) {
  const int32_t *first = filter->first;
  const int16_t *weights = filter->weights;
  for (int32_t i = 0; i < filter->count; i += 4) {
    __m128i sums[4];
    for (int32_t j = 0; j < 4; j++) {
      // The last result is made more than once where there are no four left.
      const int32_t index = i + j < filter->count ? i + j : filter->count - 1;
      sums[j] = partial_sums(samples + first[index], weights + (ptrdiff_t)index * taps, taps);
    }
    __m128i bytes = rounded(totals(sums[0], sums[1], sums[2], sums[3]));
    bytes = _mm_packs_epi32(bytes, bytes);
    bytes = _mm_packus_epi16(bytes, bytes);
    const int32_t four = _mm_cvtsi128_si32(bytes);
    memcpy(results + i, &four, sizeof four);
  }
}

void cjpeg_reduce_row(const cjpeg_filter *filter, const uint8_t *samples, uint8_t *results) {
  switch (filter->taps) {
    case 8: reduce_row(filter, 8, samples, results); break;
    case 16: reduce_row(filter, 16, samples, results); break;
    case 24: reduce_row(filter, 24, samples, results); break;
    case 32: reduce_row(filter, 32, samples, results); break;
    default: reduce_row(filter, filter->taps, samples, results);
  }
}

void cjpeg_blend_rows(const uint8_t *const *rows, const int16_t *weights, int32_t taps,
                      uint8_t *results, int32_t count) {
  const __m128i zero = _mm_setzero_si128();
  for (int32_t x = 0; x < count; x += 16) {
    __m128i sums[4] = {zero, zero, zero, zero};
    for (int32_t i = 0; i < taps; i += 2) {
      const bool is_pair = i + 1 < taps;
      const __m128i one = _mm_loadu_si128((const __m128i *)(rows[i] + x));
      const __m128i two = is_pair ? _mm_loadu_si128((const __m128i *)(rows[i + 1] + x)) : zero;
      const uint32_t second = is_pair ? (uint16_t)weights[i + 1] : 0;
      const __m128i pair = _mm_set1_epi32((int32_t)(second << 16 | (uint16_t)weights[i]));
      const __m128i low = _mm_unpacklo_epi8(one, two), high = _mm_unpackhi_epi8(one, two);
      sums[0] = _mm_add_epi32(sums[0], _mm_madd_epi16(_mm_unpacklo_epi8(low, zero), pair));
      sums[1] = _mm_add_epi32(sums[1], _mm_madd_epi16(_mm_unpackhi_epi8(low, zero), pair));
      sums[2] = _mm_add_epi32(sums[2], _mm_madd_epi16(_mm_unpacklo_epi8(high, zero), pair));
      sums[3] = _mm_add_epi32(sums[3], _mm_madd_epi16(_mm_unpackhi_epi8(high, zero), pair));
    }
    const __m128i low = _mm_packs_epi32(rounded(sums[0]), rounded(sums[1]));
    const __m128i high = _mm_packs_epi32(rounded(sums[2]), rounded(sums[3]));
    _mm_storeu_si128((__m128i *)(results + x), _mm_packus_epi16(low, high));
  }
}

#else

void cjpeg_reduce_row(const cjpeg_filter *filter, const uint8_t *samples, uint8_t *results) {
  for (int32_t i = 0; i < filter->count; i++) {
    const uint8_t *source = samples + filter->first[i];
    const int16_t *weights = filter->weights + (ptrdiff_t)i * filter->taps;
    int32_t sum = HALF;
    for (int32_t j = 0; j < filter->taps; j++) sum += source[j] * weights[j];
    results[i] = byte(sum >> WEIGHT_BITS);
  }
}

void cjpeg_blend_rows(const uint8_t *const *rows, const int16_t *weights, int32_t taps,
                      uint8_t *results, int32_t count) {
  for (int32_t x = 0; x < count; x++) {
    int32_t sum = HALF;
    for (int32_t i = 0; i < taps; i++) sum += rows[i][x] * weights[i];
    results[x] = byte(sum >> WEIGHT_BITS);
  }
}

#endif

void cjpeg_ycc_to_bgra(const uint8_t *restrict y, const uint8_t *restrict cb,
                       const uint8_t *restrict cr, uint8_t *restrict bgra, int32_t count) {
  // The factors 1.772, 0.344136, 0.714136 and 1.402, with 14 bits after the point.
  for (int32_t i = 0; i < count; i++) {
    const int32_t blue = cb[i] - 128, red = cr[i] - 128;
    const int32_t luma = (y[i] << WEIGHT_BITS) + HALF;
    bgra[4 * i] = byte((luma + 29032 * blue) >> WEIGHT_BITS);
    bgra[4 * i + 1] = byte((luma - 5638 * blue - 11700 * red) >> WEIGHT_BITS);
    bgra[4 * i + 2] = byte((luma + 22970 * red) >> WEIGHT_BITS);
    bgra[4 * i + 3] = 255;
  }
}

void cjpeg_rgb_to_bgra(const uint8_t *restrict red, const uint8_t *restrict green,
                       const uint8_t *restrict blue, uint8_t *restrict bgra, int32_t count) {
  for (int32_t i = 0; i < count; i++) {
    bgra[4 * i] = blue[i];
    bgra[4 * i + 1] = green[i];
    bgra[4 * i + 2] = red[i];
    bgra[4 * i + 3] = 255;
  }
}
