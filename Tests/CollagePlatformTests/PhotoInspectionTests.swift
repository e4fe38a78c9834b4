import CollagePlatform
import CollageStorage
import Foundation
import TestSupport
import Testing
import VipsKit

/// Photos as the built program decodes them in a process of their own.
struct PhotoInspectionTests {
  private static let samples = Result {
    try FileManager.default.contentsOfDirectory(
      at: TestFolders.fixtures.appending(path: "photos"), includingPropertiesForKeys: nil
    ).map { $0.path(percentEncoded: false) }
  }

  @Test func `a sample photo is described as in this process`() throws {
    let paths = try Self.samples.get()
    #expect(!paths.isEmpty)
    for path in paths {
      let facts = try PhotoDecoder.inspect(fileAt: path)
      #expect(try PhotoInspector.built.inspect(path) == PhotoDescription(facts))
    }
  }

  @Test(
    .enabled(if: Corpus.isPresent, "no photo corpus at \(TestFolders.corpus.path)"),
    arguments: Corpus.photos)
  func `a photo of the corpus is described or refused as in this process`(
    photo: CorpusPhoto
  ) throws {
    do {
      let description = try PhotoInspector.built.inspect(photo.path)
      #expect(description == PhotoDescription(try PhotoDecoder.inspect(fileAt: photo.path)))
    } catch let problem as PhotoProblem {
      let error = #expect(throws: VipsKitError.self) {
        try PhotoDecoder.inspect(fileAt: photo.path)
      }
      #expect(error.map(\.kind) == problem.kind)
    }
  }

  @Test func `every first half of a photo is refused`() throws {
    let folder = try TemporaryFolder()
    for path in try Self.samples.get() {
      let whole = try Data(contentsOf: URL(filePath: path))
      let half = folder.url.appending(path: "half")
      try whole.prefix(whole.count / 2).write(to: half)
      let problem = #expect(throws: PhotoProblem.self) {
        try PhotoInspector.built.inspect(half.path(percentEncoded: false))
      }
      #expect(problem?.kind == "damaged")
    }
  }

  @Test func `a folder, a pipe and a missing file are told apart`() throws {
    let folder = try TemporaryFolder()
    let pipe = folder.path("pipe")
    #expect(mkfifo(pipe, 0o600) == 0)
    #expect(throws: PhotoProblem.notAFile) { try PhotoInspector.built.inspect(pipe) }
    #expect(throws: PhotoProblem.notAFile) {
      try PhotoInspector.built.inspect(folder.url.path(percentEncoded: false))
    }
    let missing = folder.path("missing")
    #expect(throws: StorageError.notReadable(path: missing, errno: ENOENT)) {
      try PhotoInspector.built.inspect(missing)
    }
  }

  @Test func `several threads decode at once`() async throws {
    let paths = try Self.samples.get()
    let descriptions = try await withThrowingTaskGroup(of: PhotoDescription.self) { group in
      for path in paths { group.addTask { try PhotoInspector.built.inspect(path) } }
      return try await group.reduce(into: []) { $0.append($1) }
    }
    #expect(descriptions.count == paths.count)
  }
}

extension PhotoDescription {
  fileprivate init(_ facts: PhotoFacts) {
    self.init(
      fileExtension: facts.format.fileExtension, pixelWidth: facts.width,
      pixelHeight: facts.height)
  }
}

extension PhotoProblem {
  /// What is wrong, without the decoder's words, which depend on what else goes on in a process.
  fileprivate var kind: String {
    switch self {
    case .empty: "empty"
    case .unsupported(let detail): "unsupported: \(detail)"
    case .tooManyPixels(let width, let height, _): "\(width) × \(height)"
    case .damaged: "damaged"
    default: "not said by a decoder: \(self)"
    }
  }
}

extension VipsKitError {
  fileprivate var kind: String {
    switch self {
    case .emptyFile: "empty"
    case .unsupportedFormat(_, let detail): "unsupported: \(detail)"
    case .tooManyPixels(_, let width, let height, _): "\(width) × \(height)"
    case .damaged: "damaged"
    default: "\(self)"
    }
  }
}
