import CairoRendering
import CollageDocument
import CollageEditing
import CollageGeometry
import CollagePresentation
import CollageStorage
import CommandLineKit
import Foundation
import VipsKit

/// A collage that is being composed: its photos where they lie, and how they are to look.
struct CollageDraft {
  /// A photo that was decoded once.
  struct Photo {
    var path: String
    var content: PhotoContent
  }

  let canvas: CanvasSize
  let background: SRGBColor
  let layout: LayoutOptions
  let style: LayerStyle
  let text: String?
  /// The photos that are in it.
  private(set) var photos: [Photo] = []
  /// The photos that are not.
  private(set) var failures: [InputFailure] = []

  init(
    canvas: CanvasSize, background: SRGBColor, layout: LayoutOptions, style: LayerStyle,
    text: String?
  ) {
    self.canvas = canvas
    self.background = background
    self.layout = layout
    self.style = style
    self.text = text
  }

  /// Has photos decoded by `inspector`, and takes those in that are sound.
  mutating func add(_ paths: [String], inspectedBy inspector: PhotoInspector) throws {
    for path in paths {
      try Interruption.check()
      do {
        photos.append(Photo(path: path, content: content(of: path, try inspector.inspect(path))))
      } catch let problem as PhotoProblem {
        let error = StorageError.photoUnreadable(path: path, problem: problem)
        failures.append(InputFailure(input: path, error: error))
      } catch {
        failures.append(InputFailure(input: path, error: error))
      }
    }
  }

  private func content(of path: String, _ description: PhotoDescription) -> PhotoContent {
    PhotoContent(
      fileName: "photo-\(photos.count + 1).\(description.fileExtension)",
      originalName: URL(fileURLWithPath: path).lastPathComponent,
      pixelSize: CanvasSize(
        width: Double(description.pixelWidth), height: Double(description.pixelHeight)))
  }

  /// Leaves photos out that could not be drawn.
  mutating func drop(_ unreadable: [UnreadablePhoto]) {
    let reasons = Dictionary(unreadable.map { ($0.fileName, $0.reason) }) { first, _ in first }
    for photo in photos {
      guard let reason = reasons[photo.content.fileName] else { continue }
      failures.append(InputFailure(input: photo.path, error: reason))
    }
    photos.removeAll { reasons[$0.content.fileName] != nil }
  }

  /// The photos' files by the names that the document has for them.
  var files: PhotoFiles {
    let paths = Dictionary(photos.map { ($0.content.fileName, $0.path) }) { first, _ in first }
    return PhotoFiles { paths[$0] }
  }

  // MARK: The document

  /// The collage as a document.
  func document() throws -> EditorDocument {
    var document = EditorDocument(canvas: canvas, background: .color(background))
    let ids = document.addPhotos(photos.map(\.content))
    try document.applyStyle(style, to: ids)
    document.arrangePhotos(layout, in: try addText(to: &document))
    return document
  }

  /// The height of a line of text against the canvas's shorter side.
  private static let textShare = 0.055

  /// Sets the text at the canvas's foot.
  ///
  /// - Returns: The area that is left for the photos.
  private func addText(to document: inout EditorDocument) throws -> CanvasRect {
    guard let text else { return document.bounds }
    let content = TextContent(
      text: text, fontSize: min(canvas.width, canvas.height) * Self.textShare,
      color: background.isDark ? .white : .black)
    let id = try document.addText(content, measuredBy: PangoTextMeasurer())
    let height = document[id]?.placement.frame.height ?? 0
    // A text so long that it would take more than a third of the canvas is set smaller.
    let band = min(height, canvas.height / 3)
    let center = CanvasPoint(
      x: canvas.width / 2, y: canvas.height - band / 2 - layout.margin / 2)
    document[id]?.placement.center = center
    document[id]?.placement.frame.height = band
    return CanvasRect(
      x: 0, y: 0, width: canvas.width, height: canvas.height - band - layout.margin / 2)
  }

  // MARK: Keeping

  /// Makes the collage a project of the library, with copies of its photos.
  ///
  /// - Returns: The project's identifier.
  func keep(as title: String, in context: JogakboContext) throws -> String {
    try context.changingLibrary { library in
      var document = try document()
      for photo in photos {
        let stored = try library.importPhoto(from: photo.path)
        document.replacePhotos([photo.content.fileName: stored])
      }
      return try library.createProject(title: title, document: document).description
    }
  }

  /// What `compose --json` prints.
  func jsonValue(output: String, size: PixelSize, project: String?) -> JSONValue {
    .object([
      "output": .string(output), "width": .number(Double(size.width)),
      "height": .number(Double(size.height)), "photos": .number(Double(photos.count)),
      "failed": .array(failures.map { .string($0.input) }),
      "project": project.map(JSONValue.string) ?? .null,
    ])
  }
}

extension SRGBColor {
  /// Whether white reads better on it than black (relative luminance of WCAG 2, roughly).
  fileprivate var isDark: Bool {
    guard alpha > 127 else { return false }
    return 0.2126 * Double(red) + 0.7152 * Double(green) + 0.0722 * Double(blue) < 118
  }
}
