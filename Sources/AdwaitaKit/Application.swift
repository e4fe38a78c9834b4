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

  /// Runs the main loop until the last window is closed.
  ///
  /// - Returns: The exit code of the process.
  @MainActor public func run(_ arguments: [String]) -> Int32 {
    var words = arguments.map { strdup($0) } + [nil]
    defer { words.forEach { free($0) } }
    return (cast() as GApplication).run(Int32(arguments.count), argv: &words)
  }
}

extension UnsafeMutableRawPointer: SignalValue {
  /// See ``SignalValue``: a plain pointer, such as to an array.
  public static func taken(from value: UnsafePointer<GValue>) -> UnsafeMutableRawPointer {
    guard let pointer = g_value_get_pointer(value) else {
      preconditionFailure("a signal with an array has one")
    }
    return pointer
  }
}
