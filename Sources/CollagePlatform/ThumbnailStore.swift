import CairoRendering
public import CollagePresentation
public import CollageStorage
import Foundation
public import VipsKit

/// Small pictures of projects. Each is made once for a state of its project and then kept in the
/// library, where that can be written to and no photo is missing. In memory it stays with who shows
/// it.
public actor ThumbnailStore {
  /// The longer side of a thumbnail in pixels.
  public static let side = 512

  private static let size = PixelSize(width: side, height: side)

  private let library: LibraryService
  private let photos: PhotoFiles
  private var running: [ThumbnailName: Task<PixelBuffer, any Error>] = [:]
  /// The end of the line in which thumbnails are made: one alone keeps the processor busy.
  private var last: Task<PixelBuffer, any Error>?

  /// The thumbnails of a library.
  public init(library: LibraryService) {
    self.library = library
    photos = PhotoFiles(in: library.folder)
  }

  /// The thumbnail of a project as it is in a summary.
  ///
  /// - Throws: `StorageError`, `ExportError`; a photo that cannot be read is no error.
  public func thumbnail(of project: ProjectSummary) async throws -> PixelBuffer {
    let name = ThumbnailName(project)
    if let task = running[name] { return try await task.value }
    let previous = last
    let task = Task {
      // Whether the one before it could be made does not matter to this one.
      _ = try? await previous?.value
      return try await make(name)
    }
    running[name] = task
    last = task
    defer { taskDidEnd(name) }
    return try await task.value
  }

  /// The thumbnail as a PNG.
  ///
  /// - Throws: As ``thumbnail(of:)``.
  public func png(of project: ProjectSummary) async throws -> [UInt8] {
    Array(try await thumbnail(of: project).pngData())
  }

  /// Removes thumbnails of projects that are not in the list.
  public func removeAll(except projects: [ProjectSummary]) {
    let kept = Set(projects.map(\.id))
    guard library.access == .readWrite else { return }
    remove { !kept.contains($0.project) }
  }

  // MARK: Making

  private func taskDidEnd(_ name: ThumbnailName) {
    running[name] = nil
    // A task keeps what it made.
    if running.isEmpty { last = nil }
  }

  private func make(_ name: ThumbnailName) async throws -> PixelBuffer {
    if let picture = await kept(name) { return picture }
    let document = try await library.document(of: name.project)
    let (picture, report) = try await onOwnThread { [photos] _ in
      try PictureExporter(document, photos: photos).reportedPreview(fitting: Self.size)
    }
    // A photo that cannot be shown now may be there the next time.
    if library.access == .readWrite, report.unreadablePhotos.isEmpty { keep(picture, as: name) }
    return picture
  }

  /// The thumbnail that an earlier start made; nil where there is none that can be read.
  private func kept(_ name: ThumbnailName) async -> PixelBuffer? {
    let file = file(name)
    guard FileManager.default.fileExists(atPath: file) else { return nil }
    do {
      return try await onOwnThread { _ in
        try PhotoDecoder.pixels(ofFileAt: file, covering: Self.size)
      }
    } catch {
      // It is damaged, and made anew.
      return nil
    }
  }

  /// Writes a thumbnail, in the place of older ones of the project.
  private func keep(_ picture: PixelBuffer, as name: ThumbnailName) {
    do {
      let temporary = library.folder.temporary + "/" + UUID().uuidString
      try picture.pngData().write(to: URL(fileURLWithPath: temporary))
      remove { $0.project == name.project }
      try FileManager.default.moveItem(atPath: temporary, toPath: file(name))
    } catch {
      // It can be made again at any time; what is left of it is swept at the next start.
    }
  }

  private func remove(_ isDoomed: (ThumbnailName) -> Bool) {
    let folder = library.folder.previews
    do {
      for fileName in try FileManager.default.contentsOfDirectory(atPath: folder) {
        guard let name = ThumbnailName(fileName: fileName), isDoomed(name) else { continue }
        try FileManager.default.removeItem(atPath: folder + "/" + fileName)
      }
    } catch {
      // A thumbnail that stays costs a little room and is never shown.
    }
  }

  private func file(_ name: ThumbnailName) -> String {
    library.folder.previews + "/" + name.fileName
  }
}

/// The state of a project that a thumbnail shows.
private struct ThumbnailName: Hashable {
  let project: ProjectID
  /// How many edits, undos and redos had been made.
  let revision: Int

  init(_ project: ProjectSummary) {
    self.project = project.id
    revision = project.editCount
  }

  /// Reads `<project>-<revision>.png`; nil for anything else.
  init?(fileName: String) {
    guard fileName.hasSuffix(".png"), let dash = fileName.lastIndex(of: "-"),
      let project = ProjectID(String(fileName[..<dash])),
      let revision = Int(fileName[fileName.index(after: dash)...].dropLast(4))
    else { return nil }
    self.project = project
    self.revision = revision
  }

  var fileName: String { "\(project)-\(revision).png" }
}
