import CollageDocument
import CollageEditing
import CollageGeometry
import CollageStorage
import Foundation
import TestSupport
import Testing

@testable import JogakboCLI

/// An edit, and what must be true of the document behind it. The document is that of
/// `JogakboFixture.makeProject`.
struct EditCase: Sendable, CustomTestStringConvertible {
  var line: String
  var holds: @Sendable (_ before: EditorDocument, _ after: EditorDocument) -> Bool

  init(_ line: String, _ holds: @escaping @Sendable (EditorDocument, EditorDocument) -> Bool) {
    self.line = line
    self.holds = holds
  }

  var testDescription: String { line }

  static let all: [EditCase] = adding + placing + arranging + changing

  private static let adding = [
    EditCase(#"{"edit":"add-photo","path":"landscape.jpg"}"#) {
      $1.layers.count == 4 && $1.layers[3].photo?.fileName == $0.layers[0].photo?.fileName
    },
    EditCase(##"{"edit":"add-text","text":"하나\n둘","fontSize":80,"textColor":"#FF0000"}"##) {
      $1.layers.last?.text?.text == "하나\n둘" && $1.layers.last?.text?.fontSize == 80
        && $1.layers.count == $0.layers.count + 1
    },
    EditCase(##"{"edit":"duplicate","layer":"#1"}"##) {
      $1.layers.count == 4 && $1.layers[1].content == $0.layers[0].content
        && $1.layers[1].id != $0.layers[0].id
    },
    EditCase(##"{"edit":"remove","layers":["#3","#1"]}"##) { $1.layers == [$0.layers[1]] },
  ]

  private static let placing = [
    EditCase(##"{"edit":"move","layer":"#1","dx":10.5,"dy":-5}"##) {
      let (from, to) = ($0.layers[0].placement.center, $1.layers[0].placement.center)
      return to.x == from.x + 10.5 && to.y == from.y - 5
    },
    EditCase(##"{"edit":"scale","layer":"#1","by":1.5}"##) {
      $1.layers[0].placement.scale == $0.layers[0].placement.scale * 1.5
    },
    EditCase(##"{"edit":"rotate","layer":"#1","by":0.5}"##) {
      abs($1.layers[0].placement.rotation - $0.layers[0].placement.rotation - 0.5) < 1e-12
    },
    EditCase(
      ##"{"edit":"transform","layers":["#1","#2"],"dx":5,"dy":1,"scale":1.1,"rotate":0.1}"##
    ) { before, after in
      (0...1).allSatisfy { abs(after.layers[$0].placement.rotation - 0.1) < 1e-12 }
        && (0...1).allSatisfy { abs(after.layers[$0].placement.scale - 1.1) < 1e-12 }
        && after.layers[2] == before.layers[2]
    },
    EditCase(##"{"edit":"canvas","width":500,"height":1000}"##) {
      $1.canvas == CanvasSize(width: 500, height: 1_000) && $1.layers.count == $0.layers.count
    },
  ]

  private static let arranging = [
    EditCase(##"{"edit":"order","layer":"#1","to":"front"}"##) {
      $1.layers.map(\.id) == [$0.layers[1], $0.layers[2], $0.layers[0]].map(\.id)
    },
    EditCase(##"{"edit":"order","layer":"#3","to":1}"##) {
      $1.layers.map(\.id) == [$0.layers[2], $0.layers[0], $0.layers[1]].map(\.id)
    },
    EditCase(##"{"edit":"align","layers":["#1","#2"],"to":"left"}"##) {
      let edges = $1.layers[...1].map { $0.placement.outline.boundingBox.minX }
      return abs(edges[0] - edges[1]) < 1e-9 && $0 != $1
    },
    EditCase(##"{"edit":"distribute","layers":["#1","#2","#3"],"along":"vertical"}"##) {
      let boxes = $1.layers.map(\.placement.outline.boundingBox).sorted { $0.minY < $1.minY }
      let gaps = zip(boxes, boxes.dropFirst()).map { $1.minY - $0.maxY }
      return gaps.count == 2 && abs(gaps[0] - gaps[1]) < 1e-9 && $0 != $1
    },
    EditCase(#"{"edit":"layout","layout":"columns","spacing":10,"margin":0}"#) {
      let boxes = $1.layers[...1].map(\.placement.outline.boundingBox)
      let areParted = boxes[0].maxX < boxes[1].minX || boxes[0].maxY < boxes[1].minY
      return areParted && $1.layers[2] == $0.layers[2] && $0 != $1
    },
  ]

  private static let changing = [
    EditCase(##"{"edit":"set","layer":"#3","text":"other","x":123,"locked":true}"##) {
      $1.layers[2].text?.text == "other" && $1.layers[2].placement.center.x == 123
        && $1.layers[2].isLocked && $1.layers[2].id == $0.layers[2].id
    },
    EditCase(##"{"edit":"crop","layer":"#1","zoom":2,"panX":0.5}"##) {
      $1.layers[0].photo?.crop == PhotoCrop(zoom: 2, panX: 0.5)
        && $1.layers[0].placement == $0.layers[0].placement
    },
    EditCase(##"{"edit":"flip","layer":"#1","horizontal":true}"##) {
      $1.layers[0].photo?.isFlippedHorizontally == true
        && $0.layers[0].photo?.isFlippedHorizontally == false
    },
    EditCase(##"{"edit":"replace-photo","layer":"#1","path":"portrait.png"}"##) {
      $1.layers[0].photo?.fileName == $0.layers[1].photo?.fileName
        && $1.layers[0].placement == $0.layers[0].placement
    },
    EditCase(##"{"edit":"swap","layer":"#1","with":"#2"}"##) {
      $1.layers[0].photo?.fileName == $0.layers[1].photo?.fileName
        && $1.layers[1].photo?.fileName == $0.layers[0].photo?.fileName
    },
    EditCase(##"{"edit":"style","layers":["#2","#3"],"from":"#1"}"##) {
      $1.layers[1].style == $0.layers[0].style && $1.layers[2].style == $0.layers[0].style
        && $0.layers[1].style == .plain && $0.layers[0].style.opacity == 0.5
    },
    EditCase(#"{"edit":"background","color":"black"}"#) {
      $1.background == .color(.black) && $0.background == .white
    },
    EditCase(#"{"edit":"background","path":"portrait.png"}"#) {
      guard case .photo(let photo) = $1.background else { return false }
      return photo.fileName == $0.layers[1].photo?.fileName
    },
  ]
}

@Suite struct EditTests {
  @Test(arguments: EditCase.all)
  func `an edit does what it says and is undone`(edit: EditCase) throws {
    let jogakbo = try JogakboFixture()
    try jogakbo.makeProject("A")
    let style = ##"{"edit":"set","layer":"#1","opacity":0.5,"cornerRadius":9}"##
    #expect(try jogakbo.edit("A", [style, edit.line]) == [["ack": 1], ["ack": 2]])
    let session = try jogakbo.session("A")
    var editor = session.editor
    _ = editor.undo()
    #expect(edit.holds(editor.document, session.document), "\(session.document)")
    _ = editor.redo()
    #expect(editor.document == session.document)
  }

  @Test func `every kind of edit has its case`() throws {
    let tested = try EditCase.all.map { edit in
      try JSONValue(parsing: Data(edit.line.utf8)).object?["edit"]?.string
    }
    let verbs = Set(EditVerb.allCases).subtracting([.undo, .redo]).map(\.rawValue)
    #expect(Set(tested) == Set(verbs))
  }

  @Test func `a layer is named by its place or its identifier`() throws {
    let jogakbo = try JogakboFixture()
    try jogakbo.makeProject("A")
    let ids = try jogakbo.document("A").layers.map(\.id)
    let lower = ids[2].description.lowercased()
    let answers = try jogakbo.edit(
      "A",
      [
        ##"{"edit":"order","layer":"#1","to":"front"}"##,
        #"{"edit":"set","layer":"\#(ids[0])","name":"first"}"#,
        #"{"edit":"set","layer":"\#(lower)","name":"third"}"#,
      ])
    #expect(answers.count == 3)
    let layers = try jogakbo.document("A").layers
    #expect(layers.map(\.id) == [ids[1], ids[2], ids[0]])
    #expect(layers.map(\.name) == [nil, "third", "first"])
  }

  @Test func `moves of one burst are one step`() throws {
    let jogakbo = try JogakboFixture()
    try jogakbo.makeProject("A")
    let lines = [1, 1, 1, 2].map {
      ##"{"edit":"move","layer":"#1","dx":1,"dy":0,"burst":\##($0)}"##
    }
    _ = try jogakbo.edit("A", lines)
    #expect(try jogakbo.succeed("history", "A").hasSuffix("Add text\nMove\nMove"))
  }

  @Test func `a script may be a file, have empty lines and Windows line ends`() throws {
    let jogakbo = try JogakboFixture()
    try jogakbo.makeProject("A")
    let script = "\r\n{\"edit\":\"remove\",\"layer\":\"#1\"}\r\n  \n{\"edit\":\"undo\"}"
    let path = try jogakbo.write("script.jsonl", Data(script.utf8))
    #expect(try jogakbo.succeed("edit", "A", path) == "{\"ack\":2}\n{\"ack\":4}")
  }
}
