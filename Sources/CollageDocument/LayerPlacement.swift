public import CollageGeometry
import Foundation

/// Where a layer lies, how large it is and how it is turned.
public struct LayerPlacement: Hashable, Sendable {
  /// The middle of the frame and the fixed point of scaling and turning, in canvas units.
  public var center: CanvasPoint
  /// The frame at scale 1, in canvas units.
  public var frame: CanvasSize
  /// The factor that gestures change, 0.2–5.
  public var scale: Double
  /// The turn in radians, clockwise on the screen, -π–π.
  public var rotation: Double

  /// A placement; unturned at scale 1 unless told.
  public init(
    center: CanvasPoint, frame: CanvasSize, scale: Double = 1, rotation: Double = 0
  ) {
    self.center = center
    self.frame = frame
    self.scale = scale
    self.rotation = rotation
  }

  /// The frame as it lies on the canvas.
  public var outline: RotatedRect {
    RotatedRect(center: center, size: frame * scale, rotation: rotation)
  }

  /// The map from layer units (origin in the centre, scale 1, unturned) to the canvas.
  public var layerToCanvas: AffineMap {
    AffineMap.scale(x: scale, y: scale).followed(by: outline.localToCanvas)
  }

  /// The same turn within half a turn either way; 0 for what is not a number.
  public static func normalized(rotation: Double) -> Double {
    guard rotation.isFinite else { return 0 }
    return DocumentLimits.rotation.contains(rotation)
      ? rotation : remainder(rotation, 2 * Double.pi)
  }
}
