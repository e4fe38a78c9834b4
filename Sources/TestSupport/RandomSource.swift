import CollageEditing

/// Random values for one case of a property test, all following from one seed.
public struct RandomSource: RandomNumberGenerator {
  /// What every value of the case follows from.
  public let seed: UInt64
  private var generator: SeededGenerator

  /// The values that belong to `seed`.
  public init(seed: UInt64) {
    self.seed = seed
    self.generator = SeededGenerator(seed: seed)
  }

  /// The next 64 random bits.
  public mutating func next() -> UInt64 {
    generator.next()
  }

  /// A number of `range`; one time in eight one of its bounds.
  public mutating func number(in range: ClosedRange<Double>) -> Double {
    if chance(1, in: 8) { return Bool.random(using: &self) ? range.lowerBound : range.upperBound }
    return Double.random(in: range, using: &self)
  }

  /// A whole number of `range`.
  public mutating func integer(in range: ClosedRange<Int>) -> Int {
    Int.random(in: range, using: &self)
  }

  /// True `times` times in `total` on average.
  public mutating func chance(_ times: Int, in total: Int) -> Bool {
    integer(in: 1...total) <= times
  }

  /// `value` or nil, as often as each other.
  public mutating func maybe<Value>(_ value: (inout RandomSource) -> Value) -> Value? {
    chance(1, in: 2) ? value(&self) : nil
  }

  /// One of `elements`.
  public mutating func element<Element>(of elements: [Element]) -> Element {
    elements[integer(in: 0...elements.count - 1)]
  }

  /// Some of `elements` in their order, at least one where there are any.
  public mutating func some<Element>(of elements: [Element]) -> [Element] {
    guard !elements.isEmpty else { return [] }
    let chosen = elements.filter { _ in chance(1, in: 3) }
    return chosen.isEmpty ? [element(of: elements)] : chosen
  }

  /// `count` values in a row.
  public mutating func list<Value>(
    _ count: ClosedRange<Int>, of value: (inout RandomSource) -> Value
  ) -> [Value] {
    (0..<integer(in: count)).map { _ in value(&self) }
  }
}
