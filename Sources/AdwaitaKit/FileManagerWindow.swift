public import CAdw
public import Foundation

/// Files in the user's file manager.
@MainActor
public enum FileManagerWindow {
  /// Shows a file among those around it, or at least its folder.
  ///
  /// - Throws: `GLibError` where nothing can show folders.
  public static func show(file: URL, over window: GtkWindow) async throws {
    do {
      try await showItem(file, window)
    } catch {
      // No file manager that can select a file is running or can be started.
      try await show(folder: file.deletingLastPathComponent(), over: window)
    }
  }

  /// Shows a folder.
  ///
  /// - Throws: `GLibError` where nothing can show folders.
  public static func show(folder: URL, over window: GtkWindow) async throws {
    _ = try await finished(
      {
        gtk_show_uri_full(
          window, folder.absoluteString, guint32(GDK_CURRENT_TIME), nil, $0, $1)
      }, finish: { gtk_show_uri_full_finish(window, $0, $1) != 0 ? true : nil })
  }

  /// Asks the file manager by the interface that those of Linux share, `org.freedesktop.FileManager1`.
  private static func showItem(_ file: URL, _ window: GtkWindow) async throws {
    guard let bus = (window.application?.cast() as GApplication?)?.dbusConnection else {
      throw CocoaError(.featureUnsupported)
    }
    let parameters = itemParameters(file)
    _ = try await finished(
      {
        bus.call(
          "org.freedesktop.FileManager1", objectPath: "/org/freedesktop/FileManager1",
          interfaceName: "org.freedesktop.FileManager1", methodName: "ShowItems",
          parameters: parameters, replyType: nil, flags: G_DBUS_CALL_FLAGS_NONE,
          timeoutMsec: -1, cancellable: nil, callback: $0, userData: $1)
      }, finish: { bus.callFinish($0, error: $1) })
  }

  /// The addresses of what to show, and no token of a start.
  private static func itemParameters(_ file: URL) -> GVariant {
    let items = file.absoluteString.withCString { address in
      var list: [UnsafePointer<CChar>?] = [address]
      return g_variant_new_strv(&list, 1)
    }
    var parameters: [GVariant?] = [items, GVariant(string: "")]
    return GVariant(&parameters, nChildren: 2)
  }
}
