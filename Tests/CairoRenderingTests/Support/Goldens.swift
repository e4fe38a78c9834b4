import Foundation
import TestSupport
import Testing
import VipsKit

/// How far apart two channels may lie: libraries of other versions round differently.
private let goldenTolerance = 3

/// Compares a picture with the one of that name in the folder `Goldens`.
///
/// Where there is none it is recorded, and the test fails. Where they differ, the picture and the
/// differences are left in the folder of artefacts.
func expectGolden(
  _ picture: PixelBuffer, named name: String, sourceLocation: SourceLocation = #_sourceLocation
) throws {
  let golden = goldenFolder.appendingPathComponent("\(name).png")
  guard FileManager.default.fileExists(atPath: golden.path) else {
    try FileManager.default.createDirectory(at: goldenFolder, withIntermediateDirectories: true)
    try picture.pngData().write(to: golden)
    Issue.record("recorded \(golden.path); look at it", sourceLocation: sourceLocation)
    return
  }
  let expected = try PixelBuffer.reading(golden)
  guard expected.width == picture.width, expected.height == picture.height else {
    let actual = try leave(picture, as: "\(name)-actual")
    Issue.record(
      "\(name) has another size than \(golden.path): \(actual.path)",
      sourceLocation: sourceLocation)
    return
  }
  let differing = picture.differences(from: expected)
  guard let worst = differing.max(by: { $0.distance < $1.distance }) else { return }
  let actual = try leave(picture, as: "\(name)-actual")
  let difference = try leave(picture.differencePicture(from: expected), as: "\(name)-difference")
  Issue.record(
    """
    \(differing.count) pixels differ from \(golden.path), most of all by \(worst.distance) at \
    \(worst.x), \(worst.y): \(actual.path), \(difference.path)
    """, sourceLocation: sourceLocation)
}

private let goldenFolder = TestFolders.package.appending(path: "Tests/CairoRenderingTests/Goldens")

/// Where pictures of failures go: `$JOGAKBO_ARTEFACTS`, or `out/failures` in the package.
private let artefactFolder: URL = {
  if let path = ProcessInfo.processInfo.environment["JOGAKBO_ARTEFACTS"] {
    return URL(fileURLWithPath: path)
  }
  return TestFolders.package.appendingPathComponent("out/failures")
}()

private func leave(_ picture: PixelBuffer, as name: String) throws -> URL {
  try FileManager.default.createDirectory(at: artefactFolder, withIntermediateDirectories: true)
  let file = artefactFolder.appendingPathComponent("\(name).png")
  try picture.pngData().write(to: file)
  return file
}

extension PixelBuffer {
  fileprivate func differences(
    from other: PixelBuffer
  ) -> [(x: Int, y: Int, distance: Int)] {
    (0..<height).flatMap { y in
      (0..<width).compactMap { x in
        let distance = self[x, y].distance(to: other[x, y])
        return distance > goldenTolerance ? (x, y, distance) : nil
      }
    }
  }

  /// Black where both are the same, white where they differ most.
  fileprivate func differencePicture(from other: PixelBuffer) -> PixelBuffer {
    PixelBuffer(width: width, height: height) { pixels in
      for y in 0..<height {
        for x in 0..<width {
          let level = UInt8(self[x, y].distance(to: other[x, y]))
          let color = TestColor(red: level, green: level, blue: level)
          pixels.storeBytes(of: color.bytes, toByteOffset: (y * width + x) * 4, as: UInt32.self)
        }
      }
    }
  }
}
