import CollageDocument
import CollageEditing
import CollageGeometry
import CollageStorage
import Foundation
import TestSupport
import Testing

@Suite struct HistoryTests {
  /// What the document is after each edit, in the very bytes of its file.
  private typealias Recording = [Data]

  @Test func `five hundred edits are undone and done again exactly across ten relaunches`() throws {
    let jogakbo = try JogakboFixture()
    try jogakbo.succeed("new", "Long")
    try jogakbo.succeed("text", "Long", "one")
    try jogakbo.succeed("text", "Long", "two")
    let start = try jogakbo.session("Long")
    let lines = (0..<500).map(Self.line)
    let recording = try Self.record(lines.count, from: start.document)

    for part in 0..<4 { try run(lines[(part * 125)..<(part * 125 + 125)], jogakbo, recording) }
    try Self.compare(jogakbo.session("Long").editor, undone: 0, with: recording)
    for part in 1...4 {
      try run(Array(repeating: #"{"edit":"undo"}"#, count: 125)[...], jogakbo, recording)
      #expect(try jogakbo.document("Long").data == recording[500 - part * 125])
    }
    try Self.compare(jogakbo.session("Long").editor, undone: 500, with: recording)
    for part in 1...2 {
      try run(Array(repeating: #"{"edit":"redo"}"#, count: 125)[...], jogakbo, recording)
      #expect(try jogakbo.document("Long").data == recording[part * 125])
    }
    try Self.compare(jogakbo.session("Long").editor, undone: 250, with: recording)
  }

  private func run(
    _ lines: ArraySlice<String>, _ jogakbo: JogakboFixture, _ recording: Recording
  ) throws {
    let answers = try jogakbo.edit("Long", Array(lines))
    #expect(answers == (1...lines.count).map { ["ack": .number(Double($0))] })
  }

  /// Walks through all of a history and compares every state in it.
  private static func compare(
    _ editor: Editor, undone: Int, with recording: Recording
  ) throws {
    var editor = editor
    for index in (0..<(recording.count - 1 - undone)).reversed() {
      try #require(editor.undo() != nil)
      try #require(editor.document.data == recording[index], "undone to \(index)")
    }
    for index in 1..<recording.count {
      try #require(editor.redo() != nil)
      try #require(editor.document.data == recording[index], "done again to \(index)")
    }
    #expect(editor.redo() == nil)
  }

  /// An edit that depends on its number alone, so that the test can do the same.
  private static func line(_ number: Int) -> String {
    switch number % 5 {
    case 0: ##"{"edit":"move","layer":"#1","dx":\##(number % 7 + 1),"dy":-0.1}"##
    case 1: ##"{"edit":"rotate","layer":"#2","by":0.1}"##
    case 2: ##"{"edit":"set","layer":"#1","opacity":\##(Double(number % 100) / 100)}"##
    case 3: ##"{"edit":"order","layer":"#1","to":"front"}"##
    default: ##"{"edit":"set","layer":"#2","text":"글 \##(number)"}"##
    }
  }

  private static func record(
    _ count: Int, from document: EditorDocument
  ) throws -> Recording {
    var document = document
    var recording = [document.data]
    for number in 0..<count {
      try apply(number, to: &document)
      recording.append(document.data)
    }
    return recording
  }

  private static func apply(_ number: Int, to document: inout EditorDocument) throws {
    let (rear, front) = (document.layers[0].id, document.layers[1].id)
    switch number % 5 {
    case 0:
      document[rear]?.placement.center.x += Double(number % 7 + 1)
      document[rear]?.placement.center.y += -0.1
    case 1: try document.rotate([front], by: 0.1)
    case 2: document[rear]?.style.opacity = Double(number % 100) / 100
    case 3: document.layers.swapAt(0, 1)
    default: document[front]?.text?.text = "글 \(number)"
    }
  }
}
