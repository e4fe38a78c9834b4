import AdwaitaKit
import CAdw
import CollageDocument
import CollageEditing
import CollageGeometry
import CollagePresentation
import MessageCatalog

/// The properties of the page: its size, and how photos are arranged on it.
@MainActor
final class PageSection {
  let widget: GtkWidget
  private let model: EditorViewModel
  private let format: ChoiceField<CanvasSize?>
  private let width: NumberField
  private let height: NumberField
  private let style: ChoiceField<LayoutStyle>
  private let spacing: SliderField
  private let margin: SliderField

  /// More room between photos is hardly ever wanted, in canvas units.
  private static let mostSpacing = 200.0

  init(_ model: EditorViewModel) {
    self.model = model
    format = ChoiceField(tr("Format"), Self.formats) { size in
      if let size { model.resizeCanvas(to: size) }
    }
    func side(_ name: String, _ part: WritableKeyPath<CanvasSize, Double>) -> NumberField {
      NumberField(name, range: DocumentLimits.canvasSide, step: 10) { length in
        var size = model.document.canvas
        size[keyPath: part] = length
        model.adjustCanvas(to: size)
      }
    }
    width = side(tr("Width of the Page"), \.width)
    height = side(tr("Height of the Page"), \.height)
    style = ChoiceField(tr("Arrangement"), Self.styles) { model.arrange(in: $0) }
    func measure(
      _ title: String, _ part: WritableKeyPath<LayoutOptions, Double>
    ) -> SliderField {
      SliderField(title, range: 0...Self.mostSpacing, step: 1, words: { "\(Int($0.rounded()))" }) {
        length in model.adjustLayout { $0[keyPath: part] = length }
      }
    }
    spacing = measure(tr("Spacing"), \.spacing)
    margin = measure(tr("Margin"), \.margin)
    let column = GtkBox(.vertical, spacing: 18)
    widget = column.widget
    column.append(
      AdwPreferencesGroup.of(
        tr("Page"),
        [
          format.widget, InspectorRow.labelled(tr("Width"), width.widget),
          InspectorRow.labelled(tr("Height"), height.widget),
        ]
      ).widget)
    column.append(
      AdwPreferencesGroup.of(
        tr("Photos"), [style.widget, spacing.widget, margin.widget]
      ).widget)
  }

  /// Shows the properties of the page as they are now.
  func update() {
    let canvas = model.document.canvas
    let isKnown = Self.formats.contains { $0.value == canvas }
    format.show(isKnown ? canvas : .some(nil))
    width.show(canvas.width)
    height.show(canvas.height)
    style.show(model.arrangement)
    spacing.show(model.layout.spacing)
    margin.show(model.layout.margin)
  }

  private static var formats: [(value: CanvasSize?, label: String)] {
    let formats: [(CanvasFormat, String)] = [
      (.square, tr("Square")), (.landscape, tr("Landscape")), (.portrait, tr("Portrait")),
      (.story, tr("Story")),
      (.paper(widthInMillimetres: 210, heightInMillimetres: 297), tr("A4 Portrait")),
      (.paper(widthInMillimetres: 297, heightInMillimetres: 210), tr("A4 Landscape")),
    ]
    // None of these is out of the limits of a canvas.
    let sizes = formats.map { format in (try? format.0.canvasSize(), format.1) }
    return sizes + [(nil, tr("Custom"))]
  }

  private static var styles: [(value: LayoutStyle, label: String)] {
    [
      (.grid, AppAction.arrangeGrid.label), (.rows, AppAction.arrangeRows.label),
      (.columns, AppAction.arrangeColumns.label), (.free, AppAction.arrangeFreely.label),
    ]
  }
}
