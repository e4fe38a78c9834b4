import Foundation
import TestSupport
import VipsKit

/// The programs of Poppler, where they are installed.
enum PDFTool {
  /// The text of a PDF; nil without `pdftotext`.
  static func text(of file: URL) throws -> String? {
    try run("pdftotext", [file.path, "-"])
  }

  /// What `pdfimages -list` says about the pictures of a PDF, a line each; nil without it.
  static func images(of file: URL) throws -> [String]? {
    try run("pdfimages", ["-list", file.path])?.split(separator: "\n").dropFirst(2)
      .map { String($0) }
  }

  /// What `pdfinfo` says; nil without it.
  static func info(of file: URL) throws -> String? {
    try run("pdfinfo", [file.path])
  }

  /// The first page at `dotsPerInch`; nil without `pdftoppm`.
  static func picture(of file: URL, dotsPerInch: Int) throws -> PixelBuffer? {
    let result = file.deletingPathExtension().appendingPathExtension("page")
    let options = ["-png", "-singlefile", "-r", String(dotsPerInch)]
    guard try run("pdftoppm", options + [file.path, result.path]) != nil else { return nil }
    return try .reading(result.appendingPathExtension("png"))
  }

  private static func run(_ name: String, _ arguments: [String]) throws -> String? {
    guard let program = Subprocess.installed(name) else { return nil }
    return try Subprocess.run(program, arguments).output
  }
}
