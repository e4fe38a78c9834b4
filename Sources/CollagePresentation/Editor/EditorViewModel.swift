public import CollageDocument
public import CollageEditing
public import CollageGeometry
public import CollageScene
public import CollageStorage
public import Observation

/// An open project as it is seen and edited: document, selection, viewport, gestures, saving.
///
/// Every edit shows at once and is handed to the library in the same turn of the main actor. Selection,
/// viewport and mode are no part of the history.
@MainActor @Observable public final class EditorViewModel {
  /// The project.
  public let id: ProjectID
  /// Whether the project can only be looked at.
  public let isReadOnly: Bool
  /// Takes the steps to the library.
  public let saving: SaveQueue
  /// What could not be read when the project was opened.
  public let findings: [StorageFinding]

  /// The project's name.
  public internal(set) var title: String
  /// The document and its history, with the state of a running gesture.
  public internal(set) var editor: Editor
  /// What the pointer and the keys act on.
  public internal(set) var mode = EditorMode.arranging
  /// What is selected.
  public internal(set) var selection: Set<LayerID> = []
  /// Which part of the canvas is seen.
  public var viewport: Viewport
  /// The lines that a dragged layer is held by.
  public internal(set) var guides = SnapGuides.none
  /// The rubber band, on the canvas.
  public internal(set) var marquee: CanvasRect?
  /// The photo with which the dragged one would change places.
  public internal(set) var swapTarget: LayerID?
  /// The layer under the pointer, which a click would select; see ``hover(at:)``.
  public internal(set) var hoveredLayer: LayerID?
  /// Photos that cannot be shown.
  public internal(set) var lostPhotos: [LostPhoto] = []
  /// Grows when files of photos came back, so that what was drawn without them is drawn again.
  public internal(set) var photoGeneration = 0
  /// Photos that are being added.
  public internal(set) var photoImport: PhotoImport?
  /// Something to tell in passing; the view sets it to nil when it was told.
  public var notice: EditorNotice?
  /// Whether dragged layers are pulled to lines.
  public var snaps = true
  /// How photos are arranged next.
  public var layout = LayoutOptions(style: .grid)

  let library: LibraryService
  let textMeasurer: any TextMeasurer
  let adjustmentRest: AdjustmentRest
  var pointer = PointerInteraction.none
  var pinch: PinchInteraction?
  var adjustment: Adjustment?
  var nudging = NudgeBurst()
  /// See ``arrangement``.
  @ObservationIgnored var knownArrangement = LastAnswer<ArrangementQuestion, LayoutStyle?>()
  /// What stands in the field while a text is typed.
  var typedWords: String?
  /// The last of the imports that were asked for; each waits for the one before.
  var importing: Task<Void, Never>?
  var isClosing = false
  /// What goes on when the running gesture is over.
  private(set) var gestureWaiters: [CheckedContinuation<Void, Never>] = []

  /// Shows an opened project.
  ///
  /// - Parameters:
  ///   - project: What the library gave.
  ///   - library: Where it is from.
  ///   - textMeasurer: Measures text as the renderer sets it.
  ///   - adjustmentRest: How it is waited for a control to rest.
  public init(
    _ project: OpenedProject, library: LibraryService, textMeasurer: any TextMeasurer,
    adjustmentRest: AdjustmentRest = .standard
  ) {
    id = project.summary.id
    title = project.summary.title
    findings = project.findings
    editor = project.editor
    isReadOnly = library.access == .readOnly
    viewport = Viewport(canvas: project.editor.document.canvas)
    saving = SaveQueue(project: id, revision: project.revision, library: library)
    self.library = library
    self.textMeasurer = textMeasurer
    self.adjustmentRest = adjustmentRest
  }

  /// The document with the state of a running gesture.
  public var document: EditorDocument { editor.document }

  /// Whether commands that change the document may be given now.
  public var allowsEditing: Bool { !isReadOnly && (!editor.isInGesture || adjustment != nil) }

  // MARK: Editing

  /// Changes the document in one step, unless a gesture is running.
  ///
  /// - Returns: Whether anything changed. Why it did not is in ``notice``.
  @discardableResult
  func edit(
    _ name: EditName, amending key: AmendmentKey? = nil,
    _ body: (inout EditorDocument) throws -> Void
  ) -> Bool {
    guard allowsEditing else { return false }
    finishAdjusting()
    do {
      return log(try editor.edit(name, amending: key, body))
    } catch {
      notice = .refused(error)
      return false
    }
  }

  /// Begins a gesture, unless one is running or nothing may be changed.
  func beginGesture(_ name: EditName) -> Bool {
    guard allowsEditing else { return false }
    finishAdjusting()
    do {
      try editor.beginGesture(name)
      return true
    } catch {
      notice = .refused(error)
      return false
    }
  }

  /// Shows a state of the running gesture. Where the state is none, the last one stays.
  func updateGesture(_ body: (inout EditorDocument) throws -> Void) {
    do {
      try editor.updateGesture { document in
        try body(&document)
        // The view cannot show any other.
        guard document.canvas.isPositive else {
          throw EditingError.outOfRange(name: "canvas", value: document.canvas.width)
        }
      }
    } catch {
      // The layer went, or a number is not finite: the next event brings another state.
    }
  }

  /// Makes the running gesture one step.
  @discardableResult
  func commitGesture() -> Bool {
    defer { gestureDidEnd() }
    do {
      return log(try editor.commitGesture())
    } catch {
      notice = .refused(error)
      return false
    }
  }

  /// Takes the running gesture back.
  func cancelGesture() {
    editor.cancelGesture()
    gestureDidEnd()
  }

  private func gestureDidEnd() {
    guides = .none
    viewport.canvas = document.canvas
    let waiters = gestureWaiters
    gestureWaiters = []
    for waiter in waiters { waiter.resume() }
  }

  /// Waits until an edit is possible, for one that took long to prepare.
  func untilGestureEnds() async {
    while editor.isInGesture, adjustment == nil {
      await withCheckedContinuation { gestureWaiters.append($0) }
    }
  }

  private func log(_ record: EditRecord?) -> Bool {
    guard let record else { return false }
    saving.append(record)
    documentDidChange()
    return true
  }

  private func documentDidChange() {
    viewport.canvas = document.canvas
    let present = Set(document.layers.map(\.id))
    if !selection.isSubset(of: present) { selection.formIntersection(present) }
    if let hoveredLayer, !present.contains(hoveredLayer) { self.hoveredLayer = nil }
    if let layer = mode.layer, !allowsContentEditing(of: layer) { mode = .arranging }
  }

  /// Whether the photo or the words of a layer may be changed on the canvas.
  func allowsContentEditing(of id: LayerID) -> Bool {
    guard !isReadOnly, let layer = document[id] else { return false }
    return !layer.isLocked && !layer.isHidden
  }

  // MARK: Undo and redo

  /// Whether there is a step to take back, and nothing in the way.
  public var canUndo: Bool { allowsEditing && (editor.undoName != nil || adjustment != nil) }
  /// Whether there is a step to do again, and nothing in the way.
  public var canRedo: Bool { allowsEditing && editor.redoName != nil && adjustment == nil }

  /// Takes the newest step back.
  public func undo() {
    perform { $0.undo() }
  }

  /// Does the step undone last again.
  public func redo() {
    perform { $0.redo() }
  }

  private func perform(_ body: (inout Editor) -> EditRecord?) {
    guard allowsEditing else { return }
    finishAdjusting()
    mode = .arranging
    _ = log(body(&editor))
  }
}
