public import CollagePresentation
import Foundation

extension PreferencesStore {
  /// The preferences of the user.
  public static func standard() -> PreferencesStore {
    let folder = URL(fileURLWithPath: UserFolders.configuration + "/jogakbo")
    return PreferencesStore(file: folder.appendingPathComponent("preferences.json"))
  }
}
