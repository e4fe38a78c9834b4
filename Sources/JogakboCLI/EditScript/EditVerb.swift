import MessageCatalog

/// The edits that a line of `edit` can ask for.
enum EditVerb: String, CaseIterable {
  case addPhoto = "add-photo"
  case addText = "add-text"
  case move
  case scale
  case rotate
  case transform
  case set
  case remove
  case duplicate
  case order
  case crop
  case flip
  case replacePhoto = "replace-photo"
  case swap
  case align
  case distribute
  case style
  case layout
  case background
  case canvas
  case undo
  case redo

  /// The fields that it takes; those in brackets may be left out.
  private var fields: String {
    switch self {
    case .addPhoto: "path"
    case .addText: "text [FIELD…]"
    case .move: "layer, dx, dy, [burst]"
    case .scale: "layer, by"
    case .rotate: "layer, by"
    case .transform: "layers, [dx], [dy], [scale], [rotate]"
    case .set: "layer, FIELD…"
    case .remove: "layer"
    case .duplicate: "layer"
    case .order: "layer, to: front|back|forward|backward|N"
    case .crop: "layer, [zoom], [panX], [panY]"
    case .flip: "layer, [horizontal], [vertical]"
    case .replacePhoto: "layer, path"
    case .swap: "layer, with"
    case .align: "layers, to: left|center|right|top|middle|bottom"
    case .distribute: "layers, along: horizontal|vertical"
    case .style: "layers, from"
    case .layout: "layout: grid|rows|columns|free, [spacing], [margin], [seed]"
    case .background: "color | path | kind, FIELD…"
    case .canvas: "width, height"
    case .undo, .redo: ""
    }
  }

  private var meaning: String {
    switch self {
    case .addPhoto: tr("copy a photo into the library and show it")
    case .addText: tr("add words")
    case .move: tr("move; moves with the same burst number become one step")
    case .scale: tr("make larger or smaller by a factor")
    case .rotate: tr("turn by an angle")
    case .transform: tr("move, scale and turn layers as one group")
    case .set: tr("set properties by their names in the file format")
    case .remove: tr("take a layer away")
    case .duplicate: tr("put a copy in front of a layer")
    case .order: tr("bring a layer before or behind others; N counts from the back, from 1")
    case .crop: tr("choose the part of a photo that shows")
    case .flip: tr("mirror a photo")
    case .replacePhoto: tr("show another photo in the same frame")
    case .swap: tr("let two photos change places")
    case .align: tr("line layers up")
    case .distribute: tr("space layers evenly")
    case .style: tr("give layers the style of another")
    case .layout: tr("arrange all photos")
    case .background: tr("change what lies behind all layers")
    case .canvas: tr("give the canvas another size")
    case .undo: tr("take the newest step back")
    case .redo: tr("do the step undone last again")
    }
  }

  /// A line for each edit, for help and manual.
  static var help: String {
    allCases.map { verb in
      let fields = verb.fields.isEmpty ? "" : " {\(verb.fields)}"
      return "  \(verb.rawValue)\(fields)\n      \(verb.meaning)"
    }.joined(separator: "\n")
  }
}
