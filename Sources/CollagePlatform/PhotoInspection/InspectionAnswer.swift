import CollageStorage
import VipsKit

/// What a process that decoded a photo says about it, as a message: a word, numbers, and text at the
/// end. The process may be in the hands of the photo, so nothing of a message is believed that a photo
/// could not be.
enum InspectionAnswer: Equatable {
  case photo(PhotoDescription)
  case problem(PhotoProblem)

  /// The bytes of text that an answer has at most; decoders say less.
  private static let textLimit = 1024

  // MARK: Writing

  var message: [UInt8] {
    switch self {
    case .photo(let photo):
      Self.message("photo", [photo.pixelWidth, photo.pixelHeight], photo.fileExtension)
    case .problem(.empty): Self.message("empty")
    case .problem(.unsupported(let detail)): Self.message("unsupported", text: detail)
    case .problem(.tooManyPixels(let width, let height, let limit)):
      Self.message("large", [width, height, limit])
    case .problem(.damaged(let reason)): Self.message("damaged", text: reason)
    // The others are not found by decoding.
    case .problem(let problem): Self.message("damaged", text: String(describing: problem))
    }
  }

  private static func message(
    _ kind: String, _ numbers: [Int] = [], _ text: String = ""
  ) -> [UInt8] {
    let words = [kind] + numbers.map(String.init) + [text]
    return Array(words.joined(separator: " ").utf8)
  }

  private static func message(_ kind: String, text: String) -> [UInt8] {
    Array(message(kind, [], text).prefix(textLimit))
  }

  // MARK: Reading

  /// Reads a message; nil where no photo can lead to it.
  init?(_ message: [UInt8]) {
    let words = String(decoding: message.prefix(Self.textLimit), as: UTF8.self)
      .split(separator: " ", maxSplits: 1, omittingEmptySubsequences: false)
    guard words.count == 2 else { return nil }
    let rest = words[1]
    switch words[0] {
    case "photo": self.init(photo: rest)
    case "empty": self = .problem(.empty)
    case "unsupported": self = .problem(.unsupported(detail: Self.plain(rest)))
    case "large": self.init(large: rest)
    case "damaged": self = .problem(.damaged(reason: Self.plain(rest)))
    default: return nil
    }
  }

  private init?(photo fields: Substring) {
    let fields = fields.split(separator: " ")
    guard fields.count == 3, let width = Int(fields[0]), let height = Int(fields[1]),
      width > 0, height > 0, width <= PhotoDecoder.maximumPixelCount / height,
      let format = PhotoFormat.allCases.first(where: { $0.fileExtension == fields[2] })
    else { return nil }
    self = .photo(
      PhotoDescription(
        fileExtension: format.fileExtension, pixelWidth: width, pixelHeight: height))
  }

  private init?(large fields: Substring) {
    let numbers = fields.split(separator: " ").compactMap { Int($0) }
    guard numbers.count == 3 else { return nil }
    self = .problem(.tooManyPixels(width: numbers[0], height: numbers[1], limit: numbers[2]))
  }

  /// Text for a terminal or a label: nothing in it moves a cursor or breaks a line.
  private static func plain(_ text: Substring) -> String {
    String(
      String.UnicodeScalarView(
        text.unicodeScalars.filter {
          ![.control, .format, .lineSeparator, .paragraphSeparator].contains(
            $0.properties.generalCategory)
        }))
  }
}
