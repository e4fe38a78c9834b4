public import CAdw

extension GtkCssProvider {
  /// Adds a style sheet, in GTK's CSS, to all windows of the display; after those of the system,
  /// before the user's own.
  @discardableResult @MainActor
  public static func install(_ styleSheet: String) -> GtkCssProvider? {
    guard let display = GdkDisplay.default else { return nil }
    let provider = GtkCssProvider()
    provider.loadFromData(styleSheet, length: -1)
    GtkStyleContext.addProviderForDisplay(
      display, provider: provider.cast(),
      priority: guint(GTK_STYLE_PROVIDER_PRIORITY_APPLICATION))
    return provider
  }
}
