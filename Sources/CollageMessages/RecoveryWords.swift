public import CollageStorage
import MessageCatalog

/// What became of a library that was rebuilt, a sentence a line: the projects, and where the damaged
/// database is.
public func sentences(for report: RecoveryReport) -> [String] {
  let rebuilt = report.keptDatabase.map {
    words(for: StorageFinding.rebuilt(keptDatabase: $0))
  }
  return [rebuilt ?? tr("the library was rebuilt")] + report.projects.map(words(for:))
}

/// What could be had of a project.
public func words(for project: RecoveredProject) -> String {
  let title = project.title.isolated
  switch project.outcome {
  case .whole: return tr("“{title}” is whole", ["title": title])
  case .lostSteps(let count):
    return tr(
      "“{title}” is as it was last; {count} step of its history is lost",
      plural: "“{title}” is as it was last; {count} steps of its history are lost", count: count,
      ["title": title])
  case .lostEdits(let count):
    return tr(
      "“{title}” is back, but {count} edit is lost",
      plural: "“{title}” is back, but {count} edits are lost", count: count, ["title": title])
  case .fromBackup:
    return tr("“{title}” is as it was in the last backup", ["title": title])
  case .documentOnly:
    return tr("“{title}” is as it was last, but its history is lost", ["title": title])
  case .unreadable:
    return tr("project {id} cannot be read", ["id": project.id])
  }
}
