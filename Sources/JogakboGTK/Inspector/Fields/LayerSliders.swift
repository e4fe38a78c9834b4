import AdwaitaKit
import CAdw
import CollagePresentation

/// Sliders of numbers of the selected layers.
@MainActor
final class LayerSliders {
  private let model: EditorViewModel
  private var sliders: [(number: LayerNumber, slider: SliderField)] = []

  init(_ model: EditorViewModel) {
    self.model = model
  }

  /// A row with a slider.
  ///
  /// - Parameters:
  ///   - low: The least that is usual; the number itself may be less.
  ///   - high: The most that is usual.
  ///   - unit: What stands after the number.
  func row(
    _ number: LayerNumber, _ title: String, from low: Double = 0, upTo high: Double,
    unit: String = ""
  ) -> GtkWidget {
    let model = model
    let slider = SliderField(
      title, range: low...high, step: 1, words: { "\(Int($0.rounded()))\(unit)" }
    ) { model.set(number, to: $0) }
    sliders.append((number, slider))
    return slider.widget
  }

  /// Shows the numbers as they are now.
  func show(_ values: InspectorValues) {
    for (number, slider) in sliders where values.has(number) { slider.show(values[number]) }
  }
}
