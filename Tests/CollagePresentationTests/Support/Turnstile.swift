/// Holds tasks up until they are let through.
actor Turnstile {
  private var waiters: [Int: CheckedContinuation<Void, any Error>] = [:]
  private var number = 0

  /// How many tasks are held up.
  var count: Int { waiters.count }

  /// Waits to be let through; throws when the task is cancelled.
  func wait() async throws {
    number += 1
    let number = number
    try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation {
        (continuation: CheckedContinuation<Void, any Error>) in
        if Task.isCancelled {
          continuation.resume(throwing: CancellationError())
        } else {
          waiters[number] = continuation
        }
      }
    } onCancel: {
      Task { await turnAway(number) }
    }
  }

  /// Lets all through that are held up.
  func letThrough() {
    for waiter in waiters.values { waiter.resume() }
    waiters = [:]
  }

  /// Returns when so many tasks are held up.
  func hold(_ count: Int) async {
    while waiters.count != count { await Task.yield() }
  }

  private func turnAway(_ number: Int) {
    waiters.removeValue(forKey: number)?.resume(throwing: CancellationError())
  }
}
