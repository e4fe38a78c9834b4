import Foundation

/// Where everything lies in a library.
public struct LibraryFolder: Hashable, Sendable {
  /// The library's own folder.
  public let path: String

  init(path: String) {
    self.path = path
  }

  /// The database: projects, logs, snapshots.
  public var database: String { path + "/library.db" }
  /// The originals, named by the hash of their content.
  public var photos: String { path + "/photos" }
  /// Files that are not finished.
  public var temporary: String { path + "/tmp" }
  /// Small pictures that can be made again at any time.
  public var previews: String { path + "/previews" }
  /// One JSON file a project, for the day on which the database is lost.
  public var projects: String { path + "/projects" }
  /// Copies of the database.
  public var backups: String { path + "/backups" }

  /// A rebuilt database that is whole and durable, and only has to take the damaged one's place.
  var rebuiltDatabase: String { path + "/library.rebuilt.db" }
  var lock: String { path + "/.lock" }
  var subfolders: [String] { [photos, temporary, previews, projects, backups] }

  /// A name in the temporary folder that nothing else has.
  func newTemporaryFile() -> String {
    temporary + "/" + UUID().uuidString
  }

  func sidecar(of project: ProjectID) -> String {
    projects + "/" + project.description + ".json"
  }
}
