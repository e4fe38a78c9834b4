import CollageDocument
import CollageEditing
import CollageGeometry
import Foundation
import TestSupport
import Testing

/// A layout to solve, made up at random.
private struct Puzzle {
  var area: CanvasRect
  var options: LayoutOptions
  var ratios: [Double]

  init(_ style: LayoutStyle, _ random: inout RandomSource) {
    area = CanvasRect(
      x: 0, y: 0, width: random.number(in: 300...3_000), height: random.number(in: 300...3_000))
    options = LayoutOptions(
      style: style, spacing: random.chance(1, in: 3) ? 0 : Double(random.integer(in: 1...12)),
      margin: random.chance(1, in: 3) ? 0 : random.number(in: 0...60), seed: random.next())
    ratios = random.list(1...random.integer(in: 1...200)) { $0.number(in: 0.4...2.5) }
  }

  var frames: [LayoutSolver.Frame] {
    LayoutSolver(area: area, options: options).frames(for: ratios)
  }
  var inner: CanvasRect { area.outset(by: -options.margin) }
}

extension CanvasRect {
  fileprivate var area: Double { width * height }
}

@Suite struct LayoutTests {
  private static let filling: [LayoutStyle] = [.grid, .rows, .columns]

  /// Groups of frames that share an edge: the rows, or the columns, of a layout.
  private func lines(_ rects: [CanvasRect], _ style: LayoutStyle) -> [[CanvasRect]] {
    rects.reduce(into: []) { lines, rect in
      let isNext = lines.last?.last.map {
        style == .columns ? $0.minX == rect.minX : $0.minY == rect.minY
      }
      if isNext == true { lines[lines.count - 1].append(rect) } else { lines.append([rect]) }
    }
  }

  @Test(arguments: filling)
  func `photos fill the area in their order, with the gaps that were asked for`(
    style: LayoutStyle
  ) throws {
    try RandomCases.run(40) { random in
      let puzzle = Puzzle(style, &random)
      let rects = puzzle.frames.map(\.rect)
      try #require(rects.count == puzzle.ratios.count)
      let (inner, across) = (puzzle.inner, style == .columns)
      var previousEnd: Double?
      for line in lines(rects, style) {
        let start = across ? line[0].minX : line[0].minY
        let begin = across ? inner.minX : inner.minY
        try #require(abs(start - (previousEnd.map { $0 + puzzle.options.spacing } ?? begin)) < 1e-4)
        previousEnd = across ? line[0].maxX : line[0].maxY
        try checkCells(
          line, from: across ? inner.minY : inner.minX, to: across ? inner.maxY : inner.maxX
        ) {
          across ? ($0.minY, $0.maxY) : ($0.minX, $0.maxX)
        }
        let gaps = zip(line, line.dropFirst()).map {
          across ? $1.minY - $0.maxY : $1.minX - $0.maxX
        }
        for gap in gaps { try #require(abs(gap - gaps[0]) < 1e-9 && gap <= puzzle.options.spacing) }
      }
      try #require(abs((previousEnd ?? 0) - (across ? inner.maxX : inner.maxY)) < 1e-4)
    }
  }

  private func checkCells(
    _ cells: [CanvasRect], from start: Double, to end: Double,
    span: (CanvasRect) -> (Double, Double)
  ) throws {
    try #require(abs(span(cells[0]).0 - start) < 1e-4)
    try #require(abs(span(cells[cells.count - 1]).1 - end) < 1e-4)
    for (one, next) in zip(cells, cells.dropFirst()) {
      try #require(span(one).1 <= span(next).0)
    }
  }

  @Test(arguments: filling)
  func `gaps are as wide as asked to the last bit`(style: LayoutStyle) throws {
    let ratios = [1.5, 0.667, 1.33, 0.75, 1.78, 1, 1.2]
    let area = CanvasRect(x: 0, y: 0, width: 1000, height: 1000)
    let frames = LayoutSolver(area: area, options: LayoutOptions(style: style)).frames(for: ratios)
    for line in lines(frames.map(\.rect), style) {
      for (one, next) in zip(line, line.dropFirst()) {
        #expect((style == .columns ? next.minY - one.maxY : next.minX - one.maxX) == 12)
      }
    }
  }

  @Test(arguments: filling)
  func `without a gap neighbours share their edge to the last bit, also as layers`(
    style: LayoutStyle
  ) throws {
    try RandomCases.run(25) { random in
      var puzzle = Puzzle(style, &random)
      (puzzle.options.spacing, puzzle.options.margin) = (0, 0)
      puzzle.area = CanvasRect(
        x: 0, y: 0, width: puzzle.area.width.rounded(), height: puzzle.area.height.rounded())
      let rects = puzzle.frames.map(\.rect)
      let asLayers = rects.map {
        let outline = LayerPlacement(center: $0.center, frame: $0.size).outline
        return CanvasRect(center: outline.center, size: outline.size)
      }
      for line in lines(rects, style) + lines(asLayers, style) {
        for (one, next) in zip(line, line.dropFirst()) {
          try #require(style == .columns ? one.maxY == next.minY : one.maxX == next.minX)
        }
      }
      let covered = rects.map(\.area).reduce(0, +)
      try #require(abs(covered / puzzle.area.area - 1) < 1e-12)
      try #require(asLayers == rects)
    }
  }

  @Test func `rows of a grid differ by one photo at most`() throws {
    try RandomCases.run(40) { random in
      let counts = lines(Puzzle(.grid, &random).frames.map(\.rect), .grid).map(\.count)
      try #require((counts.max() ?? 0) - (counts.min() ?? 0) <= 1)
    }
  }

  @Test(arguments: [LayoutStyle.rows, .columns])
  func `all photos are cropped alike where there are no gaps`(style: LayoutStyle) throws {
    try RandomCases.run(25) { random in
      var puzzle = Puzzle(style, &random)
      puzzle.options.spacing = 0
      let stretches = zip(puzzle.frames, puzzle.ratios).map { $0.rect.size.aspectRatio / $1 }
      for stretch in stretches { try #require(abs(stretch / stretches[0] - 1) < 1e-3) }
    }
  }

  @Test func `scattered photos keep their ratio and lie with all corners in the area`() throws {
    try RandomCases.run(25) { random in
      let puzzle = Puzzle(.free, &random)
      for (frame, ratio) in zip(puzzle.frames, puzzle.ratios) {
        try #require(abs(frame.rect.size.aspectRatio / ratio - 1) < 1e-9)
        let turned = RotatedRect(
          center: frame.rect.center, size: frame.rect.size, rotation: frame.rotation)
        for corner in turned.corners {
          try #require(puzzle.inner.outset(by: 1e-4).contains(corner))
        }
      }
    }
  }

  @Test(arguments: LayoutStyle.allCases)
  func `the same seed gives the same layout`(style: LayoutStyle) throws {
    try RandomCases.run(15) { random in
      let puzzle = Puzzle(style, &random)
      try #require(puzzle.frames == puzzle.frames)
      var other = puzzle
      other.options.seed &+= 1
      try #require((puzzle.frames == other.frames) == (style != .free))
    }
  }

  @Test func `two landscape photos on a square are stacked, two portraits stand side by side`() {
    let area = CanvasRect(x: 0, y: 0, width: 1000, height: 1000)
    for style in [LayoutStyle.grid, .rows] {
      let solver = LayoutSolver(area: area, options: LayoutOptions(style: style))
      let landscapes = solver.frames(for: [1.5, 1.5])
      #expect(landscapes[0].rect.minX == landscapes[1].rect.minX)
      let portraits = solver.frames(for: [0.667, 0.667])
      #expect(portraits[0].rect.minY == portraits[1].rect.minY)
    }
  }

  @Test(arguments: LayoutStyle.allCases)
  func `numbers that are none give frames all the same`(style: LayoutStyle) {
    let area = CanvasRect(x: 0, y: 0, width: 10, height: 30_000)
    for number in [Double.nan, .infinity, -1, 0, 1e300, 1e-300] {
      let options = LayoutOptions(style: style, spacing: number, margin: number)
      let frames = LayoutSolver(area: area, options: options).frames(for: [number, 1, number])
      #expect(frames.count == 3)
      #expect(
        frames.allSatisfy {
          $0.rect.size.isPositive && area.outset(by: 1e-6).contains($0.rect.center)
        })
    }
  }

  @Test(arguments: [0, -5, .nan, .infinity])
  func `an area without extent takes no photos`(side: Double) {
    for style in LayoutStyle.allCases {
      let area = CanvasRect(x: 0, y: 0, width: 100, height: side)
      let solver = LayoutSolver(area: area, options: LayoutOptions(style: style))
      #expect(solver.frames(for: [1, 2]).isEmpty)
    }
  }

  @Test func `arranging leaves texts and hidden and locked photos alone`() throws {
    var document = EditorDocument()
    document.addPhotos((0..<4).map { PhotoContent(fileName: "\($0).jpg") })
    try document.addText(TextContent(text: "a"), frame: CanvasSize(width: 9, height: 9))
    document.layers[1].isHidden = true
    document.layers[2].isLocked = true
    let before = document.layers
    document.arrangePhotos(LayoutOptions(style: .grid))
    let changed = zip(before, document.layers).map { $0 != $1 }
    #expect(changed == [true, false, false, true, false])
  }

  @Test(arguments: LayoutStyle.allCases)
  func `photos lie in the style that they were arranged in, until one is moved`(
    style: LayoutStyle
  ) {
    var document = EditorDocument()
    document.addPhotos(
      (1...5).map {
        PhotoContent(
          fileName: "\($0).jpg", pixelSize: CanvasSize(width: 100 * Double($0), height: 200))
      })
    let options = LayoutOptions(style: style, spacing: 8, margin: 30)
    document.arrangePhotos(options)
    let measures = LayoutOptions(style: .grid, spacing: 8, margin: 30)
    #expect(document.arrangement(measuredBy: measures) == style)
    #expect(document.arrangement(measuredBy: LayoutOptions(style: style, spacing: 9)) == nil)
    document.layers[2].placement.center.x += 1
    #expect(document.arrangement(measuredBy: measures) == nil)
  }

  @Test func `what holds no photo that can be arranged lies in no style`() {
    var document = EditorDocument()
    #expect(document.arrangement(measuredBy: LayoutOptions(style: .grid)) == nil)
    document.addPhotos([PhotoContent(fileName: "1.jpg")])
    document.layers[0].isHidden = true
    #expect(document.arrangement(measuredBy: LayoutOptions(style: .grid)) == nil)
  }
}
