import CollageDocument
public import Foundation

/// Choices that are kept.
extension ExportViewModel {
  /// The user's own presets, in the order in which they were made.
  public var presets: [ExportPreset] { preferences.preferences.exportPresets }

  /// Chooses what a preset says.
  public func apply(_ preset: BuiltInExportPreset) {
    choices = preset.choices(for: document, current: choices)
  }

  /// Chooses what a preset says.
  public func apply(_ preset: ExportPreset) {
    choices = preset.choices.fitted(to: document.canvas)
  }

  /// Keeps the present choices under a name; a preset that has it already is replaced.
  ///
  /// - Returns: The preset; nil for a name that cannot be seen.
  @discardableResult
  public func savePreset(named name: String) -> ExportPreset? {
    let name = name.trimmingCharacters(in: .whitespacesAndNewlines)
    guard !TextContent.isBlank(name) else { return nil }
    var presets = presets
    let old = presets.firstIndex { $0.name == name }
    let preset = ExportPreset(
      id: old.map { presets[$0].id } ?? UUID(), name: name, choices: choices)
    if let old { presets[old] = preset } else { presets.append(preset) }
    preferences.preferences.exportPresets = presets
    return preset
  }

  /// Forgets one of the user's presets.
  public func deletePreset(_ id: ExportPreset.ID) {
    preferences.preferences.exportPresets.removeAll { $0.id == id }
  }
}
