import CollageDocument
import CollageEditing
import CollageGeometry
import TestSupport
import Testing

@Suite struct OrderTests {
  /// What `reorder` does, said in another way: on letters.
  private func model(_ all: [LayerID], _ chosen: Set<LayerID>, _ order: LayerOrder) -> [LayerID] {
    let (moved, rest) = (all.filter(chosen.contains), all.filter { !chosen.contains($0) })
    switch order {
    case .front: return rest + moved
    case .back: return moved + rest
    case .index(let index): return rest.prefix(index) + moved + rest.dropFirst(index)
    case .backward: return Array(model(all.reversed(), chosen, .forward).reversed())
    case .behind(let other):
      return Array(model(all.reversed(), chosen, .inFront(of: other)).reversed())
    case .inFront(of: let other):
      guard let place = rest.firstIndex(of: other) else { return all }
      return rest.prefix(through: place) + moved + rest.suffix(from: place + 1)
    case .forward:
      var result = all
      for id in moved.reversed() {
        guard let place = result.firstIndex(of: id), place + 1 < result.count,
          !chosen.contains(result[place + 1])
        else { continue }
        result.swapAt(place, place + 1)
      }
      return result
    }
  }

  @Test func `layers come to lie where a simple model puts them`() throws {
    try RandomCases.run(100) { random in
      var document = random.document(layers: 1...7)
      let all = document.layers.map(\.id)
      let chosen = random.some(of: all)
      let index = random.integer(in: 0...all.count - chosen.count)
      let other = random.element(of: all)
      let orders: [LayerOrder] = [
        .front, .back, .forward, .backward, .index(index), .inFront(of: other), .behind(other),
      ]
      for order in orders {
        let before = document.layers.map(\.id)
        try document.reorder(chosen, to: order)
        try #require(document.layers.map(\.id) == model(before, Set(chosen), order))
      }
    }
  }

  @Test(arguments: [-1, 3, Int.max, .min])
  func `a place that there is not is refused`(index: Int) throws {
    var random = RandomSource(seed: 1)
    var document = random.document(layers: 3...3)
    let id = document.layers[0].id
    #expect(throws: EditingError.outOfRange(name: "to", value: Double(index))) {
      try document.reorder([id], to: .index(index))
    }
  }

  @Test func `a neighbour that there is not is refused`() {
    var random = RandomSource(seed: 1)
    var document = random.document(layers: 2...2)
    let (id, stranger) = (document.layers[0].id, LayerID())
    #expect(throws: EditingError.unknownLayer(stranger)) {
      try document.reorder([id], to: .behind(stranger))
    }
  }
}

@Suite struct LayerCommandTests {
  private let canvas = CanvasSize(width: 1000, height: 1000)

  @Test func `new photos cascade from the middle in frames of their own ratio`() {
    var document = EditorDocument()
    let size = CanvasSize(width: 4000, height: 3000)
    let ids = document.addPhotos(
      Array(repeating: PhotoContent(fileName: "a.jpg", pixelSize: size), count: 3))
    #expect(document.layers.map(\.id) == ids)
    #expect(document.layers.map(\.placement.center.x) == [500, 530, 560])
    #expect(document.layers[0].placement.frame == CanvasSize(width: 420, height: 315))
  }

  @Test func `a full cascade begins in the middle again`() {
    var document = EditorDocument()
    document.addPhotos(Array(repeating: PhotoContent(fileName: "a.jpg"), count: 40))
    #expect(document.layers.allSatisfy { document.bounds.contains($0.placement.center) })
    #expect(document.layers.last?.placement.center == CanvasPoint(x: 500, y: 500))
  }

  @Test func `copies have new identities and lie right before their originals`() throws {
    try RandomCases.run(50) { random in
      var document = random.document(layers: 1...6)
      let before = document.layers
      let chosen = random.some(of: before.map(\.id))
      let copies = try document.duplicate(chosen)
      try #require(copies.count == chosen.count)
      try #require(Set(copies).isDisjoint(with: before.map(\.id)))
      for (original, copy) in zip(chosen, copies) {
        let place = try #require(document.index(of: original))
        try #require(document.layers[place + 1].id == copy)
        try #require(document[copy]?.content == document[original]?.content)
      }
      try #require(document.layers.filter { !copies.contains($0.id) } == before)
    }
  }

  @Test func `pasted layers have new identities and lie in front`() throws {
    try RandomCases.run(50) { random in
      var document = random.document(layers: 1...6)
      let before = document.layers
      let copies = document.paste(random.some(of: before))
      try #require(document.layers.map(\.id) == before.map(\.id) + copies)
      try #require(Set(document.layers.map(\.id)).count == document.layers.count)
    }
  }

  @Test func `pasted layers of another canvas come onto this one and keep their distances`() throws
  {
    try RandomCases.run(50) { random in
      var document = random.document(layers: 0...3)
      let others = random.document(layers: 1...4).layers
      let pasted = document.paste(others)
      let centers = try document.layers(pasted).map(\.placement.center)
      try #require(centers.allSatisfy(document.bounds.contains))
      let box = try #require(CanvasRect.bounding(others.map(\.placement.center)))
      guard box.width <= document.canvas.width, box.height <= document.canvas.height else { return }
      for (center, other) in zip(centers, others) {
        let distance = other.placement.center - others[0].placement.center
        try #require((center - centers[0] - distance).length < 1e-6)
      }
    }
  }

  @Test(arguments: ["", " \n\t", "\u{200B}\u{200B}\u{200B}", "   \u{A0}\u{3000}\t  "])
  func `a blank text is refused`(text: String) throws {
    var document = EditorDocument()
    #expect(throws: EditingError.blankText) {
      try document.addText(TextContent(text: text), frame: canvas)
    }
    let id = try document.addText(TextContent(text: "a"), frame: canvas)
    #expect(throws: EditingError.blankText) {
      try document.setFields(["text": .string(text)], of: id)
    }
  }

  @Test func `a text of the longest length is taken, a longer one refused`() throws {
    var document = EditorDocument()
    let text = String(repeating: "é", count: DocumentLimits.textLength)
    let id = try document.addText(TextContent(text: text), frame: canvas)
    let error = EditingError.textTooLong(length: 10_001, limit: 10_000)
    #expect(throws: error) { try document.addText(TextContent(text: text + "a"), frame: canvas) }
    #expect(throws: error) { try document.setFields(["text": .string(text + "a")], of: id) }
  }

  @Test func `a frame that is none becomes one`() throws {
    var document = EditorDocument()
    let frame = CanvasSize(width: .nan, height: 0)
    let id = try document.addText(TextContent(text: "a"), frame: frame)
    #expect(document[id]?.placement.frame == CanvasSize(width: 1, height: 1))
  }

  @Test func `what only photos have is refused by a text`() throws {
    var document = EditorDocument()
    let text = try document.addText(TextContent(text: "a"), frame: canvas)
    let photo = document.addPhotos([PhotoContent(fileName: "a.jpg")])[0]
    let error = EditingError.wrongKindOfLayer(text)
    #expect(throws: error) { try document.crop(text, to: .centered) }
    #expect(throws: error) { try document.flip(text, horizontally: true, vertically: false) }
    #expect(throws: error) {
      try document.replacePhoto(of: text, with: PhotoContent(fileName: "b"))
    }
    #expect(throws: error) { try document.swapPhotos(photo, text) }
  }

  @Test func `swapped photos keep their frames`() throws {
    var document = EditorDocument()
    let names = ["a.jpg", "b.jpg"]
    let ids = document.addPhotos(names.map { PhotoContent(fileName: $0) })
    let placements = document.layers.map(\.placement)
    try document.swapPhotos(ids[0], ids[1])
    #expect(document.layers.compactMap(\.photo?.fileName) == names.reversed())
    #expect(document.layers.map(\.placement) == placements)
  }

  @Test(arguments: 0..<20 as Range<UInt64>)
  func `shuffled photos are the same ones in another order`(seed: UInt64) throws {
    var document = EditorDocument()
    let names = ["a.jpg", "b.jpg", "c.jpg", "locked.jpg"]
    document.addPhotos(names.map { PhotoContent(fileName: $0) })
    document.layers[3].isLocked = true
    let placements = document.layers.map(\.placement)
    document.shufflePhotos(seed: seed)
    let shuffled = document.layers.compactMap(\.photo?.fileName)
    #expect(shuffled != names && shuffled.sorted() == names)
    #expect(shuffled.last == "locked.jpg")
    #expect(document.layers.map(\.placement) == placements)
  }

  @Test func `shuffling a single photo, or equal ones, changes nothing`() throws {
    var document = EditorDocument()
    document.addPhotos([PhotoContent(fileName: "a.jpg"), PhotoContent(fileName: "a.jpg")])
    let before = document
    document.shufflePhotos(seed: 1)
    #expect(document == before)
  }

  @Test func `a crop is brought within its bounds`() throws {
    var document = EditorDocument()
    let id = document.addPhotos([PhotoContent(fileName: "a.jpg")])[0]
    try document.crop(id, to: PhotoCrop(zoom: 0, panX: -9, panY: .nan))
    #expect(document[id]?.photo?.crop == PhotoCrop(zoom: 1, panX: -1, panY: 0))
  }
}

@Suite struct PropertyTests {
  private func document() throws -> (EditorDocument, LayerID) {
    var document = EditorDocument()
    let id = document.addPhotos([PhotoContent(fileName: "a.jpg")])[0]
    return (document, id)
  }

  private static let refusedFields: [(String, JSONValue)] = [
    ("id", .string(LayerID().description)), ("kind", "text"), ("colour", "#FFFFFF"),
    ("text", "not on a photo"), ("opacity", 1.5), ("opacity", "1"), ("scale", 0.1), ("x", .null),
    ("x", 1e7), ("fileName", "../a.jpg"), ("fileName", .null), ("opacity", .number(.nan)),
    ("rotation", .number(.infinity)), ("border", 3), ("border", .object(["width": -1])),
    ("hidden", 1),
  ]

  @Test(arguments: refusedFields)
  func `a field that cannot be set so is refused`(name: String, value: JSONValue) throws {
    var (document, id) = try document()
    let before = document
    #expect(throws: EditingError.self) {
      try document.setFields([name: value, "locked": true], of: id)
    }
    #expect(throws: EditingError.self) { try document.setFields([name: value], of: id) }
    #expect(document == before)
  }

  @Test func `fields are set, and null sets one back`() throws {
    var (document, id) = try document()
    try document.setFields(["opacity": 0.5, "name": "A", "border": .object(["width": 2])], of: id)
    #expect(document[id]?.style.border == LayerBorder(width: 2, color: .white))
    try document.setFields(["opacity": .null, "name": .null, "border": .null], of: id)
    #expect(document[id]?.style == .plain)
    #expect(document[id]?.name == nil)
  }

  private static let refusedBackgrounds: [JSONValue] = [
    "red", 1, .object([:]), .object(["kind": "plaid"]),
    .object(["kind": "dots", "spacing": 0]),
  ]

  @Test(arguments: refusedBackgrounds)
  func `a background that is none is refused`(value: JSONValue) {
    var document = EditorDocument()
    #expect(throws: EditingError.self) { try document.setBackground(value) }
    #expect(document.background == .white)
  }

  @Test func `a background is set from its form in the file`() throws {
    var document = EditorDocument()
    try document.setBackground(.object(["kind": "dots", "spacing": 25]))
    let dots = PatternFill(kind: .dots, foreground: .black, background: .white, spacing: 25)
    #expect(document.background == .pattern(dots))
  }

  @Test func `on a canvas of another size layers keep their distance from the middle`() throws {
    var (document, id) = try document()
    document[id]?.placement.center = CanvasPoint(x: 400, y: 900)
    try document.resizeCanvas(to: CanvasSize(width: 2000, height: 500))
    #expect(document[id]?.placement.center == CanvasPoint(x: 900, y: 500))
  }

  @Test(arguments: [0, 9, 30_001, .nan, .infinity])
  func `a canvas of a size that there is not is refused`(side: Double) {
    var document = EditorDocument()
    #expect(throws: EditingError.self) {
      try document.resizeCanvas(to: CanvasSize(width: 1000, height: side))
    }
    #expect(document.canvas.height == 1000)
  }
}
