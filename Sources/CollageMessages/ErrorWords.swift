import CairoRendering
public import CollageDocument
import CollageEditing
import CollagePresentation
import CollageStorage
import Foundation
import MessageCatalog
import VipsKit

/// An error of a module above this one, which words it itself.
public protocol WordedError: Error {
  /// What failed and why, as `words(for:)` says it.
  var words: String { get }
}

/// What failed and why, in one sentence without a full stop, in the user's language.
///
/// The one place where errors become words.
public func words(for error: any Error) -> String {
  switch error {
  case let error as any WordedError: error.words
  case let error as EditingError: words(for: error)
  case let error as DocumentError: words(for: error)
  case let error as JSONError: words(for: error)
  case let error as StorageError: words(for: error)
  case let error as VipsKitError: words(for: error)
  case let error as ExportError: words(for: error)
  case let error as ExportProblem: words(for: error)
  case let error as CocoaError: words(for: error)
  default: String(describing: error)
  }
}

private func words(for error: EditingError) -> String {
  switch error {
  case .unknownLayer(let id): tr("there is no layer {name}", ["name": id])
  case .wrongKindOfLayer(let id): tr("layer {name} is not a photo", ["name": id])
  case .tooManyLayers(let limit):
    tr("a collage may have {limit} layers at most", ["limit": limit])
  case .blankText: tr("a text must have something to see")
  case .textTooLong(let length, let limit):
    tr(
      "the text has {length} characters; {limit} are possible",
      ["length": length, "limit": limit])
  case .badFields(let notes): notes.map(words(for:)).joined(separator: "; ")
  case .outOfRange(let name, let value):
    tr("{field} cannot be {value}", ["field": name, "value": value.plain])
  case .changeDoesNotFit: tr("the step does not fit the document")
  case .unreadableChange: tr("a step of the history cannot be read")
  case .gestureInProgress: tr("a gesture is not finished yet")
  }
}

func words(for error: DocumentError) -> String {
  switch error {
  case .json(let error): words(for: error)
  case .notADocument: tr("it has no list of layers")
  case .tooManyLayers(let count, let limit):
    tr("it has {count} layers; {limit} are possible", ["count": count, "limit": limit])
  }
}

private func words(for error: JSONError) -> String {
  switch error {
  case .malformed(let offset): tr("it is not JSON at byte {offset}", ["offset": offset])
  case .tooDeep(let limit): tr("it is nested deeper than {limit} levels", ["limit": limit])
  case .tooManyValues(let limit): tr("it has more than {limit} values", ["limit": limit])
  }
}

/// What was repaired in a document, or why a field cannot be set.
public func words(for note: DocumentNote) -> String {
  let field = note.field
  return switch note.problem {
  case .missing: tr("{field} is missing", ["field": field])
  case .wrongKind: tr("{field} is of the wrong kind", ["field": field])
  case .outOfRange(let found, let used):
    tr(
      "{field} is {found}, but the nearest possible value is {used}",
      ["field": field, "found": found.plain, "used": used.plain])
  case .unknownWord(let word):
    tr("{field} cannot be “{value}”", ["field": field, "value": word.isolated])
  case .tooLong(let limit):
    tr("{field} is longer than {limit}", ["field": field, "limit": limit])
  case .duplicateIdentity: tr("{field} is the same as of another layer", ["field": field])
  case .unknownField: tr("there is no field {field}", ["field": field])
  case .notALayer: tr("{field} is no layer", ["field": field])
  }
}

extension Double {
  /// The number as a person would write it: `8`, not `8.0`.
  fileprivate var plain: String { Int(exactly: self).map(String.init) ?? String(self) }
}
