import CollagePlatform
import Foundation
import VipsKit

// usage: InspectionBenchmark PHOTOS [ROUNDS]
//
// PHOTOS is the folder of make_photos.py. See README.md beside this folder.
InspectionWorker.runIfAsked()
let arguments = CommandLine.arguments.dropFirst()
guard let folder = arguments.first else {
  print("usage: InspectionBenchmark PHOTOS [ROUNDS]")
  exit(2)
}
let rounds = arguments.dropFirst().first.flatMap(Int.init) ?? 15
let large = try FileManager.default.contentsOfDirectory(atPath: folder)
  .filter { $0.hasSuffix(".jpg") }.sorted().map { folder + "/" + $0 }

let small = FileManager.default.temporaryDirectory.appending(path: "\(UUID().uuidString).png")
try PhotoDecoder.pixels(ofFileAt: large[0], covering: PixelSize(width: 64, height: 48)).pngData()
  .write(to: small)

print(InspectionBenchmark.head)
for (name, files, counts) in [
  ("JPEG of 12 megapixels", large, [1, 18]), ("PNG of 64 × 48 pixels", [small.path], [1, 1000]),
] {
  for count in counts {
    let benchmark = InspectionBenchmark(files, count: count, rounds: rounds)
    print(try benchmark.row("\(name), \(count) in a batch"))
  }
}
try FileManager.default.removeItem(at: small)
