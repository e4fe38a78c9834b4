import CVips
import Foundation
import Testing
import VipsKit

struct ResourceTests {
  @Test func `reading and writing give back every file and all memory`() async {
    // In a process of its own, because the counts are for the whole process.
    await #expect(processExitsWith: .success) {
      let scratch = try Scratch()
      try Self.exercise(scratch)
      let before = Self.held
      for _ in 0..<5 { try Self.exercise(scratch) }
      #expect(Self.held == before)
    }
  }

  private struct Held: Equatable {
    var descriptors: Int
    var allocations: Int32
    var vipsFiles: Int32
  }

  private static var held: Held {
    let open = try? FileManager.default.contentsOfDirectory(atPath: "/proc/self/fd")
    return Held(
      descriptors: open?.count ?? -1, allocations: vips_tracked_get_allocs(),
      vipsFiles: vips_tracked_get_files())
  }

  private static func exercise(_ scratch: Scratch) throws {
    for format in PictureWriterTests.formats {
      let path = try scratch.writeNoise("whole", width: 100, height: 100, format: format)
      _ = try PhotoDecoder.inspect(fileAt: path)
      _ = try PhotoDecoder.pixels(ofFileAt: path, covering: PixelSize(width: 30, height: 20))
      let whole = try scratch.bytes("whole")
      let cut = try scratch.file("cut", Array(whole.prefix(whole.count / 2)))
      #expect(throws: VipsKitError.self) { try PhotoDecoder.inspect(fileAt: cut) }
      #expect(throws: CancellationError.self) {
        try scratch.write("never", width: 300, height: 200, format: format) { _, _ in
          throw CancellationError()
        }
      }
    }
  }
}
