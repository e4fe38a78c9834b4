public import CAdw
public import Foundation
import Glibc

/// The life of an application.
extension AdwApplication {
  /// An application with an identifier, which runs once on a session bus and opens files.
  @MainActor public static func opening(filesAs identifier: String) -> AdwApplication {
    AdwApplication(identifier, flags: G_APPLICATION_HANDLES_OPEN)
  }

  /// Calls a handler once in the process, before anything is shown.
  @MainActor public func onStartup(_ handler: @escaping @MainActor () -> Void) {
    on("startup", handler)
  }

  /// Calls a handler when the application is started without files, also while it is running.
  @MainActor public func onActivate(_ handler: @escaping @MainActor () -> Void) {
    on("activate", handler)
  }

  /// Calls a handler with files that the application is to open, also while it is running.
  @MainActor public func onOpen(_ handler: @escaping @MainActor (_ files: [URL]) -> Void) {
    on("open") { (files: UnsafeMutableRawPointer, count: Int32) in
      let list = files.assumingMemoryBound(to: gpointer.self)
      handler((0..<Int(count)).compactMap { unsafeBitCast(list[$0], to: GFile.self).url })
    }
  }

  /// Adds an option of the command line, `--name` or `--name WORD`, with its line in the help.
  ///
  /// - Parameters:
  ///   - name: Without the dashes.
  ///   - placeholder: What stands for the word in the help; nil for an option without one.
  @MainActor public func addOption(
    _ name: String, description: String, placeholder: String? = nil
  ) {
    cadw_application_add_option(cast(), name, description, placeholder)
  }

  /// Calls a handler with the options that were given, in the process that was started; the
  /// application may be running in another one.
  ///
  /// - Parameter handler: Returns the exit code with which the process ends at once, or nil.
  @MainActor public func onOptions(
    _ handler: @escaping @MainActor (_ options: GivenOptions) -> Int32?
  ) {
    // GLib's own answer for "go on".
    answerNumber("handle-local-options") { (options: UnsafeMutableRawPointer) in
      handler(GivenOptions(dictionary: options)) ?? -1
    }
  }

  /// Runs an action of the application with a parameter, in whichever process it is running.
  @MainActor public func runAction(_ name: String, parameter: String) throws(GLibError) {
    let application: GApplication = cast()
    _ = try throwing { application.register(nil, error: $0) ? true : nil }
    let group: GActionGroup = cast()
    group.activateAction(name, parameter: GVariant(string: parameter))
  }

  /// Runs the main loop until the last window is closed.
  ///
  /// - Returns: The exit code of the process.
  @MainActor public func run(_ arguments: [String]) -> Int32 {
    var words = arguments.map { strdup($0) } + [nil]
    defer { words.forEach { free($0) } }
    return (cast() as GApplication).run(Int32(arguments.count), argv: &words)
  }
}

/// The options that a command line gave; valid while the handler runs.
@MainActor
public struct GivenOptions {
  fileprivate let dictionary: UnsafeMutableRawPointer

  /// Whether an option was given.
  public func has(_ name: String) -> Bool {
    cadw_option_is_given(dictionary, name)
  }

  /// The word that was given with an option; nil where it was not given.
  public func word(_ name: String) -> String? {
    guard let word = cadw_option_word(dictionary, name) else { return nil }
    defer { g_free(word) }
    return String(cString: word)
  }
}

extension UnsafeMutableRawPointer: SignalValue {
  /// See ``SignalValue``: a plain pointer, such as to an array, or to a structure.
  public static func taken(from value: UnsafePointer<GValue>) -> UnsafeMutableRawPointer {
    guard let pointer = cglib_value_pointer(value) else {
      preconditionFailure("a signal with an array has one")
    }
    return pointer
  }
}
