import CollageStorage
import TestSupport
import Testing

/// An open project that can be closed and opened as if the program had been started anew.
final class RelaunchableProject {
  private let fixture: LibraryFixture
  private let id: ProjectID
  private let historyLimit: Int
  private var open: ProjectSession?

  init(_ id: ProjectID, of fixture: LibraryFixture, historyLimit: Int = 1_000) throws {
    self.fixture = fixture
    self.id = id
    self.historyLimit = historyLimit
    try relaunch()
  }

  /// The session; a new one after each relaunch, so keep it for a moment only.
  var session: ProjectSession {
    get throws { try #require(open) }
  }

  func relaunch() throws {
    // With the last session its library goes, and with that the lock.
    open = nil
    open = try ProjectSession(opening: id, in: fixture.open(historyLimit: historyLimit))
  }
}
