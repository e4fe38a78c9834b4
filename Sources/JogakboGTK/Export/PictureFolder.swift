import AdwaitaKit
import CAdw
import CGLib
import CollagePresentation
import Foundation

/// The user's folder of pictures.
@MainActor
enum PictureFolder {
  /// What `XDG_PICTURES_DIR` names, else what the desktop says, else the home folder.
  static var standard: URL {
    let environment = ProcessInfo.processInfo.environment
    if let named = environment["XDG_PICTURES_DIR"], !named.isEmpty {
      return URL(fileURLWithPath: named)
    }
    let path = String(g_get_user_special_dir(G_USER_DIRECTORY_PICTURES))
    return URL(fileURLWithPath: path.isEmpty ? NSHomeDirectory() : path)
  }

  /// Where the last file was written, if that is still there; else the standard one.
  static func last(_ preferences: AppPreferences) -> URL {
    guard let last = preferences.lastFolder else { return standard }
    var isFolder: ObjCBool = false
    let exists = FileManager.default.fileExists(atPath: last, isDirectory: &isFolder)
    return exists && isFolder.boolValue ? URL(fileURLWithPath: last) : standard
  }
}
