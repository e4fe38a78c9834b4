public import CollageStorage
import Foundation
import MessageCatalog

func words(for error: StorageError) -> String {
  switch error {
  case .locked(let path):
    tr("{path}: another program is using the library", ["path": path])
  case .openedReadOnly(let path): tr("{path}: it was opened for reading only", ["path": path])
  case .notWritable(let path, let errno):
    tr("{path}: it cannot be written: {reason}", ["path": path, "reason": systemReason(errno)])
  case .notReadable(let path, let errno):
    tr("{path}: it cannot be read: {reason}", ["path": path, "reason": systemReason(errno)])
  case .diskFull(let path): tr("{path}: there is no room left", ["path": path])
  case .damagedDatabase(let path, let detail):
    tr("{path}: the library is damaged: {detail}", ["path": path, "detail": detail])
  case .lostDatabase(let path):
    tr("{path}: it is gone or empty, although there are projects beside it", ["path": path])
  case .notALibrary(let path): tr("{path}: it is not a library of Jogakbo", ["path": path])
  case .newerVersion(let path, _, _):
    tr("{path}: it was made by a newer version of Jogakbo", ["path": path])
  case .databaseFailed(let path, let code, let detail):
    tr(
      "{path}: the database failed: {detail} ({code})",
      ["path": path, "detail": detail, "code": code])
  case .photoUnreadable(let path, let problem):
    tr("{path}: {problem}", ["path": path, "problem": words(for: problem)])
  case .unknownProject(let name): tr("there is no project “{name}”", ["name": name.isolated])
  case .ambiguousProject(let name, let matches):
    tr(
      "“{name}” could be {projects}",
      ["name": name.isolated, "projects": matches.map(\.description).joined(separator: ", ")])
  case .damagedProject(let id): tr("project {id} is damaged and cannot be read", ["id": id])
  case .conflict(let id): tr("project {id} was changed by somebody else", ["id": id])
  case .incompleteBundle(let path, let count):
    tr(
      """
      {path}: it was left as it is, because {count} original is missing or damaged; under another \
      name a bundle without it can be written
      """,
      plural: """
        {path}: it was left as it is, because {count} originals are missing or damaged; under \
        another name a bundle without them can be written
        """, count: count, ["path": path])
  case .notABundle(let path, let problem):
    tr("{path}: {problem}", ["path": path, "problem": words(for: problem)])
  }
}

func words(for problem: PhotoProblem) -> String {
  switch problem {
  case .notAFile: tr("it is not a file")
  case .empty: tr("the file is empty")
  case .wrongContent: tr("its content is not what its name promises")
  case .unsupported(let detail):
    tr("this kind of file is not supported: {detail}", ["detail": detail])
  case .tooManyPixels(let width, let height, let limit):
    tr(
      "{width}x{height} pixels are more than {limit} megapixels",
      ["width": width, "height": height, "limit": limit / 1_000_000])
  case .damaged(""): tr("the file is damaged")
  case .damaged(let reason): tr("the file is damaged: {reason}", ["reason": reason])
  case .decoderEnded(nil): tr("decoding it failed")
  case .decoderEnded(let signal?):
    tr("decoding it failed: {reason}", ["reason": systemDescription(ofSignal: signal)])
  case .tookTooLong(let seconds):
    tr("decoding it takes longer than {count} seconds", ["count": seconds])
  case .notInspected(let errno):
    tr(
      "there is no process that could check it: {reason}", ["reason": systemReason(errno)])
  }
}

private func words(for problem: BundleProblem) -> String {
  switch problem {
  case .damagedArchive(let reason): tr("it is not a bundle: {reason}", ["reason": reason])
  case .forbiddenEntry(let name):
    tr("{name} has no place in a bundle", ["name": name.isolated])
  case .tooManyEntries(let limit): tr("it has more than {limit} entries", ["limit": limit])
  case .noDocument: tr("there is no document in it")
  case .document(let error):
    tr("its document cannot be read: {reason}", ["reason": words(for: error)])
  case .tooLarge(let name, let limit):
    tr("{name} in it is larger than {limit} bytes", ["name": name.isolated, "limit": limit])
  }
}

/// What is not in order in a library.
public func words(for finding: StorageFinding) -> String {
  switch finding {
  case .damagedDatabase(let detail): tr("the library is damaged: {detail}", ["detail": detail])
  case .shownFromRemains(let cause):
    tr("{reason}; what can be found is shown", ["reason": words(for: cause)])
  case .rebuilt(let keptDatabase):
    tr(
      "the library was rebuilt; the damaged database is kept as {path}", ["path": keptDatabase])
  case .newerSidecar(let project):
    tr("project {id}: the file beside the database is newer than the database", ["id": project])
  case .damagedEdit(let project, let sequence):
    tr(
      "project {id}: edit {number} is damaged; the project is shown as it was before",
      ["id": project, "number": sequence])
  case .damagedSnapshot(let project, let sequence):
    tr(
      "project {id}: the copy after edit {number} is damaged; an older one took its place",
      ["id": project, "number": sequence])
  case .shortenedHistory(let project, let lostSteps):
    tr(
      "project {id}: {count} step of the history cannot be read",
      plural: "project {id}: {count} steps of the history cannot be read", count: lostSteps,
      ["id": project])
  case .missingPhoto(let project, let fileName):
    tr("project {id}: the photo {file} is missing", ["id": project, "file": fileName])
  case .damagedPhoto(let fileName): tr("the photo {file} is damaged", ["file": fileName])
  case .cleaningFailed(let error):
    tr("cleaning up failed: {reason}", ["reason": words(for: error)])
  case .backupFailed(let error): tr("the backup failed: {reason}", ["reason": words(for: error)])
  }
}
