/// Everything that is left of a library: what can be found in its database, in backups of it, and in
/// sidecars.
struct LibraryEvidence {
  private(set) var projects: [ProjectID: ProjectEvidence] = [:]
  private(set) var photos: [String: SalvagedDatabase.PhotoRow] = [:]

  private let databases: [SalvagedDatabase]

  /// Looks through databases, the one to be preferred first, and all sidecars.
  ///
  /// - Parameter isFirstOwn: Whether the first is the library's own, and not a backup.
  init(
    in folder: LibraryFolder, databases paths: [String], isFirstOwn: Bool
  ) throws(StorageError) {
    databases = try paths.map { path throws(StorageError) in
      try SalvagedDatabase(searching: path)
    }
    for (index, found) in databases.enumerated() {
      photos.merge(found.photos) { mine, _ in mine }
      for key in Set(found.projects.keys).union(found.logs.keys).sorted() {
        guard let id = owner(of: key, in: found) else { continue }
        add(found, key: key, to: id, isOwn: isFirstOwn && index == 0)
      }
    }
    try addSidecars(of: folder)
    if isFirstOwn, let own = databases.first { addStrays(of: own) }
  }

  private mutating func add(_ found: SalvagedDatabase, key: Int, to id: ProjectID, isOwn: Bool) {
    var evidence = projects[id] ?? ProjectEvidence(id: id)
    if let row = found.projects[key], row.id == id { evidence.rows.append(row) }
    if let log = found.logs[key] { evidence.add(log) }
    evidence.isInDatabase = evidence.isInDatabase || isOwn
    projects[id] = evidence
  }

  /// Whose log has this key: as the database says, or another where its row is lost or damaged.
  private func owner(of key: Int, in found: SalvagedDatabase) -> ProjectID? {
    let rows = ([found] + databases).compactMap { $0.projects[key] }
    return (rows.first(where: \.isSound) ?? rows.first)?.id
  }

  private mutating func addSidecars(of folder: LibraryFolder) throws(StorageError) {
    guard FileSystem.isFolder(folder.projects) else { return }
    for name in try FileSystem.names(in: folder.projects) where name.hasSuffix(".json") {
      guard let id = ProjectID(FilePath.stem(of: name)) else { continue }
      let content = Sidecar.content(at: folder.sidecar(of: id))
      projects[id, default: ProjectEvidence(id: id)].sidecar = content?.id == id ? content : nil
    }
  }

  /// Logs whose projects are not known belong to the sidecar with one of their states, or become
  /// projects of their own.
  private mutating func addStrays(of own: SalvagedDatabase) {
    for key in own.logs.keys.sorted() where owner(of: key, in: own) == nil {
      guard let log = own.logs[key] else { continue }
      let id = projects.values.first { $0.isWithoutLog && $0.hasSidecar(of: log) }?.id
      add(own, key: key, to: id ?? ProjectID(), isOwn: true)
    }
  }
}

extension ProjectEvidence {
  fileprivate var isWithoutLog: Bool { rows.isEmpty && log == nil }

  fileprivate func hasSidecar(of log: SalvagedLog) -> Bool {
    guard let document = sidecar?.document else { return false }
    return LogRestoration(log, seeking: document)?.didPassSought == true
  }
}
