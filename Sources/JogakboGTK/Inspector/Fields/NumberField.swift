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

  /// What shows in place of several numbers.
  private static let mixed = "–"

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
    spin.setNumeric(false)
    (spin.cast() as GtkEditable).setWidthChars(5)
    (spin.cast() as GtkEditable).setMaxWidthChars(5)
    widget.setAccessibleLabel(name)
    widget.setValign(.center)
    let field = spin
    spin.answer("output") { [weak self, unowned(unsafe) field] in
      guard self?.isMixed == true else { return false }
      (field.cast() as GtkEditable).setText(Self.mixed)
      return true
    }
    changing = spin.on("value-changed") { [weak self, unowned(unsafe) field] in
      self?.isMixed = false
      set(field.value)
    }
  }

  /// Sets the numbers that can be chosen.
  func setRange(_ range: ClosedRange<Double>) {
    changing?.paused { spin.setRange(range.lowerBound, max: range.upperBound) }
  }

  /// Shows a number, or that there are several.
  func show(_ value: Double?) {
    let factor = pow(10, Double(digits))
    let rounded = value.map { ($0 * factor).rounded() / factor }
    guard isMixed != (rounded == nil) || rounded.map({ $0 != spin.value }) == true else { return }
    isMixed = rounded == nil
    changing?.paused {
      if let rounded { spin.setValue(rounded) }
      // Lets it write what shows anew, also where the number is the same.
      spin.setDigits(guint(digits))
    }
  }
}
