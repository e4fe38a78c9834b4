import Dispatch
import Synchronization

/// Does work that takes long on a thread of its own, so that it holds up nothing that waits for one of
/// the few threads of Swift's tasks.
///
/// - Parameter body: Asks `isCancelled` whether the task is, from any thread.
func onOwnThread<Success: Sendable>(
  _ body:
    @escaping @Sendable (_ isCancelled: @escaping @Sendable () -> Bool) throws -> Success
) async throws -> Success {
  let cancellation = Cancellation()
  return try await withTaskCancellationHandler {
    try await withCheckedThrowingContinuation { continuation in
      DispatchQueue.global(qos: .userInitiated).async {
        continuation.resume(with: Result { try body { cancellation.isRequested } })
      }
    }
  } onCancel: {
    cancellation.request()
  }
}

/// Whether work is to stop.
private final class Cancellation: Sendable {
  private let flag = Atomic(false)

  var isRequested: Bool { flag.load(ordering: .relaxed) }

  func request() {
    flag.store(true, ordering: .relaxed)
  }
}
