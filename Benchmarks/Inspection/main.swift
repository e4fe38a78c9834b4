import CollagePlatform
import Foundation

// usage: InspectionBenchmark PHOTOS SMALL-PHOTOS [ROUNDS]
//
// PHOTOS is the folder of make_photos.py. See README.md beside this folder.
InspectionWorker.runIfAsked()
let arguments = Array(CommandLine.arguments.dropFirst())
guard arguments.count >= 2 else {
  print("usage: InspectionBenchmark PHOTOS SMALL-PHOTOS [ROUNDS]")
  exit(2)
}
let rounds = arguments.dropFirst(2).first.flatMap(Int.init) ?? 15
print(InspectionBenchmark.head)
for (name, folder, count) in [
  ("12 megapixels, one alone", arguments[0], 1),
  ("12 megapixels, in a batch of 18", arguments[0], 18),
  ("sample photo, one alone", arguments[1], 1),
  ("sample photo, in a batch of 240", arguments[1], 240),
] {
  print(try InspectionBenchmark(folder: folder, count: count, rounds: rounds).row(name))
}
