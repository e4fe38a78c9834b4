import AdwaitaKit
import CAdw
import Foundation
import TestSupport
import Testing
import VipsKit

extension DisplayTests {
  @MainActor
  struct PrintingTests {
    private let folder: TemporaryFolder

    init() throws {
      TestDisplay.start
      folder = try TemporaryFolder()
    }

    private var file: URL { folder.file("page.pdf") }

    /// A red picture that is half as high as it is wide.
    private func red(_ width: Int) -> PagePicture {
      let pixels = PixelBuffer(width: width, height: width / 2) { bytes in
        for (place, byte) in zip(bytes.indices, [UInt8](repeating: 0, count: bytes.count)) {
          bytes[place] = place % 4 < 2 ? byte : 255
        }
      }
      return pixels.withUnsafeBytes { bytes in
        PagePicture(
          width: pixels.width, height: pixels.height, stride: pixels.stride, pixels: bytes,
          keptBy: pixels)
      }
    }

    /// What a program of poppler says of the printed page.
    private func ask(_ program: String, _ arguments: String...) throws -> String {
      let path = try #require(Subprocess.installed(program))
      return try Subprocess.run(path, arguments + [file.path]).output
    }

    @Test(arguments: [false, true])
    func `a picture is printed on one page that lies as it does`(isLandscape: Bool) async throws {
      var asked: [Int] = []
      let isPrinted = try await PagePrinter().print(
        title: "Summer", isLandscape: isLandscape, to: .file(file)
      ) { width, height in
        asked = [width, height]
        return red(width)
      }
      #expect(isPrinted)
      #expect(asked.count == 2 && (asked[0] > asked[1]) == isLandscape)
      #expect(try ask("pdfinfo").contains(/Pages: +1\n/))
      let images = try ask("pdfimages", "-list")
      let image = try #require(images.firstMatch(of: /image +(\d+) +(\d+)/))
      #expect(Int(image.1) == asked[0])
      #expect(images.contains("  300  "), "\(images)")
    }

    @Test func `a picture that cannot be made is told, and nothing is printed`() async throws {
      struct NoPicture: Error {}
      await #expect(throws: NoPicture.self) {
        _ = try await PagePrinter().print(
          title: "Summer", isLandscape: false, to: .file(file)
        ) { _, _ in throw NoPicture() }
      }
    }

    @Test func `a file that cannot be written is told`() async throws {
      await #expect(throws: GLibError.self) {
        _ = try await PagePrinter().print(
          title: "Summer", isLandscape: false,
          to: .file(URL(fileURLWithPath: "/proc/nothing/page.pdf"))
        ) { width, _ in red(width) }
      }
    }
  }
}
