#ifndef JOGAKBO_CADW_H
#define JOGAKBO_CADW_H

#include <gio/gio.h>
#include <glib-unix.h>
#include <stdbool.h>

// What GTK includes must stand outside the attribute below: it is used on other threads too.
#include <cairo.h>
#include <gdk-pixbuf/gdk-pixbuf.h>
#include <graphene-gobject.h>
#include <pango/pangocairo.h>

// Everything of GDK, GSK, GTK and libadwaita belongs to the main thread.
#define CADW_MAIN_THREAD_BEGIN                                                                     \
  _Pragma("clang attribute push(__attribute__((swift_attr(\"@MainActor\"))), apply_to = any(function, record))")
#define CADW_MAIN_THREAD_END _Pragma("clang attribute pop")

CADW_MAIN_THREAD_BEGIN
#include <adwaita.h>
CADW_MAIN_THREAD_END

// The caller owns what the function returns.
#define CADW_OWNED __attribute__((swift_attr("returns_retained")))

// MARK: Counting
// Swift counts an object itself: it takes over a floating reference, or adds one.

#define CADW_COUNTED_BY(T, REF, UNREF)                                                             \
  static inline void T##_ref(T *_Nonnull object) { REF(object); }                                  \
  static inline void T##_unref(T *_Nonnull object) { UNREF(object); }
#define CADW_COUNTED(T) CADW_COUNTED_BY(T, g_object_ref_sink, g_object_unref)
#include "classes.h"

// MARK: Functions in a form that Swift can call

#include "functions.h"

// MARK: What is a macro or variadic in C

static inline GType cadw_type_none(void) { return G_TYPE_NONE; }
static inline GType cadw_type_boolean(void) { return G_TYPE_BOOLEAN; }
static inline GType cadw_type_string(void) { return G_TYPE_STRING; }
static inline GType cadw_type_file_list(void) { return GDK_TYPE_FILE_LIST; }
static inline bool cadw_value_is_enumeration(const GValue *_Nonnull value) {
  return G_VALUE_HOLDS_ENUM(value);
}
static inline bool cadw_value_is_flags(const GValue *_Nonnull value) {
  return G_VALUE_HOLDS_FLAGS(value);
}
static inline GVariant *_Nullable cadw_value_variant(const GValue *_Nonnull value) {
  return G_VALUE_HOLDS_VARIANT(value) ? g_value_get_variant(value) : NULL;
}
static inline const GVariantType *_Nonnull cadw_variant_type_string(void) {
  return G_VARIANT_TYPE_STRING;
}
/// The object in a value; a pointer, since the class is the caller's.
static inline gpointer _Nonnull cadw_value_object(const GValue *_Nonnull value) {
  return g_value_get_object(value);
}
static inline void cadw_error_free(GError *_Nullable error) {
  g_clear_error(&error);
}
CADW_OWNED static inline GBytes *_Nonnull cadw_bytes_kept(const void *_Nullable start, gsize size,
                                                           GDestroyNotify _Nonnull release,
                                                           gpointer _Nullable owner) {
  return g_bytes_new_with_free_func(start, size, release, owner);
}
static inline void cadw_emit(gpointer _Nonnull object, const char *_Nonnull signal) {
  g_signal_emit_by_name(object, signal);
}
static inline bool cadw_is_a(gconstpointer _Nonnull object, GType type) {
  return g_type_check_instance_is_a((GTypeInstance *)object, type) != FALSE;
}

CADW_MAIN_THREAD_BEGIN

static inline void cadw_accessible_set_string(GtkAccessible *_Nonnull accessible,
                                              GtkAccessibleProperty property,
                                              const char *_Nonnull text) {
  gtk_accessible_update_property(accessible, property, text, -1);
}

static inline void cadw_accessible_set_number(GtkAccessible *_Nonnull accessible,
                                              GtkAccessibleProperty property, double number) {
  gtk_accessible_update_property(accessible, property, number, -1);
}

/// For states whose value is a truth value or one of three: both are passed as an int.
static inline void cadw_accessible_set_state(GtkAccessible *_Nonnull accessible,
                                             GtkAccessibleState state, int value) {
  gtk_accessible_update_state(accessible, state, value, -1);
}

static inline void cadw_accessible_set_related(GtkAccessible *_Nonnull accessible,
                                               GtkAccessibleRelation relation,
                                               GtkAccessible *_Nonnull other) {
  gtk_accessible_update_relation(accessible, relation, other, NULL, -1);
}

static inline GtkWidget *_Nonnull cadw_widget_new(GType type, GtkAccessibleRole role) {
  return (GtkWidget *)g_object_new(type, "accessible-role", role, NULL);
}

CADW_OWNED static inline GdkContentProvider *_Nonnull cadw_content_of_text(const char *_Nonnull text) {
  return gdk_content_provider_new_typed(G_TYPE_STRING, text);
}

/// `files` are GFile pointers.
CADW_OWNED static inline GdkContentProvider *_Nonnull cadw_content_of_files(const gpointer *_Nonnull files,
                                                                 gsize count) {
  GdkFileList *list = gdk_file_list_new_from_array((GFile **)files, count);
  GdkContentProvider *content = gdk_content_provider_new_typed(GDK_TYPE_FILE_LIST, list);
  g_boxed_free(GDK_TYPE_FILE_LIST, list);
  return content;
}

CADW_MAIN_THREAD_END

// MARK: libdispatch's main queue, for a loop that is not its own

int _dispatch_get_main_queue_handle_4CF(void);
void _dispatch_main_queue_callback_4CF(void *_Nullable);

#endif
