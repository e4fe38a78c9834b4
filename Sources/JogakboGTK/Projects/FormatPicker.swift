import AdwaitaKit
import CAdw
import CollageDocument
import CollageGeometry
import CollagePresentation
import MessageCatalog

/// A choice of formats, each with its shape, and what more there is to choose of paper and of an own
/// size.
@MainActor
final class FormatPicker {
  let widget: GtkWidget
  private(set) var choices: NewProjectChoices
  private let paperRow: GtkWidget
  private let sizeRow: GtkWidget
  private let paper: GtkDropDown
  private let landscape = GtkCheckButton(label: tr("Wider than High"))
  private let resolution = FormatPicker.resolutionButton()
  private let pixels = GtkLabel("")
  private let width = FormatPicker.sideButton(tr("Width"))
  private let height = FormatPicker.sideButton(tr("Height"))

  init(_ choices: NewProjectChoices) {
    self.choices = choices
    let sheets = GtkStringList.of(PaperFormat.allCases.map(\.words))
    paper = GtkDropDown(sheets.cast(), expression: nil)
    paper.setAccessibleLabel(tr("Paper"))
    pixels.setXalign(0)
    pixels.addStyles("caption", "dim-label")
    let dots = Self.row(resolution.widget, GtkLabel(tr("dpi")).widget)
    paperRow = Self.column(paper.widget, landscape.widget, dots, pixels.widget)
    sizeRow = Self.row(width.widget, GtkLabel("×").widget, height.widget)
    let column = GtkBox(.vertical, spacing: 12)
    widget = column.widget
    column.append(makeShapes())
    column.append(paperRow)
    column.append(sizeRow)
    showDetails()
    fill()
    followDetails()
  }

  // MARK: The shapes

  private func makeShapes() -> GtkWidget {
    let grid = GtkGrid()
    grid.setRowSpacing(6)
    grid.setColumnSpacing(6)
    grid.setColumnHomogeneous(true)
    grid.setAccessibleLabel(tr("Format"))
    var first: GtkToggleButton?
    for (index, kind) in NewProjectChoices.Kind.allCases.enumerated() {
      let button = makeShape(kind)
      button.setGroup(first)
      first = first ?? button
      button.setActive(kind == choices.kind)
      button.on("toggled") { [weak self, unowned(unsafe) button] in
        if button.active { self?.choose(kind) }
      }
      grid.attach(
        button.widget, column: Int32(index % 3), row: Int32(index / 3), width: 1, height: 1)
    }
    return grid.widget
  }

  private func makeShape(_ kind: NewProjectChoices.Kind) -> GtkToggleButton {
    let shape = GtkBox(.vertical, spacing: 0)
    shape.addStyles("format-shape", kind.rawValue)
    shape.align(horizontally: .center, vertically: .center)
    let size = kind.shapeSize
    shape.widget.setSizeRequest(Int32(size.width), height: Int32(size.height))
    let place = GtkBox(.vertical, spacing: 0)
    place.widget.setSizeRequest(-1, height: 44)
    shape.expand(vertically: true)
    place.append(shape.widget)
    let label = GtkLabel(kind.words)
    label.addStyles("caption")
    let button = GtkToggleButton()
    (button.cast() as GtkButton).setChild(Self.column(place.widget, label.widget))
    button.setAccessibleLabel(kind.words)
    button.addStyles("flat")
    button.expand(horizontally: true)
    return button
  }

  private func choose(_ kind: NewProjectChoices.Kind) {
    choices.kind = kind
    showDetails()
  }

  // MARK: Paper and size

  private func showDetails() {
    paperRow.isVisible = choices.kind == .paper
    sizeRow.isVisible = choices.kind == .custom
    pixels.setText(choices.printSize.map { SizeWords.pixels($0) } ?? "")
  }

  private func fill() {
    paper.setSelected(guint(PaperFormat.allCases.firstIndex(of: choices.paper) ?? 0))
    landscape.setActive(choices.isPaperLandscape)
    resolution.setValue(choices.dotsPerInch)
    width.setValue(choices.customSize.width)
    height.setValue(choices.customSize.height)
  }

  private func followDetails() {
    paper.on("notify::selected") { [weak self] in self?.readDetails() }
    landscape.on("toggled") { [weak self] in self?.readDetails() }
    for button in [resolution, width, height] {
      button.on("value-changed") { [weak self] in self?.readDetails() }
    }
  }

  private func readDetails() {
    choices.paper = PaperFormat.allCases[Int(paper.selected)]
    choices.isPaperLandscape = landscape.active
    choices.dotsPerInch = resolution.value
    choices.customSize = CanvasSize(width: width.value, height: height.value)
    showDetails()
  }

  private static func resolutionButton() -> GtkSpinButton {
    let button = GtkSpinButton(36, max: 1_200, step: 50)
    button.setAccessibleLabel(tr("Resolution"))
    button.setNumeric(true)
    button.expand(horizontally: true)
    return button
  }

  private static func sideButton(_ label: String) -> GtkSpinButton {
    let sides = DocumentLimits.canvasSide
    let button = GtkSpinButton(sides.lowerBound, max: sides.upperBound, step: 10)
    button.setAccessibleLabel(label)
    button.setNumeric(true)
    button.expand(horizontally: true)
    (button.cast() as GtkEditable).setWidthChars(6)
    return button
  }

  private static func row(_ widgets: GtkWidget...) -> GtkWidget {
    box(.horizontal, widgets)
  }

  private static func column(_ widgets: GtkWidget...) -> GtkWidget {
    box(.vertical, widgets)
  }

  private static func box(_ orientation: GtkOrientation, _ widgets: [GtkWidget]) -> GtkWidget {
    let box = GtkBox(orientation, spacing: 6)
    widgets.forEach { box.append($0) }
    return box.widget
  }
}

extension NewProjectChoices.Kind {
  /// The size at which the format is drawn, in pixels.
  fileprivate var shapeSize: (width: Int, height: Int) {
    switch self {
    case .square: (34, 34)
    case .landscape: (42, 28)
    case .portrait: (28, 42)
    case .story: (24, 42)
    case .paper: (30, 42)
    case .custom: (38, 32)
    }
  }
}
