import AdwaitaKit
import CAdw

/// What the app adds to the system's style.
@MainActor
enum AppStyle {
  static func install() {
    GtkCssProvider.install(
      """
      .collage-canvas { background-color: shade(@window_bg_color, 0.96); color: @accent_color; }
      .crop-bar { border-radius: 12px; padding: 6px 12px; }
      .layer-picture { border-radius: 4px; }
      .inspector row, .inspector row > box.header { min-height: 40px; }
      .swatch { min-width: 20px; min-height: 20px; padding: 0;
        border: 1px solid alpha(currentColor, 0.3); }
      .swatch.white { background: #ffffff; }
      .swatch.grey { background: #808080; }
      .swatch.black { background: #000000; }
      row.drop-above { box-shadow: inset 0 2px @accent_color; }
      row.drop-below { box-shadow: inset 0 -2px @accent_color; }
      canvas-item:focus-visible { outline: 3px solid alpha(@accent_color, 0.6); outline-offset: 3px; }
      """)
  }
}
