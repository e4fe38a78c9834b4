import CollageGeometry
import CollageScene

/// What has to be painted anew to turn one flat piece into another.
struct ScreenDamage {
  /// Areas that share no pixel, in pixels of the picture.
  private(set) var areas: [PixelArea] = []
  /// The items of the new piece, those whose pixels are taken over as they were painted then.
  private(set) var items: [ScreenItem]

  var pixelCount: Int { areas.reduce(0) { $0 + $1.count } }

  /// The whole of a piece that is painted from nothing.
  init(all area: PixelArea, of items: [ScreenItem]) {
    self.items = items
    add(area)
  }

  /// - Parameters:
  ///   - old: What the old piece shows; outside its area, in `oldWindow`, it shows nothing.
  ///   - new: What the new piece is to show.
  ///   - area: The area of the new piece.
  init(
    from old: ScreenPiece, in oldWindow: PixelArea, to new: [ScreenItem], in area: PixelArea
  ) {
    items = new
    for exposed in area.subtracting(oldWindow) { add(exposed) }
    let kept = KeptItems(from: old.items, to: new)
    func areaOnPiece(_ item: ScreenItem) -> PixelArea {
      item.item.area(canvasToPixels: old.canvasToPicture).intersection(area)
    }
    for item in old.items.dropping(Set(kept.places.values)) { add(areaOnPiece(item)) }
    for item in new.dropping(Set(kept.places.keys)) { add(areaOnPiece(item)) }
    for (place, oldPlace) in kept.places where !touches(areaOnPiece(new[place])) {
      items[place].detail = old.items[oldPlace].detail
    }
  }

  private func touches(_ area: PixelArea) -> Bool {
    areas.contains { !$0.intersection(area).isEmpty }
  }

  /// Adds an area, and joins it with those that it touches.
  private mutating func add(_ area: PixelArea) {
    guard !area.isEmpty else { return }
    var joined = area
    while let place = areas.firstIndex(where: { !$0.intersection(joined).isEmpty }) {
      joined = joined.union(areas.remove(at: place))
    }
    areas.append(joined)
  }
}

/// The items that two pieces share, in the same order: a longest increasing subsequence of their
/// old places (Schensted 1961).
private struct KeptItems {
  /// The old place of each by its new one.
  let places: [Int: Int]

  init(from old: [ScreenItem], to new: [ScreenItem]) {
    let placesByLayer = Dictionary(
      old.enumerated().map { ($0.element.item.layer, $0.offset) }, uniquingKeysWith: { $1 })
    let shared = new.enumerated().compactMap { newPlace, item -> (old: Int, new: Int)? in
      guard let oldPlace = placesByLayer[item.item.layer], old[oldPlace].serves(as: item)
      else { return nil }
      return (oldPlace, newPlace)
    }
    places = Dictionary(
      Self.longestIncreasing(shared).map { ($0.new, $0.old) }, uniquingKeysWith: { $1 })
  }

  private static func longestIncreasing(
    _ pairs: [(old: Int, new: Int)]
  ) -> [(old: Int, new: Int)] {
    // For each length, the pair that ends the subsequence of this length with the lowest old place.
    var ends: [Int] = []
    var previous = [Int?](repeating: nil, count: pairs.count)
    for index in pairs.indices {
      let length = ends.firstIndexNotBelow(pairs[index].old) { pairs[$0].old }
      previous[index] = length > 0 ? ends[length - 1] : nil
      if length == ends.count { ends.append(index) } else { ends[length] = index }
    }
    let backwards = sequence(state: ends.last) { index in
      defer { index = index.flatMap { previous[$0] } }
      return index
    }
    return backwards.map { pairs[$0] }
  }
}

extension [Int] {
  /// The first index whose element has a key of at least `key`; the keys ascend.
  fileprivate func firstIndexNotBelow(_ key: Int, _ keyOf: (Int) -> Int) -> Int {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if keyOf(self[middle]) < key { low = middle + 1 } else { high = middle }
    }
    return low
  }
}

extension [ScreenItem] {
  /// Those at other places.
  fileprivate func dropping(_ places: Set<Int>) -> [ScreenItem] {
    enumerated().filter { !places.contains($0.offset) }.map(\.element)
  }
}
