public import CollageGeometry
import Foundation

/// What two fingers ask for, cleared of what hands do by accident.
///
/// Scaling and turning start only beyond a threshold, so that a drag with two fingers does not turn a
/// photo by a degree. What lies below the threshold is then taken off, so that nothing jumps.
public struct TouchTransform: Hashable, Sendable {
  /// The displacement of the point between the fingers, in canvas units.
  public private(set) var offset = CanvasPoint.zero
  /// The factor.
  public private(set) var scale = 1.0
  /// The turn in radians.
  public private(set) var rotation = 0.0

  private var scaleAtStart: Double?
  private var rotationAtStart: Double?

  /// By how much the distance of the fingers must change: its natural logarithm.
  public static let scaleThreshold = 0.04
  /// By how much the fingers must turn, in radians.
  public static let rotationThreshold = 8 * Double.pi / 180

  /// A transform that changes nothing.
  public init() {}

  /// Takes in where the fingers are now, against where they began.
  ///
  /// - Parameters:
  ///   - offset: The displacement of the point between them, in canvas units.
  ///   - scale: Their distance against that at the beginning.
  ///   - rotation: Their turn in radians; it may be given modulo a full turn.
  public mutating func update(offset: CanvasPoint, scale: Double, rotation: Double) {
    self.offset = offset
    if scale.isFinite, scale > 0 {
      if scaleAtStart == nil, abs(log(scale)) >= Self.scaleThreshold {
        scaleAtStart = exp(copysign(Self.scaleThreshold, log(scale)))
      }
      self.scale = scaleAtStart.map { scale / $0 } ?? 1
    }
    if rotation.isFinite {
      let turn = remainder(rotation, 2 * .pi)
      if rotationAtStart == nil, abs(turn) >= Self.rotationThreshold {
        rotationAtStart = copysign(Self.rotationThreshold, turn)
      }
      self.rotation = rotationAtStart.map { remainder(turn - $0, 2 * .pi) } ?? 0
    }
  }
}
