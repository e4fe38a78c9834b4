import CVips
import TestSupport
import Testing
import VipsKit

struct ResourceTests {
  @Test func `reading and writing give back every file and all memory`() async {
    // In a process of its own, because the counts are for the whole process.
    await #expect(processExitsWith: .success) {
      let folder = try TemporaryFolder()
      try Self.exercise(in: folder)
      let before = Self.held
      for _ in 0..<5 { try Self.exercise(in: folder) }
      #expect(Self.held == before)
    }
  }

  private struct Held: Equatable {
    var descriptors: Int
    var allocations: Int32
    var vipsFiles: Int32
  }

  private static var held: Held {
    Held(
      descriptors: OpenFiles.count, allocations: vips_tracked_get_allocs(),
      vipsFiles: vips_tracked_get_files())
  }

  private static func exercise(in folder: TemporaryFolder) throws {
    for format in PictureWriterTests.formats {
      let path = try folder.writeNoise("whole", width: 100, height: 100, format: format)
      _ = try PhotoDecoder.inspect(fileAt: path)
      _ = try PhotoDecoder.pixels(ofFileAt: path, covering: PixelSize(width: 30, height: 20))
      let whole = try folder.bytes("whole")
      let cut = try folder.write("cut", Array(whole.prefix(whole.count / 2)))
      #expect(throws: VipsKitError.self) { try PhotoDecoder.inspect(fileAt: cut) }
      #expect(throws: CancellationError.self) {
        try folder.writePicture("never", width: 300, height: 200, format: format) { _, _ in
          throw CancellationError()
        }
      }
    }
  }
}
