import CVips
import Foundation
import Glibc

/// A file under construction beside the one that it is to replace. It vanishes again unless it is
/// committed.
public struct ReplacementFile: ~Copyable {
  /// Open for reading and writing.
  public let descriptor: Int32
  private let path: String
  private let temporaryPath: String

  /// Creates the temporary file. A link at `path` stays; what it leads to is replaced.
  public init(replacing path: String) throws(VipsKitError) {
    let resolved = Self.resolvingLinks(path)
    if let reason = Self.obstacle(at: resolved) {
      throw .writeFailed(path: path, reason: reason)
    }
    let temporary = "\(Self.folder(of: resolved))/.\(UUID().uuidString).part"
    // Readable too, because TIFF goes back to fill in its offsets.
    let descriptor = open(temporary, O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
    guard descriptor >= 0 else {
      throw .writeFailed(path: path, reason: Self.systemReason())
    }
    self.path = resolved
    self.temporaryPath = temporary
    self.descriptor = descriptor
  }

  deinit {
    close(descriptor)
    // After a commit there is nothing of this name any more.
    unlink(temporaryPath)
  }

  /// Makes the file durable and gives it its name.
  public consuming func commit() throws(VipsKitError) {
    guard fsync(descriptor) == 0, rename(temporaryPath, path) == 0 else {
      throw .writeFailed(path: path, reason: Self.systemReason())
    }
    syncFolder()
  }

  /// The new name itself is durable only with its folder. Some file systems cannot sync a folder;
  /// the file is complete all the same.
  private borrowing func syncFolder() {
    let descriptor = open(Self.folder(of: path), O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard descriptor >= 0 else { return }
    fsync(descriptor)
    close(descriptor)
  }

  private static func folder(of path: String) -> String {
    URL(fileURLWithPath: path).deletingLastPathComponent().path
  }

  private static func resolvingLinks(_ path: String) -> String {
    guard let resolved = realpath(path, nil) else { return path }
    defer { free(resolved) }
    return String(cString: resolved)
  }

  /// Why what is there cannot be replaced, if so: renaming over a device would destroy it.
  private static func obstacle(at path: String) -> String? {
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else { return nil }
    if isFolder.boolValue { return String(cString: strerror(EISDIR)) }
    // Without attributes the renaming itself will tell what is wrong.
    guard let attributes = try? FileManager.default.attributesOfItem(atPath: path) else {
      return nil
    }
    return attributes[.type] as? FileAttributeType == .typeRegular ? nil : "not a regular file"
  }

  private static func systemReason() -> String { String(cString: strerror(errno)) }
}
