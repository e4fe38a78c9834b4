import Foundation
import VipsKit

/// The programs of Poppler, where they are installed.
enum PDFTool {
  /// The text of a PDF; nil without `pdftotext`.
  static func text(of file: URL) throws -> String? {
    guard let output = try run("pdftotext", [file.path, "-"]) else { return nil }
    return String(decoding: output, as: UTF8.self)
  }

  /// What `pdfimages -list` says about the pictures of a PDF, a line each; nil without it.
  static func images(of file: URL) throws -> [String]? {
    guard let output = try run("pdfimages", ["-list", file.path]) else { return nil }
    return String(decoding: output, as: UTF8.self).split(separator: "\n").dropFirst(2)
      .map { String($0) }
  }

  /// What `pdfinfo` says; nil without it.
  static func info(of file: URL) throws -> String? {
    guard let output = try run("pdfinfo", [file.path]) else { return nil }
    return String(decoding: output, as: UTF8.self)
  }

  /// The first page at `dotsPerInch`; nil without `pdftoppm`.
  static func picture(of file: URL, dotsPerInch: Int) throws -> PixelBuffer? {
    let result = file.deletingPathExtension().appendingPathExtension("page")
    guard
      try run(
        "pdftoppm",
        ["-png", "-singlefile", "-r", String(dotsPerInch), file.path, result.path]) != nil
    else { return nil }
    return try .reading(result.appendingPathExtension("png"))
  }

  private static func run(_ name: String, _ arguments: [String]) throws -> Data? {
    let program = URL(fileURLWithPath: "/usr/bin/\(name)")
    guard FileManager.default.isExecutableFile(atPath: program.path) else { return nil }
    let process = Process()
    process.executableURL = program
    process.arguments = arguments
    let output = Pipe()
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    try process.run()
    let data = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return data
  }
}
