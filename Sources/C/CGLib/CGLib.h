#ifndef JOGAKBO_CGLIB_H
#define JOGAKBO_CGLIB_H

// Every module of C whose library uses GLib includes this file first, so that GLib's types are one
// module's: Swift could not tell which of several declarations carries the API notes.
#include <gio/gio.h>
#include <glib-unix.h>
#include <glib/gstdio.h>
#include <gmodule.h>
#include <malloc.h>
#include <stdbool.h>

// The caller owns what the function returns.
#define CGLIB_OWNED __attribute__((swift_attr("returns_retained")))

// MARK: Counting
// Swift counts an object itself: it takes over a floating reference, or adds one. It also counts
// what is not there, when an empty optional is part of a struct.

#define CGLIB_COUNTED_BY(T, REF, UNREF)                                                            \
  static inline void T##_ref(T *_Nullable object) {                                                \
    if (object) REF(object);                                                                       \
  }                                                                                                \
  static inline void T##_unref(T *_Nullable object) {                                              \
    if (object) UNREF(object);                                                                     \
  }
#define CGLIB_COUNTED(T) CGLIB_COUNTED_BY(T, g_object_ref_sink, g_object_unref)
#include "classes.h"

// MARK: Functions in a form that Swift can call

#include "functions.h"

// MARK: What is a macro or variadic in C

static inline GType cglib_type_string(void) { return G_TYPE_STRING; }
static inline bool cglib_value_is_enumeration(const GValue *_Nonnull value) {
  return G_VALUE_HOLDS_ENUM(value);
}
static inline bool cglib_value_is_flags(const GValue *_Nonnull value) {
  return G_VALUE_HOLDS_FLAGS(value);
}
static inline GVariant *_Nullable cglib_value_variant(const GValue *_Nonnull value) {
  return G_VALUE_HOLDS_VARIANT(value) ? g_value_get_variant(value) : NULL;
}
static inline const GVariantType *_Nonnull cglib_variant_type_string(void) {
  return G_VARIANT_TYPE_STRING;
}
/// The object in a value; a pointer, since the class is the caller's.
static inline gpointer _Nonnull cglib_value_object(const GValue *_Nonnull value) {
  return g_value_get_object(value);
}
/// What a value points to: a plain pointer, or a structure that it holds.
static inline gpointer _Nullable cglib_value_pointer(const GValue *_Nonnull value) {
  return G_VALUE_HOLDS_POINTER(value) ? g_value_get_pointer(value) : g_value_get_boxed(value);
}
/// Sizes are bytes. Only glibc's allocator has these settings.
static inline void cglib_set_up_allocator(int large_block, int heap_count) {
#ifdef __GLIBC__
  mallopt(M_MMAP_THRESHOLD, large_block);
  mallopt(M_ARENA_MAX, heap_count);
#endif
}
static inline void cglib_error_free(GError *_Nullable error) {
  g_clear_error(&error);
}
CGLIB_OWNED static inline GBytes *_Nonnull cglib_bytes_kept(const void *_Nullable start, gsize size,
                                                           GDestroyNotify _Nonnull release,
                                                           gpointer _Nullable owner) {
  return g_bytes_new_with_free_func(start, size, release, owner);
}
static inline void cglib_emit(gpointer _Nonnull object, const char *_Nonnull signal) {
  g_signal_emit_by_name(object, signal);
}
static inline bool cglib_is_a(gconstpointer _Nonnull object, GType type) {
  return g_type_check_instance_is_a((GTypeInstance *)object, type) != FALSE;
}

// MARK: libdispatch's main queue, for a loop that is not its own

int _dispatch_get_main_queue_handle_4CF(void);
void _dispatch_main_queue_callback_4CF(void *_Nullable);

#endif
