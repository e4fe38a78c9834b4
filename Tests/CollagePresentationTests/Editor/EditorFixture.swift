import CollageDocument
import CollageEditing
import CollageGeometry
import CollageScene
import CollageStorage
import TestSupport
import Testing

@testable import CollagePresentation

/// A project that is open in an editor, in a library of its own.
///
/// The canvas of 1000 × 1000 units fits the view so that a unit is a logical pixel.
@MainActor
final class EditorFixture {
  let files: LibraryFixture
  let service: LibraryService
  let model: EditorViewModel
  let rest = ManualRest()

  init(
    _ layers: [EditorLayer] = [], in canvas: CanvasSize = CanvasSize(width: 1000, height: 1000)
  ) async throws {
    files = try LibraryFixture()
    service = try LibraryService(at: files.path, options: files.options())
    let document = EditorDocument(canvas: canvas, layers: layers)
    let project = try await service.createProject(title: "Summer", document: document)
    model = EditorViewModel(
      try await service.open(project.id), library: service, textMeasurer: FakeTextMeasurer(),
      adjustmentRest: rest.asAdjustmentRest)
    model.viewport.view = Self.view
  }

  static let view = ScreenSize(width: 1048, height: 1048)

  /// An editor of another project of the library.
  func editor(of document: EditorDocument) async throws -> EditorViewModel {
    let project = try await service.createProject(title: "Winter", document: document)
    return EditorViewModel(
      try await service.open(project.id), library: service, textMeasurer: FakeTextMeasurer())
  }

  /// The library as another process sees it: only what is durable.
  func observer() throws -> LibraryService {
    try LibraryService(at: files.path, access: .readOnly, options: files.options())
  }

  /// The project as it is on the medium.
  func durable() async throws -> OpenedProject {
    try await observer().open(model.id)
  }

  /// Checks that document and history on the medium are those on the screen.
  func requireDurable(sourceLocation: SourceLocation = #_sourceLocation) async throws {
    await model.saving.finish()
    let durable = try await durable()
    let isSame =
      durable.editor.document.data == model.document.data
      && durable.editor.history == model.editor.history
    try #require(isSame, sourceLocation: sourceLocation)
  }

  /// How many records the log on the medium holds.
  func recordCount() async throws -> Int {
    await model.saving.finish()
    return try await durable().revision
  }

  /// Lets no step reach the medium, or lets them reach it again.
  func setWritable(_ isWritable: Bool) throws {
    try files.damage(
      isWritable
        ? "DROP TRIGGER refusal"
        : """
        CREATE TRIGGER refusal BEFORE UPDATE OF revision ON project
        BEGIN SELECT RAISE(ABORT, 'the medium is write-protected'); END
        """)
  }
}

/// The point of the view at a point of the canvas, while the canvas fits.
func at(_ x: Double, _ y: Double) -> ScreenPoint {
  ScreenPoint(x: x + Viewport.fitMargin, y: y + Viewport.fitMargin)
}

/// Sets letters that are half as wide as high in lines of 1.2 times their height.
struct FakeTextMeasurer: TextMeasurer {
  func frame(for content: TextContent, maximumWidth: Double) -> CanvasSize {
    let letter = content.fontSize / 2
    let room = max(1, (maximumWidth / letter).rounded(.down))
    let count = Double(max(1, content.text.count))
    return CanvasSize(
      width: min(count, room) * letter,
      height: (count / room).rounded(.up) * content.fontSize * 1.2)
  }
}

/// Time that passes when the test says so.
@MainActor
final class ManualRest {
  private var waiting: [CheckedContinuation<Void, Never>] = []
  private var elapsedCount = 0

  nonisolated var asAdjustmentRest: AdjustmentRest {
    AdjustmentRest { await self.wait() }
  }

  private func wait() async {
    if elapsedCount > 0 {
      elapsedCount -= 1
    } else {
      await withCheckedContinuation { waiting.append($0) }
    }
  }

  /// Lets the time pass for the one that has waited longest, or will wait next.
  func elapse() {
    if waiting.isEmpty { elapsedCount += 1 } else { waiting.removeFirst().resume() }
  }
}

extension EditorLayer {
  /// A photo of 400 × 300 pixels in a frame; `name` tells its file from others.
  static func photo(
    _ name: String = "photo", x: Double, y: Double, width: Double = 200, height: Double = 150,
    scale: Double = 1, rotation: Double = 0
  ) -> EditorLayer {
    EditorLayer(
      placement: LayerPlacement(
        center: CanvasPoint(x: x, y: y), frame: CanvasSize(width: width, height: height),
        scale: scale, rotation: rotation),
      content: .photo(
        PhotoContent(
          fileName: name + ".jpg", pixelSize: CanvasSize(width: 400, height: 300))))
  }
}

extension EditorViewModel {
  /// Presses at one point, moves to the other, and keeps the pointer pressed.
  func drag(
    from start: ScreenPoint, to end: ScreenPoint, _ modifiers: InputModifiers = [],
    device: PointerDevice = .mouse
  ) {
    pointerPressed(at: start, modifiers: modifiers, device: device)
    pointerMoved(to: end, modifiers: modifiers)
  }

  /// Presses and releases at one point.
  func click(_ point: ScreenPoint, _ modifiers: InputModifiers = []) {
    pointerPressed(at: point, modifiers: modifiers)
    pointerReleased(at: point, modifiers: modifiers)
  }

  /// How many steps can be undone.
  var stepCount: Int { editor.history.undoChanges.count }
}
