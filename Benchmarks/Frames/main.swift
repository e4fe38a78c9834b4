import Foundation

// usage: FrameBenchmark PHOTOS [ROUNDS]
//
// PHOTOS is the folder of make_photos.py. See README.md beside this folder.
let arguments = CommandLine.arguments.dropFirst()
guard let folder = arguments.first else {
  print("usage: FrameBenchmark PHOTOS [ROUNDS]")
  exit(2)
}
let rounds = arguments.dropFirst().first.flatMap(Int.init) ?? 50
let photos = try BenchmarkPhotos(URL(filePath: folder))
for layerCount in [20, 50] {
  try ScreenBenchmark(photos: photos, layerCount: layerCount, rounds: rounds).run()
}
