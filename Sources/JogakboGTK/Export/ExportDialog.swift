import AdwaitaKit
import CAdw
import CollageDocument
import CollageMessages
import CollagePresentation
import Foundation
import MessageCatalog

/// Asks what picture to write and where, and writes it.
@MainActor
final class ExportDialog {
  /// Called with the file that was written, and the photos that it does not show.
  var onDone: (@MainActor (URL, [UnshownPhoto]) -> Void)?
  private let model: ExportViewModel
  private let dialog = AdwWindow()
  private let rows: ExportRows
  private let destination: ExportDestination
  private let preview: PicturePreview
  private let presets: ExportPresetMenu
  private let failure = ProblemBar()
  private let progress = ProgressBar(cancelLabel: tr("Cancel Export"))
  private let bindings = StateBindings()

  init(_ model: ExportViewModel, context: AppContext, over parent: GtkWindow) {
    self.model = model
    let window: GtkWindow = dialog.cast()
    rows = ExportRows(model)
    preview = PicturePreview(of: model.document, photos: context.photos)
    destination = ExportDestination(
      model, folder: PictureFolder.last(context.preferences.preferences), over: window)
    presets = ExportPresetMenu(model, over: window)
    rows.add(
      rows.summary(preview.widget), rows.warning, rows.picture, rows.details, destination.group)
    dialog.setContent(makeContent())
    window.setTitle(tr("Export"))
    window.setTransientFor(parent)
    window.setModal(true)
    window.setDestroyWithParent(true)
    window.setDefaultSize(480, height: 760)
    dialog.widget.setSizeRequest(320, height: 400)
    dialog.addShortcuts(["Escape", "<Control>w"], for: "window.close")
    destination.onConfirm = { [weak self] in self?.export() }
    preview.offer(made: { try await DraggedPictures.write(model) })
    progress.onCancel = { model.cancel() }
    // A picture that is being written is stopped first.
    window.answer("close-request") {
      model.cancel()
      return model.isRunning
    }
    // The window keeps the dialog, and lets go of it when it is closed.
    window.on("destroy") { self.close() }
    showState()
  }

  func present() {
    (dialog.cast() as GtkWindow).present()
  }

  private func close() {
    bindings.cancel()
    rows.close()
    destination.close()
    preview.close()
    presets.close()
  }

  // MARK: Widgets

  private func makeContent() -> GtkWidget {
    let column = GtkBox(.vertical, spacing: 0)
    column.append(makeHeader().widget)
    column.append(failure.widget)
    rows.page.expand(vertically: true)
    column.append(rows.page.widget)
    column.append(progress.widget)
    return column.widget
  }

  private func makeHeader() -> AdwHeaderBar {
    let header = AdwHeaderBar()
    header.setShowEndTitleButtons(false)
    let cancel = GtkButton(label: tr("Cancel"))
    cancel.on("clicked") { [unowned(unsafe) dialog] in (dialog.cast() as GtkWindow).close() }
    header.packStart(cancel.widget)
    let export = GtkButton(label: tr("Export"))
    export.addStyles("suggested-action")
    export.on("clicked") { [weak self] in self?.export() }
    header.packEnd(export.widget)
    header.packEnd(presets.widget)
    bindings.add { [model] in
      export.isSensitive = model.problem == nil && !model.state.isRunning
    }
    return header
  }

  private func showState() {
    bindings.add { [model, rows, failure, progress, presets] in
      let state = model.state
      rows.page.isSensitive = !state.isRunning
      presets.widget.isSensitive = !state.isRunning
      progress.fraction = state.fraction
      failure.text = state.error.map {
        tr("The picture was not written: {reason}", ["reason": words(for: $0)])
      }
    }
  }

  // MARK: Writing

  private func export() {
    guard model.problem == nil, !model.isRunning else { return }
    let (file, window) = (destination.file, dialog.cast() as GtkWindow)
    Task {
      guard await mayWrite(file, window) else { return }
      await model.export(to: file)
      if case .done(let file, let unshown) = model.state {
        onDone?(file, unshown)
        window.close()
      }
    }
  }

  /// Whether the file is new, or may be replaced.
  private func mayWrite(_ file: URL, _ window: GtkWindow) async -> Bool {
    guard FileManager.default.fileExists(atPath: file.path) else { return true }
    let question = MessageDialog(
      heading: tr("Replace {file}?", ["file": file.lastPathComponent]),
      body: tr("There is a file of this name already. Its content will be lost."),
      answers: [
        MessageDialog.Answer("keep", label: tr("Cancel")),
        MessageDialog.Answer("replace", label: tr("Replace"), look: .destructive),
      ], closeAnswer: "keep", defaultAnswer: "keep")
    return await question.ask(over: window) == "replace"
  }
}

extension ExportState {
  var isRunning: Bool { fraction != nil }

  /// The finished part of what is running.
  var fraction: Double? {
    if case .running(let fraction) = self { fraction } else { nil }
  }

  fileprivate var error: (any Error)? {
    if case .failed(let error) = self { error } else { nil }
  }
}
