public import CollageStorage

/// Something that takes long and is going on in the list of projects.
@MainActor public struct ProjectListActivity {
  /// What is done.
  public enum Kind: Hashable, Sendable {
    /// Bundles and documents become projects.
    case importingProjects
    /// Photos are copied for a new project.
    case addingPhotos
    /// A project is packed into a bundle.
    case exportingBundle
  }

  /// What is done.
  public let kind: Kind
  /// The finished part, from 0 to 1.
  public internal(set) var fraction = 0.0
  /// Stops it. Projects that were imported before stay.
  public let cancel: @MainActor () -> Void
}

/// What a list of projects shows.
public enum ProjectListContent: Hashable, Sendable {
  /// Nothing yet.
  case loading
  /// The projects.
  case projects
  /// That there is no project at all.
  case empty
  /// That no project has the title that is searched for.
  case nothingFound
}

/// Something to tell in passing; nothing has to be answered.
public enum ProjectListNotice: Sendable {
  /// Projects were deleted; ``ProjectListViewModel/restore(_:)`` brings them back.
  case deleted([ProjectSummary])
  /// The library was damaged and was rebuilt when it was opened.
  case rebuilt(RecoveryReport)
  /// Bundles and documents were imported, or not.
  case imported(ProjectImportReport)
  /// A project was packed into a bundle; the findings name photos that are missing or damaged.
  case exported(path: String, [StorageFinding])
  /// Some files are no photos that can be read; the others were added, where there are any.
  case photosNotAdded([FailedFile])
  /// Something did not happen.
  case failed(any Error)
}

/// What became of files that were to be imported.
public struct ProjectImportReport: Sendable {
  /// The new projects, with what was not in order with each.
  public var projects: [ImportedProject] = []
  /// The files that no project could be made of.
  public var failures: [FailedFile] = []
  /// Whether it was stopped before every file's turn came.
  public var isCancelled = false
}
