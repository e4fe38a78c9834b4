public import CollageDocument

/// What the editor did, in the form in which it is logged: replaying the records gives the document
/// and the history back.
public enum EditRecord: Hashable, Sendable {
  /// A new step.
  case edit(Change)
  /// A change that became part of the newest step, e.g. the next of a burst of nudges.
  case amendment(Change)
  /// The newest step was undone.
  case undo
  /// The step undone last was done again.
  case redo

  /// The JSON form, described in `docs/FORMAT.md`.
  public var jsonValue: JSONValue {
    switch self {
    case .edit(let change): .object(["edit": change.jsonValue])
    case .amendment(let change): .object(["amend": change.jsonValue])
    case .undo: "undo"
    case .redo: "redo"
    }
  }

  /// Reads the JSON form.
  ///
  /// - Throws: `EditingError.unreadableChange`
  public init(jsonValue: JSONValue) throws(EditingError) {
    if jsonValue == "undo" {
      self = .undo
    } else if jsonValue == "redo" {
      self = .redo
    } else if let change = jsonValue.object?["edit"] {
      self = .edit(try Change(jsonValue: change))
    } else if let change = jsonValue.object?["amend"] {
      self = .amendment(try Change(jsonValue: change))
    } else {
      throw .unreadableChange
    }
  }
}
