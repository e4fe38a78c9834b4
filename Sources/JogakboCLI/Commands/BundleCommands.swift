import CairoRendering
import CollageDocument
import CollageMessages
import CollagePlatform
import CollageStorage
import CommandLineKit
import Foundation
import MessageCatalog
import VipsKit

struct BundleCommand: Command {
  let name = "bundle"
  let summary = tr("Write a project with its originals into one file")
  let output = Option(
    required: "output", short: "o", .file(["jogakbo"]),
    help: tr("The bundle to write, usually with the ending .jogakbo."))
  let withoutHistory = Flag(
    "without-history", help: tr("Leave out the steps of undo, and photos that only they need."))
  var parameters: [any Parameter] { [projectArgument, output, withoutHistory] }

  func run(_ arguments: ParsedArguments, in context: JogakboContext) throws -> ExitCode {
    let library = try context.readingLibrary()
    let session = try context.session(arguments[projectArgument], in: library)
    let findings = try session.exportBundle(
      to: arguments[output], archiver: .zip, includingHistory: !arguments[withoutHistory],
      thumbnail: try context.thumbnail(of: session))
    return context.report(findings)
  }
}

extension JogakboContext {
  /// A small PNG of a project.
  fileprivate func thumbnail(of session: ProjectSession) throws -> [UInt8] {
    let exporter = PictureExporter(session.document, photos: PhotoFiles(in: session.library.folder))
    let side = ThumbnailStore.side
    return try Array(
      exporter.preview(fitting: PixelSize(width: side, height: side)).pngData())
  }

  /// Says what is not in order.
  func report(_ findings: [StorageFinding]) -> ExitCode {
    for finding in findings { complain(words(for: finding)) }
    return findings.isEmpty ? .done : .partial
  }
}

struct ImportCommand: Command {
  let name = "import"
  let summary = tr("Make projects of bundles and documents, and print their identifiers")
  let discussion = tr(
    """
    A FILE is a bundle, or a document.json (or the project.json of an older program) that lies \
    beside its photos, or the folder of one. What cannot be imported is named and left out.
    """)
  let files = Argument(
    repeated: "FILE", .file(["jogakbo", "json"]), help: tr("Bundles and documents."))
  var parameters: [any Parameter] { [files] }

  func run(_ arguments: ParsedArguments, in context: JogakboContext) throws -> ExitCode {
    let paths = arguments[files]
    var imported: [ImportedProject] = []
    let failures = try context.changingLibrary { library in
      try collectingFailures(paths) { path in
        imported.append(try library.importProject(at: path, archiver: .zip))
      }
    }
    try context.printResult(
      imported.map(\.id.description).joined(separator: "\n"),
      json: .array(imported.map { .string($0.id.description) }))
    let flaws = imported.map { context.report($0) }.filter { $0 != .done }
    let code = context.report(failures, ofTotal: paths.count)
    return code == .done ? flaws.first ?? .done : code
  }

  /// Goes on with the next file after one that is no bundle; a library that fails ends it.
  private func collectingFailures(
    _ paths: [String], _ body: (String) throws -> Void
  ) throws -> [InputFailure] {
    var failures: [InputFailure] = []
    for path in paths {
      try Interruption.check()
      do {
        try body(path)
      } catch let error as StorageError where error.concernsOneFile(path) {
        failures.append(InputFailure(input: path, error: error))
      }
    }
    return failures
  }
}

extension JogakboContext {
  /// Says what was not in order with an imported project.
  func report(_ project: ImportedProject) -> ExitCode {
    for note in project.notes {
      complain(tr("repaired: {problem}", ["problem": words(for: note)]))
    }
    return report(project.findings)
  }
}

struct RenderCommand: Command {
  let name = "render"
  let summary = tr("Write a picture of a bundle or document without keeping it")
  let file = Argument(
    "FILE", .file(["jogakbo", "json"]),
    help: tr("A bundle, or a document.json beside its photos."))
  let picture = PictureOptions()
  var parameters: [any Parameter] { [file] + picture.parameters }

  func run(_ arguments: ParsedArguments, in context: JogakboContext) throws -> ExitCode {
    try withTemporaryLibrary(context) { library in
      let imported = try library.importProject(at: arguments[file], archiver: .zip)
      for note in imported.notes {
        context.complain(tr("repaired: {problem}", ["problem": words(for: note)]))
      }
      let session = try ProjectSession(opening: imported.id, in: library)
      return try context.export(session, picture, arguments)
    }
  }

  /// A library of its own keeps the checks on foreign files in one place, and the user's library
  /// out of it.
  private func withTemporaryLibrary<Result>(
    _ context: JogakboContext, _ body: (Library) throws -> Result
  ) throws -> Result {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("jogakbo-\(UUID().uuidString)")
    // What cannot be removed is the system's to clean up, as everything in its temporary folder.
    defer { try? FileManager.default.removeItem(at: folder) }
    return try body(
      Library(at: folder.path, options: LibraryOptions(inspector: context.inspector)))
  }
}
