import Foundation

extension FileNameProposal {
  /// The name itself where it is free, else the first free one with a number: `Summer 2.png`.
  ///
  /// - Parameter isTaken: Whether there is a file of this name already.
  public static func freeName(like name: String, isTaken: (String) -> Bool) -> String {
    guard isTaken(name) else { return name }
    let url = URL(fileURLWithPath: name)
    let (stem, ending) = (url.deletingPathExtension().lastPathComponent, url.pathExtension)
    var number = 2
    while true {
      let candidate = numbered(stem, number, ending)
      if !isTaken(candidate) { return candidate }
      number += 1
    }
  }

  private static func numbered(_ stem: String, _ number: Int, _ ending: String) -> String {
    let tail = " \(number)" + (ending.isEmpty ? "" : "." + ending)
    var stem = stem
    while stem.utf8.count + tail.utf8.count > byteLimit { stem.removeLast() }
    return stem + tail
  }
}
