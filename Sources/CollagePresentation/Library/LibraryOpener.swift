public import CollageStorage
public import Observation

/// Opens the library when the app starts, off the main thread, and says what can be done where it
/// does not open.
@MainActor @Observable public final class LibraryOpener {
  /// How far it is.
  public private(set) var state = LibraryState.closed

  private let path: String
  private let options: LibraryOptions

  /// Opens nothing yet.
  ///
  /// - Parameters:
  ///   - path: The library's folder.
  ///   - options: What the library needs from outside.
  public init(path: String, options: LibraryOptions) {
    self.path = path
    self.options = options
  }

  /// Opens the library, unless it is being opened. One that was open is given up first.
  ///
  /// - Parameter recovering: Whether a damaged or lost database is rebuilt: where the refusal
  ///   `allowsRecovery`, and the user wants it. `LibraryService.recovery` tells what came of it.
  public func open(_ access: Library.Access = .readWrite, recovering: Bool = false) async {
    if case .opening = state { return }
    state = .opening
    do {
      let work = Task.detached { [path, options] in
        try LibraryService(
          at: path, access: access, recovering: recovering, options: options)
      }
      state = .open(try await work.value)
    } catch {
      state = .refused(LibraryRefusal(error: error, access: access))
    }
  }
}

/// Whether there is a library to work with.
public enum LibraryState: Sendable {
  /// Nothing was tried yet.
  case closed
  /// It is being opened.
  case opening
  /// It is open, for all that its access allows.
  case open(LibraryService)
  /// It cannot be opened so.
  case refused(LibraryRefusal)
}

/// Why a library does not open, and whether it is worth opening it for looking only.
public struct LibraryRefusal: Sendable {
  /// Why.
  public var error: any Error
  /// Whether the library may still be opened with `Library.Access.readOnly`.
  public var allowsReadOnly: Bool
  /// Whether the library can be rebuilt, with `LibraryOpener.open(_:recovering:)`.
  public var allowsRecovery: Bool

  init(error: any Error, access: Library.Access) {
    self.error = error
    let problem = error as? StorageError
    allowsReadOnly = access == .readWrite && problem?.leavesReading == true
    allowsRecovery = access == .readWrite && problem?.leavesRemains == true
  }
}

extension StorageError {
  /// Whether a library that cannot be written for this reason can perhaps be read.
  fileprivate var leavesReading: Bool {
    switch self {
    case .locked, .notWritable, .diskFull: true
    default: leavesRemains
    }
  }
}
