public import CollageEditing
public import CollageStorage
public import Observation

/// Takes the steps of an editor to the library, in their order, one after the other.
///
/// Nothing that was handed over is forgotten: a step that could not be made durable stays first in
/// the queue, with all that came after it.
@MainActor @Observable public final class SaveQueue {
  /// How far the steps are on the medium.
  public private(set) var state = SaveState.saved

  private let project: ProjectID
  private let library: LibraryService
  private var revision: Int
  private var waiting: [EditRecord] = []
  private var worker: Task<Void, Never>?

  /// A queue for a project whose log holds `revision` records.
  public init(project: ProjectID, revision: Int, library: LibraryService) {
    self.project = project
    self.revision = revision
    self.library = library
  }

  /// How many steps are not durable yet.
  public var waitingCount: Int { waiting.count }

  /// Hands a step over.
  public func append(_ record: EditRecord) {
    waiting.append(record)
    start()
  }

  /// Tries again what could not be made durable.
  public func retry() {
    guard !waiting.isEmpty else { return }
    start()
  }

  /// Waits until every step is durable or could not be made so.
  public func finish() async {
    while let worker { await worker.value }
  }

  private func start() {
    guard worker == nil else { return }
    state = .saving
    worker = Task { await drain() }
  }

  private func drain() async {
    // Without a suspension after the last look at the queue: a step that comes then starts anew.
    defer { worker = nil }
    while let record = waiting.first {
      do {
        revision = try await library.append(record, to: project, after: revision)
        waiting.removeFirst()
      } catch {
        state = .failed(error)
        return
      }
    }
    state = .saved
  }
}
