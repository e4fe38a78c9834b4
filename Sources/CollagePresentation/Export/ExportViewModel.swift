public import CollageDocument
public import CollageGeometry
public import Foundation
public import Observation

/// Writing a picture of a project: what was chosen, what that will be like, and how far it is.
@MainActor @Observable public final class ExportViewModel {
  /// What is exported, as it was when exporting was asked for.
  public let document: EditorDocument
  /// The project's title.
  public let title: String
  /// What was chosen.
  public var choices: ExportChoices {
    didSet { if choices != oldValue { estimateAgain() } }
  }
  /// About how large the file will be.
  public private(set) var estimate = FileSizeEstimate.unknown
  /// How far the export is.
  public private(set) var state = ExportState.idle

  let preferences: PreferencesStore
  private let exporting: PictureExporting
  private let pause: @Sendable () async throws -> Void
  private var estimating: Task<Void, Never>?
  private var running: Task<[UnshownPhoto], any Error>?

  /// Begins with what was chosen for the last export.
  ///
  /// - Parameters:
  ///   - document: What is exported.
  ///   - title: The project's title.
  ///   - exporting: Writes pictures.
  ///   - preferences: Where choices and presets are kept.
  ///   - pause: Waits until choices that are changed step by step are taken to be at rest.
  public init(
    _ document: EditorDocument, title: String, exporting: PictureExporting,
    preferences: PreferencesStore,
    pause: @escaping @Sendable () async throws -> Void = {
      try await Task.sleep(for: .milliseconds(300))
    }
  ) {
    self.document = document
    self.title = title
    self.exporting = exporting
    self.preferences = preferences
    self.pause = pause
    choices = preferences.preferences.exportChoices.fitted(to: document.canvas)
    estimateAgain()
  }

  // MARK: The picture

  /// The size that the picture will have in pixels, never less than was chosen, or why there can be
  /// none.
  public var pictureSize: Result<PictureSize, ExportProblem> {
    Result { () throws(ExportProblem) in
      let size = try choices.size.pixels(of: document.canvas, dotsPerInch: choices.dotsPerInch)
      let limit = exporting.maximumSide(choices.kind)
      guard size.longerSide <= limit else { throw .pictureTooLarge(size: size, limit: limit) }
      return size
    }
  }

  /// The size that the picture will have on paper, in millimetres; nil where there can be none.
  public var sizeInMillimetres: CanvasSize? {
    guard let size = request?.size else { return nil }
    return CanvasSize(width: Double(size.width), height: Double(size.height))
      * (OutputSize.millimetresPerInch / choices.dotsPerInch)
  }

  /// Chooses the width in pixels; the height follows.
  public func setWidth(_ width: Int) {
    choices.size = .width(width, of: document.canvas)
  }

  /// Chooses the height in pixels; the width follows.
  public func setHeight(_ height: Int) {
    choices.size = .height(height, of: document.canvas)
  }

  /// The photos that have too few pixels for the picture, from back to front.
  public var lowResolutionPhotos: [PhotoResolution] {
    request.map { document.photoResolutions(in: $0.size).filter(\.isLow) } ?? []
  }

  /// A name for the file.
  ///
  /// - Parameter fallback: Stands in for a title that is empty.
  public func proposedFileName(fallback: String) -> String {
    FileNameProposal.fileName(
      titled: title, fileExtension: choices.kind.fileExtension, fallback: fallback)
  }

  /// The picture that can be written; nil where there can be none.
  private var request: PictureRequest? {
    guard case .success(let size) = pictureSize else { return nil }
    return PictureRequest(
      kind: choices.kind, size: size, quality: choices.quality,
      dotsPerInch: choices.dotsPerInch, keepsDate: choices.keepsDate, title: title)
  }

  private func estimateAgain() {
    estimating?.cancel()
    guard let request else {
      estimate = .unknown
      return
    }
    estimate = .pending
    estimating = Task { [weak self, document, exporting, pause] in
      let result: FileSizeEstimate
      do {
        try await pause()
        result = .bytes(try await exporting.estimate(document, request))
      } catch {
        // Why it cannot be told is told when the picture is written.
        result = .unknown
      }
      if !Task.isCancelled { self?.estimate = result }
    }
  }

  // MARK: Writing

  /// Whether the picture is being written.
  public var isRunning: Bool { running != nil }

  /// Writes the picture; ``state`` says what becomes of it.
  ///
  /// - Parameter remembersChoices: Whether the next export begins with these choices and this folder,
  ///   once the picture is there.
  public func export(to file: URL, remembersChoices: Bool = true) async {
    guard let request, running == nil else { return }
    state = .running(0)
    let work = Task { [document, exporting] in
      try await showingProgress({ self.show($0) }) { report in
        try await exporting.export(document, request, file, report)
      }
    }
    running = work
    do {
      state = .done(file, unshown: try await work.value)
      if remembersChoices { remember(file) }
    } catch {
      state = work.isCancelled ? .cancelled : .failed(error)
    }
    running = nil
  }

  /// Stops writing. What was at the file's place before stays.
  public func cancel() {
    running?.cancel()
  }

  private func show(_ fraction: Double) {
    guard case .running(let last) = state else { return }
    state = .running(max(last, fraction))
  }

  private func remember(_ file: URL) {
    preferences.preferences.exportChoices = choices
    preferences.preferences.lastFolder = file.deletingLastPathComponent().path
  }
}

/// How far an export is.
public enum ExportState: Sendable {
  /// Nothing was written yet.
  case idle
  /// It is being written; the finished part from 0 to 1.
  case running(Double)
  /// The file is there; placeholders stand for photos that could not be read.
  case done(URL, unshown: [UnshownPhoto])
  /// There is no new file.
  case failed(any Error)
  /// It was stopped; there is no new file.
  case cancelled
}

/// About how large a file will be.
public enum FileSizeEstimate: Hashable, Sendable {
  /// It cannot be told.
  case unknown
  /// It is being found out.
  case pending
  /// About so many bytes.
  case bytes(Int)
}
