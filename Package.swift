// swift-tools-version: 6.2
import PackageDescription

/// What every target is compiled with: a warning is an error, and every import is explicit.
let common: [SwiftSetting] = [
  .treatAllWarnings(as: .error),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .enableUpcomingFeature("InternalImportsByDefault"),
]

/// For targets that touch no C: every use of an unsafe construct is marked.
let safe: [SwiftSetting] = common + [.strictMemorySafety()]

/// A C library of the system, found through pkg-config.
func system(_ name: String, _ pkgConfig: String, apt package: String) -> Target {
  .systemLibrary(
    name: name, path: "Sources/C/\(name)", pkgConfig: pkgConfig, providers: [.apt([package])])
}

func module(
  _ name: String, _ dependencies: [Target.Dependency] = [], settings: [SwiftSetting] = safe
) -> Target {
  .target(name: name, dependencies: dependencies, swiftSettings: settings)
}

func tests(
  _ name: String, _ dependencies: [Target.Dependency] = [], exclude: [String] = []
) -> Target {
  .testTarget(
    name: "\(name)Tests", dependencies: [.byName(name: name), "TestSupport"] + dependencies,
    exclude: exclude, swiftSettings: common)
}

/// Whether only the portable core is built, as on other systems: sanitizers check that.
let isPortableOnly = Context.environment["JOGAKBO_PORTABLE"] != nil

let package = Package(
  name: "Jogakbo",
  defaultLocalization: "en",
  platforms: [.iOS(.v17), .macOS(.v14)],
  products: [
    .library(
      name: "CollageCore",
      targets: ["CollageEditing", "CollageScene", "CollageStorage", "CollagePresentation"])
  ],
  targets: [
    // The portable core. Arrows go down this list only.
    module("CollageGeometry"),
    module("CollageDocument", ["CollageGeometry"]),
    module("CollageEditing", ["CollageDocument", "CollageGeometry"]),
    module("CollageScene", ["CollageDocument", "CollageGeometry"]),
    module(
      "SQLiteKit", [.target(name: "CSQLite", condition: .when(platforms: [.linux]))],
      settings: common),
    module(
      "Checksums", [.target(name: "CCrypto", condition: .when(platforms: [.linux]))],
      settings: common),
    module(
      "CollageStorage",
      ["CollageDocument", "CollageEditing", "CollageGeometry", "SQLiteKit", "Checksums"],
      settings: common),

    module(
      "CollagePresentation",
      ["CollageDocument", "CollageEditing", "CollageGeometry", "CollageScene", "CollageStorage"]),

    system("CSQLite", "sqlite3", apt: "libsqlite3-dev"),
    system("CCrypto", "libcrypto", apt: "libssl-dev"),
  ],
  swiftLanguageModes: [.v6]
)

#if os(Linux)
  if !isPortableOnly {
    package.products += [
      .executable(name: "jogakbo", targets: ["jogakbo"]),
      .executable(name: "jogakbo-app", targets: ["jogakbo-app"]),
    ]
    package.targets += [
      system("CGLib", "gio-2.0", apt: "libglib2.0-dev"),
      system("CCairo", "pangocairo", apt: "libpango1.0-dev"),
      // Loaded when it is needed, and not linked with: see docs/decisions/0011.
      .systemLibrary(name: "CVips", path: "Sources/C/CVips", providers: [.apt(["libvips-dev"])]),
      system("CArchive", "libarchive", apt: "libarchive-dev"),
      system("CAdw", "libadwaita-1", apt: "libadwaita-1-dev"),
      .systemLibrary(name: "CIntl", path: "Sources/C/CIntl"),

      .target(name: "CVipsLoader", path: "Sources/C/CVipsLoader"),
      .target(name: "CSampling", path: "Sources/C/CSampling"),
      .target(
        name: "CJPEG", path: "Sources/C/CJPEG", linkerSettings: [.linkedLibrary("jpeg")]),
      .target(name: "CSandbox", path: "Sources/C/CSandbox"),
      module("SandboxKit", ["CSandbox"], settings: common),
      module("CairoKit", ["CCairo", "CGLib"], settings: common),
      module(
        "VipsKit", ["CVips", "CVipsLoader", "CGLib", "CJPEG", "Checksums"], settings: common),
      module("ArchiveKit", ["CArchive"], settings: common),
      module("MessageCatalog", ["CIntl"], settings: common),
      module("AdwaitaKit", ["CAdw", "CGLib", "CollageGeometry"], settings: common),
      module("CommandLineKit", ["MessageCatalog"], settings: common),
      module(
        "CairoRendering",
        ["CollageScene", "CollageDocument", "CollageGeometry", "CairoKit", "VipsKit", "CSampling"],
        settings: common),
      module(
        "CollagePlatform",
        [
          "CollageDocument", "CollageStorage", "CollagePresentation", "ArchiveKit", "VipsKit",
          "CairoRendering", "SandboxKit",
        ], settings: common),
      module(
        "CollageMessages",
        [
          "CollageDocument", "CollageEditing", "CollageGeometry", "CollageStorage",
          "CollagePresentation", "VipsKit", "CairoRendering", "MessageCatalog",
        ]),
      module(
        "JogakboCLI",
        [
          "CollageGeometry", "CollageDocument", "CollageEditing", "CollageScene", "CollageStorage",
          "CollagePresentation", "CollagePlatform", "CairoRendering", "VipsKit", "CollageMessages",
          "MessageCatalog", "Checksums",
          "CommandLineKit",
        ], settings: common),
      module(
        "JogakboGTK",
        [
          "CollageGeometry", "CollageDocument", "CollageEditing", "CollageScene", "CollageStorage",
          "CollagePresentation", "CollagePlatform", "CairoRendering", "VipsKit", "CollageMessages",
          "MessageCatalog", "AdwaitaKit", "CAdw", "CGLib",
        ], settings: common),
      .executableTarget(
        name: "jogakbo", dependencies: ["JogakboCLI", "CollagePlatform"], swiftSettings: common),
      .executableTarget(
        name: "jogakbo-app", dependencies: ["JogakboGTK", "CollagePlatform"], swiftSettings: common),
    ]
  }
#endif

package.targets += [
  module(
    "TestSupport",
    ["CollageStorage", "CollageEditing", "CollageDocument", "CollageGeometry", "SQLiteKit"],
    settings: common),
  tests("CollageGeometry"),
  tests("CollageDocument", ["CollageGeometry"]),
  tests("CollageEditing", ["CollageDocument", "CollageGeometry"]),
  tests("CollageScene", ["CollageDocument", "CollageGeometry"]),
  tests("SQLiteKit"),
  tests("Checksums"),
  tests(
    "CollageStorage",
    ["Checksums", "CollageDocument", "CollageEditing", "CollageGeometry", "SQLiteKit"]),
  tests(
    "CollagePresentation",
    [
      "CollageDocument", "CollageEditing", "CollageGeometry", "CollageScene", "CollageStorage",
    ]),
]

#if os(Linux)
  if !isPortableOnly {
    package.targets += [
      module(
        "RenderingTestSupport",
        ["CairoRendering", "CairoKit", "CollageDocument", "CollageGeometry", "VipsKit"],
        settings: common),
      .executableTarget(
        name: "FrameBenchmark",
        dependencies: [
          "CairoRendering", "CairoKit", "CollageDocument", "CollageGeometry",
          "RenderingTestSupport", "VipsKit",
        ],
        path: "Benchmarks/Frames", swiftSettings: common),
      .executableTarget(
        name: "InspectionBenchmark",
        dependencies: ["CollagePlatform", "CollageStorage", "VipsKit"],
        path: "Benchmarks/Inspection", swiftSettings: common),
      .executableTarget(
        name: "SandboxProbe", dependencies: ["CollagePlatform"], path: "Tests/SandboxProbe",
        swiftSettings: common),
      tests("VipsKit", ["CVips", "Checksums"]),
      tests("ArchiveKit", ["Checksums"]),
      tests(
        "CollagePlatform",
        [
          "ArchiveKit", "CairoRendering", "Checksums", "CollageDocument", "CollageEditing",
          "CollageGeometry", "CollagePresentation", "CollageStorage", "SandboxProbe", "VipsKit",
          "jogakbo",
        ]),
      tests(
        "CairoRendering",
        [
          "CairoKit", "CollageScene", "CollageDocument", "CollageEditing", "CollageGeometry",
          "RenderingTestSupport", "VipsKit",
        ], exclude: ["Goldens"]),
      .executableTarget(
        name: "SampleTool", dependencies: ["CommandLineKit", "MessageCatalog"],
        path: "Tests/SampleTool", swiftSettings: common),
      tests("MessageCatalog"),
      tests("AdwaitaKit", ["CAdw", "CGLib", "CollageGeometry", "VipsKit"]),
      tests("CommandLineKit", ["MessageCatalog", "SampleTool"]),
      tests(
        "JogakboCLI",
        [
          "jogakbo", "CollageDocument", "CollageEditing", "CollageGeometry", "CollageStorage",
          "CommandLineKit", "SQLiteKit", "VipsKit",
        ]),
    ]
  }
#endif

#if os(Linux)
  // What `Fuzzing/run` builds, which gives the programs their beginning: nothing else could link them.
  if Context.environment["JOGAKBO_FUZZING"] != nil {
    func fuzzing(_ name: String, _ dependencies: [Target.Dependency]) -> Target {
      .executableTarget(
        name: name, dependencies: dependencies, path: "Fuzzing/Targets/\(name)",
        swiftSettings: common)
    }
    package.targets += [
      fuzzing("FuzzDocument", ["CollageDocument", "CollageScene"]),
      fuzzing("FuzzHistory", ["CollageDocument", "CollageEditing"]),
      fuzzing(
        "FuzzEditLine",
        ["CollageDocument", "CollageEditing", "CollageGeometry", "CollageStorage", "JogakboCLI"]),
      fuzzing("FuzzBundle", ["CollageDocument", "CollagePlatform", "CollageStorage"]),
      fuzzing("FuzzPhoto", ["VipsKit"]),
      fuzzing("FuzzDatabase", ["SQLiteKit"]),
    ]
  }
#endif
