import CollageDocument
import CollageEditing
import CollageGeometry
import CollageStorage
import Foundation
import TestSupport
import Testing

@testable import CollagePresentation

@MainActor @Suite struct PhotoTests {
  private let fixture: EditorFixture
  private var model: EditorViewModel { fixture.model }

  init() async throws {
    fixture = try await EditorFixture()
  }

  private func makePhotos(_ names: String...) throws -> [String] {
    try names.map { try fixture.files.makePhoto($0, named: $0 + ".jpg") }
  }

  private func photoFile(_ index: Int) -> URL {
    let name = model.document.layers[index].photo?.fileName ?? ""
    return URL(fileURLWithPath: fixture.files.path + "/photos/" + name)
  }

  private var failedNames: [String] {
    guard case .photosNotAdded(let failures)? = model.notice else { return [] }
    return failures.map { URL(fileURLWithPath: $0.path).lastPathComponent }
  }

  @Test func `the good among bad files are added as one step, the bad are named`() async throws {
    let bad = try fixture.files.folder.write("words.jpg", Data("words".utf8))
    let paths = try makePhotos("sea", "sand")
    await model.addPhotos(at: [paths[0], bad, "/nonexistent.jpg", paths[1]])
    #expect(model.document.layers.map { $0.photo?.originalName } == ["sea.jpg", "sand.jpg"])
    #expect(failedNames == ["words.jpg", "nonexistent.jpg"])
    #expect(model.stepCount == 1)
    #expect(model.editor.undoName == .addPhotos)
    #expect(model.selection.count == 2)
    #expect(model.photoImport == nil)
    #expect(await model.flush())
    try await fixture.requireDurable()
  }

  @Test func `where all files are bad nothing happens but the notice`() async throws {
    await model.addPhotos(at: ["/nonexistent.jpg"])
    await model.addPhotos(at: [])
    #expect(failedNames == ["nonexistent.jpg"])
    #expect(model.stepCount == 0)
  }

  @Test func `a single photo comes to lie where it was dropped`() async throws {
    await model.addPhotos(at: try makePhotos("sea"), to: CanvasPoint(x: 200, y: 300))
    #expect(model.document.layers[0].placement.center == CanvasPoint(x: 200, y: 300))
    await model.addPhotos(at: try makePhotos("sand"), to: CanvasPoint(x: -500, y: 300))
    #expect(model.document.layers[1].placement.center == CanvasPoint(x: 0, y: 300))
  }

  @Test func `the first photos are arranged, later ones leave the others alone`() async throws {
    await model.addPhotos(at: try makePhotos("a", "b", "c"))
    let first = model.document.layers
    #expect(Set(first.map(\.placement.center)).count == 3)
    await model.addPhotos(at: try makePhotos("d", "e"))
    #expect(Array(model.document.layers.prefix(3)) == first)
  }

  @Test func `imports that overlap all arrive`() async throws {
    let (first, second) = (try makePhotos("a"), try makePhotos("b", "c"))
    async let one: Void = model.addPhotos(at: first)
    async let other: Void = model.addPhotos(at: second)
    _ = await (one, other)
    #expect(Set(model.document.layers.compactMap { $0.photo?.originalName }).count == 3)
    #expect(model.stepCount == 2)
  }

  @Test(arguments: [GestureKind.moving, .pinching, .typing])
  func `photos that arrive during a gesture are added when it is over`(
    kind: GestureKind
  ) async throws {
    var photo = EditorLayer.photo(x: 500, y: 600)
    photo.photo?.crop.zoom = 3
    let fixture = try await EditorFixture([photo, .text("sea", x: 500)])
    let model = fixture.model
    let path = try fixture.files.makePhoto("sea")
    kind.begin(model)
    kind.change(model, 1)
    var isDone = false
    let adding = Task {
      await model.addPhotos(at: [path])
      isDone = true
    }
    while model.gestureWaiters.isEmpty, !isDone { await Task.yield() }
    #expect(model.document.layers.count == 2)
    #expect(model.editor.isInGesture)
    kind.end(model)
    await adding.value
    #expect(model.document.layers.count == 3)
    #expect(model.stepCount == 2)
    #expect(model.notice == nil)
  }

  @Test func `an import that is cancelled adds what is done`() async throws {
    let paths = try makePhotos("a", "b", "c")
    let adding = Task { await model.addPhotos(at: paths) }
    while model.photoImport == nil { await Task.yield() }
    #expect(model.photoImport?.totalCount == 3)
    model.photoImport?.cancel()
    await adding.value
    #expect(model.photoImport == nil)
    #expect(model.document.layers.count == 1)
    await model.addPhotos(at: [paths[1]])
    #expect(model.document.layers.count == 2, "the next import is not cancelled")
  }

  @Test func `closing during an import keeps what is done`() async throws {
    let paths = try makePhotos("a", "b", "c")
    let adding = Task { await model.addPhotos(at: paths) }
    while model.photoImport == nil { await Task.yield() }
    #expect(await model.close())
    await adding.value
    #expect(model.document.layers.count == 1)
    try await fixture.requireDurable()
  }

  @Test func `another photo takes the frame of the one before`() async throws {
    await model.addPhotos(at: try makePhotos("sea"))
    let layer = model.document.layers[0]
    model.adjust("frame") { $0[layer.id]?.placement.rotation = 1 }
    await model.replacePhoto(of: layer.id, withFileAt: try makePhotos("sand")[0])
    let replaced = model.document.layers[0]
    #expect(replaced.photo?.originalName == "sand.jpg")
    #expect(replaced.placement.frame == layer.placement.frame)
    #expect(replaced.placement.rotation == 1)
    #expect(model.editor.undoName == .replacePhoto)
    await model.replacePhoto(of: layer.id, withFileAt: "/nonexistent.jpg")
    #expect(model.document.layers[0] == replaced)
    #expect(failedNames == ["nonexistent.jpg"])
    await model.replacePhoto(of: LayerID(), withFileAt: try makePhotos("wind")[0])
    #expect(model.document.layers == [replaced])
  }

  @Test func `a photo covers the page`() async throws {
    await model.setBackgroundPhoto(fileAt: try makePhotos("sea")[0])
    guard case .photo(let photo) = model.document.background else {
      Issue.record("the background is no photo")
      return
    }
    #expect(photo.originalName == "sea.jpg")
    #expect(model.editor.undoName == .background)
  }

  @Test func `lost photos are found by their content`() async throws {
    await model.addPhotos(at: try makePhotos("a", "b"))
    for index in 0...1 { try FileManager.default.removeItem(at: photoFile(index)) }
    await model.findLostPhotos()
    #expect(model.lostPhotos.count == 2)
    let elsewhere = try fixture.files.makePhoto("a", named: "IMG_1.jpg")
    let steps = model.stepCount
    let suggestions = await model.locatePhotos(among: [elsewhere])
    #expect(suggestions.isEmpty)
    #expect(model.lostPhotos.map(\.originalName) == ["b.jpg"])
    #expect(model.photoGeneration == 1)
    #expect(model.stepCount == steps, "finding is no edit")
    guard case .photosFound(1, 1)? = model.notice else {
      Issue.record("the notice says something else")
      return
    }
  }

  @Test func `a file of the name of a lost photo takes its place when asked for`() async throws {
    await model.addPhotos(at: try makePhotos("a", "b"))
    for index in 0...1 { try FileManager.default.removeItem(at: photoFile(index)) }
    try fixture.files.folder.write("a.jpg", Data("JPEG other a".utf8))
    try fixture.files.folder.write("b.jpg", Data("words".utf8))
    let placements = model.document.layers.map(\.placement)
    let suggestions = await model.locatePhotos(
      among: [fixture.files.folder.path("a.jpg"), fixture.files.folder.path("b.jpg")])
    #expect(suggestions.count == 2)
    await model.replaceLostPhotos(with: suggestions)
    #expect(model.lostPhotos.map(\.originalName) == ["b.jpg"])
    #expect(failedNames == ["b.jpg"])
    #expect(model.document.layers.map(\.placement) == placements)
    #expect(model.editor.undoName == .relink)
    #expect(await model.flush())
    try await fixture.requireDurable()
  }
}
