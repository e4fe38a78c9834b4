import AdwaitaKit
import CAdw
import CollageDocument
import CollagePresentation
import MessageCatalog

/// Where the selection lies, how large it is and how it is turned.
@MainActor
final class PlacementSection {
  let widget: GtkWidget
  private let model: EditorViewModel
  private let fields: [Cell]

  private struct Cell {
    var number: LayerNumber
    var title: String
    var label: GtkLabel
    var field: NumberField
  }

  init(_ model: EditorViewModel) {
    self.model = model
    let grid = GtkGrid()
    grid.setColumnHomogeneous(true)
    grid.setColumnSpacing(12)
    grid.setRowSpacing(8)
    let cells: [(LayerNumber, String, digits: Int)] = [
      // Translators: the coordinates of the middle of a layer
      (.x, tr("X"), 0), (.y, tr("Y"), 0), (.width, tr("Width"), 0), (.height, tr("Height"), 0),
      (.rotation, tr("Rotation (°)"), 1), (.scale, tr("Scale (%)"), 0),
    ]
    fields = cells.enumerated().map { place, cell in
      let (number, title, digits) = cell
      let field = NumberField(
        title, range: number.limits(on: model.document.canvas), digits: digits
      ) { model.set(number, to: $0) }
      let label = GtkLabel(title)
      label.setXalign(0)
      label.addStyles("caption", "dim-label")
      let column = GtkBox(.vertical, spacing: 2)
      column.append(label.widget)
      column.append(field.widget)
      grid.attach(
        column.widget, column: Int32(place % 2), row: Int32(place / 2), width: 1, height: 1)
      return Cell(number: number, title: title, label: label, field: field)
    }
    widget = AdwPreferencesGroup.of(tr("Placement"), [InspectorRow.plain(grid.widget)]).widget
  }

  /// Shows the numbers as they are now.
  func update(_ values: InspectorValues) {
    let foremost = InspectorValues(of: Array(model.selectedLayers.suffix(1)))
    for cell in fields {
      let number = cell.number
      cell.field.setRange(number.limits(on: model.document.canvas))
      cell.field.show(values[number], orStepFrom: foremost[number])
      cell.label.setText(
        values[number] == nil
          ? tr("{property}: mixed", ["property": cell.title]) : cell.title)
      // The height of a text follows from its words.
      cell.field.widget.setSensitive(number != .height || values.photoCount > 0)
    }
  }
}
