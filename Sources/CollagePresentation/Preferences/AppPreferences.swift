import CollageDocument
public import CollageEditing

/// What the user set for the whole app, and what the app remembers from one start to the next.
public struct AppPreferences: Hashable, Sendable {
  /// Light or dark.
  public var appearance = Appearance.system
  /// The language of the app (BCP 47); nil for that of the system.
  public var language: String?
  /// Whether dragged layers are pulled to lines.
  public var snaps = true
  /// The form of a new collage.
  public var canvasFormat = CanvasFormat.square
  /// The gap between the photos of a layout, in canvas units.
  public var layoutSpacing = 12.0
  /// The gap between the photos of a layout and the edge, in canvas units.
  public var layoutMargin = 24.0
  /// What was chosen for the last export.
  public var exportChoices = ExportChoices()
  /// Choices that are kept under a name.
  public var exportPresets: [ExportPreset] = []
  /// The folder in which the last file was chosen.
  public var lastFolder: String?
  /// How many steps of undo a project keeps.
  public var undoSteps = 1_000
  /// Whether it is asked before projects are deleted; they can be brought back in any case.
  public var confirmsDeleting = false
  /// How large the window was.
  public var window = WindowPlacement()
  /// Whether properties and layers show beside the canvas, where there is room.
  public var showsSidebar = true
  /// Fields of a newer version, kept untouched.
  var unknownFields: [String: JSONValue] = [:]

  /// What the app begins with.
  public init() {}

  /// Light or dark.
  public enum Appearance: String, CaseIterable, Sendable {
    /// As the system is.
    case system
    /// Light.
    case light
    /// Dark.
    case dark
  }

  /// The gaps that a layout may have, in canvas units.
  public static let layoutGaps = 0.0...500.0
  /// How many steps of undo can be kept.
  public static let undoStepCounts = 10...10_000

  /// A layout with the gaps that were set.
  public func layout(_ style: LayoutStyle, seed: UInt64 = 1) -> LayoutOptions {
    LayoutOptions(style: style, spacing: layoutSpacing, margin: layoutMargin, seed: seed)
  }
}
