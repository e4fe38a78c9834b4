import CollageDocument
import CollageEditing
import CollageMessages
import CollagePresentation
import CollageStorage
import Foundation
import MessageCatalog

extension ProjectSummary {
  /// One line of a list.
  var line: String { "\(id)  \(updated.listed)  \(title.isolated)" }

  var jsonValue: JSONValue {
    var fields: [String: JSONValue] = [
      "id": .string(id.description), "title": .string(title),
      "created": .string(created.internet), "updated": .string(updated.internet),
    ]
    fields["deleted"] = deleted.map { .string($0.internet) }
    return .object(fields)
  }
}

extension ProjectSession {
  /// What `show` prints.
  func description(_ summary: ProjectSummary) -> String {
    let head = [
      summary.title.isolated,
      tr("identifier: {id}", ["id": id]),
      tr("created: {date}", ["date": summary.created.listed]),
      tr("changed: {date}", ["date": summary.updated.listed]),
      tr("canvas: {size}", ["size": document.canvas.commandLineText]),
      tr(
        "history: {undo} to undo, {redo} to redo",
        ["undo": editor.history.undoChanges.count, "redo": editor.history.redoChanges.count]),
      tr("{count} layer", plural: "{count} layers", count: document.layers.count),
    ]
    let layers = zip(1..., document.layers).map { place, layer in
      "  #\(place)  \(layer.id)  \(layer.title.isolated)"
    }
    return (head + layers).joined(separator: "\n")
  }

  /// What `show --json` prints.
  func jsonValue(_ summary: ProjectSummary) -> JSONValue {
    func name(_ name: EditName?) -> JSONValue { name.map { .string($0.rawValue) } ?? .null }
    var fields = summary.jsonValue.object ?? [:]
    fields["history"] = .object([
      "undo": .number(Double(editor.history.undoChanges.count)),
      "redo": .number(Double(editor.history.redoChanges.count)),
      "undoName": name(editor.undoName), "redoName": name(editor.redoName),
    ])
    fields["document"] = document.jsonValue
    return .object(fields)
  }
}

extension Date {
  /// ISO 8601 in universal time, with milliseconds, for programs.
  var internet: String { formatted(Date.ISO8601FormatStyle(includingFractionalSeconds: true)) }

  /// Date and time of day in the user's zone, for people.
  var listed: String {
    let parts = Calendar(identifier: .gregorian).dateComponents(
      [.year, .month, .day, .hour, .minute], from: self)
    func digits(_ value: Int?) -> String {
      let text = String(value ?? 0)
      return text.count == 1 ? "0" + text : text
    }
    return "\(digits(parts.year))-\(digits(parts.month))-\(digits(parts.day))"
      + " \(digits(parts.hour)):\(digits(parts.minute))"
  }
}
