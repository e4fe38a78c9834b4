import AdwaitaKit
import CAdw
import CollageDocument
import CollageEditing
import CollageGeometry
import CollagePresentation
import Foundation
import MessageCatalog

/// What the actions do to the open project.
extension EditorPage {
  /// The actions that can be done now.
  var availableActions: Set<AppAction> {
    let commands = model.availability
    return Set(AppAction.allCases.filter { $0.isAvailableInEditor(with: commands) })
  }

  /// - Returns: Whether the action is one of the editor's.
  func perform(_ action: AppAction) -> Bool {
    performEditing(action) || performArranging(action) || performViewing(action)
      || performAdding(action) || performAsking(action) || pictures.perform(action)
  }

  private func performEditing(_ action: AppAction) -> Bool {
    switch action {
    case .undo: model.undo()
    case .redo: model.redo()
    case .cut: copy(model.cutSelection())
    case .copy: copy(model.copiedLayers)
    case .paste: paste()
    case .pasteStyle: pasteStyle()
    case .duplicate: model.duplicateSelection()
    case .delete: model.removeSelection()
    case .selectAll: model.selectAll()
    case .deselect: model.deselectAll()
    default: return false
    }
    return true
  }

  private func performArranging(_ action: AppAction) -> Bool {
    let step = Double.pi / 12
    switch action {
    case .bringForward: model.reorder(to: .forward)
    case .sendBackward: model.reorder(to: .backward)
    case .bringToFront: model.reorder(to: .front)
    case .sendToBack: model.reorder(to: .back)
    case .editContent: model.selectedLayer.map { model.editContent(of: $0.id) }
    case .swapPhotos: model.swapSelectedPhotos()
    case .flipHorizontally: model.flipSelection(horizontally: true, vertically: false)
    case .flipVertically: model.flipSelection(horizontally: false, vertically: true)
    case .rotateClockwise: model.rotate(by: step)
    case .rotateCounterclockwise: model.rotate(by: -step)
    case .enlarge: model.scale(by: 1.05)
    case .shrink: model.scale(by: 1 / 1.05)
    case .lock: model.setSelectionLocked(!model.isSelectionLocked)
    case .hide: model.setSelectionHidden(!model.isSelectionHidden)
    case .alignLeft: model.align(.left)
    case .alignCenter: model.align(.center)
    case .alignRight: model.align(.right)
    case .alignTop: model.align(.top)
    case .alignMiddle: model.align(.middle)
    case .alignBottom: model.align(.bottom)
    case .distributeHorizontally: model.distribute(along: .horizontal)
    case .distributeVertically: model.distribute(along: .vertical)
    case .arrangeGrid: model.arrange(in: .grid)
    case .arrangeRows: model.arrange(in: .rows)
    case .arrangeColumns: model.arrange(in: .columns)
    case .arrangeFreely: model.arrange(in: .free)
    case .shuffle: model.shuffle()
    default: return false
    }
    return true
  }

  private func performViewing(_ action: AppAction) -> Bool {
    switch action {
    case .zoomIn: model.viewport.zoom(by: 1.25)
    case .zoomOut: model.viewport.zoom(by: 0.8)
    case .zoomToFit: model.viewport.zoomToFit()
    case .toggleSidebar: toggleSidebar()
    default: return false
    }
    return true
  }

  private func performAdding(_ action: AppAction) -> Bool {
    switch action {
    case .addPhotos: choosePhotos()
    case .addText: addText()
    case .addEmoji: toolbar.chooseEmoji()
    case .replacePhoto: chooseReplacement()
    case .chooseBackground: chooseBackgroundPhoto()
    default: return false
    }
    return true
  }

  private func performAsking(_ action: AppAction) -> Bool {
    switch action {
    case .renameProject: rename()
    case .renameLayer: renameLayer()
    case .locatePhotos: locatePhotos()
    case .changeBackground: changeBackground()
    default: return false
    }
    return true
  }
}
