import CollageDocument

/// Which commands can be given now, for menus and buttons.
extension EditorViewModel {
  /// The commands that would do something now. Others do nothing.
  public var availability: Set<EditorCommand> {
    var commands = selectionCommands
    if !selection.isEmpty { commands.insert(.deselect) }
    if document.layers.contains(where: { $0.isDrawn && !$0.isLocked }) {
      commands.insert(.selectAll)
    }
    guard !isReadOnly else { return commands }
    if !lostPhotos.isEmpty { commands.insert(.locatePhotos) }
    guard allowsEditing else { return commands }
    commands.formUnion([.add, .paste, .changePage])
    if canUndo { commands.insert(.undo) }
    if canRedo { commands.insert(.redo) }
    if document.layers.contains(where: \.isArrangeable) { commands.insert(.arrange) }
    return commands
  }

  private var selectionCommands: Set<EditorCommand> {
    let selected = selectedLayers
    guard !selected.isEmpty else { return [] }
    guard allowsEditing else { return [.copy] }
    let movable = selected.filter { !$0.isLocked }
    var commands: Set<EditorCommand> = [.copy, .duplicate, .hide, .lock]
    if selected.count == 1 { commands.insert(.rename) }
    guard !movable.isEmpty else { return commands }
    commands.formUnion([.cut, .remove, .transform, .setProperties, .pasteStyle, .align])
    if movable.count > 2 { commands.insert(.distribute) }
    commands.formUnion(orderCommands(for: Set(movable.map(\.id))))
    commands.formUnion(contentCommands(for: movable))
    return commands
  }

  private func orderCommands(for movable: Set<LayerID>) -> Set<EditorCommand> {
    var commands: Set<EditorCommand> = []
    let ids = document.layers.map(\.id)
    if !ids.suffix(movable.count).allSatisfy(movable.contains) { commands.insert(.bringForward) }
    if !ids.prefix(movable.count).allSatisfy(movable.contains) { commands.insert(.sendBackward) }
    return commands
  }

  private func contentCommands(for movable: [EditorLayer]) -> Set<EditorCommand> {
    var commands: Set<EditorCommand> = []
    let photoCount = movable.count { $0.photo != nil }
    if photoCount > 0 { commands.insert(.flip) }
    if photoCount == 2 { commands.insert(.swapPhotos) }
    guard selection.count == 1, let layer = movable.first else { return commands }
    if layer.photo != nil { commands.insert(.replacePhoto) }
    if layer.photo != nil || layer.text != nil, allowsContentEditing(of: layer.id) {
      commands.insert(.editContent)
    }
    return commands
  }
}

extension EditorLayer {
  /// Whether a layout arranges it.
  fileprivate var isArrangeable: Bool { photo != nil && !isHidden && !isLocked }
}
