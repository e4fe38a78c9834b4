import CollageDocument
public import CollageGeometry
import Foundation

/// Finds frames for photos of any number and ratio.
///
/// The frames fill the area: no cell is empty, the gaps are exactly as asked (to the nearest 2⁻¹⁶
/// unit), and little of each photo is cropped.
public struct LayoutSolver: Sendable {
  /// Where one photo goes.
  public struct Frame: Hashable, Sendable {
    /// The frame before it is turned.
    public var rect: CanvasRect
    /// Its turn about its middle, in radians.
    public var rotation: Double
  }

  private let options: LayoutOptions
  private let area: CanvasRect

  /// A solver for an area of the canvas.
  ///
  /// Margin and spacing are cut to what leaves room for the photos.
  public init(area: CanvasRect, options: LayoutOptions) {
    let shorter = min(area.width, area.height)
    let margin = SpanDivision.rounded(
      (0...max(0, shorter * 0.4)).clamp(options.margin, fallback: 0))
    self.options = options
    self.area = CanvasRect(
      x: area.minX + margin, y: area.minY + margin,
      width: area.width - 2 * margin, height: area.height - 2 * margin)
  }

  /// One frame for each photo, in the order of the photos; none in an area without extent.
  ///
  /// - Parameter ratios: Width divided by height of each photo; above 0.
  public func frames(for ratios: [Double]) -> [Frame] {
    let ratios = ratios.map { $0.isFinite && $0 > 0 ? min(max($0, 0.01), 100) : 1 }
    guard !ratios.isEmpty, area.size.isPositive else { return [] }
    switch options.style {
    case .grid: return upright(grid(for: ratios))
    case .rows: return upright(justifiedRows(for: ratios))
    case .columns:
      return transposed.upright(
        transposed.justifiedRows(for: ratios.map { 1 / $0 })
      ).map(\.transposed)
    case .free: return scattered(ratios)
    }
  }

  private var transposed: LayoutSolver {
    LayoutSolver(transposedArea: area.transposed, options: options)
  }

  private init(transposedArea: CanvasRect, options: LayoutOptions) {
    self.area = transposedArea
    self.options = options
  }

  // MARK: Rows

  /// A row: its share in the height, and the share of each photo in its width.
  private struct Row {
    var height: Double
    var widths: [Double]
  }

  /// The gap between `count` things along `length`, cut to leave them at least half of it.
  private func gap(_ count: Int, along length: Double) -> Double {
    guard count > 1 else { return 0 }
    let most = length / 2 / Double(count - 1)
    return SpanDivision.rounded((0...most).clamp(options.spacing, fallback: 0))
  }

  /// What the gaps leave of `length` for `count` things.
  private func room(_ count: Int, along length: Double) -> Double {
    length - gap(count, along: length) * Double(count - 1)
  }

  /// Lays rows below each other so that they fill the area exactly.
  private func upright(_ rows: [Row]) -> [Frame] {
    let heights = SpanDivision.parts(
      of: .init(start: area.minY, length: area.height), shares: rows.map(\.height),
      gap: gap(rows.count, along: area.height))
    return zip(rows, heights).flatMap { row, vertical in
      SpanDivision.parts(
        of: .init(start: area.minX, length: area.width), shares: row.widths,
        gap: gap(row.widths.count, along: area.width)
      ).map { horizontal in
        let rect = CanvasRect(
          x: horizontal.start, y: vertical.start,
          width: horizontal.length, height: vertical.length)
        return Frame(rect: rect, rotation: 0)
      }
    }
  }

  // MARK: Grid

  /// How many rows a grid is tried with; more would be slivers on any canvas.
  private static let mostGridRows = 200

  /// Rows of equal height whose numbers of cells differ by one at most; of all numbers of rows the
  /// one that crops least.
  private func grid(for ratios: [Double]) -> [Row] {
    let most = min(ratios.count, Self.mostGridRows)
    let logs = ratios.map { log($0) }
    let candidates = (1...most).map { Self.balancedCounts(ratios.count, rows: $0) }
    let costs = candidates.map { cropCost(of: $0, for: logs) }
    let best = zip(candidates, costs).min { $0.1 < $1.1 }?.0 ?? [ratios.count]
    return best.map { Row(height: 1, widths: Array(repeating: 1, count: $0)) }
  }

  private static func balancedCounts(_ count: Int, rows: Int) -> [Int] {
    (0..<rows).map { (count * ($0 + 1)) / rows - (count * $0) / rows }
  }

  /// How far the cells' ratios are from the photos': the squares of the distances on a logarithmic
  /// scale, summed over all photos.
  private func cropCost(of counts: [Int], for logRatios: [Double]) -> Double {
    let height = room(counts.count, along: area.height) / Double(counts.count)
    var photo = logRatios.startIndex
    return counts.reduce(0) { cost, count in
      let cell = log(room(count, along: area.width) / Double(count) / height)
      defer { photo += count }
      return cost + logRatios[photo..<photo + count].reduce(0) { $0 + (cell - $1) * (cell - $1) }
    }
  }

  // MARK: Justified rows

  /// Up to how many photos every way to break them into rows is tried.
  private static let mostTriedPhotos = 12
  /// How much an uneven look counts against cropping.
  private static let unevennessWeight = 0.2

  /// Rows whose natural heights (all photos uncropped at full width) add up as nearly as possible to
  /// the area's height, and do not differ much from each other.
  private func justifiedRows(for ratios: [Double]) -> [Row] {
    let candidates =
      ratios.count <= Self.mostTriedPhotos
      ? Self.allBreaks(of: ratios.count) : balancedBreaks(of: ratios)
    let costs = candidates.map { cost(of: $0, for: ratios) }
    let best = zip(candidates, costs).min { $0.1 < $1.1 }?.0 ?? [ratios.indices]
    return best.map { range in
      let widths = Array(ratios[range])
      return Row(height: naturalHeight(of: widths[...]), widths: widths)
    }
  }

  /// Every way to break `count` photos into rows: each bit says whether a row ends after a photo.
  private static func allBreaks(of count: Int) -> [[Range<Int>]] {
    (0..<1 << (count - 1)).map { bits in
      let ends = (1..<count).filter { bits >> ($0 - 1) & 1 == 1 } + [count]
      return zip([0] + ends, ends).map { $0..<$1 }
    }
  }

  /// Rows of nearly equal natural height, in the numbers of rows that may fill the area.
  private func balancedBreaks(of ratios: [Double]) -> [[Range<Int>]] {
    // With square photos in n rows of n, n² of them fill an area as high as it is wide.
    let natural = (ratios.reduce(0, +) * (area.height / area.width)).squareRoot()
    let middle = Int(min(natural, Double(ratios.count)))
    let breaker = RowBreaker(weights: ratios)
    return (max(1, middle - 2)...max(1, middle + 3)).map(breaker.ranges(about:))
  }

  private func naturalHeight(of row: ArraySlice<Double>) -> Double {
    room(row.count, along: area.width) / row.reduce(0, +)
  }

  /// By how much rows must be stretched or squeezed to fill the height, and how much they differ, on
  /// a logarithmic scale.
  private func cost(of rows: [Range<Int>], for ratios: [Double]) -> Double {
    let heights = rows.map { naturalHeight(of: ratios[$0]) }
    let stretch = room(rows.count, along: area.height) / heights.reduce(0, +)
    let unevenness = (heights.max() ?? 1) / (heights.min() ?? 1)
    return abs(log(stretch)) + Self.unevennessWeight * log(unevenness) * log(unevenness)
  }

  // MARK: Free

  /// How far a photo may reach over its place among the others, as a part of that.
  private static let overlap = 0.1

  /// Scatters photos over the places that justified rows give them, which have nearly their ratios:
  /// each turned a little, shifted a little, and uncropped.
  private func scattered(_ ratios: [Double]) -> [Frame] {
    var random = SeededGenerator(seed: options.seed)
    let places = upright(justifiedRows(for: ratios)).map(\.rect)
    return zip(places, ratios).map { place, ratio in
      let rotation = random.uniform(in: -0.13...0.13)
      let shift = CanvasPoint(
        x: random.uniform(in: -0.05...0.05) * place.width,
        y: random.uniform(in: -0.05...0.05) * place.height)
      let height = min(place.height, place.width / ratio) * (1 + Self.overlap)
      let size = CanvasSize(width: height * ratio, height: height)
      let turned = RotatedRect(center: place.center + shift, size: size, rotation: rotation)
      return Self.fitted(turned, into: area)
    }
  }

  /// The frame moved, and made smaller where it must be, so that its turned corners lie in `area`.
  private static func fitted(_ turned: RotatedRect, into area: CanvasRect) -> Frame {
    var box = turned.boundingBox
    let factor = min(1, area.width / box.width, area.height / box.height)
    let size = turned.size * factor
    box = CanvasRect(center: turned.center, size: box.size * factor)
    let center = CanvasPoint(
      x: min(max(box.center.x, area.minX + box.width / 2), area.maxX - box.width / 2),
      y: min(max(box.center.y, area.minY + box.height / 2), area.maxY - box.height / 2))
    return Frame(rect: CanvasRect(center: center, size: size), rotation: turned.rotation)
  }
}

extension CanvasRect {
  /// The rectangle with x and y exchanged.
  fileprivate var transposed: CanvasRect {
    CanvasRect(x: origin.y, y: origin.x, width: height, height: width)
  }
}

extension LayoutSolver.Frame {
  fileprivate var transposed: LayoutSolver.Frame {
    LayoutSolver.Frame(rect: rect.transposed, rotation: rotation)
  }
}
