public import CAdw

/// An error of GLib, GIO or GTK.
public struct GLibError: Error, Equatable, CustomStringConvertible {
  /// Which library's errors it is one of, such as `g-io-error-quark`.
  public let domain: String

  /// Its number in the domain.
  public let code: Int

  /// The library's words, in the user's language.
  public let message: String

  /// See ``message``.
  public var description: String { message }

  /// Takes the error over; a missing one has no words.
  init(taking error: UnsafeMutablePointer<GError>?) {
    domain = error.map { String(g_quark_to_string($0.pointee.domain)) } ?? ""
    code = error.map { Int($0.pointee.code) } ?? 0
    message = error.map { String($0.pointee.message) } ?? ""
    cglib_error_free(error)
  }
}

/// Where a function of GLib leaves its error.
public typealias GLibErrorSlot = UnsafeMutablePointer<UnsafeMutablePointer<GError>?>

/// Calls a function of GLib that gives nothing when it fails.
@MainActor
public func throwing<Result>(_ call: (GLibErrorSlot) -> Result?) throws(GLibError) -> Result {
  var error: UnsafeMutablePointer<GError>?
  guard let result = call(&error) else { throw GLibError(taking: error) }
  cglib_error_free(error)
  return result
}

/// Awaits one of GIO's pairs of functions, `…_async` and `…_finish`.
///
/// - Parameters:
///   - start: Calls the first one, with the callback and its data.
///   - finish: Calls the second one; nil means that it failed.
@MainActor
public func finished<Result>(
  _ start: (@escaping GAsyncReadyCallback, gpointer) -> Void,
  finish: @escaping @MainActor (GAsyncResult, GLibErrorSlot) -> Result?
) async throws -> Result {
  try await withCheckedThrowingContinuation { continuation in
    let completion = Completion { result in
      do {
        nonisolated(unsafe) let value = try throwing { finish(result, $0) }
        continuation.resume(returning: value)
      } catch {
        continuation.resume(throwing: error)
      }
    }
    start(
      { _, result, data in
        nonisolated(unsafe) let (result, data) = (result, data)
        MainActor.assumeIsolated {
          guard let result, let data else { return }
          Unmanaged<Completion>.fromOpaque(data).takeRetainedValue().run(result)
        }
      }, Unmanaged.passRetained(completion).toOpaque())
  }
}

/// What is left to do when an operation of GIO has ended.
private final class Completion {
  let run: @MainActor (GAsyncResult) -> Void

  init(_ run: @escaping @MainActor (GAsyncResult) -> Void) {
    self.run = run
  }
}
