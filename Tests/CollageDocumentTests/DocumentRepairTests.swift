import CollageDocument
import CollageGeometry
import Foundation
import TestSupport
import Testing

/// A field with a value that no document holds, and what becomes of it.
struct Repair: Sendable, CustomTestStringConvertible {
  /// The object that the field stands in.
  enum Place: String { case document, photo, text, border, shadow, gradient, stop, pattern }
  var place: Place
  var field: String
  var found: JSONValue
  var problem: DocumentNote.Problem
  /// What is saved; nil where the field is left out.
  var saved: JSONValue?

  var testDescription: String { "\(place.rawValue).\(field) = \(found.compactText)" }

  /// A number too low and one too high; one that becomes the default is left out when saved.
  static func bounds(
    _ place: Place, _ field: String, _ range: ClosedRange<Double>, omitting omitted: Double? = nil
  ) -> [Repair] {
    [(range.lowerBound, -1.5), (range.upperBound, 1.5)].map { bound, step in
      let found = bound + step * (1 + abs(bound))
      return Repair(
        place: place, field: field, found: .number(found),
        problem: .outOfRange(found: found, used: bound),
        saved: bound == omitted ? nil : .number(bound))
    }
  }

  static let numbers: [Repair] = [
    bounds(.document, "canvasWidth", DocumentLimits.canvasSide),
    bounds(.document, "canvasHeight", DocumentLimits.canvasSide),
    bounds(.photo, "x", DocumentLimits.coordinate),
    bounds(.photo, "y", DocumentLimits.coordinate),
    bounds(.photo, "width", DocumentLimits.frameSide),
    bounds(.photo, "height", DocumentLimits.frameSide),
    bounds(.photo, "scale", DocumentLimits.scale),
    bounds(.photo, "cropZoom", DocumentLimits.cropZoom, omitting: 1),
    bounds(.photo, "cropPanX", DocumentLimits.cropPan),
    bounds(.photo, "cropPanY", DocumentLimits.cropPan),
    bounds(.photo, "pixelWidth", DocumentLimits.photoSide),
    bounds(.photo, "pixelHeight", DocumentLimits.photoSide),
    bounds(.photo, "opacity", DocumentLimits.opacity, omitting: 1),
    bounds(.photo, "cornerRadius", DocumentLimits.styleLength, omitting: 0),
    bounds(.border, "width", DocumentLimits.styleLength),
    bounds(.shadow, "dx", DocumentLimits.shadowOffset),
    bounds(.shadow, "dy", DocumentLimits.shadowOffset),
    bounds(.shadow, "blur", DocumentLimits.styleLength),
    bounds(.text, "fontSize", DocumentLimits.fontSize),
    bounds(.text, "fontWeight", DocumentLimits.fontWeight),
    bounds(.stop, "position", 0...1),
    bounds(.pattern, "spacing", DocumentLimits.patternSpacing),
  ].flatMap { $0 }

  static let kinds: [Repair] = [
    ("canvasWidth", .document, 1000), ("x", .photo, 500), ("height", .photo, 500),
    ("scale", .photo, 1), ("rotation", .photo, 0), ("fontSize", .text, 48),
    ("angle", .gradient, .number(.pi / 2)), ("spacing", .pattern, 40), ("dx", .shadow, 0),
    ("dy", .shadow, 6), ("blur", .shadow, 18), ("width", .border, 0),
    ("textColor", .text, "#000000"),
    ("color", .border, "#FFFFFF"), ("color", .shadow, "#00000066"), ("color", .stop, "#FFFFFF"),
    ("foreground", .pattern, "#000000"), ("background", .pattern, "#FFFFFF"),
    ("background", .document, "#FFFFFF"), ("cropZoom", .photo, nil), ("pixelWidth", .photo, nil),
    ("opacity", .photo, nil), ("cornerRadius", .photo, nil), ("border", .photo, nil),
    ("shadow", .photo, nil), ("name", .photo, nil), ("hidden", .photo, nil), ("locked", .text, nil),
    ("originalName", .photo, nil), ("flipHorizontal", .photo, nil), ("flipVertical", .photo, nil),
    ("fontFamily", .text, nil), ("fontWeight", .text, nil), ("italic", .text, nil),
    ("alignment", .text, nil), ("textBackground", .text, nil), ("language", .text, nil),
  ].map { field, place, saved in
    Repair(place: place, field: field, found: .array([]), problem: .wrongKind, saved: saved)
  }

  static let words: [Repair] = [
    ("background", .document, "#FFFFFF"), ("textColor", .text, "#000000"),
    ("alignment", .text, nil),
    ("textBackground", .text, nil), ("color", .stop, "#FFFFFF"),
    ("foreground", .pattern, "#000000"),
  ].map { field, place, saved in
    Repair(
      place: place, field: field, found: "#12345", problem: .unknownWord("#12345"), saved: saved)
  }

  static let lengths: [Repair] = [
    (Place.text, "text", DocumentLimits.textLength), (.text, "fontFamily", 1_000),
    (.text, "language", 1_000), (.photo, "name", 1_000), (.photo, "originalName", 1_000),
    (.photo, "fileName", 1_000),
  ].map { place, field, limit in
    Repair(
      place: place, field: field, found: .string(String(repeating: "é", count: limit + 1)),
      problem: .tooLong(limit: limit), saved: .string(String(repeating: "é", count: limit)))
  }

  static let missing: [Repair] = [
    ("x", .photo, 500), ("y", .text, 500), ("width", .photo, 500), ("height", .text, 500),
    ("text", .text, ""), ("fileName", .photo, ""), ("position", .stop, 0),
    ("pixelHeight", .photo, nil), ("pixelWidth", .photo, nil),
  ].map { field, place, saved in
    Repair(place: place, field: field, found: .null, problem: .missing, saved: saved)
  }

  static let fileNames: [Repair] = ["../a.jpg", "/etc/passwd", "a/b", "a\\b", ".", "..", "a\nb"].map
  {
    Repair(
      place: .photo, field: "fileName", found: .string($0), problem: .unknownWord($0), saved: "")
  }
}

extension Repair {
  static let all = [numbers, kinds, words, lengths, missing, fileNames].flatMap { $0 }
}

@Suite struct DocumentRepairTests {
  @Test(arguments: Repair.all)
  func `a value out of bounds is repaired with a note`(repair: Repair) throws {
    let background: Sample.Background = repair.place == .pattern ? .pattern : .gradient
    var sample = Sample(background: background)
    sample[repair.place, repair.field] = repair.found
    var notes: [DocumentNote] = []
    let document = try EditorDocument(jsonValue: sample.value, notes: &notes)
    let path = Sample.path(of: repair.place, field: repair.field)
    #expect(notes == [DocumentNote(field: path, problem: repair.problem)])
    #expect(Sample(value: document.jsonValue)[repair.place, repair.field] == repair.saved)
  }

  @Test(arguments: [7, -4, 3, Double.pi, -Double.pi, 1e6])
  func `a turn is brought within half a turn either way without a note`(turn: Double) throws {
    var sample = Sample(background: .gradient)
    sample[.photo, "rotation"] = .number(turn)
    sample[.gradient, "angle"] = .number(turn)
    var notes: [DocumentNote] = []
    let document = try EditorDocument(jsonValue: sample.value, notes: &notes)
    #expect(notes == [])
    let rotation = document.layers[0].placement.rotation
    #expect(DocumentLimits.rotation.contains(rotation))
    #expect(abs(sin(rotation) - sin(turn)) < 1e-9 && abs(cos(rotation) - cos(turn)) < 1e-9)
    guard case .gradient(let gradient) = document.background else { return }
    #expect(gradient.angle == rotation)
  }

  @Test(arguments: ["1e999", "-1e999", "1e308", "-1e308", "1e-400", "-0", "5e-324"])
  func `no number makes a field leave its bounds`(number: String) throws {
    for (place, field) in Repair.numbers.map({ ($0.place, $0.field) }) + [(.photo, "rotation")] {
      var sample = Sample(background: place == .pattern ? .pattern : .gradient)
      sample[place, field] = try JSONValue(parsing: Array(number.utf8))
      var notes: [DocumentNote] = []
      let document = try EditorDocument(jsonValue: sample.value, notes: &notes)
      var again: [DocumentNote] = []
      #expect(try EditorDocument(data: document.data, notes: &again) == document)
      #expect(again == [])
    }
  }

  @Test func `two layers of the same identity become two layers`() throws {
    let layer = Sample.photo
    var notes: [DocumentNote] = []
    let document = try EditorDocument(
      jsonValue: .object(["version": 1, "layers": .array([layer, layer, layer])]), notes: &notes)
    #expect(Set(document.layers.map(\.id)).count == 3)
    #expect(
      notes
        == [1, 2].map { DocumentNote(field: "layers[\($0)].id", problem: .duplicateIdentity) })
  }

  @Test func `what is no layer is left out with a note`() throws {
    var notes: [DocumentNote] = []
    let document = try EditorDocument(
      jsonValue: .object(["version": 1, "layers": .array([1, Sample.photo, .null])]), notes: &notes)
    #expect(document.layers.count == 1)
    #expect(notes.map(\.field) == ["layers[0]", "layers[2]"])
    #expect(notes.allSatisfy { $0.problem == .notALayer })
  }

  @Test(arguments: ["[]", "1", "null", "{}", "{\"layers\":{}}", "{\"version\":1,\"items\":[]}"])
  func `JSON without a list of layers is no document`(text: String) {
    var notes: [DocumentNote] = []
    #expect(throws: DocumentError.notADocument) {
      try EditorDocument(jsonValue: try JSONValue(parsing: Array(text.utf8)), notes: &notes)
    }
  }

  @Test func `a gradient of one colour becomes white to black, one of many is cut`() throws {
    var notes: [DocumentNote] = []
    let stop = JSONValue.object(["position": 0.5, "color": "#123456"])
    func gradient(_ count: Int) -> PageBackground {
      let stops = JSONValue.array(Array(repeating: stop, count: count))
      return PageBackground(
        jsonValue: .object(["kind": "radial", "stops": stops]), notes: &notes)
    }
    #expect(gradient(1) == .gradient(GradientFill(kind: .radial, from: .white, to: .black)))
    #expect(notes == [DocumentNote(field: "background.stops", problem: .missing)])
    notes = []
    guard case .gradient(let many) = gradient(17) else { return }
    #expect(many.stops.count == 16)
    #expect(notes == [DocumentNote(field: "background.stops", problem: .tooLong(limit: 16))])
  }
}

/// A document in its JSON form, with one object for every place of `Repair`.
struct Sample {
  enum Background { case gradient, pattern }
  private(set) var value: JSONValue

  static let photo = JSONValue.object([
    "id": "11111111-2222-4333-8444-555555555511", "kind": "photo", "fileName": "a.jpg", "x": 1,
    "y": 2, "width": 30, "height": 40, "scale": 1, "rotation": 0, "pixelWidth": 400,
    "pixelHeight": 300, "border": .object(["width": 1, "color": "#112233"]),
    "shadow": .object(["dx": 1, "dy": 2, "blur": 3, "color": "#112233"]),
  ])

  private static let text = JSONValue.object([
    "id": "11111111-2222-4333-8444-555555555512", "kind": "text", "text": "a", "x": 1, "y": 2,
    "width": 30, "height": 40, "scale": 1, "rotation": 0, "fontSize": 20, "textColor": "#112233",
  ])

  private static let gradient = JSONValue.object([
    "kind": "linear", "angle": 0,
    "stops": .array([
      .object(["position": 0, "color": "#112233"]), .object(["position": 1, "color": "#445566"]),
    ]),
  ])

  private static let pattern = JSONValue.object([
    "kind": "dots", "foreground": "#112233", "background": "#445566", "spacing": 20,
  ])

  init(value: JSONValue) { self.value = value }

  init(background: Background) {
    value = .object([
      "version": 1, "canvasWidth": 1000, "canvasHeight": 1000,
      "background": background == .gradient ? Self.gradient : Self.pattern,
      "layers": .array([Self.photo, Self.text]),
    ])
  }

  private static func steps(to place: Repair.Place) -> [JSONStep] {
    switch place {
    case .document: []
    case .photo: [.name("layers"), .index(0)]
    case .text: [.name("layers"), .index(1)]
    case .border: steps(to: .photo) + [.name("border")]
    case .shadow: steps(to: .photo) + [.name("shadow")]
    case .gradient, .pattern: [.name("background")]
    case .stop: [.name("background"), .name("stops"), .index(0)]
    }
  }

  static func path(of place: Repair.Place, field: String) -> String {
    steps(to: place).reduce("") { path, step in
      switch step {
      case .name(let name): path.isEmpty ? name : "\(path).\(name)"
      case .index(let index): "\(path)[\(index)]"
      }
    } + (place == .document ? field : ".\(field)")
  }

  subscript(place: Repair.Place, field: String) -> JSONValue? {
    get { value[Self.steps(to: place) + [.name(field)]] }
    set { value[Self.steps(to: place) + [.name(field)]] = newValue }
  }
}

/// One step down into a JSON value.
enum JSONStep {
  case name(String)
  case index(Int)
}

extension JSONValue {
  /// The value that lies down some steps; nil where there is none.
  subscript(steps: [JSONStep]) -> JSONValue? {
    get {
      guard let step = steps.first else { return self }
      let child: JSONValue? =
        switch step {
        case .name(let name): object?[name]
        case .index(let index): array?[index]
        }
      return child?[Array(steps.dropFirst())]
    }
    set {
      guard let step = steps.first else {
        self = newValue ?? .null
        return
      }
      let rest = Array(steps.dropFirst())
      switch step {
      case .name(let name):
        guard var fields = object else { return }
        var child = fields[name] ?? .null
        child[rest] = newValue
        fields[name] = child
        self = .object(fields)
      case .index(let index):
        guard var elements = array else { return }
        elements[index][rest] = newValue
        self = .array(elements)
      }
    }
  }
}
