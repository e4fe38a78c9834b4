import CollageDocument
import Foundation
import TestSupport
import Testing

@Suite struct EditRefusalTests {
  /// Lines that are no edits of `JogakboFixture.makeProject`, and what is said about each.
  private static let refusals: [(line: String, words: String)] = [
    ("?", "it is not JSON at byte 0"),
    (#"{"edit":"undo""#, "it is not JSON at byte 14"),
    (String(repeating: "[", count: 1_000), "it is nested deeper than 64 levels"),
    ("[1]", #"an edit is an object with a field "edit""#),
    (#"{"edit":7}"#, #"an edit is an object with a field "edit""#),
    (#"{"edit":"explode"}"#, "there is no edit explode"),
    (#"{"edit":"undo","n":2}"#, "the field n will not do for this edit"),
    (#"{"edit":"redo"}"#, "there is nothing to redo"),
    (#"{"edit":"move","dx":1,"dy":1}"#, "the field layer will not do for this edit"),
    (##"{"edit":"move","layer":"#1","dx":1}"##, "the field dy will not do for this edit"),
    (##"{"edit":"move","layer":"#1","dx":"1","dy":1}"##, "the field dx will not do for this edit"),
    (##"{"edit":"move","layer":"#1","dx":1,"dy":1,"dz":1}"##, "the field dz"),
    (##"{"edit":"move","layer":"#0","dx":1,"dy":1}"##, "there is no layer #0"),
    (##"{"edit":"move","layer":"#4","dx":1,"dy":1}"##, "there is no layer #4"),
    (##"{"edit":"move","layer":"#99999999999999999999","dx":1,"dy":1}"##, "there is no layer #9"),
    (##"{"edit":"scale","layer":"#1","by":0}"##, "by cannot be 0"),
    (##"{"edit":"scale","layer":"#1","by":-2}"##, "by cannot be -2"),
    (##"{"edit":"order","layer":"#1","to":0}"##, "the field to will not do for this edit"),
    (##"{"edit":"order","layer":"#1","to":4}"##, "the field to will not do for this edit"),
    (##"{"edit":"order","layer":"#1","to":1.5}"##, "the field to will not do for this edit"),
    (##"{"edit":"crop","layer":"#3","zoom":2}"##, " is not a photo"),
    (##"{"edit":"swap","layer":"#1","with":"#3"}"##, " is not a photo"),
    (##"{"edit":"set","layer":"#1","colour":"red"}"##, "there is no field colour"),
    (##"{"edit":"set","layer":"#1","opacity":2}"##, "opacity is 2, but the nearest"),
    (##"{"edit":"set","layer":"#3","text":""}"##, "a text must have something to see"),
    (##"{"edit":"set","layer":"#1","fileName":"../../x"}"##, "fileName cannot be “../../x”"),
    (##"{"edit":"set","layer":"#1","fileName":"x.jpg"}"##, "x.jpg: it cannot be read"),
    (#"{"edit":"background","kind":"photo","fileName":"x.jpg"}"#, "x.jpg: it cannot be read"),
    (##"{"edit":"background","color":"#12"}"##, "the field color will not do for this edit"),
    (#"{"edit":"background","kind":"sky"}"#, "kind cannot be “sky”"),
    (#"{"edit":"add-text","text":"  "}"#, "a text must have something to see"),
    (#"{"edit":"add-text","text":"\#(String(repeating: "x", count: 10_001))"}"#, "10001 char"),
    (#"{"edit":"add-text","text":"x","fontSize":-1}"#, "fontSize is -1, but the nearest"),
    (#"{"edit":"add-photo","path":"missing.jpg"}"#, "missing.jpg: it cannot be read: No such"),
    (#"{"edit":"add-photo","path":"/dev/zero"}"#, "/dev/zero: it is not a file"),
    (#"{"edit":"add-photo","path":"tmp"}"#, "tmp: it is not a file"),
    (#"{"edit":"add-photo","path":"script"}"#, "script: this kind of file is not supported"),
    (#"{"edit":"canvas","width":0,"height":100}"#, "width cannot be 0"),
    (#"{"edit":"canvas","width":1e300,"height":100}"#, "width cannot be 1e+300"),
    (#"{"edit":"layout","layout":"spiral"}"#, "the field layout will not do for this edit"),
    (#"{"edit":"layout","layout":"grid","margin":-1}"#, "the field margin will not do"),
    (#"{"edit":"layout","layout":"grid","spacing":1e300}"#, "the field spacing will not do"),
    (#"{"edit":"add-text","text":"\#(String(repeating: "x", count: 1 << 20))"}"#, "longer than"),
  ]

  @Test func `a refused edit leaves no trace and the next goes on`() throws {
    let jogakbo = try JogakboFixture()
    try jogakbo.makeProject("A")
    try jogakbo.write("script", Data("no photo".utf8))
    let before = try jogakbo.document("A")
    let good = ##"{"edit":"move","layer":"#1","dx":1,"dy":0}"##
    let answers = try jogakbo.edit("A", Self.refusals.map(\.line) + [good], status: 3)
    try #require(answers.count == Self.refusals.count + 1)
    for (number, (refusal, answer)) in zip(1..., zip(Self.refusals, answers)) {
      let words = answer.object?["error"]?.string ?? ""
      #expect(words.contains(refusal.words), "\(refusal.line.prefix(100)): \(answer)")
      #expect(!words.contains("\n"))
      #expect(answer.object?["line"] == JSONValue.number(Double(number)))
    }
    #expect(answers.last == ["ack": .number(Double(Self.refusals.count + 1))])
    #expect(try jogakbo.show("A")["history"]?.object?["undo"] == 4)
    try jogakbo.succeed("undo", "A")
    #expect(try jogakbo.document("A") == before)
  }

  @Test func `undo ends where the project began`() throws {
    let jogakbo = try JogakboFixture()
    try jogakbo.succeed("new", "A")
    #expect(try jogakbo.refuse("undo", "A") == "there is nothing to undo")
    #expect(try jogakbo.refuse("redo", "A") == "there is nothing to redo")
    let undo = #"{"edit":"undo"}"#
    let answers = try jogakbo.edit(
      "A", [#"{"edit":"add-text","text":"x"}"#, undo, undo], status: 3)
    #expect(answers.last == ["error": "there is nothing to undo", "line": 3])
    #expect(try jogakbo.document("A") == EditorDocument())
  }

  @Test func `bytes that are no text are refused line by line`() throws {
    let jogakbo = try JogakboFixture()
    try jogakbo.makeProject("A")
    let before = try jogakbo.document("A")
    var random = RandomSource(seed: 1)
    let garbage = Data((0..<50_000).map { _ in UInt8.random(in: 0...255, using: &random) })
    let script = try jogakbo.write("garbage", garbage)
    let result = try jogakbo.run(["edit", "A", script])
    #expect(result.status == 3)
    #expect(result.output.split(separator: "\n").allSatisfy { $0.hasPrefix("{\"error\":") })
    #expect(try jogakbo.document("A") == before)
  }

  @Test func `a collage ends at ten thousand layers`() throws {
    let jogakbo = try JogakboFixture()
    try jogakbo.succeed("new", "A")
    try jogakbo.succeed("text", "A", "x")
    // Each doubles what there is.
    let lines = (0..<14).map { step in
      let places = (1...(1 << step)).map { "\"#\($0)\"" }.joined(separator: ",")
      return "{\"edit\":\"duplicate\",\"layers\":[\(places)]}"
    }
    let answers = try jogakbo.edit("A", lines, status: 3)
    let refusal: JSONValue = ["error": "a collage may have 10000 layers at most", "line": 14]
    #expect(answers.last == refusal)
    #expect(try jogakbo.document("A").layers.count == 8_192)
  }
}
