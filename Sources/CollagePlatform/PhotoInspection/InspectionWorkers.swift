import CollageStorage
import Dispatch
import Glibc
import SandboxKit
import Synchronization

/// Processes that decode foreign photos for this one, each for a batch of them.
///
/// Photos of a batch come one after the other, and find the process of the one before. Where several
/// threads ask at once, each has a process. One that decoded a damaged photo, or failed at one, is
/// never asked again.
final class InspectionWorkers: Sendable {
  /// How long a photo may take, and a process be kept.
  struct TimeLimits {
    /// For a photo, on the clock.
    var seconds = 14
    /// For a photo, on the processor.
    var processorSeconds = InspectionWorker.processorSeconds
    /// Without work.
    var idleSeconds = 2
  }

  /// How long a process may take to start on a machine that is busy.
  private static let startSeconds = 15

  private let program: String
  private let timeLimits: TimeLimits
  private let onMissingFilter: @Sendable () -> Void
  private let state = Mutex(State())

  private struct State {
    var idle: SandboxedProcess?
    /// How often a process became idle.
    var idleCount = 0
    var hasReportedMissingFilter = false
  }

  /// - Parameters:
  ///   - program: A program that begins with ``InspectionWorker/runIfAsked()``.
  ///   - onMissingFilter: Called once where the kernel cannot filter system calls.
  init(
    program: String, timeLimits: TimeLimits = TimeLimits(),
    onMissingFilter: @escaping @Sendable () -> Void
  ) {
    self.program = program
    self.timeLimits = timeLimits
    self.onMissingFilter = onMissingFilter
  }

  /// Has a file decoded.
  ///
  /// - Parameter file: A descriptor of it, which stays the caller's.
  /// - Throws: `PhotoProblem`
  func describe(_ file: Int32) throws(PhotoProblem) -> PhotoDescription {
    let worker = try takeWorker()
    let answer = try answer(of: worker, about: file)
    switch answer {
    case .photo(let description):
      keep(worker)
      return description
    case .problem(let problem):
      // What is told from the header alone has not been through a decoder.
      if case .damaged = problem { worker.end() } else { keep(worker) }
      throw problem
    }
  }

  private func answer(
    of worker: SandboxedProcess, about file: Int32
  ) throws(PhotoProblem) -> InspectionAnswer {
    let message: [UInt8]
    do throws(SandboxError) {
      try worker.extendTime(by: timeLimits.processorSeconds)
      try worker.channel.send([0], attaching: file)
      message = try worker.channel.receive(until: Deadline(inSeconds: timeLimits.seconds))
    } catch {
      throw problem(of: worker, after: error)
    }
    guard let answer = InspectionAnswer(message) else {
      worker.end()
      throw .decoderEnded(signal: nil)
    }
    return answer
  }

  /// Why there is no answer. The process is ended, if it has not ended itself.
  private func problem(
    of worker: SandboxedProcess, after error: SandboxError
  ) -> PhotoProblem {
    let signal = worker.end()
    switch error {
    case .timedOut: return .tookTooLong(seconds: timeLimits.seconds)
    case .ended, .channelFailed:
      return signal == SIGXCPU
        ? .tookTooLong(seconds: Int(timeLimits.processorSeconds))
        : .decoderEnded(signal: signal)
    case .notStarted(let errno), .notConfined(let errno): return .notInspected(errno: errno)
    }
  }

  // MARK: Processes

  private func takeWorker() throws(PhotoProblem) -> SandboxedProcess {
    let idle = state.withLock { state in
      defer { state.idle = nil }
      return state.idle
    }
    // One that was ended from outside while it had no work says nothing about the next photo.
    if let idle, idle.isWaiting { return idle }
    return try startWorker()
  }

  private func startWorker() throws(PhotoProblem) -> SandboxedProcess {
    do throws(SandboxError) {
      let worker = try SandboxedProcess(
        program: program, name: InspectionWorker.name, environment: Self.environment)
      let greeting = try worker.channel.receive(until: Deadline(inSeconds: Self.startSeconds))
      switch InspectionWorker.Greeting(rawValue: String(decoding: greeting, as: UTF8.self)) {
      case .confined: break
      case .unfiltered: reportMissingFilter()
      case nil: throw .notStarted(errno: ENOEXEC)
      }
      return worker
    } catch {
      switch error {
      case .notStarted(let errno), .notConfined(let errno), .channelFailed(let errno):
        throw .notInspected(errno: errno)
      case .timedOut: throw .notInspected(errno: ETIMEDOUT)
      case .ended: throw .notInspected(errno: ECHILD)
      }
    }
  }

  /// Address space is scarce there, and a thread or a heap for each processor takes much of it. A
  /// crash is told in words by this side; the process could not write anything down.
  private static let environment = [
    "LC_ALL": "C", "MALLOC_ARENA_MAX": "1", "SWIFT_BACKTRACE": "enable=no", "VIPS_CONCURRENCY": "1",
    // Where the program's own libraries may be.
    "LD_LIBRARY_PATH": getenv("LD_LIBRARY_PATH").map { String(cString: $0) } ?? "",
  ]

  private func reportMissingFilter() {
    let isFirst = state.withLock { state in
      defer { state.hasReportedMissingFilter = true }
      return !state.hasReportedMissingFilter
    }
    if isFirst { onMissingFilter() }
  }

  /// Keeps a process for the next photo, for a moment.
  private func keep(_ worker: SandboxedProcess) {
    let (superfluous, count) = state.withLock { state in
      let former = state.idle
      state.idle = worker
      state.idleCount += 1
      return (former, state.idleCount)
    }
    superfluous?.end()
    let end = DispatchTime.now() + .seconds(timeLimits.idleSeconds)
    DispatchQueue.global(qos: .utility).asyncAfter(deadline: end) { [weak self] in
      self?.endIdle(since: count)
    }
  }

  private func endIdle(since count: Int) {
    let idle = state.withLock { state in
      guard state.idleCount == count else { return nil as SandboxedProcess? }
      defer { state.idle = nil }
      return state.idle
    }
    idle?.end()
  }
}
