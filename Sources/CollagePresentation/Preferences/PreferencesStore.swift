import CollageDocument
public import Foundation
public import Observation

/// The preferences of the running app, and the file in which they are kept.
///
/// Every change is written in the background, whole or not at all; of several in quick succession the
/// last one counts.
@MainActor @Observable public final class PreferencesStore {
  /// The preferences; a change is written.
  public var preferences: AppPreferences {
    didSet { if preferences != oldValue { save() } }
  }
  /// Where a file was moved to that could not be read, for the user to look at; nil where the file
  /// was sound.
  public private(set) var damagedFile: URL?
  /// Why the newest change is not kept; nil where it is.
  public private(set) var error: (any Error)?

  private let file: URL
  /// False where a file could be neither read nor moved away: it is not written over.
  private let isWritable: Bool
  private var isStale = false
  private var worker: Task<Void, Never>?

  /// Reads a file; where there is none, everything is as in the beginning.
  ///
  /// - Parameter file: Where the preferences are kept. Its folder is made when it is needed.
  public init(file: URL) {
    // A link stays a link: what it leads to is replaced.
    self.file = file.resolvingSymlinksInPath()
    do {
      preferences = try Self.read(self.file) ?? AppPreferences()
      isWritable = true
    } catch {
      preferences = AppPreferences()
      do {
        damagedFile = try Self.moveAway(self.file)
        isWritable = true
      } catch {
        self.error = error
        isWritable = false
      }
    }
  }

  /// Waits until all changes are kept or could not be.
  public func finish() async {
    while let worker { await worker.value }
  }

  // MARK: Reading

  /// The most bytes that the file is taken seriously with.
  private static let byteLimit = 4 << 20

  /// What the file says; nil where there is none.
  private static func read(_ file: URL) throws -> AppPreferences? {
    guard FileManager.default.fileExists(atPath: file.path) else { return nil }
    let data = try Data(contentsOf: file)
    guard data.count <= byteLimit,
      let preferences = AppPreferences(jsonValue: try JSONValue(parsing: data))
    else { throw CocoaError(.fileReadCorruptFile) }
    return preferences
  }

  /// Gives a file a name that nothing has, beside its own.
  private static func moveAway(_ file: URL) throws -> URL {
    let stem = file.deletingPathExtension().lastPathComponent
    let places = (1...999).lazy.map { number in
      file.deletingLastPathComponent().appendingPathComponent("\(stem)-damaged-\(number)")
        .appendingPathExtension(file.pathExtension)
    }
    guard let place = places.first(where: { !FileManager.default.fileExists(atPath: $0.path) })
    else { throw CocoaError(.fileWriteFileExists) }
    try FileManager.default.moveItem(at: file, to: place)
    return place
  }

  // MARK: Writing

  private func save() {
    guard isWritable else { return }
    isStale = true
    guard worker == nil else { return }
    worker = Task { await drain() }
  }

  private func drain() async {
    // Without a suspension after the last look: a change that comes then starts anew.
    defer { worker = nil }
    while isStale {
      isStale = false
      do {
        try await write()
        error = nil
      } catch {
        self.error = error
      }
    }
  }

  private func write() async throws {
    let text = preferences.jsonValue.prettyText
    try await Task.detached { [file] in
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file, options: .atomic)
    }.value
  }
}
