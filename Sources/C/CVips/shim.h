#ifndef JOGAKBO_CVIPS_SHIM_H
#define JOGAKBO_CVIPS_SHIM_H

#include "../CGLib/CGLib.h"

#include <errno.h>
#include <unistd.h>
#include <vips/vips.h>

// Swift cannot call variadic functions. Each wrapper below fixes one call of libvips to the
// arguments that VipsKit gives it. All return 0 for success, as libvips does.

// MARK: Starting

/// libvips reports what it also returns as an error to the log; a library does not print.
static inline void cvips_ignore_log(const gchar *domain, GLogLevelFlags level,
                                    const gchar *message, gpointer data) {}

static inline int cvips_start(void) {
  if (vips_init("VipsKit")) return -1;
  g_log_set_handler("VIPS", G_LOG_LEVEL_WARNING | G_LOG_LEVEL_MESSAGE | G_LOG_LEVEL_INFO,
                    cvips_ignore_log, NULL);
  return 0;
}

// MARK: Loading

#define CVIPS_LOADING "access", VIPS_ACCESS_SEQUENTIAL, "fail_on"

static inline int cvips_load_jpeg(VipsSource *source, int shrink, VipsFailOn fail_on,
                                  VipsImage **out) {
  return vips_jpegload_source(source, out, "shrink", shrink, CVIPS_LOADING, fail_on, NULL);
}

static inline int cvips_load_webp(VipsSource *source, double scale, VipsFailOn fail_on,
                                  VipsImage **out) {
  return vips_webpload_source(source, out, "scale", scale, CVIPS_LOADING, fail_on, NULL);
}

static inline int cvips_load_png(VipsSource *source, VipsFailOn fail_on, VipsImage **out) {
  return vips_pngload_source(source, out, CVIPS_LOADING, fail_on, NULL);
}

static inline int cvips_load_gif(VipsSource *source, VipsFailOn fail_on, VipsImage **out) {
  return vips_gifload_source(source, out, CVIPS_LOADING, fail_on, NULL);
}

static inline int cvips_load_heif(VipsSource *source, VipsFailOn fail_on, VipsImage **out) {
  return vips_heifload_source(source, out, CVIPS_LOADING, fail_on, NULL);
}

static inline int cvips_load_jxl(VipsSource *source, VipsFailOn fail_on, VipsImage **out) {
  return vips_jxlload_source(source, out, CVIPS_LOADING, fail_on, NULL);
}

static inline int cvips_load_tiff(VipsSource *source, VipsFailOn fail_on, VipsImage **out) {
  return vips_tiffload_source(source, out, CVIPS_LOADING, fail_on, NULL);
}

// MARK: Changing

static inline int cvips_resize(VipsImage *in, double scale, double vertical_scale,
                               VipsImage **out) {
  return vips_resize(in, out, scale, "vscale", vertical_scale, "kernel", VIPS_KERNEL_LANCZOS3,
                     NULL);
}

static inline int cvips_premultiply(VipsImage *in, double max_alpha, VipsImage **out) {
  return vips_premultiply(in, out, "max_alpha", max_alpha, NULL);
}

static inline int cvips_unpremultiply(VipsImage *in, double max_alpha, VipsImage **out) {
  return vips_unpremultiply(in, out, "max_alpha", max_alpha, NULL);
}

static inline int cvips_cast(VipsImage *in, VipsBandFormat format, VipsImage **out) {
  return vips_cast(in, out, format, NULL);
}

static inline int cvips_multiply(VipsImage *in, double factor, VipsImage **out) {
  return vips_linear1(in, out, factor, 0.0, NULL);
}

static inline int cvips_add(VipsImage *in, double term, VipsImage **out) {
  return vips_linear1(in, out, 1.0, term, NULL);
}

static inline int cvips_tag(VipsImage *in, VipsInterpretation interpretation, VipsImage **out) {
  return vips_copy(in, out, "interpretation", interpretation, NULL);
}

static inline int cvips_extract_bands(VipsImage *in, int first, int count, VipsImage **out) {
  return vips_extract_band(in, out, first, "n", count, NULL);
}

static inline int cvips_join_bands(VipsImage *colour, VipsImage *alpha, VipsImage **out) {
  return vips_bandjoin2(colour, alpha, out, NULL);
}

static inline int cvips_add_opaque_alpha(VipsImage *in, VipsImage **out) {
  return vips_bandjoin_const1(in, out, 255.0, NULL);
}

static inline int cvips_to_srgb(VipsImage *in, VipsImage **out) {
  return vips_colourspace(in, out, VIPS_INTERPRETATION_sRGB, NULL);
}

static inline int cvips_embedded_profile_to_srgb(VipsImage *in, VipsImage **out) {
  return vips_icc_transform(in, out, "srgb", "embedded", TRUE, "intent",
                            VIPS_INTENT_PERCEPTUAL, "depth", 8, NULL);
}

static inline int cvips_builtin_cmyk_to_srgb(VipsImage *in, VipsImage **out) {
  return vips_icc_transform(in, out, "srgb", "embedded", FALSE, "input_profile", "cmyk",
                            "intent", VIPS_INTENT_PERCEPTUAL, "depth", 8, NULL);
}

static inline int cvips_apply_orientation(VipsImage *in, VipsImage **out) {
  return vips_autorot(in, out, NULL);
}

// MARK: Saving

// A file that is written, and the `errno` of the call that failed, which libvips forgets.
typedef struct {
  int descriptor;
  int error;
} CVipsFile;

static inline gint64 cvips_file_outcome(CVipsFile *file, gint64 outcome) {
  if (outcome < 0) file->error = errno;
  return outcome;
}

static inline gint64 cvips_file_write(VipsTargetCustom *target, const void *bytes, gint64 count,
                                      CVipsFile *file) {
  gint64 written;
  do {
    written = write(file->descriptor, bytes, (size_t)count);
  } while (written < 0 && errno == EINTR);
  return cvips_file_outcome(file, written);
}

static inline gint64 cvips_file_read(VipsTargetCustom *target, void *bytes, gint64 count,
                                     CVipsFile *file) {
  return cvips_file_outcome(file, read(file->descriptor, bytes, (size_t)count));
}

static inline gint64 cvips_file_seek(VipsTargetCustom *target, gint64 offset, int whence,
                                     CVipsFile *file) {
  return cvips_file_outcome(file, lseek(file->descriptor, offset, whence));
}

// The file must outlive the target.
static inline VipsTarget *cvips_target_new(CVipsFile *file) {
  VipsTargetCustom *target = vips_target_custom_new();
  g_signal_connect(target, "write", G_CALLBACK(cvips_file_write), file);
  // TIFF goes back to fill in its offsets.
  g_signal_connect(target, "read", G_CALLBACK(cvips_file_read), file);
  g_signal_connect(target, "seek", G_CALLBACK(cvips_file_seek), file);
  return VIPS_TARGET(target);
}

static inline int cvips_builtin_profile(const char *name, VipsBlob **out) {
  return vips_profile_load(name, out, NULL);
}

static inline int cvips_save_jpeg(VipsImage *in, VipsTarget *target, int quality,
                                  VipsForeignSubsample subsample) {
  return vips_jpegsave_target(in, target, "Q", quality, "subsample_mode", subsample, NULL);
}

static inline int cvips_save_png(VipsImage *in, VipsTarget *target, int compression,
                                 VipsForeignPngFilter filter) {
  return vips_pngsave_target(in, target, "compression", compression, "filter", filter, NULL);
}

static inline int cvips_save_webp(VipsImage *in, VipsTarget *target, int quality,
                                  gboolean lossless) {
  return vips_webpsave_target(in, target, "Q", quality, "lossless", lossless, NULL);
}

static inline int cvips_save_tiff(VipsImage *in, VipsTarget *target, gboolean big) {
  return vips_tiffsave_target(in, target, "compression", VIPS_FOREIGN_TIFF_COMPRESSION_DEFLATE,
                              "predictor", VIPS_FOREIGN_TIFF_PREDICTOR_HORIZONTAL, "resunit",
                              VIPS_FOREIGN_TIFF_RESUNIT_INCH, "bigtiff", big, NULL);
}

// MARK: Pixels
// The loops are in C because they run over every pixel, in unoptimised builds too.

/// c * a / 255, rounded, without a division.
static inline unsigned cvips_scaled(unsigned c, unsigned a) {
  unsigned product = c * a + 128;
  return (product + (product >> 8)) >> 8;
}

static inline size_t cvips_bytes_per_pixel(VipsImage *image) {
  return VIPS_IMAGE_SIZEOF_PEL(image);
}

/// Writes straight RGBA as premultiplied BGRA.
static inline void cvips_straight_rgba_to_bgra(const unsigned char *rgba, unsigned char *bgra,
                                               size_t count) {
  for (size_t i = 0; i < count; i++, rgba += 4, bgra += 4) {
    unsigned a = rgba[3];
    bgra[0] = (unsigned char)cvips_scaled(rgba[2], a);
    bgra[1] = (unsigned char)cvips_scaled(rgba[1], a);
    bgra[2] = (unsigned char)cvips_scaled(rgba[0], a);
    bgra[3] = (unsigned char)a;
  }
}

static inline int cvips_is_opaque(const unsigned char *pixels, size_t count) {
  unsigned all = 255;
  for (size_t i = 0; i < count; i++) all &= pixels[4 * i + 3];
  return all == 255;
}

/// Writes premultiplied BGRA as RGB on white.
static inline void cvips_bgra_to_rgb_on_white(const unsigned char *bgra, unsigned char *rgb,
                                              size_t count) {
  for (size_t i = 0; i < count; i++, bgra += 4, rgb += 3) {
    unsigned white = 255u - bgra[3];
    unsigned r = bgra[2] + white, g = bgra[1] + white, b = bgra[0] + white;
    // A colour above its alpha is no premultiplied colour; it is clamped, not wrapped.
    rgb[0] = (unsigned char)(r > 255 ? 255 : r);
    rgb[1] = (unsigned char)(g > 255 ? 255 : g);
    rgb[2] = (unsigned char)(b > 255 ? 255 : b);
  }
}

static inline unsigned char cvips_unscaled(unsigned c, unsigned a) {
  unsigned straight = (c * 255 + a / 2) / a;
  return (unsigned char)(straight > 255 ? 255 : straight);
}

/// Writes premultiplied BGRA as straight RGBA.
static inline void cvips_bgra_to_straight_rgba(const unsigned char *bgra, unsigned char *rgba,
                                               size_t count) {
  for (size_t i = 0; i < count; i++, bgra += 4, rgba += 4) {
    unsigned a = bgra[3];
    if (a == 255) {
      rgba[0] = bgra[2], rgba[1] = bgra[1], rgba[2] = bgra[0];
    } else if (a == 0) {
      rgba[0] = rgba[1] = rgba[2] = 0;
    } else {
      rgba[0] = cvips_unscaled(bgra[2], a);
      rgba[1] = cvips_unscaled(bgra[1], a);
      rgba[2] = cvips_unscaled(bgra[0], a);
    }
    rgba[3] = (unsigned char)a;
  }
}

#endif
