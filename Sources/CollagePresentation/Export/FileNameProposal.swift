import Foundation

/// Names for new files that every usual file system takes.
public enum FileNameProposal {
  /// The bytes that a name may have on ext4, APFS and most others.
  static let byteLimit = 255
  /// Not possible on FAT, exFAT and NTFS, to which pictures are often copied.
  private static let forbidden = Set<Character>("/\\:*?\"<>|")
  /// Names of devices on Windows, with any ending.
  private static let devices = Set(
    ["con", "prn", "aux", "nul"] + (1...9).flatMap { ["com\($0)", "lpt\($0)"] })

  /// A file name made of a title.
  ///
  /// - Parameters:
  ///   - title: What the name is to say.
  ///   - fileExtension: Its ending, without a dot.
  ///   - fallback: Stands in for a title of which nothing is left.
  public static func fileName(
    titled title: String, fileExtension: String, fallback: String
  ) -> String {
    let stem = [stem(title), stem(fallback), "file"].first { !$0.isEmpty } ?? ""
    let ending = "." + fileExtension
    return cut(stem, toBytes: byteLimit - ending.utf8.count) + ending
  }

  private static func stem(_ title: String) -> String {
    let visible = String(
      String.UnicodeScalarView(title.unicodeScalars.map { isControl($0) ? " " : $0 }))
    let allowed = String(visible.map { forbidden.contains($0) ? "-" : $0 })
    let words = allowed.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    // A leading dot hides a file on Unix, a trailing one is dropped on Windows.
    let stem = words.trimmingCharacters(in: CharacterSet(charactersIn: ". "))
    let device = stem.prefix { $0 != "." }.lowercased()
    return devices.contains(device) ? "_" + stem : stem
  }

  /// Whether a scalar is no part of a word: controls, line ends, and marks that turn the direction of
  /// writing, with which a name could pass for another.
  private static func isControl(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .control, .lineSeparator, .paragraphSeparator: true
    default: (0x202A...0x202E).contains(scalar.value) || (0x2066...0x2069).contains(scalar.value)
    }
  }

  private static func cut(_ stem: String, toBytes limit: Int) -> String {
    var result = stem
    while result.utf8.count > limit { result.removeLast() }
    return result.trimmingCharacters(in: .whitespaces)
  }
}
