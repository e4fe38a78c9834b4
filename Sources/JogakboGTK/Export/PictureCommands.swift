import AdwaitaKit
import CAdw
import CollageMessages
import CollagePlatform
import CollagePresentation
import Foundation
import MessageCatalog

/// What leaves an open project: pictures, prints and bundles.
@MainActor
final class PictureCommands {
  let model: EditorViewModel
  let context: AppContext
  unowned(unsafe) let window: GtkWindow
  let toasts: AdwToastOverlay
  let printer = PagePrinter()
  /// Whether something is being written already.
  private var isBusy = false

  init(
    _ model: EditorViewModel, context: AppContext, window: GtkWindow, toasts: AdwToastOverlay
  ) {
    self.model = model
    self.context = context
    self.window = window
    self.toasts = toasts
  }

  /// - Returns: Whether the action is one of these.
  func perform(_ action: AppAction) -> Bool {
    switch action {
    case .export: showDialog()
    case .saveToPictures: once { await self.saveToPictures() }
    case .copyPicture: once { await self.copyPicture() }
    case .print: once { await self.print() }
    case .exportBundle: once { await self.exportBundle() }
    default: return false
    }
    return true
  }

  /// Does something, unless another of these is not done yet.
  private func once(_ work: @escaping @MainActor () async -> Void) {
    guard !isBusy else { return }
    isBusy = true
    Task {
      await work()
      isBusy = false
    }
  }

  /// An export of the document as it is now.
  private func makeExport() -> ExportViewModel {
    ExportViewModel(
      model.document, title: model.title, exporting: context.exporting,
      preferences: context.preferences)
  }

  private func showDialog() {
    let dialog = ExportDialog(makeExport(), context: context, over: window)
    dialog.onDone = { [weak self] file, unshown in self?.tellSaved(file, unshown) }
    dialog.present()
  }

  // MARK: Pictures

  private func saveToPictures() async {
    let (export, folder) = (makeExport(), PictureFolder.standard)
    do {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    } catch {
      toasts.show(Self.notWritten(error))
      return
    }
    let name = FileNameProposal.freeName(
      like: export.proposedFileName(fallback: tr("Collage"))
    ) { FileManager.default.fileExists(atPath: folder.appendingPathComponent($0).path) }
    await write(export, to: folder.appendingPathComponent(name))
    if case .done(let file, let unshown) = export.state { tellSaved(file, unshown) }
  }

  private func copyPicture() async {
    let export = makeExport()
    export.choices.kind = .png
    let folder = URL(fileURLWithPath: UserFolders.cache + "/jogakbo/copied")
    let file = folder.appendingPathComponent(
      export.proposedFileName(fallback: tr("Collage")))
    do {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      await write(export, to: file, remembersChoices: false)
      guard case .done(_, let unshown) = export.state else { return }
      window.widget.clipboard.copy(
        .any(of: [.data(try Data(contentsOf: file), mimeType: "image/png"), .files([file])]))
      tell(unshown)
      toasts.show(tr("The picture is on the clipboard"))
    } catch {
      toasts.show(Self.notWritten(error))
    }
  }

  /// Writes a picture, and says what went wrong.
  private func write(
    _ export: ExportViewModel, to file: URL, remembersChoices: Bool = true
  ) async {
    if let problem = export.problem {
      toasts.show(Self.notWritten(problem))
      return
    }
    await ProgressDialog.show(
      tr("Writing the Picture"), over: window, fraction: { export.state.fraction },
      cancel: { export.cancel() }
    ) {
      await export.export(to: file, remembersChoices: remembersChoices)
    }
    if case .failed(let error) = export.state { toasts.show(Self.notWritten(error)) }
  }

  private static func notWritten(_ error: any Error) -> String {
    tr("The picture was not written: {reason}", ["reason": words(for: error)])
  }

  // MARK: Telling

  /// Says where a file is, and which photos it does not show.
  func tellSaved(_ file: URL, _ unshown: [UnshownPhoto] = []) {
    tell(unshown)
    let (window, toasts) = (window, toasts)
    toasts.show(
      tr("Saved to {file}", ["file": file.path]), seconds: 10, button: tr("Open Folder")
    ) { isPressed in
      guard isPressed else { return }
      Task {
        do {
          try await FileManagerWindow.show(file: file, over: window)
        } catch {
          toasts.show(tr("The folder cannot be shown: {reason}", ["reason": words(for: error)]))
        }
      }
    }
  }

  private func tell(_ unshown: [UnshownPhoto]) {
    guard !unshown.isEmpty else { return }
    let names = unshown.map(\.name).formatted(.list(type: .and, width: .narrow))
    toasts.show(
      tr(
        "{count} photo could not be read and is shown as a placeholder: {names}",
        plural: "{count} photos could not be read and are shown as placeholders: {names}",
        count: unshown.count, ["names": names]), seconds: 0)
  }
}
