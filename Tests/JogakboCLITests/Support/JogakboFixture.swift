import CollageDocument
import CollageStorage
import Foundation
import TestSupport
import Testing

/// The built program with a library, a home and a folder for files of its own.
final class JogakboFixture {
  static let program = Subprocess.built("jogakbo")

  let folder: TemporaryFolder
  /// The folder of the library, which the first command that writes makes.
  var library: String { path("library") }
  /// Where the program keeps what nobody is to find afterwards.
  var temporary: String { path("tmp") }

  init() throws {
    folder = try TemporaryFolder()
    try FileManager.default.createDirectory(atPath: temporary, withIntermediateDirectories: true)
  }

  /// The path of a file in the fixture's folder.
  func path(_ name: String) -> String {
    folder.url.path(percentEncoded: false) + "/" + name
  }

  /// Writes a file and gives its path.
  @discardableResult
  func write(_ name: String, _ content: Data) throws -> String {
    try content.write(to: URL(filePath: path(name)))
    return path(name)
  }

  // MARK: Running

  func environment(library: String? = nil) -> [String: String] {
    [
      "HOME": folder.url.path(percentEncoded: false), "TMPDIR": temporary, "LC_ALL": "C.UTF-8",
      "JOGAKBO_LIBRARY": library ?? self.library, "JOGAKBO": Self.program,
    ]
  }

  /// Runs a command to its end, in the fixture's folder.
  func run(
    _ words: [String], input: String = "", library: String? = nil
  ) throws -> Subprocess.Result {
    try Subprocess.run(
      Self.program, words, input: Data(input.utf8), environment: environment(library: library),
      folder: folder.url)
  }

  /// Runs a command that must do everything it was asked for, without a complaint.
  ///
  /// - Returns: What it printed, without the last line's end.
  @discardableResult
  func succeed(
    _ words: String..., input: String = "", library: String? = nil,
    at location: SourceLocation = #_sourceLocation
  ) throws -> String {
    let result = try run(words, input: input, library: library)
    try #require(
      result.status == 0 && result.error == "", "\(words): \(result)", sourceLocation: location)
    return result.output.hasSuffix("\n") ? String(result.output.dropLast()) : result.output
  }

  /// Runs a command that must be refused: with this exit code and one sentence on standard error.
  ///
  /// - Returns: The sentence.
  @discardableResult
  func refuse(
    _ words: String..., status: Int32 = 1, library: String? = nil,
    at location: SourceLocation = #_sourceLocation
  ) throws -> String {
    let result = try run(words, library: library)
    #expect(result.status == status, "\(words): \(result)", sourceLocation: location)
    #expect(result.output == "", sourceLocation: location)
    var lines = result.error.split(separator: "\n").map(String.init)
    if status == 2 {
      #expect(lines.popLast()?.hasPrefix("Try 'jogakbo") == true, sourceLocation: location)
    }
    #expect(lines.count == 1, "\(words): \(result.error)", sourceLocation: location)
    let sentence = lines.first ?? ""
    #expect(sentence.hasPrefix("jogakbo: "), sourceLocation: location)
    return String(sentence.dropFirst("jogakbo: ".count))
  }

  // MARK: Projects

  /// Makes a project with photos and a text: `#1` and `#2` are photos, `#3` says “words”.
  func makeProject(_ title: String) throws {
    try succeed("new", title)
    try write("landscape.jpg", TestPhoto.landscape)
    try write("portrait.png", TestPhoto.portrait)
    let answers = try edit(
      title,
      [
        #"{"edit":"add-photo","path":"landscape.jpg"}"#,
        #"{"edit":"add-photo","path":"portrait.png"}"#, #"{"edit":"add-text","text":"words"}"#,
      ])
    try #require(answers == [["ack": 1], ["ack": 2], ["ack": 3]])
  }

  /// Runs edits in one process.
  ///
  /// - Returns: The answers, one a line of the script.
  func edit(
    _ title: String, _ lines: [String], status: Int32 = 0,
    at location: SourceLocation = #_sourceLocation
  ) throws -> [JSONValue] {
    let result = try run(["edit", title, "-"], input: lines.joined(separator: "\n") + "\n")
    #expect(result.status == status, "\(result)", sourceLocation: location)
    #expect(result.error == "", sourceLocation: location)
    return try result.output.split(separator: "\n").map { try JSONValue(parsing: Data($0.utf8)) }
  }

  /// What `show --json` prints.
  func show(_ project: String, library: String? = nil) throws -> [String: JSONValue] {
    let text = try succeed("show", project, "--json", library: library)
    return try #require(try JSONValue(parsing: Data(text.utf8)).object)
  }

  /// The document of a project as the library has it now.
  func document(_ project: String) throws -> EditorDocument { try session(project).document }

  /// A project, read by the test itself while the program may be running.
  func session(_ project: String) throws -> ProjectSession {
    let library = try Library(
      at: library, access: .readOnly, options: LibraryOptions(inspector: .none))
    return try ProjectSession(opening: library.project(named: project).id, in: library)
  }
}

extension PhotoInspector {
  /// Takes nothing for a photo: for a library that is only read.
  static let none = PhotoInspector { _ in throw CancellationError() }
}
