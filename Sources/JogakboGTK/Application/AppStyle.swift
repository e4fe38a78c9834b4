import AdwaitaKit
import CAdw

/// What the app adds to the system's style.
@MainActor
enum AppStyle {
  static func install() {
    GtkCssProvider.install(
      """
      .collage-canvas { background-color: shade(@window_bg_color, 0.96); color: @accent_color; }
      .project-grid { padding: 12px; background: none; }
      .project-grid > child { padding: 6px; margin: 3px; border-radius: 12px; }
      .project-grid > child:hover { background-color: alpha(currentColor, 0.06); }
      .project-card { min-width: 190px; }
      .narrow .project-card { min-width: 130px; }
      .thumbnail-frame {
        min-height: 170px; border-radius: 9px; background-color: alpha(currentColor, 0.07);
      }
      .narrow .thumbnail-frame { min-height: 130px; }
      .thumbnail { margin: 10px; }
      .format-shape { border: 2px solid currentColor; border-radius: 3px; }
      .format-shape.custom { border-style: dashed; }
      .drop-hint {
        margin: 12px; padding: 24px; border: 3px dashed @accent_color; border-radius: 12px;
        background-color: alpha(@window_bg_color, 0.9);
      }
      .crop-bar { border-radius: 12px; padding: 6px 12px; }
      .layer-picture { border-radius: 4px; }
      .inspector row, .inspector row > box.header { min-height: 40px; }
      spinbutton.mixed:not(:focus-within) > text { color: transparent; }
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
