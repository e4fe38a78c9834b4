import CollageDocument
import CollageMessages
import CollagePlatform
import CollageStorage
import CommandLineKit
import Foundation
import MessageCatalog
import VipsKit

/// The options that every command accepts.
struct JogakboGlobals: GlobalOptions {
  let library = Option(
    "library", .directory, defaultText: "$XDG_DATA_HOME/jogakbo",
    help: tr("The folder of the library."))
  let json = Flag("json", help: tr("Print one JSON value instead of text."))
  let quiet = Flag("quiet", short: "q", help: tr("Show no progress."))

  var parameters: [any Parameter] { [library, json, quiet] }

  func makeContext(_ arguments: ParsedArguments, console: Console) throws -> JogakboContext {
    var console = console
    if arguments[quiet] { console.showsProgress = false }
    return JogakboContext(
      console: console, libraryPath: arguments[library] ?? LibraryFolder.standardPath,
      printsJSON: arguments[json], inspector: inspector(complainingTo: console))
  }

  private func inspector(complainingTo console: Console) -> PhotoInspector {
    PhotoInspector.sandboxed {
      console.complain("jogakbo: " + SandboxWords.missingFilter)
    }
  }

  func explain(_ error: any Error) -> String {
    let words = words(for: error)
    guard (error as? StorageError)?.leavesRemains == true else { return words }
    return tr("{problem}; “jogakbo check --repair” rebuilds it", ["problem": words])
  }
}

/// What a command runs in.
struct JogakboContext: Sendable {
  /// Where it reads from and writes to.
  var console: Console
  /// The folder of the library.
  var libraryPath: String
  /// Whether results are printed as JSON.
  var printsJSON: Bool
  /// Looks at photos that are not in the library yet.
  var inspector: PhotoInspector

  // MARK: The library

  /// Opens the library for looking.
  func readingLibrary() throws -> Library {
    guard FileManager.default.fileExists(atPath: libraryPath) else {
      throw CommandError.noLibrary(path: libraryPath)
    }
    return try openLibrary(.readOnly)
  }

  /// Opens the library for changing it; at the end its sidecars are brought up to date.
  ///
  /// - Parameter recovering: Whether a damaged or lost database is rebuilt.
  func changingLibrary<Result>(
    recovering: Bool = false, _ body: (Library) throws -> Result
  ) throws -> Result {
    let library = try openLibrary(.readWrite, recovering: recovering)
    let result = Swift.Result { try body(library) }
    // What was done before an error is durable, and its sidecars are as well.
    let flushed = Swift.Result { try library.flushSidecars() }
    let value = try result.get()
    try flushed.get()
    return value
  }

  /// Opens a project for changing it, by what the user calls it.
  func changingProject<Result>(
    _ reference: String, _ body: (ProjectSession) throws -> Result
  ) throws -> Result {
    try changingLibrary { library in try body(session(reference, in: library)) }
  }

  private func openLibrary(
    _ access: Library.Access, recovering: Bool = false
  ) throws -> Library {
    let library = try Library(
      at: libraryPath, access: access, recovering: recovering,
      options: LibraryOptions(inspector: inspector, recoveredTitle: tr("Recovered")))
    for finding in library.findings { complain(words(for: finding)) }
    return library
  }

  /// Opens a project by what the user calls it.
  func session(_ reference: String, in library: Library) throws -> ProjectSession {
    let session = try ProjectSession(opening: library.project(named: reference).id, in: library)
    for finding in session.findings { complain(words(for: finding)) }
    return session
  }

  // MARK: Answers

  /// Prints a result: the text, or the value where JSON is asked for.
  func printResult(_ text: @autoclosure () -> String, json: @autoclosure () -> JSONValue) throws {
    if printsJSON {
      try console.output.print(json().compactText)
    } else {
      let text = text()
      if !text.isEmpty { try console.output.print(text) }
    }
  }

  /// Says on standard error what did not go right.
  func complain(_ sentence: String) {
    console.complain("jogakbo: " + sentence)
  }

  /// Says which inputs failed and why.
  ///
  /// - Returns: The exit code: done where none failed, failed where none succeeded.
  func report(_ failures: [InputFailure], ofTotal count: Int) -> ExitCode {
    for failure in failures { complain(failure.words) }
    if failures.isEmpty { return .done }
    return failures.count < count ? .partial : .failed
  }
}

/// An input that was left out while the rest went on.
struct InputFailure {
  /// The input as the user named it.
  var input: String
  var error: any Error

  /// The sentence about it; errors that do not name the file get its name in front.
  var words: String {
    let reason = CollageMessages.words(for: error)
    return reason.contains(input)
      ? reason : tr("{file}: {reason}", ["file": input, "reason": reason])
  }
}
