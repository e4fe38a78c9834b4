import Foundation

/// Photos made by many cameras and programs, among them damaged and hostile ones. They are not part
/// of the package; see ``TestFolders/corpus``.
public enum Corpus {
  /// All photos, the largest first: started last, it alone would keep the others waiting.
  ///
  /// For the one test of the decoder: to decode the largest takes twenty seconds of the processor.
  public static let allPhotos: [CorpusPhoto] = {
    struct Manifest: Decodable { var files: [CorpusPhoto] }
    let manifest = TestFolders.corpus.appending(path: "manifest.json")
    guard let data = try? Data(contentsOf: manifest) else {
      return []  // The corpus is optional; the suites say that they were skipped.
    }
    do {
      return try JSONDecoder().decode(Manifest.self, from: data).files
        .sorted { $0.pixelCount > $1.pixelCount }
    } catch {
      preconditionFailure("\(manifest.path): \(error)")
    }
  }()

  /// The photos that are decoded in a moment: all kinds, but none of more than ten million pixels
  /// that must be shown.
  public static let photos = allPhotos.filter {
    $0.pixelCount <= 10_000_000 || $0.expect.behaviour != .display
  }

  /// Whether there are any.
  public static var isPresent: Bool { !allPhotos.isEmpty }
}

/// A file of the corpus and what is expected of it.
public struct CorpusPhoto: Decodable, Sendable, CustomStringConvertible {
  /// What is to become of it.
  public enum Behaviour: String, Decodable, Sendable {
    /// It is shown right.
    case display
    /// It is refused.
    case refuse
    /// It is shown right or refused.
    case either
  }

  /// What the manifest says.
  public struct Expectation: Decodable, Sendable {
    /// What reading it may cost.
    public struct Limits: Decodable, Sendable {
      /// The longest time.
      public let seconds: Double
    }

    /// What is to become of it.
    public let behaviour: Behaviour
    /// Its upright width and height in pixels.
    public let displaySize: [Int]?
    /// The mean colours of its three by three cells on white, row by row.
    public let grid: [[Double]]?
    /// Other mean colours that are as right.
    public let alternativeGrid: [[Double]]?
    /// By how much a channel may differ.
    public let tolerance: Double?
    /// The mean of its alpha, 0 to 255.
    public let alphaMean: Double?
    /// By how much that may differ.
    public let alphaTolerance: Double?
    /// What reading it may cost.
    public let limits: Limits?

    private enum CodingKeys: String, CodingKey {
      case behaviour, tolerance, limits
      case displaySize = "display_size"
      case grid = "grid3x3_srgb_on_white"
      case alternativeGrid = "or_grid3x3_srgb_on_white"
      case alphaMean = "alpha_mean_0_255"
      case alphaTolerance = "alpha_tolerance"
    }
  }

  /// The file's name.
  public let name: String
  /// What the manifest says of it.
  public let expect: Expectation

  /// Where it is.
  public var path: String {
    TestFolders.corpus.appending(path: name).path(percentEncoded: false)
  }

  /// Its name, which tests show.
  public var description: String { name }

  /// How many pixels the manifest says it has; 0 where it says nothing.
  public var pixelCount: Int { (expect.displaySize ?? []).reduce(1, *) }

  /// Whether colours are as expected. Scaling moves them a little.
  public func isShown(by means: PixelMeans, isScaled: Bool) -> Bool {
    deviation(of: means) <= (expect.tolerance ?? 0) + (isScaled ? 4 : 0)
  }

  /// By how much the channel that is furthest off differs from what is expected.
  public func deviation(of means: PixelMeans) -> Double {
    let grids = [expect.grid, expect.alternativeGrid].compactMap(\.self)
    return grids.map(means.deviation(from:)).min() ?? .infinity
  }
}
