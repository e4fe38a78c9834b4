import AdwaitaKit
import CAdw
import CollagePresentation
import MessageCatalog

/// What only photos have.
@MainActor
final class PhotoSection {
  let widget: GtkWidget
  private let numbers: LayerSliders
  private let reset = GtkButton(label: tr("Reset"))

  init(_ model: EditorViewModel) {
    numbers = LayerSliders(model)
    let buttons = GtkBox(.horizontal, spacing: 6)
    buttons.setHomogeneous(true)
    for (icon, action) in Self.actions {
      let button = GtkButton.icon(icon, action)
      button.expand(horizontally: true)
      buttons.append(button.widget)
    }
    reset.setAccessibleLabel(tr("Show Whole Photo"))
    reset.align(vertically: .center)
    reset.on("clicked") { model.resetSelectedCrops() }
    widget =
      AdwPreferencesGroup.of(
        tr("Photo"),
        [
          numbers.row(.cropZoom, tr("Zoom"), from: 100, upTo: 500, unit: "%"),
          InspectorRow.labelled(tr("Whole Photo"), reset.widget),
          InspectorRow.plain(buttons.widget),
        ]
      ).widget
  }

  private static let actions: [(icon: String, AppAction)] = [
    ("edit-select-all-symbolic", .editContent),
    ("object-flip-horizontal-symbolic", .flipHorizontally),
    ("object-flip-vertical-symbolic", .flipVertically),
    ("document-open-symbolic", .replacePhoto),
  ]

  /// Shows what the photos have in common now.
  func update(_ values: InspectorValues) {
    widget.setVisible(values.photoCount > 0)
    numbers.show(values)
    reset.isSensitive = values.isCropped
  }
}
