import AdwaitaKit
import CAdw
import MessageCatalog

/// A number whose whole range is in sight.
@MainActor
final class SliderField {
  let widget: GtkWidget
  private let scale: GtkScale
  private let label = GtkLabel("")
  private let words: @MainActor (Double) -> String
  private var changing: SignalConnection?

  /// - Parameters:
  ///   - words: The number as it is told.
  ///   - set: Gets each number that the user chooses.
  init(
    _ title: String, range: ClosedRange<Double>, step: Double,
    words: @escaping @MainActor (Double) -> String,
    set: @escaping @MainActor (Double) -> Void
  ) {
    scale = GtkScale(.horizontal, min: range.lowerBound, max: range.upperBound, step: step)
    self.words = words
    scale.widget.setSizeRequest(130, height: -1)
    scale.align(vertically: .center)
    scale.setAccessibleLabel(title)
    label.setWidthChars(5)
    label.setXalign(1)
    label.addStyles("numeric", "dim-label")
    widget = InspectorRow.labelled(title, label.widget, scale.widget)
    let range: GtkRange = scale.cast()
    changing = range.on("value-changed") { [unowned(unsafe) range] in set(range.value) }
  }

  /// Shows a number, or that there are several.
  func show(_ value: Double?) {
    let text = value.map(words) ?? tr("Mixed")
    label.setText(text)
    scale.setAccessibleValue(text)
    guard let value else { return }
    changing?.paused { (scale.cast() as GtkRange).setValue(value) }
  }
}
