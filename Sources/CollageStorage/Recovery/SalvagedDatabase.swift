import SQLiteKit

/// All rows that can be found in a database file and its write-ahead log, whatever their condition.
struct SalvagedDatabase {
  /// Rows of projects, the best of each key.
  private(set) var projects: [Int: ProjectRow] = [:]
  /// The logs by the keys of their projects.
  private(set) var logs: [Int: SalvagedLog] = [:]
  /// What was known of photos, by name.
  private(set) var photos: [String: PhotoRow] = [:]

  /// A row of the table `photo`.
  struct PhotoRow: Hashable {
    var byteCount: Int
    var width: Int
    var height: Int
  }

  private static let editForm = RecordForm(
    [.integer, .integer, .integer, .blob], hasRowID: false)
  private static let snapshotForm = RecordForm(
    [.integer, .integer, .integer, .blob, .blob], hasRowID: true)
  private static let photoForm = RecordForm(
    [.text, .integer, .integer, .integer], hasRowID: false)

  /// Searches a file and its log. One that is not there has no rows.
  init(searching path: String) throws(StorageError) {
    let scan = RecordScan(
      database: try FileSystem.readableContents(of: path),
      writeAheadLog: try FileSystem.readableContents(of: path + "-wal"))
    for record in scan.records(of: ProjectRow.form) { addProject(record) }
    for record in scan.records(of: Self.editForm) { addEdit(record.values) }
    for record in scan.records(of: Self.snapshotForm) { addSnapshot(record.values) }
    for record in scan.records(of: Self.photoForm) { addPhoto(record.values) }
  }

  private mutating func addProject(_ record: SalvagedRecord) {
    guard let row = ProjectRow(record) else { return }
    // The newest version comes first; an older one is better where that is damaged.
    if let present = projects[row.key], present.isSound || !row.isSound { return }
    projects[row.key] = row
  }

  private mutating func addEdit(_ values: [SQLValue]) {
    guard let project = values[0].integer, let sequence = values[1].integer else { return }
    let payload = values[3].blob
    guard values[2].integer == EditLog.check(project: project, sequence, payload) else { return }
    logs[project, default: SalvagedLog()].addEdit(sequence, payload)
  }

  private mutating func addSnapshot(_ values: [SQLValue]) {
    guard let project = values[0].integer, let sequence = values[1].integer else { return }
    let (document, history) = (values[3].blob, values[4].blob)
    guard values[2].integer == EditLog.check(project: project, sequence, document, history) else {
      logs[project]?.addDamagedDocument(document)
      return
    }
    logs[project, default: SalvagedLog()].addSnapshot(
      sequence, SalvagedLog.SnapshotContent(document: document, history: history))
  }

  private mutating func addPhoto(_ values: [SQLValue]) {
    let name = values[0].text
    guard PhotoName(name) != nil, photos[name] == nil, let byteCount = values[1].integer,
      let width = values[2].integer, let height = values[3].integer
    else { return }
    photos[name] = PhotoRow(byteCount: byteCount, width: width, height: height)
  }
}
