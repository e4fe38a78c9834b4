import AdwaitaKit
import CAdw
import CollageDocument
import CollagePresentation
import Foundation
import MessageCatalog

/// What lies behind all layers.
@MainActor
final class BackgroundSection {
  let widget: GtkWidget
  private let model: EditorViewModel
  private let kind: ChoiceField<BackgroundKind>
  private let color: ColorField
  private let gradient: GradientRows
  private let pattern: PatternRows
  private let photo = AdwActionRow()

  /// - Parameter choosePhoto: Lets the user choose a file.
  init(_ model: EditorViewModel, choosePhoto: @escaping @MainActor () -> Void) {
    self.model = model
    kind = ChoiceField(
      tr("Kind"),
      [
        (.color, tr("Colour")), (.gradient, tr("Gradient")), (.pattern, tr("Pattern")),
        (.photo, tr("Photo")),
      ]
    ) { kind in
      kind == .photo ? choosePhoto() : model.setBackground(kind)
    }
    color = ColorField(tr("Background Colour"), allowsOpacity: true) {
      model.adjustBackground(.color($0))
    }
    gradient = GradientRows(model)
    pattern = PatternRows(model)
    let choose = GtkButton.icon("document-open-symbolic", .chooseBackground)
    choose.addStyles("flat")
    choose.align(vertically: .center)
    photo.addSuffix(choose.widget)
    let rows = [kind.widget, color.widget] + gradient.widgets + pattern.widgets + [photo.widget]
    widget = AdwPreferencesGroup.of(tr("Background"), rows).widget
  }

  /// Shows the background as it is now.
  func update() {
    let background = model.document.background
    kind.show(background.kind)
    color.widget.setVisible(background.kind == .color)
    gradient.widgets.forEach { $0.setVisible(background.kind == .gradient) }
    pattern.widgets.forEach { $0.setVisible(background.kind == .pattern) }
    photo.isVisible = background.kind == .photo
    switch background {
    case .color(let shown): color.show(shown)
    case .gradient(let fill): gradient.show(fill)
    case .pattern(let fill): pattern.show(fill)
    case .photo(let content):
      photo.setWords(content.originalName ?? content.fileName)
    case .unsupported: break
    }
  }
}

/// The rows about a gradient.
@MainActor
private final class GradientRows {
  let widgets: [GtkWidget]
  private let kind: ChoiceField<GradientFill.Kind>
  private let start: ColorField
  private let end: ColorField
  private let angle: SliderField

  init(_ model: EditorViewModel) {
    let change = { (body: (inout GradientFill) -> Void) in
      guard case .gradient(var fill) = model.document.background else { return }
      body(&fill)
      model.adjustBackground(.gradient(fill))
    }
    kind = ChoiceField(
      tr("Direction"), [(.linear, tr("Straight")), (.radial, tr("From the Middle"))]
    ) { kind in change { $0.kind = kind } }
    start = ColorField(tr("First Colour"), allowsOpacity: true) { color in
      change { $0.stops[0].color = color }
    }
    end = ColorField(tr("Last Colour"), allowsOpacity: true) { color in
      change { $0.stops[$0.stops.count - 1].color = color }
    }
    angle = SliderField(tr("Angle"), range: 0...360, step: 5, words: \.inDegrees) { degrees in
      change { $0.angle = degrees * .pi / 180 }
    }
    widgets = [kind.widget, start.widget, end.widget, angle.widget]
  }

  func show(_ fill: GradientFill) {
    kind.show(fill.kind)
    start.show(fill.stops.first?.color)
    end.show(fill.stops.last?.color)
    let degrees = (fill.angle * 180 / .pi).truncatingRemainder(dividingBy: 360)
    angle.show(degrees < 0 ? degrees + 360 : degrees)
    angle.widget.setVisible(fill.kind == .linear)
  }
}

/// The rows about a pattern.
@MainActor
private final class PatternRows {
  let widgets: [GtkWidget]
  private let kind: ChoiceField<PatternFill.Kind>
  private let foreground: ColorField
  private let background: ColorField
  private let spacing: SliderField

  /// Patterns beyond are rare; files may have them all the same, in canvas units.
  private static let shownSpacing = 4.0...200

  init(_ model: EditorViewModel) {
    let change = { (body: (inout PatternFill) -> Void) in
      guard case .pattern(var fill) = model.document.background else { return }
      body(&fill)
      model.adjustBackground(.pattern(fill))
    }
    kind = ChoiceField(
      tr("Figure"),
      [
        (.dots, tr("Dots")), (.stripes, tr("Stripes")), (.checks, tr("Checks")),
        // Translators: a background of crossing lines
        (.grid, tr("Lattice")),
      ]
    ) { kind in change { $0.kind = kind } }
    foreground = ColorField(tr("Figure Colour")) { color in change { $0.foreground = color } }
    background = ColorField(tr("Colour Behind")) { color in change { $0.background = color } }
    spacing = SliderField(
      tr("Distance"), range: Self.shownSpacing, step: 2, words: { "\(Int($0.rounded()))" }
    ) { spacing in change { $0.spacing = spacing } }
    widgets = [kind.widget, foreground.widget, background.widget, spacing.widget]
  }

  func show(_ fill: PatternFill) {
    kind.show(fill.kind)
    foreground.show(fill.foreground)
    background.show(fill.background)
    spacing.show(fill.spacing)
  }
}

extension Double {
  /// A number of degrees in words.
  var inDegrees: String { "\(Int(rounded()))°" }
}
