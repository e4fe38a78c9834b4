import CollageDocument
public import CollageEditing
public import CollageStorage
import Foundation

/// What comes from outside and goes there, with progress, and can be stopped.
extension ProjectListViewModel {
  /// Makes a project of photos, arranged by a layout, and opens it. Files that are no photos are left
  /// out, as ``notice`` says.
  ///
  /// - Returns: Nil where none is a photo, or it was stopped; there is no project then.
  public func create(
    title: String, format: CanvasFormat, photosAt paths: [String],
    layout: LayoutOptions = LayoutOptions(style: .rows)
  ) async -> OpenedProject? {
    await perform(.addingPhotos) { report in
      let canvas = try format.canvasSize()
      let (photos, failures) = await self.library.importPhotos(at: paths) { doneCount in
        report(Double(doneCount) / Double(paths.count))
      }
      try Task.checkCancellation()
      if !failures.isEmpty { self.notice = .photosNotAdded(failures) }
      guard !photos.isEmpty else { return nil }
      var document = EditorDocument(canvas: canvas)
      document.addPhotos(photos.map(\.content))
      document.arrangePhotos(layout)
      return try await self.create(title: title, document: document)
    }
  }

  /// Makes projects of bundles, documents and folders of documents. What cannot be imported is left
  /// out; ``notice`` tells what became of each.
  ///
  /// - Returns: The new projects.
  @discardableResult
  public func importProjects(at paths: [String]) async -> [ProjectID] {
    guard !paths.isEmpty else { return [] }
    let imported = await perform(.importingProjects) { report in
      let outcome = await self.importProjects(at: paths, report)
      self.notice = .imported(outcome)
      return outcome.projects.map(\.id)
    }
    await reload()
    return imported ?? []
  }

  /// Imports a file that was opened from outside, and opens the project that it becomes.
  public func openFile(at path: String) async -> OpenedProject? {
    guard let id = await importProjects(at: [path]).first else { return nil }
    return await open(id)
  }

  /// Packs a project with its originals and its history into one file.
  ///
  /// - Returns: Whether the file is there, whole.
  @discardableResult
  public func exportBundle(_ project: ProjectSummary, to path: String) async -> Bool {
    let findings = await perform(.exportingBundle) { report in
      let thumbnail = await self.thumbnail(project)
      return try await self.library.exportBundle(
        project.id, to: path, archiver: self.archiver, thumbnail: thumbnail, progress: report)
    }
    if let findings { notice = .exported(path: path, findings) }
    return findings != nil
  }

  private func importProjects(
    at paths: [String], _ report: @escaping @Sendable (Double) -> Void
  ) async -> ProjectImportReport {
    var outcome = ProjectImportReport()
    for (doneCount, path) in paths.enumerated() {
      report(Double(doneCount) / Double(paths.count))
      do {
        try Task.checkCancellation()
        outcome.projects.append(
          try await library.importProject(at: path, archiver: archiver) { fraction in
            report((Double(doneCount) + fraction) / Double(paths.count))
          })
      } catch is CancellationError {
        outcome.isCancelled = true
        break
      } catch {
        outcome.failures.append(FailedFile(path: path, error: error))
      }
    }
    return outcome
  }

  /// Does something that takes long, unless something else does; what it tells shows in
  /// ``activity``.
  private func perform<Success: Sendable>(
    _ kind: ProjectListActivity.Kind,
    _ body:
      @escaping @MainActor (
        _ report: @escaping @Sendable (Double) -> Void
      ) async throws -> Success?
  ) async -> Success? {
    guard activity == nil else { return nil }
    let work = Task {
      try await showingProgress({ self.activity?.fraction = $0 }, of: body)
    }
    activity = ProjectListActivity(kind: kind) { work.cancel() }
    notice = nil
    let result = await attempt { try await work.value }
    activity = nil
    return result ?? nil
  }
}
