#ifndef JOGAKBO_CCAIRO_SHIM_H
#define JOGAKBO_CCAIRO_SHIM_H

#include "../CGLib/CGLib.h"

#include <cairo-pdf.h>
#include <pango/pangocairo.h>

/// Whether the run's font paints its glyphs in colours of its own, as emoji fonts do.
static inline int ccairo_run_has_color(const PangoGlyphItem *run) {
  for (int i = 0; i < run->glyphs->num_glyphs; i++)
    if (run->glyphs->glyphs[i].attr.is_color) return 1;
  return 0;
}

// The text of a macro that Swift does not import.
static inline const char *ccairo_mime_type_jpeg(void) { return CAIRO_MIME_TYPE_JPEG; }
static inline const char *ccairo_mime_type_unique_id(void) { return CAIRO_MIME_TYPE_UNIQUE_ID; }

static inline void ccairo_unref_object(gpointer object) { g_object_unref(object); }

#endif
