import CollageStorage
import Foundation
import TestSupport
import Testing

@testable import CollagePlatform

/// The side that asks, with a process in the place of the decoder that misbehaves under its limits.
struct InspectionWorkersTests {
  private let folder: TemporaryFolder
  private let workers = InspectionWorkers(
    program: Subprocess.built("SandboxProbe"),
    timeLimits: .init(seconds: 4, processorSeconds: 1)
  ) { Issue.record("this kernel cannot filter system calls") }

  init() throws { folder = try TemporaryFolder() }

  /// Has a file decoded that makes the process do something.
  private func describe(_ deed: String) throws -> PhotoDescription {
    let url = folder.url.appending(path: UUID().uuidString)
    try Data(deed.utf8).write(to: url)
    let file = try FileHandle(forReadingFrom: url)
    return try workers.describe(file.fileDescriptor)
  }

  private func problem(of deed: String) -> PhotoProblem? {
    #expect(throws: PhotoProblem.self) { try describe(deed) }
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
    #expect(problem(of: "spin") == .tookTooLong(seconds: 1))
  }

  @Test func `a process that sleeps is ended by the clock`() {
    #expect(problem(of: "sleep") == .tookTooLong(seconds: 4))
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
