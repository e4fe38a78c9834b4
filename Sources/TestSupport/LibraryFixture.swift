import CollageDocument
import CollageEditing
import CollageGeometry
public import CollageStorage
public import Foundation
import SQLiteKit

/// A library in a folder of its own, which goes with it.
public final class LibraryFixture {
  /// Where the library and the photos that it imports are.
  public let folder: TemporaryFolder
  /// What the library takes for the time of day.
  public let clock = FakeClock()

  /// A folder in which there is no library yet.
  public init() throws {
    folder = try TemporaryFolder()
  }

  /// The folder around the library.
  public var root: String { folder.path }
  /// The library's own folder.
  public var path: String { root + "/library" }

  /// What the library gets from outside: the fake inspector and the clock.
  public func options(historyLimit: Int = 1_000) -> LibraryOptions {
    let clock = clock
    return LibraryOptions(
      inspector: .fake, now: { clock.now }, historyLimit: historyLimit)
  }

  /// Opens the library, and makes it where it is missing.
  public func open(
    _ access: Library.Access = .readWrite, recovering: Bool = false, historyLimit: Int = 1_000
  ) throws -> Library {
    try Library(
      at: path, access: access, recovering: recovering,
      options: options(historyLimit: historyLimit))
  }

  /// Makes a project of one text that is moved again and again.
  ///
  /// - Returns: The project, and its document after each edit; the first is that before any.
  public func makeProject(editedTimes count: Int) throws -> (id: ProjectID, states: [Data]) {
    let library = try open()
    let start = EditorDocument(layers: [.text("sea")])
    let id = try library.createProject(title: "Summer", document: start)
    let session = try ProjectSession(opening: id, in: library)
    var states = [start.data]
    for step in 1...count {
      try session.edit(.move) { $0.layers[0].placement.center.x = Double(step) }
      states.append(session.document.data)
    }
    return (id, states)
  }

  /// Changes the database behind the library's back, as damage would.
  public func damage(_ sql: String) throws {
    let database = try Database(path: path + "/library.db", access: .readWrite)
    try database.execute(sql)
  }

  /// Opens and closes the library, which makes the backup of the day.
  public func backUp() throws {
    _ = try open()
  }

  /// Removes all backups of the database.
  public func removeBackups() throws {
    for name in try names(in: "backups") {
      try FileManager.default.removeItem(atPath: path + "/backups/" + name)
    }
  }

  /// Writes a file that the fake inspector takes for a photo.
  public func makePhoto(_ content: String, named name: String = "photo.jpg") throws -> String {
    try folder.write(name, ("JPEG" + content).utf8)
  }

  /// The names in a folder of the library, without hidden ones.
  public func names(in folder: String) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: path + "/" + folder)
      .filter { !$0.hasPrefix(".") }.sorted()
  }
}

/// A time of day that stands still until it is moved.
public final class FakeClock: @unchecked Sendable {
  // Tests move it only between two calls of the library.
  /// The time of day.
  public var now = Date(timeIntervalSince1970: 1_700_000_000)
}

extension PhotoInspector {
  /// Takes what begins with "JPEG" or "PNG" for a photo of 400 × 300 pixels.
  public static let fake = PhotoInspector { path in
    let text = String(decoding: try Data(contentsOf: URL(fileURLWithPath: path)), as: UTF8.self)
    guard text.hasPrefix("JPEG") || text.hasPrefix("PNG") else { throw NotAPhoto() }
    return PhotoDescription(
      fileExtension: text.hasPrefix("JPEG") ? "jpg" : "png", pixelWidth: 400, pixelHeight: 300)
  }

  private struct NotAPhoto: Error {}
}
