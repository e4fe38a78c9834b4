public import CollageDocument
public import CollageEditing
public import CollageGeometry

/// A property that is being changed step by step, such as by a slider.
struct Adjustment {
  /// Which control changes it.
  var control: String
  /// Ends the adjustment when nothing came for a while.
  var timeout: Task<Void, Never>
}

/// How it is waited for a control to rest.
public struct AdjustmentRest: Sendable {
  /// Returns when a control that told no other value meanwhile is at rest; throws when the task that
  /// waits is cancelled.
  public var wait: @Sendable () async throws -> Void

  /// A way to wait.
  public init(wait: @escaping @Sendable () async throws -> Void) {
    self.wait = wait
  }

  /// Waits for 0.7 seconds.
  public static let standard = AdjustmentRest { try await Task.sleep(for: .milliseconds(700)) }
}

/// Changing properties with the result in sight: however often a control tells a new value, it is one
/// step.
extension EditorViewModel {
  /// Shows a value of a control. Values of one control become one step; it ends when the control
  /// rests, at ``finishAdjusting()``, or with any other edit.
  ///
  /// - Parameters:
  ///   - control: Tells controls apart, e.g. the name of the property.
  ///   - name: What the step is called.
  ///   - body: Changes the document as it was before the first value.
  public func adjust(
    _ control: String, as name: EditName = .setProperties,
    _ body: (inout EditorDocument) throws -> Void
  ) {
    if let running = adjustment, running.control == control {
      running.timeout.cancel()
      adjustment?.timeout = restTimer()
    } else {
      guard beginGesture(name) else { return }
      adjustment = Adjustment(control: control, timeout: restTimer())
    }
    updateGesture(body)
    viewport.canvas = document.canvas
  }

  private func restTimer() -> Task<Void, Never> {
    Task { [weak self, rest = adjustmentRest] in
      do {
        try await rest.wait()
        // Another value may have come after the time was over, before it was this task's turn.
        try Task.checkCancellation()
      } catch {
        return
      }
      self?.finishAdjusting()
    }
  }

  /// Makes the values so far one step.
  public func finishAdjusting() {
    guard let running = adjustment else { return }
    running.timeout.cancel()
    adjustment = nil
    commitGesture()
  }

  /// Takes the values so far back.
  public func cancelAdjusting() {
    guard let running = adjustment else { return }
    running.timeout.cancel()
    adjustment = nil
    cancelGesture()
  }

  /// Shows a value of a control for every selected layer that is not locked.
  public func adjustSelection(
    _ control: String, as name: EditName = .setProperties, _ body: (inout EditorLayer) -> Void
  ) {
    let ids = movableSelection
    guard !ids.isEmpty else { return }
    adjust(control, as: name) { document in
      for id in ids {
        guard var layer = document[id] else { continue }
        body(&layer)
        document[id] = layer
      }
    }
  }

  /// Shows another style of the selected texts; their frames follow.
  public func adjustSelectedTexts(_ control: String, _ body: (inout TextContent) -> Void) {
    let ids = movableSelection
    guard !ids.isEmpty else { return }
    adjust(control) { document in
      for id in ids {
        guard var text = document[id]?.text else { continue }
        body(&text)
        document.setText(text, of: id, measuredBy: textMeasurer)
      }
    }
  }

  /// Gives the canvas another size.
  public func resizeCanvas(to size: CanvasSize) {
    edit(.canvas) { try $0.resizeCanvas(to: size) }
  }

  /// Shows another background.
  public func adjustBackground(_ background: PageBackground) {
    adjust("background", as: .background) { $0.background = background }
  }
}
