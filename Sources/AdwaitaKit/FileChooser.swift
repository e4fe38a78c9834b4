public import CAdw
public import Foundation

/// The system's dialogs for files. Each function returns when the user has decided.
@MainActor
public enum FileChooser {
  /// Kinds of files that a dialog offers.
  public struct Filter: Sendable {
    /// How the dialog calls them, such as `Photos`.
    public let name: String
    /// MIME types, with `*` for any: `image/*`.
    public let mimeTypes: [String]
    /// Endings without the dot: `jogakbo`.
    public let suffixes: [String]

    /// Files of any of these types or endings.
    public init(name: String, mimeTypes: [String] = [], suffixes: [String] = []) {
      self.name = name
      self.mimeTypes = mimeTypes
      self.suffixes = suffixes
    }
  }

  /// Asks for files to open; none if the user cancels.
  public static func openFiles(
    title: String, filters: [Filter] = [], folder: URL? = nil, over window: GtkWindow
  ) async -> [URL] {
    await choose(.open, title, filters, folder, window) { $0.setSelectMultiple(true) }
  }

  /// Asks where to save a file; nil if the user cancels. The dialog asks before it gives a file
  /// that is there already.
  public static func saveFile(
    title: String, name: String, filters: [Filter] = [], folder: URL? = nil,
    over window: GtkWindow
  ) async -> URL? {
    await choose(.save, title, filters, folder, window) { $0.setCurrentName(name) }.first
  }

  /// Asks for a folder; nil if the user cancels.
  public static func chooseFolder(
    title: String, folder: URL? = nil, over window: GtkWindow
  ) async -> URL? {
    await choose(.selectFolder, title, [], folder, window) { _ in }.first
  }

  private static func choose(
    _ action: GtkFileChooserAction, _ title: String, _ filters: [Filter], _ folder: URL?,
    _ window: GtkWindow, prepare: (GtkFileChooser) -> Void
  ) async -> [URL] {
    let dialog = GtkFileChooserNative(
      title, parent: window, action: action, acceptLabel: nil, cancelLabel: nil)
    let chooser: GtkFileChooser = dialog.cast()
    prepare(chooser)
    filters.forEach { chooser.addFilter($0.filter) }
    if let folder {
      // A folder that is gone is no reason not to ask: the dialog starts elsewhere.
      _ = chooser.setCurrentFolder(GFile(path: folder.path(percentEncoded: false)), error: nil)
    }
    let native: GtkNativeDialog = dialog.cast()
    native.setModal(true)
    let response = await withCheckedContinuation { continuation in
      native.on("response") { (response: Int32) in continuation.resume(returning: response) }
      native.show()
    }
    let isAccepted = response == GtkResponseType.accept.rawValue
    let files = isAccepted ? chooser.files?.fileURLs ?? [] : []
    native.destroy()
    return files
  }
}

extension FileChooser.Filter {
  @MainActor fileprivate var filter: GtkFileFilter {
    let filter = GtkFileFilter()
    filter.setName(name)
    mimeTypes.forEach { filter.addMimeType($0) }
    suffixes.forEach { filter.addSuffix($0) }
    return filter
  }
}

extension GListModel {
  /// The paths of a list of files; files without one, as on some network places, are left out.
  @MainActor var fileURLs: [URL] {
    (0..<nItems).compactMap { index in
      guard let file = getObject(index) else { return nil }
      return (file.cast() as GFile).url
    }
  }
}

extension GFile {
  /// Where the file is in the file system; nil for one that is not there.
  public var url: URL? {
    guard let path = peekPath() else { return nil }
    return URL(filePath: String(cString: path))
  }
}
