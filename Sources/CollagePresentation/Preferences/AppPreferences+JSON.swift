import CollageDocument
import CollageEditing

/// The form in which preferences are kept. What is missing or cannot be read is as in the beginning.
extension AppPreferences {
  private enum Field: String, CaseIterable {
    case appearance, language, snaps, canvasFormat, layoutSpacing, layoutMargin, exportChoices
    case exportPresets, lastFolder, undoSteps, confirmsDeleting, window, showsSidebar
  }

  /// Reads fields; nil for what has none.
  init?(jsonValue: JSONValue) {
    guard let fields = jsonValue.object else { return nil }
    func value(_ field: Field) -> JSONValue? { fields[field.rawValue] }
    appearance = value(.appearance)?.string.flatMap(Appearance.init) ?? appearance
    language = value(.language)?.string
    snaps = value(.snaps)?.bool ?? snaps
    canvasFormat = value(.canvasFormat).flatMap(CanvasFormat.init(jsonValue:)) ?? canvasFormat
    layoutSpacing = Self.gap(value(.layoutSpacing), fallback: layoutSpacing)
    layoutMargin = Self.gap(value(.layoutMargin), fallback: layoutMargin)
    exportChoices = value(.exportChoices).map(ExportChoices.init(jsonValue:)) ?? exportChoices
    exportPresets = value(.exportPresets)?.array?.compactMap(ExportPreset.init(jsonValue:)) ?? []
    lastFolder = value(.lastFolder)?.string
    undoSteps = Self.steps(value(.undoSteps)) ?? undoSteps
    confirmsDeleting = value(.confirmsDeleting)?.bool ?? confirmsDeleting
    window = value(.window).map(WindowPlacement.init(jsonValue:)) ?? window
    showsSidebar = value(.showsSidebar)?.bool ?? showsSidebar
    unknownFields = fields.filter { Field(rawValue: $0.key) == nil }
  }

  var jsonValue: JSONValue {
    var fields = unknownFields
    func set(_ field: Field, _ value: JSONValue?) { fields[field.rawValue] = value }
    set(.appearance, .string(appearance.rawValue))
    set(.language, language.map(JSONValue.string))
    set(.snaps, .bool(snaps))
    set(.canvasFormat, canvasFormat.jsonValue)
    set(.layoutSpacing, .number(layoutSpacing))
    set(.layoutMargin, .number(layoutMargin))
    set(.exportChoices, exportChoices.jsonValue)
    set(.exportPresets, .array(exportPresets.map(\.jsonValue)))
    set(.lastFolder, lastFolder.map(JSONValue.string))
    set(.undoSteps, .number(Double(undoSteps)))
    set(.confirmsDeleting, .bool(confirmsDeleting))
    set(.window, window.jsonValue)
    set(.showsSidebar, .bool(showsSidebar))
    return .object(fields)
  }

  private static func gap(_ value: JSONValue?, fallback: Double) -> Double {
    layoutGaps.clamp(value?.number ?? fallback, fallback: fallback)
  }

  private static func steps(_ value: JSONValue?) -> Int? {
    value?.integer.map {
      min(max($0, undoStepCounts.lowerBound), undoStepCounts.upperBound)
    }
  }
}
