public import CAdw

// Rows of a list in which something is set. Each is named by its title, for the eye and for screen
// readers. Handlers hear of the user's changes as well as of the program's: those that show a state
// compare.

/// A row with a switch.
@MainActor
public struct SwitchRow {
  /// The row, for a group.
  public let row: AdwActionRow
  private let toggle = GtkSwitch()

  /// A row whose switch is off.
  public init(_ title: String, subtitle: String = "") {
    row = AdwActionRow()
    row.setWords(title, subtitle: subtitle)
    toggle.align(vertically: .center)
    row.addSuffix(toggle.widget)
    row.setActivatableWidget(toggle.widget)
  }

  /// Whether it is on.
  public var isOn: Bool {
    get { toggle.active }
    nonmutating set { if toggle.active != newValue { toggle.setActive(newValue) } }
  }

  /// Calls a handler with each new state.
  public func onChange(_ handler: @escaping @MainActor (_ isOn: Bool) -> Void) {
    toggle.on("notify::active") { [unowned(unsafe) toggle] in handler(toggle.active) }
  }
}

/// A row with a number that can be typed and stepped.
@MainActor
public struct NumberRow {
  /// The row, for a group.
  public let row: AdwActionRow
  private let spin: GtkSpinButton

  /// A row whose number is the least.
  ///
  /// - Parameter digits: How many of them stand after the point.
  public init(
    _ title: String, subtitle: String = "", in range: ClosedRange<Double>, step: Double = 1,
    digits: Int = 0
  ) {
    spin = GtkSpinButton(range.lowerBound, max: range.upperBound, step: step)
    spin.setDigits(guint(digits))
    spin.setNumeric(true)
    row = AdwActionRow()
    row.setWords(title, subtitle: subtitle)
    spin.align(vertically: .center)
    row.addSuffix(spin.widget)
    row.setActivatableWidget(spin.widget)
  }

  /// The number.
  public var value: Double {
    get { spin.value }
    nonmutating set { if spin.value != newValue { spin.setValue(newValue) } }
  }

  /// Calls a handler with each new number.
  public func onChange(_ handler: @escaping @MainActor (_ value: Double) -> Void) {
    spin.on("value-changed") { [unowned(unsafe) spin] in handler(spin.value) }
  }
}

/// A row with a choice among a few.
@MainActor
public struct ChoiceRow {
  /// The row, for a group.
  public let row: AdwComboRow
  private let options: GtkStringList

  /// A row with the first option chosen.
  public init(_ title: String, subtitle: String = "", among options: [String]) {
    row = AdwComboRow()
    self.options = .of(options)
    row.setModel(self.options.cast())
    (row.cast() as AdwActionRow).setWords(title, subtitle: subtitle)
  }

  /// The place of the chosen option; nil where there is none.
  public var chosen: Int? {
    get { row.selected == GTK_INVALID_LIST_POSITION ? nil : Int(row.selected) }
    nonmutating set {
      let place = newValue.map(guint.init) ?? GTK_INVALID_LIST_POSITION
      if row.selected != place { row.setSelected(place) }
    }
  }

  /// Offers other options; the first one is chosen then, unless the options are the same.
  public func offer(_ options: [String]) {
    self.options.replace(with: options)
  }

  /// Calls a handler with the place of each newly chosen option.
  public func onChange(_ handler: @escaping @MainActor (_ place: Int) -> Void) {
    row.on("notify::selected") { [unowned(unsafe) row] in
      guard row.selected != GTK_INVALID_LIST_POSITION else { return }
      handler(Int(row.selected))
    }
  }
}

extension AdwActionRow {
  /// Sets both lines as they are, without markup.
  @MainActor public func setWords(_ title: String, subtitle: String = "") {
    let row: AdwPreferencesRow = cast()
    row.setUseMarkup(false)
    row.setTitle(title)
    setSubtitle(subtitle)
  }
}
