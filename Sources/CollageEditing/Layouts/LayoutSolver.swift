public import CollageGeometry
import Foundation

/// How photos are arranged. The order of the photos is kept.
public enum LayoutStyle: String, CaseIterable, Sendable {
  /// Cells of one height in balanced rows.
  case grid
  /// Rows of one width; each photo is as wide as its ratio asks.
  case rows
  /// Columns of one height; each photo is as high as its ratio asks.
  case columns
  /// Scattered and slightly turned, each in its own ratio.
  case free
}

/// The measures of a layout.
public struct LayoutOptions: Hashable, Sendable {
  /// How photos are arranged.
  public var style: LayoutStyle
  /// The gap between photos, in canvas units.
  public var spacing: Double
  /// The gap between the photos and the edge of the area, in canvas units.
  public var margin: Double
  /// What the random part of a layout follows from.
  public var seed: UInt64

  /// Measures that look well on a canvas of 1000 units.
  public init(
    style: LayoutStyle, spacing: Double = 12, margin: Double = 24, seed: UInt64 = 1
  ) {
    self.style = style
    self.spacing = spacing
    self.margin = margin
    self.seed = seed
  }
}

/// Finds frames for photos of any number and ratio.
///
/// The frames fill the area: no cell is empty, the gaps are exactly as asked, and as little as
/// possible of each photo is cropped.
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
    let margin = min(max(0, options.margin), shorter * 0.4)
    self.options = options
    self.area = area.outset(by: -margin)
  }

  /// One frame for each photo, in the order of the photos.
  ///
  /// - Parameter ratios: Width divided by height of each photo; above 0.
  public func frames(for ratios: [Double]) -> [Frame] {
    let ratios = ratios.map { $0.isFinite && $0 > 0 ? min(max($0, 0.01), 100) : 1 }
    guard !ratios.isEmpty else { return [] }
    switch options.style {
    case .grid: return upright(gridRows(for: ratios), of: ratios)
    case .rows: return upright(justifiedRows(for: ratios), of: ratios)
    case .columns: return transposed.rowsFrames(for: ratios.map { 1 / $0 }).map(\.transposed)
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

  private func rowsFrames(for ratios: [Double]) -> [Frame] {
    upright(justifiedRows(for: ratios), of: ratios)
  }

  // MARK: Rows

  /// A row: how many photos it takes, how high it is and how its width is shared out.
  private struct Row {
    var height: Double
    /// The share of each photo in the width, in any unit.
    var widths: [Double]
  }

  /// The gap between `count` things along `length`, cut to leave them at least half of it.
  private func gap(_ count: Int, along length: Double) -> Double {
    count < 2 ? 0 : min(max(0, options.spacing), length / 2 / Double(count - 1))
  }

  /// Lays rows below each other so that they fill the area exactly.
  private func upright(_ rows: [Row], of ratios: [Double]) -> [Frame] {
    let gap = gap(rows.count, along: area.height)
    let room = area.height - gap * Double(rows.count - 1)
    let scale = room / rows.map(\.height).reduce(0, +)
    var top = area.minY
    return rows.flatMap { row in
      let height = row.height * scale
      defer { top += height + gap }
      return cells(of: row, top: top, height: height)
    }
  }

  private func cells(of row: Row, top: Double, height: Double) -> [Frame] {
    let gap = gap(row.widths.count, along: area.width)
    let room = area.width - gap * Double(row.widths.count - 1)
    let scale = room / row.widths.reduce(0, +)
    var left = area.minX
    return row.widths.map { width in
      let rect = CanvasRect(x: left, y: top, width: width * scale, height: height)
      left += width * scale + gap
      return Frame(rect: rect, rotation: 0)
    }
  }

  // MARK: Grid

  /// How many rows a grid is tried with; more would be slivers on any canvas.
  private static let mostGridRows = 200

  /// Rows of equal height whose numbers of cells differ by one at most; of all numbers of rows the
  /// one that crops least.
  private func gridRows(for ratios: [Double]) -> [Row] {
    let most = min(ratios.count, Self.mostGridRows)
    let candidates = (1...most).map { Self.balancedCounts(ratios.count, rows: $0) }
    let best = candidates.min { cropCost(of: $0, for: ratios) < cropCost(of: $1, for: ratios) }
    return (best ?? [ratios.count]).map { Row(height: 1, widths: Array(repeating: 1, count: $0)) }
  }

  private static func balancedCounts(_ count: Int, rows: Int) -> [Int] {
    (0..<rows).map { (count * ($0 + 1)) / rows - (count * $0) / rows }
  }

  /// How far the cells' ratios are from the photos', summed over all photos on a logarithmic scale.
  private func cropCost(of counts: [Int], for ratios: [Double]) -> Double {
    let height = area.height / Double(counts.count)
    var photo = ratios.startIndex
    return counts.reduce(0) { cost, count in
      let cell = area.width / Double(count) / height
      defer { photo += count }
      return cost + ratios[photo..<photo + count].reduce(0) { $0 + abs(log(cell / $1)) }
    }
  }

  // MARK: Justified rows

  /// Rows whose natural heights (all photos uncropped at full width) add up as nearly as possible to
  /// the area's height, and differ as little as possible from each other.
  private func justifiedRows(for ratios: [Double]) -> [Row] {
    // With square photos in n rows of n, n² of them fill an area as high as it is wide.
    let natural = (ratios.reduce(0, +) * area.height / area.width).squareRoot()
    let fewest = min(max(1, Int(natural) - 1), ratios.count)
    let most = min(fewest + 3, ratios.count)
    let breaker = RowBreaker(weights: ratios)
    let candidates = (fewest...most).map { rows in
      breaker.ranges(rows).map { Array(ratios[$0]) }
    }
    let best = candidates.min { stretch(of: $0) < stretch(of: $1) } ?? [ratios]
    return best.map { Row(height: 1 / $0.reduce(0, +), widths: $0) }
  }

  /// By how much rows must be stretched or squeezed to fill the height, on a logarithmic scale.
  private func stretch(of rows: [[Double]]) -> Double {
    let gaps = gap(rows.count, along: area.height) * Double(rows.count - 1)
    let natural = rows.reduce(0) { height, row in
      let room = area.width - gap(row.count, along: area.width) * Double(row.count - 1)
      return height + room / row.reduce(0, +)
    }
    return abs(log((area.height - gaps) / natural))
  }

  // MARK: Free

  /// Scatters photos over the cells of a grid, each turned a little and in its own ratio.
  private func scattered(_ ratios: [Double]) -> [Frame] {
    var random = SeededGenerator(seed: options.seed)
    let cells = upright(gridRows(for: ratios), of: ratios)
    return zip(cells, ratios).map { cell, ratio in
      let rotation = random.uniform(in: -0.14...0.14)
      let size = Self.size(ratio: ratio, area: cell.rect.width * cell.rect.height * 0.94)
      let jitter = CanvasPoint(
        x: random.uniform(in: -0.07...0.07) * cell.rect.width,
        y: random.uniform(in: -0.07...0.07) * cell.rect.height)
      let turned = RotatedRect(center: cell.rect.center + jitter, size: size, rotation: rotation)
      return Self.fitted(turned, into: area)
    }
  }

  private static func size(ratio: Double, area: Double) -> CanvasSize {
    let height = (area / ratio).squareRoot()
    return CanvasSize(width: height * ratio, height: height)
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
