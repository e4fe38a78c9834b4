import AdwaitaKit
import CAdw
import CollagePresentation

/// Keeps the colours of all windows as the preferences say.
@MainActor
final class AppearanceBinding {
  private let binding: StateBinding

  init(_ store: PreferencesStore) {
    binding = StateBinding {
      AdwStyleManager.default.setColorScheme(store.preferences.appearance.colorScheme)
    }
  }
}

extension AppPreferences.Appearance {
  @MainActor fileprivate var colorScheme: AdwColorScheme {
    switch self {
    case .system: .default
    case .light: .forceLight
    case .dark: .forceDark
    }
  }
}
