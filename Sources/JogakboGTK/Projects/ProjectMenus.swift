import AdwaitaKit

/// The menus of the list of projects.
@MainActor
enum ProjectMenus {
  /// The menu of the window.
  static func main(isReadOnly: Bool) -> [MenuContent] {
    let making: [MenuContent] = [
      .group(.newProject, .newFromPhotos, .importProjects), .group(.showDeleted),
    ]
    return (isReadOnly ? [] : making) + [.group(.preferences, .shortcuts, .help, .about)]
  }

  /// The menu of a project.
  static func context(isReadOnly: Bool) -> [MenuContent] {
    isReadOnly
      ? [.group(.openProject), .group(.exportBundle)]
      : [
        .group(.openProject), .group(.renameProject, .duplicate, .exportBundle), .group(.delete),
      ]
  }
}
