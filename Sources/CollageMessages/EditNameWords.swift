public import CollageEditing
import MessageCatalog

/// What an edit is called in a history.
public func words(for name: EditName) -> String {
  switch name {
  case .addPhotos: tr("Add photos")
  case .addText: tr("Add text")
  case .move: tr("Move")
  case .scale: tr("Scale")
  case .rotate: tr("Rotate")
  case .transform: tr("Transform")
  case .remove: tr("Delete")
  case .duplicate: tr("Duplicate")
  case .paste: tr("Paste")
  case .pasteStyle: tr("Paste style")
  case .reorder: tr("Change order")
  case .setProperties: tr("Change properties")
  case .crop: tr("Crop")
  case .flip: tr("Mirror")
  case .replacePhoto: tr("Replace photo")
  case .swapPhotos: tr("Swap photos")
  case .shuffle: tr("Shuffle")
  case .relink: tr("Locate photos")
  case .recover: tr("Recover")
  case .align: tr("Align")
  case .distribute: tr("Distribute")
  case .layout: tr("Arrange")
  case .background: tr("Change background")
  case .canvas: tr("Change canvas")
  // A newer version's name is better than none.
  default: name.rawValue
  }
}
