public import CollageStorage
import Foundation
public import Observation

/// The projects that were deleted and can still be brought back.
@MainActor @Observable public final class DeletedProjectsViewModel {
  /// The projects, the one deleted last first.
  public private(set) var projects: [ProjectSummary] = []
  /// Whether the library was read at least once.
  public private(set) var isLoaded = false
  /// Why something did not happen; the view sets it to nil when it was told.
  public var error: (any Error)?

  private let library: LibraryService

  /// A list that is still empty; see ``reload()``.
  public init(library: LibraryService) {
    self.library = library
  }

  /// For how many days a project can be brought back after it was deleted.
  public var daysOfGrace: Int { library.daysOfGrace }

  /// Reads the projects anew.
  public func reload() async {
    await attempt {}
  }

  /// Brings a project back as it was.
  public func restore(_ id: ProjectID) async {
    await attempt { try await self.library.restoreProject(id) }
  }

  /// Removes all of them for good, with the photos that nothing else uses.
  public func removeAll() async {
    await attempt { try await self.library.removeDeletedProjects() }
  }

  /// Does something with the library, and shows what it has then, whether that went well or not.
  private func attempt(_ body: @MainActor () async throws -> Void) async {
    do {
      try await body()
    } catch {
      self.error = error
    }
    do {
      projects = try await library.projects(.deleted).sorted { $0.deletedLater(than: $1) }
      isLoaded = true
    } catch {
      self.error = error
    }
  }
}

extension ProjectSummary {
  fileprivate func deletedLater(than other: ProjectSummary) -> Bool {
    (deleted ?? .distantPast) > (other.deleted ?? .distantPast)
  }
}
