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

/// Changing properties with the result in sight: however often a control tells a new value, it is one
/// step.
extension EditorViewModel {
  /// How long after its last value a control is taken to be at rest.
  static let adjustmentPause = Duration.milliseconds(700)

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
    Task { [weak self] in
      do {
        try await Task.sleep(for: Self.adjustmentPause)
      } catch {
        // Another value came.
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
    viewport.canvas = document.canvas
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
