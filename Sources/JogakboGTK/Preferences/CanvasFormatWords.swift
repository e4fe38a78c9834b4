import CollageEditing
import MessageCatalog

extension CanvasFormat {
  /// The formats that have a name.
  static let named: [CanvasFormat] = [.square, .landscape, .portrait, .story]

  /// What the format is called.
  var label: String {
    switch self {
    case .square: tr("Square")
    case .landscape: tr("Landscape 3:2")
    case .portrait: tr("Portrait 2:3")
    case .story: tr("Story 9:16")
    case .custom, .paper: tr("Another Size")
    }
  }
}
