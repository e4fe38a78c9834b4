import CollageDocument
import CollageGeometry
import CollagePresentation
import CollageStorage

/// What only the command line can do wrong.
enum CommandError: Error, Hashable, Sendable {
  /// There is no library to read.
  case noLibrary(path: String)
  /// The ending of an output's name is none of a picture format.
  case unknownPictureFormat(path: String)
  /// A picture of this size would show the canvas distorted.
  case sizeDoesNotFitCanvas(size: PictureSize, canvas: CanvasSize)
  /// None of the photos could be used.
  case noUsablePhoto
  /// A line of edits is no edit.
  case notAnEdit(EditProblem)
  /// A photo that an edit needs cannot be used.
  case unusablePhoto(StorageError)
  /// A layer is named that there is not.
  case noSuchLayer(String)
  /// A file is no document and no bundle.
  case notADocument(path: String)
  /// An output would replace one of the inputs.
  case wouldReplaceInput(path: String)
  /// Every step was undone.
  case nothingToUndo
  /// No step that was undone is left.
  case nothingToRedo
}

/// What is wrong with a line of edits.
enum EditProblem: Hashable, Sendable {
  /// The line has more bytes than any edit needs.
  case tooLong(limit: Int)
  /// It is not JSON; the byte at which it breaks.
  case notJSON(JSONError)
  /// It is JSON but not an object with a field `edit`.
  case notAnObject
  /// There is no edit of this name.
  case unknownEdit(String)
  /// A field that the edit needs is not there or of another kind.
  case badField(String)
}
