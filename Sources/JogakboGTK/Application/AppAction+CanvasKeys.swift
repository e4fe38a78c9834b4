extension AppAction {
  /// The keys that do the action while the canvas has the keyboard, in GTK's notation. Text fields
  /// need them for themselves.
  var canvasAccelerators: [String] {
    switch self {
    case .cut: ["<Control>x"]
    case .copy: ["<Control>c"]
    case .paste: ["<Control>v"]
    case .selectAll: ["<Control>a"]
    case .delete: ["Delete", "BackSpace", "KP_Delete"]
    case .enlarge: ["plus", "equal", "KP_Add"]
    case .shrink: ["minus", "KP_Subtract"]
    default: []
    }
  }

  /// The key to show for the action; nil where it has none.
  var shownAccelerator: String? { accelerators.first ?? canvasAccelerators.first }
}
