import AdwaitaKit
import CAdw
import CollageMessages
import CollagePresentation
import Foundation
import MessageCatalog

/// The rows of the export dialog. Each shows and changes the model; what means nothing for the present
/// choices is not there.
@MainActor
final class ExportRows {
  let page = AdwPreferencesPage()
  private let model: ExportViewModel
  private let bindings = StateBindings()

  init(_ model: ExportViewModel) {
    self.model = model
  }

  /// Adds groups, from top to bottom.
  func add(_ groups: AdwPreferencesGroup...) {
    groups.forEach { page.add($0) }
  }

  func close() {
    bindings.cancel()
  }

  // MARK: Kind and size

  var picture: AdwPreferencesGroup {
    let kind = kindRow
    let size = ChoiceRow(tr("Size"), among: model.sizeModes.map(\.label))
    size.onChange { [model] place in model.sizeMode = model.sizeModes[place] }
    bindings.add { [model] in size.chosen = model.sizeModes.firstIndex(of: model.sizeMode) }
    return group(
      tr("Picture"), kind.row.widget, size.row.widget, widthRow.row.widget, heightRow.row.widget,
      paperRow.row.widget)
  }

  private var kindRow: ChoiceRow {
    let kinds = PictureKind.allCases
    let row = ChoiceRow(tr("Format"), among: kinds.map(\.label))
    row.onChange { [model] place in model.choices.kind = kinds[place] }
    bindings.add { [model] in
      row.chosen = kinds.firstIndex(of: model.choices.kind)
      (row.row.cast() as AdwActionRow).setSubtitle(model.choices.kind.advice)
    }
    return row
  }

  private var widthRow: NumberRow {
    sideRow(tr("Width"), \.width) { [model] in model.setWidth($0) }
  }

  private var heightRow: NumberRow {
    sideRow(tr("Height"), \.height) { [model] in model.setHeight($0) }
  }

  private func sideRow(
    _ title: String, _ side: KeyPath<PictureSize, Int>, set: @escaping @MainActor (Int) -> Void
  ) -> NumberRow {
    let sides = OutputSize.sides
    let row = NumberRow(title, in: Double(sides.lowerBound)...Double(sides.upperBound))
    // The other side follows, and is not to lead in turn.
    row.onChange { [model] value in
      guard model.chosenSize?[keyPath: side] != Int(value) else { return }
      set(Int(value))
    }
    bindings.add { [model] in
      row.row.isVisible = model.sizeMode == .exact
      if let size = model.chosenSize { row.value = Double(size[keyPath: side]) }
    }
    return row
  }

  private var paperRow: ChoiceRow {
    let papers = PaperSize.allCases
    let row = ChoiceRow(tr("Paper Size"), among: papers.map(\.label))
    row.onChange { [model] place in model.paper = papers[place] }
    bindings.add { [model] in
      row.row.isVisible = model.sizeMode == .paper
      row.chosen = model.paper.flatMap(papers.firstIndex)
    }
    return row
  }

  // MARK: The file

  var details: AdwPreferencesGroup {
    let quality = NumberRow(
      tr("Quality"), in: Self.bounds(ExportChoices.qualities), step: 5)
    quality.onChange { [model] in model.choices.quality = Int($0) }
    bindings.add { [model] in
      quality.row.isVisible = model.choices.kind.hasQuality
      quality.value = Double(model.choices.quality)
    }
    let resolution = NumberRow(
      tr("Resolution (dpi)"), in: ExportChoices.resolutions, step: 50)
    resolution.onChange { [model] in model.choices.dotsPerInch = $0 }
    bindings.add { [model] in
      resolution.value = model.choices.dotsPerInch
      resolution.row.setSubtitle(model.sizeInMillimetres.map(SizeWords.paper) ?? "")
    }
    let date = SwitchRow(
      tr("Keep the Date"), subtitle: tr("Where photos were taken is never written"))
    date.onChange { [model] in model.choices.keepsDate = $0 }
    bindings.add { [model] in date.isOn = model.choices.keepsDate }
    return group(
      tr("Details"), quality.row.widget, resolution.row.widget, date.row.widget)
  }

  private static func bounds(_ range: ClosedRange<Int>) -> ClosedRange<Double> {
    Double(range.lowerBound)...Double(range.upperBound)
  }

  // MARK: What it will be like

  /// The preview, and the true size below it.
  func summary(_ preview: GtkWidget) -> AdwPreferencesGroup {
    let label = GtkLabel("")
    label.setWrap(true)
    label.setJustify(.center)
    label.widget.setMarginTop(12)
    bindings.add { [model] in
      label.setText(model.summary)
      label.setStyle("error", to: model.problem != nil)
    }
    let group = AdwPreferencesGroup()
    group.add(preview)
    group.add(label.widget)
    return group
  }

  /// Names the photos that are too coarse, where there are any.
  var warning: AdwPreferencesGroup {
    let row = AdwActionRow()
    row.addPrefix(GtkImage(iconName: "dialog-warning-symbolic").widget)
    let group = AdwPreferencesGroup()
    group.add(row.widget)
    bindings.add { [model] in
      let photos = model.lowResolutionPhotos
      group.isVisible = !photos.isEmpty
      row.setWords(
        tr(
          "{count} photo is too coarse for this size",
          plural: "{count} photos are too coarse for this size", count: photos.count),
        subtitle: photos.map(\.name).formatted(.list(type: .and, width: .narrow)))
    }
    return group
  }

  func group(_ title: String, _ rows: GtkWidget...) -> AdwPreferencesGroup {
    let group = AdwPreferencesGroup()
    group.setTitle(title.escapedAsMarkup)
    rows.forEach { group.add($0) }
    return group
  }
}

extension ExportViewModel {
  /// The size that the picture will have; nil where there can be none.
  var chosenSize: PictureSize? {
    if case .success(let size) = pictureSize { size } else { nil }
  }

  /// Why there can be no picture.
  var problem: ExportProblem? {
    if case .failure(let problem) = pictureSize { problem } else { nil }
  }

  /// Pixels and bytes, or why there can be no picture.
  fileprivate var summary: String {
    switch pictureSize {
    case .failure(let problem): words(for: problem)
    case .success(let size):
      switch estimate {
      case .unknown, .pending: SizeWords.pixels(size)
      case .bytes(let count):
        tr(
          "{size}, about {bytes}",
          ["size": SizeWords.pixels(size), "bytes": SizeWords.bytes(count)])
      }
    }
  }
}
