import CollageStorage
import Foundation
import TestSupport
import Testing

@testable import CollagePlatform

/// The side that asks, with a process in the place of the decoder that misbehaves under its limits.
struct InspectionWorkersTests {
  private let folder: TemporaryFolder
  private let workers = Self.workers(patient)

  /// For tests that nothing but the misdeed is to end, however busy the machine is.
  private static let patient = InspectionWorkers.TimeLimits(
    seconds: 120, processorSeconds: 60, idleSeconds: 3600)

  init() throws { folder = try TemporaryFolder() }

  private static func workers(
    _ limits: InspectionWorkers.TimeLimits
  ) -> InspectionWorkers {
    InspectionWorkers(program: Subprocess.built("SandboxProbe"), timeLimits: limits) {
      Issue.record("this kernel cannot filter system calls")
    }
  }

  /// Has a file decoded that makes the process do something.
  private func describe(
    _ deed: String, by workers: InspectionWorkers? = nil
  ) throws -> PhotoDescription {
    let url = folder.url.appending(path: UUID().uuidString)
    try Data(deed.utf8).write(to: url)
    let file = try FileHandle(forReadingFrom: url)
    return try (workers ?? self.workers).describe(file.fileDescriptor)
  }

  private func problem(of deed: String, by workers: InspectionWorkers? = nil) -> PhotoProblem? {
    #expect(throws: PhotoProblem.self) { try describe(deed, by: workers) }
  }

  @Test(
    arguments: [
      ("connect", SIGSYS), ("kill its parent", SIGSYS), ("remove a file", SIGSYS),
      ("crash", SIGABRT),
    ])
  func `a process that does what no decoder does is ended`(deed: String, signal: Int32) {
    #expect(problem(of: deed) == .decoderEnded(signal: signal))
  }

  @Test(
    arguments: [
      ("open a file", EACCES), ("make a file", EACCES), ("start a process", EPERM),
      ("make code", EACCES), ("raise its limits", EPERM),
    ])
  func `what a library may try in passing fails`(deed: String, error: Int32) {
    #expect(problem(of: deed) == .damaged(reason: "errno \(error)"))
  }

  @Test func `threads are possible`() {
    #expect(problem(of: "use a thread") == .damaged(reason: "done"))
  }

  @Test func `memory ends at the limit`() throws {
    let amount = try #require(problem(of: "allocate")?.reason?.split(separator: " ").first)
    let megabytes = try #require(Int(amount))
    #expect((1024..<2048).contains(megabytes))
  }

  @Test func `descriptors end at the limit`() throws {
    let amount = try #require(problem(of: "open descriptors")?.reason?.split(separator: " ").first)
    #expect(try #require(Int(amount)) < 16)
  }

  @Test func `a process that spins is ended by its time on the processor`() {
    let workers = Self.workers(.init(seconds: 120, processorSeconds: 1))
    #expect(problem(of: "spin", by: workers) == .tookTooLong(seconds: 1))
  }

  @Test func `a process that sleeps is ended by the clock`() {
    let workers = Self.workers(.init(seconds: 1))
    #expect(problem(of: "sleep", by: workers) == .tookTooLong(seconds: 1))
  }

  @Test func `a process that leaves ends nothing else`() throws {
    #expect(problem(of: "leave") == .decoderEnded(signal: nil))
    #expect(try describe("photo").pixelWidth == 3)
  }

  @Test(arguments: ["lie about the size", "lie about the format", "say nonsense", "say a lot"])
  func `nothing is believed that a photo could not be`(deed: String) {
    #expect(problem(of: deed) == .decoderEnded(signal: nil))
  }

  @Test func `words of a process cannot control a terminal`() {
    #expect(problem(of: "color the terminal") == .damaged(reason: "[31mredline"))
  }

  @Test func `photos one after the other are decoded in one process`() throws {
    let processes = try (0..<3).map { _ in try #require(problem(of: "name yourself")?.reason) }
    #expect(Set(processes).count == 3, "one that found damage is asked again")
    let first = try describe("name yourself as a photo").pixelWidth
    #expect(try describe("name yourself as a photo").pixelWidth == first)
  }

  @Test(arguments: ["crash", "leave", "name yourself"])
  func `nothing is left of a process that has ended`(deed: String) throws {
    let process = try describe("name yourself as a photo").pixelWidth
    #expect(kill(pid_t(process), 0) == 0)
    _ = problem(of: deed)
    // Not even a zombie.
    #expect(kill(pid_t(process), 0) == -1 && errno == ESRCH)
    #expect(OpenFiles.paths(in: folder.url) == [])
  }

  @Test func `a process that has nothing to do is ended`() async throws {
    let workers = Self.workers(.init(idleSeconds: 1))
    let process = try describe("name yourself as a photo", by: workers).pixelWidth
    while kill(pid_t(process), 0) == 0 { try await Task.sleep(for: .milliseconds(100)) }
    #expect(try describe("photo", by: workers).pixelWidth == 3)
  }

  @Test func `a process that was ended while it had nothing to do is no photo's fault`() throws {
    let process = try describe("name yourself as a photo").pixelWidth
    kill(pid_t(process), SIGKILL)
    // Until the system has ended it, which leaves a zombie.
    let status = URL(filePath: "/proc/\(process)/stat")
    while !(try String(contentsOf: status, encoding: .utf8).contains(") Z ")) { usleep(1000) }
    #expect(try describe("photo").pixelWidth == 3)
  }

  @Test func `a program that is not there is a problem of its own`() {
    let workers = InspectionWorkers(program: "/nowhere/at/all") {}
    #expect(throws: PhotoProblem.notInspected(errno: ENOENT)) { try workers.describe(0) }
  }

  @Test func `a program that never confines itself decodes nothing`() {
    let workers = InspectionWorkers(program: "/bin/true") {}
    #expect(throws: PhotoProblem.notInspected(errno: ECHILD)) { try workers.describe(0) }
  }
}

extension PhotoProblem {
  fileprivate var reason: String? {
    if case .damaged(let reason) = self { reason } else { nil }
  }
}
