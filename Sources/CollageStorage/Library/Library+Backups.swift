import Foundation
import SQLiteKit

/// Copies of the database, for the day on which it is damaged.
extension Library {
  /// How many days' copies are kept.
  private static var backupsKept: Int { 3 }

  /// Copies the database, unless it was done today already or there is nothing in it.
  func backUpDaily() throws {
    let name = "library-\(Self.day(of: options.now())).db"
    let present = try FileSystem.names(in: folder.backups)
    guard !present.contains(name), try !projects().isEmpty || !projects(.deleted).isEmpty else {
      return
    }
    try backUp(as: name)
    for old in (present + [name]).filter({ $0.hasPrefix("library-") }).sorted()
      .dropLast(Self.backupsKept)
    {
      try FileSystem.remove(folder.backups + "/" + old)
    }
  }

  /// Copies the database into the folder of backups, durably.
  func backUp(as name: String) throws {
    let temporary = folder.newTemporaryFile()
    do {
      try read { database in try database.copy(to: temporary) }
      // SQLite does not sync what VACUUM INTO writes.
      try OpenFile.reading(temporary).sync()
      try FileSystem.rename(temporary, to: folder.backups + "/" + name)
    } catch {
      // The reason is reported; a leftover is swept at the next start.
      try? FileSystem.remove(temporary)
      throw error
    }
    try FileSystem.syncFolder(folder.backups)
  }

  /// `2026-02-28`, in universal time: any fixed day will do.
  private static func day(of date: Date) -> String {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .gmt
    let parts = calendar.dateComponents([.year, .month, .day], from: date)
    return [(parts.year ?? 0, 4), (parts.month ?? 0, 2), (parts.day ?? 0, 2)].map { value, width in
      let digits = String(value)
      return String(repeating: "0", count: max(0, width - digits.count)) + digits
    }.joined(separator: "-")
  }
}
