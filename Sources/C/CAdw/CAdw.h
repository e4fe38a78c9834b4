#ifndef JOGAKBO_CADW_H
#define JOGAKBO_CADW_H

#include "../CGLib/CGLib.h"

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

#include "classes.h"

// MARK: Functions in a form that Swift can call

CADW_MAIN_THREAD_BEGIN
#include "functions.h"
CADW_MAIN_THREAD_END

// MARK: What is a macro or variadic in C

static inline GType cadw_type_file_list(void) { return GDK_TYPE_FILE_LIST; }

CADW_MAIN_THREAD_BEGIN

// MARK: Content that is made when it is asked for

/// Begins to answer a request for content; see `cadw_answer_end`.
static inline gpointer _Nonnull cadw_answer_begin(gpointer _Nonnull provider,
                                                  GCancellable *_Nullable cancellable,
                                                  GAsyncReadyCallback _Nullable callback,
                                                  gpointer _Nullable data) {
  return g_task_new(provider, cancellable, callback, data);
}
/// Has a class of content offer the address of a file. Swift cannot give away what it returns to C.
static inline GdkContentFormats *_Nonnull cadw_file_address_format(GdkContentProvider *provider) {
  const char *types[] = {"text/uri-list"};
  return gdk_content_formats_new(types, 1);
}
static inline void cadw_class_offers_file_address(gpointer _Nonnull type) {
  GDK_CONTENT_PROVIDER_CLASS(type)->ref_formats = cadw_file_address_format;
}
/// Ends an answer, in words where there is no content.
static inline void cadw_answer_end(gpointer _Nonnull answer, const char *_Nullable problem) {
  if (problem)
    g_task_return_new_error(answer, G_IO_ERROR, G_IO_ERROR_FAILED, "%s", problem);
  else
    g_task_return_boolean(answer, TRUE);
  g_object_unref(answer);
}
static inline gboolean cadw_answer_finish(GAsyncResult *_Nonnull answer,
                                          GError *_Nullable *_Nullable error) {
  return g_task_propagate_boolean((GTask *)answer, error);
}

/// An option of the command line that takes a word, or none where `placeholder` is missing.
static inline void cadw_application_add_option(GApplication *_Nonnull application,
                                               const char *_Nonnull name,
                                               const char *_Nonnull description,
                                               const char *_Nullable placeholder) {
  g_application_add_main_option(application, name, 0, G_OPTION_FLAG_NONE,
                                placeholder ? G_OPTION_ARG_STRING : G_OPTION_ARG_NONE, description,
                                placeholder);
}

/// The word given with an option; NULL where it was not given.
static inline char *_Nullable cadw_option_word(gpointer _Nonnull options,
                                               const char *_Nonnull name) {
  char *word = NULL;
  return g_variant_dict_lookup(options, name, "s", &word) ? word : NULL;
}

static inline bool cadw_option_is_given(gpointer _Nonnull options, const char *_Nonnull name) {
  return g_variant_dict_contains(options, name);
}

static inline void cadw_accessible_set_string(GtkAccessible *_Nonnull accessible,
                                              GtkAccessibleProperty property,
                                              const char *_Nonnull text) {
  gtk_accessible_update_property(accessible, property, text, -1);
}

/// For states whose value is a truth value or one of three: both are passed as an int.
static inline void cadw_accessible_set_state(GtkAccessible *_Nonnull accessible,
                                             GtkAccessibleState state, int value) {
  gtk_accessible_update_state(accessible, state, value, -1);
}

static inline GtkWidget *_Nonnull cadw_widget_new(GType type, GtkAccessibleRole role) {
  return (GtkWidget *)g_object_new(type, "accessible-role", role, NULL);
}

CGLIB_OWNED static inline GdkContentProvider *_Nonnull cadw_content_of_text(const char *_Nonnull text) {
  return gdk_content_provider_new_typed(G_TYPE_STRING, text);
}

CGLIB_OWNED static inline GdkContentProvider *_Nonnull cadw_content_new(GType type) {
  return g_object_new(type, NULL);
}

/// `files` are GFile pointers.
CGLIB_OWNED static inline GdkContentProvider *_Nonnull cadw_content_of_files(const gpointer *_Nonnull files,
                                                                 gsize count) {
  GdkFileList *list = gdk_file_list_new_from_array((GFile **)files, count);
  GdkContentProvider *content = gdk_content_provider_new_typed(GDK_TYPE_FILE_LIST, list);
  g_boxed_free(GDK_TYPE_FILE_LIST, list);
  return content;
}

/// `providers` are GdkContentProvider pointers.
CGLIB_OWNED static inline GdkContentProvider *_Nonnull cadw_content_of_any(const gpointer *_Nonnull providers,
                                                               gsize count) {
  // The array is taken as it is, its providers are taken over.
  for (gsize i = 0; i < count; i++) g_object_ref(providers[i]);
  return gdk_content_provider_new_union((GdkContentProvider **)providers, count);
}

CADW_MAIN_THREAD_END

#endif
