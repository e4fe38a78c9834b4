public import Foundation
import SQLiteKit

/// What a list of projects shows.
public struct ProjectSummary: Hashable, Sendable, Identifiable {
  /// The project.
  public let id: ProjectID
  /// Its name, given by the user.
  public var title: String
  /// When it was made.
  public var created: Date
  /// When it was last changed.
  public var updated: Date
  /// How many edits, undos and redos were made.
  public var editCount: Int
  /// When it was deleted; nil where it was not.
  public var deleted: Date?

  /// The key of its rows in the database.
  let key: Int

  static let columns = "key, id, title, created, updated, revision, deleted"

  /// Reads a row of `columns`; nil where the identity is damaged.
  init?(_ row: borrowing Row) {
    guard let id = ProjectID(row.text(1)) else { return nil }
    self.id = id
    key = row.integer(0)
    title = row.text(2)
    created = Date(milliseconds: row.integer(3))
    updated = Date(milliseconds: row.integer(4))
    editCount = row.integer(5)
    deleted = row.isNull(6) ? nil : Date(milliseconds: row.integer(6))
  }
}

extension Date {
  init(milliseconds: Int) {
    self.init(timeIntervalSince1970: Double(milliseconds) / 1000)
  }

  /// Whole milliseconds since 1970, as the database has them.
  var milliseconds: Int {
    // Dates of the farthest past and future do not fit; no project is from there.
    Int(exactly: (timeIntervalSince1970 * 1000).rounded()) ?? 0
  }
}
