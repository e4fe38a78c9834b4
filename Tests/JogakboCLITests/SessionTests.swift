import CollageDocument
import Foundation
import TestSupport
import Testing

/// Every command is a process of its own, so each sees only what the ones before made durable.
@Suite struct SessionTests {
  @Test func `every state after a relaunch is the state before it`() throws {
    let jogakbo = try JogakboFixture()
    let id = try jogakbo.succeed("new", "여름")
    var states = [try jogakbo.document(id)]
    func remember() throws { states.append(try jogakbo.document(id)) }

    try jogakbo.succeed("add", "여름", jogakbo.write("a.jpg", TestPhoto.landscape))
    try remember()
    _ = try jogakbo.edit(
      "여름",
      [
        #"{"edit":"add-text","text":"바다"}"#,
        ##"{"edit":"rotate","layer":"#1","by":0.25}"##,
        ##"{"edit":"set","layer":"#2","fontSize":90}"##,
      ])
    try remember()
    #expect(try jogakbo.succeed("undo", id) == "Change properties")
    try jogakbo.succeed("undo", id, "-n", "2")
    #expect(try jogakbo.document(id) == states[1])
    #expect(try jogakbo.succeed("redo", id, "-n", "99") == "Add text\nRotate\nChange properties")
    #expect(try jogakbo.document(id) == states[2])
    #expect(try jogakbo.succeed("undo", id, "-n", "4").hasSuffix("Add photos"))
    #expect(try jogakbo.document(id) == states[0])
    try jogakbo.succeed("redo", id, "-n", "4")

    let shown = try jogakbo.show(id)
    #expect(shown["document"] == states[2].jsonValue)
    #expect(try jogakbo.show(id) == shown)
    try jogakbo.succeed("export", id, "-o", jogakbo.path("before.png"), "--size", "400")
    try jogakbo.succeed("delete", id)
    #expect(try jogakbo.refuse("show", id) == "there is no project “\(id)”")
    #expect(try jogakbo.succeed("list") == "")
    #expect(try jogakbo.succeed("list", "--deleted").contains(id))
    try jogakbo.succeed("restore", id)
    #expect(try jogakbo.show(id) == shown)
    try jogakbo.succeed("export", id, "-o", jogakbo.path("after.png"), "--size", "400")
    let pictures = try ["before.png", "after.png"].map { try Picture(at: jogakbo.path($0)) }
    #expect(pictures[0].equals(pictures[1]))
  }

  @Test func `a bundle brings document, history and originals into another library`() throws {
    let jogakbo = try JogakboFixture()
    try jogakbo.makeProject("여름")
    _ = try jogakbo.edit(
      "여름",
      [
        ##"{"edit":"crop","layer":"#1","zoom":2}"##, ##"{"edit":"remove","layer":"#2"}"##,
        #"{"edit":"background","color":"cream"}"#, #"{"edit":"undo"}"#,
      ])
    let original = try jogakbo.show("여름")
    try jogakbo.succeed("bundle", "여름", "-o", jogakbo.path("여름.jogakbo"))

    let other = jogakbo.path("other")
    let id = try jogakbo.succeed("import", jogakbo.path("여름.jogakbo"), library: other)
    let imported = try jogakbo.show(id, library: other)
    for field in ["title", "document", "history"] { #expect(imported[field] == original[field]) }
    // The photo that only undo needs came along.
    try jogakbo.succeed("undo", id, library: other)
    let photos = try FileManager.default.contents(of: jogakbo.library + "/photos")
    #expect(try FileManager.default.contents(of: other + "/photos") == photos)
    #expect(Set(photos.values) == [TestPhoto.landscape, TestPhoto.portrait])
  }

  @Test func `opening a project changes nothing in the library`() throws {
    let jogakbo = try JogakboFixture()
    try jogakbo.makeProject("A")
    // A connection that closes moves its log into the database; what counts is what is in it.
    let before = try jogakbo.show("A")
    let files = try FileManager.default.contents(of: jogakbo.library)
    try jogakbo.succeed("export", "A", "-o", jogakbo.path("a.jpg"), "--size", "300")
    try jogakbo.succeed("bundle", "A", "-o", jogakbo.path("a.jogakbo"))
    try jogakbo.succeed("history", "A")
    try jogakbo.succeed("check")
    #expect(try jogakbo.show("A") == before)
    let after = try FileManager.default.contents(of: jogakbo.library)
    #expect(Set(after.keys) == Set(files.keys))
    for (name, content) in files where !name.hasSuffix("-shm") {
      #expect(after[name] == content, "\(name)")
    }
  }
}
