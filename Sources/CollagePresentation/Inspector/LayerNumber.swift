import CollageDocument
import CollageEditing
public import CollageGeometry

/// A number of a layer that can be typed, in the unit in which people think of it.
public enum LayerNumber: String, CaseIterable, Sendable {
  /// The middle, in canvas units.
  case x, y
  /// The frame as it shows, in canvas units.
  case width, height
  /// Clockwise, in degrees.
  case rotation
  /// How much larger than its frame at scale 1, in percent.
  case scale
  /// In percent.
  case opacity
  /// In units of the layer.
  case cornerRadius
  /// In units of the layer; of layers with a border.
  case borderWidth
  /// In units of the layer; of layers with a shadow.
  case shadowX, shadowY, shadowBlur
  /// In percent; of layers with a shadow.
  case shadowOpacity
  /// How far a photo is enlarged in its frame, in percent; of photos.
  case cropZoom
  /// In units of the layer; of texts.
  case fontSize
  /// As in CSS: 400 is regular, 700 bold; of texts.
  case fontWeight

  /// The values that the number can have on a canvas.
  public func limits(on canvas: CanvasSize) -> ClosedRange<Double> {
    switch self {
    case .x: 0...canvas.width
    case .y: 0...canvas.height
    case .width, .height: 1...DocumentLimits.canvasSide.upperBound
    case .rotation: -180...180
    case .scale: DocumentLimits.scale.percent
    case .opacity, .shadowOpacity: DocumentLimits.opacity.percent
    case .cornerRadius, .borderWidth, .shadowBlur: DocumentLimits.styleLength
    case .shadowX, .shadowY: DocumentLimits.shadowOffset
    case .cropZoom: DocumentLimits.cropZoom.percent
    case .fontSize: DocumentLimits.fontSize
    case .fontWeight: DocumentLimits.fontWeight
    }
  }

  /// What a step that changes the number is called.
  var editName: EditName {
    switch self {
    case .x, .y: .move
    case .rotation: .rotate
    case .scale: .scale
    case .cropZoom: .crop
    default: .setProperties
    }
  }
}

extension ClosedRange<Double> {
  /// The range of a fraction in percent.
  fileprivate var percent: ClosedRange<Double> { lowerBound * 100...upperBound * 100 }
}

extension EditorLayer {
  /// A number of the layer; nil where it has no such thing. Setting it where there is none has no
  /// effect.
  ///
  /// A size is set without what follows from it: see `EditorDocument.set(_:to:of:measuredBy:)`.
  subscript(number: LayerNumber) -> Double? {
    get {
      switch number {
      case .x: placement.center.x
      case .y: placement.center.y
      case .width: placement.frame.width * placement.scale
      case .height: placement.frame.height * placement.scale
      case .rotation: placement.rotation * 180 / .pi
      case .scale: placement.scale * 100
      case .opacity: style.opacity * 100
      case .cornerRadius: style.cornerRadius
      case .borderWidth: style.border?.width
      case .shadowX: style.shadow?.offset.x
      case .shadowY: style.shadow?.offset.y
      case .shadowBlur: style.shadow?.blur
      case .shadowOpacity: style.shadow.map { Double($0.color.alpha) / 255 * 100 }
      case .cropZoom: photo.map { $0.crop.zoom * 100 }
      case .fontSize: text?.fontSize
      case .fontWeight: text?.fontWeight
      }
    }
    set {
      guard let newValue else { return }
      switch number {
      case .x: placement.center.x = newValue
      case .y: placement.center.y = newValue
      case .width: placement.frame.width = Self.side(newValue / placement.scale)
      case .height: placement.frame.height = Self.side(newValue / placement.scale)
      case .rotation: placement.rotation = newValue * .pi / 180
      case .scale: placement.scale = newValue / 100
      case .opacity: style.opacity = newValue / 100
      case .cornerRadius: style.cornerRadius = newValue
      case .borderWidth: style.border?.width = newValue
      case .shadowX: style.shadow?.offset.x = newValue
      case .shadowY: style.shadow?.offset.y = newValue
      case .shadowBlur: style.shadow?.blur = newValue
      case .shadowOpacity: style.shadow?.color.alpha = UInt8((newValue / 100 * 255).rounded())
      case .cropZoom: photo?.crop.zoom = newValue / 100
      case .fontSize: text?.fontSize = newValue
      case .fontWeight: text?.fontWeight = newValue
      }
    }
  }

  private static func side(_ length: Double) -> Double {
    DocumentLimits.frameSide.clamp(length, fallback: 1)
  }
}
