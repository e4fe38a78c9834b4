import CollageDocument
import CollageGeometry
import CollageMessages
import CollagePresentation
import MessageCatalog

extension CommandError: WordedError {
  /// What failed and why, in the user's language.
  var words: String {
    switch self {
    case .noLibrary(let path): tr("{path}: there is no library", ["path": path])
    case .unknownPictureFormat(let path):
      tr(
        "{path}: the name must end in .png, .jpg, .webp, .tif or .pdf", ["path": path])
    case .sizeDoesNotFitCanvas(let size, let canvas):
      tr(
        "{size} pixels would distort a canvas of {canvas}; give one side only, such as --size {side}",
        [
          "size": size.commandLineText, "canvas": canvas.commandLineText,
          "side": size.longerSide,
        ])
    case .noUsablePhoto: tr("none of the photos can be used")
    case .notAnEdit(let problem): problem.words
    case .unusablePhoto(let error): CollageMessages.words(for: error)
    case .noSuchLayer(let name): tr("there is no layer {name}", ["name": name])
    case .notADocument(let path):
      tr("{path}: it is neither a bundle nor a document", ["path": path])
    case .wouldReplaceInput(let path):
      tr("{path}: the output would replace a photo that goes into it", ["path": path])
    case .nothingToUndo: tr("there is nothing to undo")
    case .nothingToRedo: tr("there is nothing to redo")
    }
  }
}

extension EditProblem {
  fileprivate var words: String {
    switch self {
    case .tooLong(let limit): tr("the line is longer than {limit} bytes", ["limit": limit])
    case .notJSON(let error): CollageMessages.words(for: error)
    case .notAnObject: tr("an edit is an object with a field \"edit\"")
    case .unknownEdit(let name): tr("there is no edit {name}", ["name": name])
    case .badField(let name): tr("the field {name} will not do for this edit", ["name": name])
    }
  }
}
