import AdwaitaKit
import CAdw
import CollageEditing
import CollageMessages
import CollagePresentation
import Foundation
import MessageCatalog

/// What the user can set for the whole app. Everything counts at once, unless it says otherwise.
@MainActor
final class PreferencesWindow {
  private let store: PreferencesStore
  private let bindings = StateBindings()

  /// - Parameter libraryPath: Where the library is.
  static func present(_ store: PreferencesStore, libraryPath: String, over parent: GtkWindow) {
    let preferences = AdwPreferencesWindow()
    let window: GtkWindow = preferences.cast()
    let contents = PreferencesWindow(store)
    let page = AdwPreferencesPage()
    page.add(contents.appearance)
    page.add(contents.editing)
    page.add(contents.newCollages)
    page.add(contents.library(at: libraryPath, preferences))
    preferences.add(page)
    preferences.setSearchEnabled(false)
    contents.showErrors(in: preferences)
    // The window keeps its contents, and lets go of them when it is closed.
    window.on("destroy") { contents.bindings.cancel() }
    window.setTransientFor(parent)
    window.setModal(true)
    window.setDestroyWithParent(true)
    window.present()
  }

  private init(_ store: PreferencesStore) {
    self.store = store
  }

  // MARK: Groups

  private var appearance: AdwPreferencesGroup {
    let styles = AppPreferences.Appearance.allCases
    let style = ChoiceRow(tr("Style"), among: styles.map(\.label))
    bind(style, to: \.appearance, among: styles)
    let languages: [String?] = [nil] + AppLanguage.allCases.map(\.rawValue)
    let language = ChoiceRow(
      tr("Language"), subtitle: tr("Counts from the next start"),
      among: [tr("As the System")] + AppLanguage.allCases.map(\.ownName))
    bind(language, to: \.language, among: languages)
    return group(tr("Appearance"), style.row.widget, language.row.widget)
  }

  private var editing: AdwPreferencesGroup {
    let snaps = SwitchRow(
      tr("Snap to Guides"), subtitle: tr("Dragged layers are pulled to middles and edges"))
    snaps.onChange { [store] in store.preferences.snaps = $0 }
    bindings.add { [store] in snaps.isOn = store.preferences.snaps }
    let steps = AppPreferences.undoStepCounts
    let undo = NumberRow(
      tr("Undo Steps"), subtitle: tr("Counts from the next start"),
      in: Double(steps.lowerBound)...Double(steps.upperBound), step: 100)
    undo.onChange { [store] in store.preferences.undoSteps = Int($0) }
    bindings.add { [store] in undo.value = Double(store.preferences.undoSteps) }
    return group(tr("Editing"), snaps.row.widget, undo.row.widget)
  }

  private var newCollages: AdwPreferencesGroup {
    let formats = CanvasFormat.named
    let format = ChoiceRow(tr("Format"), among: formats.map(\.label))
    bind(format, to: \.canvasFormat, among: formats)
    let spacing = NumberRow(tr("Spacing of Layouts"), in: AppPreferences.layoutGaps)
    bind(spacing, to: \.layoutSpacing)
    let margin = NumberRow(tr("Margin of Layouts"), in: AppPreferences.layoutGaps)
    bind(margin, to: \.layoutMargin)
    let group = group(
      tr("New Collages"), format.row.widget, spacing.row.widget, margin.row.widget)
    group.setDescription(
      tr("Lengths are in units of which the shorter side of a collage has 1000.").escapedAsMarkup)
    return group
  }

  private func library(at path: String, _ window: AdwPreferencesWindow) -> AdwPreferencesGroup {
    let row = AdwActionRow()
    row.setWords(tr("Folder"), subtitle: path)
    let button = GtkButton(label: tr("Open Folder"))
    button.align(vertically: .center)
    button.on("clicked") { [unowned(unsafe) window] in
      Task {
        do {
          try await FileManagerWindow.show(folder: URL(fileURLWithPath: path), over: window.cast())
        } catch {
          Self.tell(
            tr("The folder cannot be shown: {reason}", ["reason": words(for: error)]), in: window)
        }
      }
    }
    row.addSuffix(button.widget)
    return group(tr("Library"), row.widget)
  }

  private func group(_ title: String, _ rows: GtkWidget...) -> AdwPreferencesGroup {
    let group = AdwPreferencesGroup()
    group.setTitle(title.escapedAsMarkup)
    rows.forEach { group.add($0) }
    return group
  }

  // MARK: State

  /// Lets a row show and change a preference. One that is not among the values shows as no choice.
  private func bind<Value: Equatable>(
    _ row: ChoiceRow, to path: WritableKeyPath<AppPreferences, Value>, among values: [Value]
  ) {
    bindings.add { [store] in row.chosen = values.firstIndex(of: store.preferences[keyPath: path]) }
    row.onChange { [store] place in store.preferences[keyPath: path] = values[place] }
  }

  private func bind(_ row: NumberRow, to path: WritableKeyPath<AppPreferences, Double>) {
    bindings.add { [store] in row.value = store.preferences[keyPath: path] }
    row.onChange { [store] value in store.preferences[keyPath: path] = value }
  }

  private func showErrors(in window: AdwPreferencesWindow) {
    bindings.add { [store, unowned(unsafe) window] in
      guard let error = store.error else { return }
      Self.tell(
        tr("The preferences are not kept: {reason}", ["reason": words(for: error)]), in: window)
    }
  }

  private static func tell(_ text: String, in window: AdwPreferencesWindow) {
    window.addToast(AdwToast(text.escapedAsMarkup))
  }
}

/// The languages that the app speaks, each in its own words.
private enum AppLanguage: String, CaseIterable {
  case english = "en"
  case korean = "ko"

  var ownName: String {
    switch self {
    case .english: "English"
    case .korean: "한국어"
    }
  }
}

extension AppPreferences.Appearance {
  fileprivate var label: String {
    switch self {
    case .system: tr("As the System")
    case .light: tr("Light")
    case .dark: tr("Dark")
    }
  }
}
