/// Does work that tells its progress from any thread, and shows it on the main actor.
///
/// - Parameters:
///   - show: Shows the finished part, from 0 to 1; of several that were told at once only the newest.
///     It is not called any more when the work is over.
///   - work: Tells its progress through `report`.
@MainActor func showingProgress<Success: Sendable>(
  _ show: @escaping @MainActor (Double) -> Void,
  of work: @MainActor (_ report: @escaping @Sendable (Double) -> Void) async throws -> Success
) async throws -> Success {
  let (fractions, continuation) = AsyncStream.makeStream(
    of: Double.self, bufferingPolicy: .bufferingNewest(1))
  let display = Task {
    for await fraction in fractions { show(fraction) }
  }
  let result: Result<Success, any Error>
  do {
    result = .success(try await work { continuation.yield($0) })
  } catch {
    result = .failure(error)
  }
  continuation.finish()
  await display.value
  return try result.get()
}
