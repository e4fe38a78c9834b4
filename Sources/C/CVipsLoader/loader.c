// libvips brings fifty libraries along, which take more time to load than most commands take in
// all. So the program is not linked with it: each function that is called here is a jump to the
// real one, which is found when libvips is loaded. See docs/decisions/0011.
#include "CVipsLoader.h"

#include <dlfcn.h>
#include <stdio.h>
#include <stdlib.h>
#include <vips/version.h>

// What VipsKit and its tests call, be it through a macro; the linker names what is missing.
#define FUNCTIONS(each)                                                                         \
  each(vips_area_unref) each(vips_autorot) each(vips_band_format_get_type)                      \
  each(vips_bandjoin2) each(vips_bandjoin_const1) each(vips_blob_copy) each(vips_blob_get)      \
  each(vips_block_untrusted_set) each(vips_cache_set_max) each(vips_cast)                       \
  each(vips_colourspace) each(vips_copy) each(vips_enum_nick) each(vips_error_buffer_copy)      \
  each(vips_error_clear) each(vips_extract_band) each(vips_format_sizeof_unsafe)                \
  each(vips_gifload_source) each(vips_heifload_source) each(vips_icc_transform)                 \
  each(vips_image_generate) each(vips_image_get_as_string) each(vips_image_get_bands)           \
  each(vips_image_get_blob) each(vips_image_get_format) each(vips_image_get_height)             \
  each(vips_image_get_interpretation) each(vips_image_get_orientation)                          \
  each(vips_image_get_typeof) each(vips_image_get_width) each(vips_image_init_fields)           \
  each(vips_image_new) each(vips_image_new_from_memory_copy) each(vips_image_new_memory)        \
  each(vips_image_pipeline_array) each(vips_image_set_blob_copy) each(vips_image_set_int)       \
  each(vips_image_set_string) each(vips_image_write_line) each(vips_image_write_prepare)        \
  each(vips_init) each(vips_jpegload_source) each(vips_jpegsave_target)                         \
  each(vips_jxlload_source) each(vips_linear1) each(vips_operation_block_set)                   \
  each(vips_pngload_source) each(vips_pngsave_target) each(vips_premultiply)                    \
  each(vips_profile_load) each(vips_region_new) each(vips_region_prepare) each(vips_resize)     \
  each(vips_source_new_from_blob) each(vips_source_new_from_descriptor)                         \
  each(vips_target_custom_new) each(vips_target_get_type) each(vips_target_new_to_memory)       \
  each(vips_tiffload_source) each(vips_tiffsave_target) each(vips_tracked_get_allocs)           \
  each(vips_tracked_get_files) each(vips_unpremultiply) each(vips_webpload_source)              \
  each(vips_webpsave_target)

// Called in the place of a function that is not there yet.
static void not_loaded(void) {
  fputs("libvips is called before it is loaded\n", stderr);
  abort();
}

#if defined(__x86_64__)
#define JUMP(slot) "jmp *" slot "(%rip)"
#elif defined(__aarch64__)
// x16 is the register that the procedure call standard leaves to such code.
#define JUMP(slot) "adrp x16, " slot "\n ldr x16, [x16, :lo12:" slot "]\n br x16"
#else
#error "how this processor jumps is not known"
#endif

// A place for the address of a function, and the function, which jumps there. Arguments stay where
// they are, so that their kinds and number do not matter. It is hidden from libvips itself.
#define DEFINE(name)                                                                             \
  __attribute__((visibility("hidden"))) void *cvips_slot_##name = (void *)not_loaded;             \
  __asm__(".text\n"                                                                              \
          ".globl " #name "\n"                                                                   \
          ".hidden " #name "\n"                                                                  \
          ".type " #name ", @function\n" #name ":\n " JUMP("cvips_slot_" #name) "\n"             \
          ".size " #name ", . - " #name "\n");
FUNCTIONS(DEFINE)

#define ENTRY(name) {#name, &cvips_slot_##name},
static const struct {
  const char *name;
  void **slot;
} functions[] = {FUNCTIONS(ENTRY)};

const char *cvips_load(void) {
  char file[32];
  // As libtool counts: the number in the name is that of the oldest interface that still works.
  snprintf(file, sizeof file, "libvips.so.%d", VIPS_LIBRARY_CURRENT - VIPS_LIBRARY_AGE);
  void *library = dlopen(file, RTLD_LAZY | RTLD_LOCAL);
  if (!library) return dlerror();
  for (size_t i = 0; i < sizeof functions / sizeof *functions; i++) {
    void *found = dlsym(library, functions[i].name);
    if (!found) return dlerror();
    *functions[i].slot = found;
  }
  return NULL;
}
