import CollageDocument
import CollageEditing
import CollageGeometry

/// What a pressed pointer does.
enum PointerInteraction {
  /// Nothing is pressed, or what was pressed is of no use any more.
  case none
  /// Pressed, but not moved far enough to be a drag.
  case pressed(Press)
  /// The selection is being moved.
  case moving(Move)
  /// A handle is being dragged.
  case handling(HandleDrag)
  /// A rubber band is being drawn.
  case banding(Band)
  /// The canvas is being moved under the view.
  case panning(last: ScreenPoint)
  /// The photo behind a frame is being moved.
  case cropping(CropDrag)
  /// A photo is being brought to another one, to change places with it.
  case swapping(LayerID)

  /// Whether nothing is pressed.
  var isNone: Bool {
    if case .none = self { true } else { false }
  }

  /// Where and on what the pointer was pressed.
  struct Press {
    var point: ScreenPoint
    var modifiers: InputModifiers
    var device: PointerDevice
    var target: Target
  }

  /// What a pointer is pressed on.
  enum Target: Equatable {
    case handle(SelectionFrame.Handle)
    case layer(LayerID)
    case background
  }

  /// What a rubber band needs to know from its beginning.
  struct Band {
    var start: CanvasPoint
    /// What stays selected whatever the band touches.
    var kept: Set<LayerID>
    /// What was selected before.
    var former: Set<LayerID>
  }

  /// What moving needs to know from its beginning.
  struct Move {
    var start: CanvasPoint
    var layers: [LayerID]
    var box: CanvasRect
    var targets: SnapTargets
  }

  /// What dragging a handle needs to know from its beginning.
  struct HandleDrag {
    var handle: SelectionFrame.Handle
    var start: CanvasPoint
    var outline: RotatedRect
    var layers: [LayerID]
  }

  /// What moving a photo behind its frame needs to know from its beginning.
  struct CropDrag {
    var layer: LayerID
    var start: CanvasPoint
  }
}

/// What a pinch does.
enum PinchInteraction {
  /// Layers are moved, scaled and turned together.
  case transforming(LayerPinch)
  /// The view is zoomed; with the zoom at the beginning.
  case zooming(start: Double, last: ScreenPoint)
  /// The photo behind a frame is moved and enlarged.
  case cropping(CropPinch)

  /// What a pinch on layers needs to know from its beginning.
  struct LayerPinch {
    var layers: [LayerID]
    /// How far one finger had dragged them before the other came, in canvas units.
    var dragged: CanvasPoint
    /// The point of the canvas between the fingers.
    var pivot: CanvasPoint
    /// The same point in the view.
    var start: ScreenPoint
    var transform = TouchTransform()
  }

  /// What a pinch on a photo behind its frame needs to know from its beginning.
  struct CropPinch {
    var layer: LayerID
    /// The crop, with what one finger had done before the other came.
    var crop: PhotoCrop
    /// The point of the canvas between the fingers.
    var start: CanvasPoint
  }
}
