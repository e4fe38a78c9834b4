import AdwaitaKit
import CAdw

/// Keys as they are shown to people.
@MainActor
enum KeyLabel {
  /// Such as `Ctrl+Z` for `<Control>z`; empty for what is no key.
  static func of(_ accelerator: String) -> String {
    var (key, modifiers) = (guint(0), GdkModifierType())
    guard gtk_accelerator_parse(accelerator, &key, &modifiers) != 0 else { return "" }
    let label = gtk_accelerator_get_label(key, modifiers)
    defer { g_free(label) }
    return String(label)
  }
}
