public import CAdw
import Glibc

extension GtkSignalListItemFactory {
  /// What a list or grid view shows for the items of a string list, which are the identifiers of
  /// what is listed.
  ///
  /// - Parameters:
  ///   - make: Makes an empty cell; the view makes as many as it shows and uses them again.
  ///   - show: Fills a cell for an item.
  @MainActor public static func cells<Cell>(
    make: @escaping @MainActor () -> (cell: Cell, widget: GtkWidget),
    show: @escaping @MainActor (_ cell: Cell, _ id: String) -> Void
  ) -> GtkSignalListItemFactory {
    let cells = Cells<Cell>()
    let factory = GtkSignalListItemFactory()
    factory.on("setup") { (item: GtkListItem) in
      let (cell, widget) = make()
      cells.byItem[item.address] = cell
      item.setChild(widget)
    }
    factory.on("bind") { (item: GtkListItem) in
      guard let cell = cells.byItem[item.address], let string = item.item else { return }
      show(cell, String(unsafeBitCast(string, to: GtkStringObject.self).string))
    }
    factory.on("teardown") { (item: GtkListItem) in cells.byItem[item.address] = nil }
    return factory
  }
}

@MainActor
private final class Cells<Cell> {
  var byItem: [gpointer: Cell] = [:]
}

extension GtkStringList {
  /// A list of strings.
  @MainActor public static func of(_ strings: [String]) -> GtkStringList {
    let list = GtkStringList(nil)
    list.replace(with: strings)
    return list
  }

  /// All strings of the list.
  @MainActor public var strings: [String] {
    (0..<(cast() as GListModel).nItems).map { String(getString($0)) }
  }

  /// Makes the list another one. What stays at both ends is not told as a change, so that a view
  /// keeps its place.
  @MainActor public func replace(with strings: [String]) {
    let old = self.strings
    let head = zip(old, strings).prefix { $0 == $1 }.count
    let tail = zip(old.dropFirst(head).reversed(), strings.dropFirst(head).reversed())
      .prefix { $0 == $1 }.count
    let removed = old.count - head - tail
    let added = strings[head..<(strings.count - tail)]
    guard removed > 0 || !added.isEmpty else { return }
    let copies = added.map { strdup($0) }
    defer { copies.forEach { free($0) } }
    var list = copies.map { UnsafePointer($0) } + [nil]
    splice(guint(head), nRemovals: guint(removed), additions: &list)
  }
}
