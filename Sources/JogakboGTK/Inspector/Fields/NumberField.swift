import AdwaitaKit
import CAdw
import Foundation
import MessageCatalog

/// A number that can be typed and stepped, or several that differ.
@MainActor
final class NumberField {
  let widget: GtkWidget
  private let spin: GtkSpinButton
  private let digits: Int
  private var isMixed = false
  private var changing: SignalConnection?

  /// - Parameters:
  ///   - name: What a screen reader calls it.
  ///   - digits: How many decimal places show.
  ///   - set: Gets each number that the user chooses.
  init(
    _ name: String, range: ClosedRange<Double>, step: Double = 1, digits: Int = 0,
    set: @escaping @MainActor (Double) -> Void
  ) {
    spin = GtkSpinButton(range.lowerBound, max: range.upperBound, step: step)
    self.digits = digits
    widget = spin.widget
    spin.setDigits(guint(digits))
    (spin.cast() as GtkEditable).setWidthChars(5)
    (spin.cast() as GtkEditable).setMaxWidthChars(5)
    widget.setAccessibleLabel(name)
    widget.setValign(.center)
    let field = spin
    changing = spin.on("value-changed") { [unowned(unsafe) field] in set(field.value) }
    (field.cast() as GtkEditable).delegate?.on("activate") {
      [weak self, unowned(unsafe) field] in
      // For several layers, the number of one of them is a choice as well.
      if self?.isMixed == true { set(field.value) }
    }
  }

  /// Sets the numbers that can be chosen.
  func setRange(_ range: ClosedRange<Double>) {
    changing?.paused { spin.setRange(range.lowerBound, max: range.upperBound) }
  }

  /// Shows a number, or that there are several.
  ///
  /// - Parameter base: Where stepping begins in place of several.
  func show(_ value: Double?, orStepFrom base: Double? = nil) {
    isMixed = value == nil
    // The style sheet hides the number until the field has the focus.
    widget.setStyle("mixed", to: isMixed)
    widget.setAccessibleDescription(isMixed ? tr("Mixed") : "")
    guard let shown = value ?? base else { return }
    let factor = pow(10, Double(digits))
    let rounded = (shown * factor).rounded() / factor
    guard rounded != spin.value else { return }
    changing?.paused { spin.setValue(rounded) }
  }
}
