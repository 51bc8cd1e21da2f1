import SwiftIfConfig

/// Bounds of a run and the seed of its randomness.
public struct Configuration: Sendable {
  /// Calls and loop rounds a single entry from the host may take.
  public var workLimit = 50_000_000
  /// A sentence on how to allow more work, added to the message that it ran out; may be empty.
  public var workRemedy = ""
  /// Calls within calls.
  public var callDepthLimit = 10_000
  /// UTF-8 bytes of one string.
  public var stringLimit = 10_000_000
  /// Elements of one collection.
  public var collectionLimit = 10_000_000
  /// Seconds of processor time that a run may take, whatever it counts.
  public var timeLimit = Double.infinity
  /// Bytes that a run may use, including what earlier runs left behind.
  public var memoryLimit = 512 << 20
  /// Lines and bytes that a run may print.
  public var outputLimit = 1_000_000
  /// The seed of random numbers and identifiers.
  public var randomSeed = Seed.ofProcess
  /// The time of `Date()`, in seconds since 1970-01-01 00:00 UTC.
  public var now: Double = 0
  /// The module prefixed to the scene's types in debug output; empty for none.
  public var moduleName = ""
  /// Names for which `#if os(…)` holds.
  public var platforms: Set<String> = ["iOS"]
  /// Versions for `#available`, by platform name.
  public var platformVersions: [String: Int] = ["iOS": 18]
  /// The release whose SDK the files are built with.
  public var sdk = 26
  /// Whether statements with errors are skipped, and functions with errors return a stand-in where
  /// their types have one; otherwise both fail.
  public var leavesHoles = false
  /// Folders of foreign code, such as packages: it is lowered when it is first called, and its
  /// errors aren't reported before.
  public var foreignFolders: [String] = []
  /// Whether a file is in one of ``foreignFolders``.
  public func isForeign(_ file: String) -> Bool {
    foreignFolders.contains {
      file.hasPrefix($0) && file.utf8.dropFirst($0.utf8.count).first == 0x2F
    }
  }
  /// Modules that the loaded files make: of a project's targets and packages.
  public var ownModules: Set<String> = []
  /// Those of them known to have folders of their own, by folder.
  public var moduleFolders: [String: String] = [:]
  /// Those of ``modules`` that the platform lacks: `canImport` says so, though their names are known.
  public var absentModules: Set<String> = []
  /// Modules that `import` accepts, besides its own.
  public var modules: Set<String> = [
    "Swift", "Foundation", "CoreGraphics", "CoreFoundation", "UIKit", "AppKit", "SwiftUI",
    "SwiftUICore", "Combine", "MapKit", "CoreLocation", "Observation", "Dispatch", "os",
    "PlaygroundSupport", "OSLog", "Synchronization", "UniformTypeIdentifiers", "QuartzCore",
  ]

  public init() {}

  /// Allows a multiple of the usual work, time, text, collections, output and memory, the last as
  /// far as the machine has it.
  ///
  /// - Parameter factor: at least 1.
  public mutating func multiplyLimits(by factor: Int) {
    workLimit *= factor
    timeLimit *= Double(factor)
    stringLimit *= factor
    collectionLimit *= factor
    outputLimit *= factor
    // No more than half of the machine, which others use too.
    memoryLimit = max(memoryLimit, min(memoryLimit * factor, ProcessMemory.installed / 2))
  }
}

extension Configuration {
  /// The newest compiler that comes with the SDK: Swift 6.4 with 27's, 6.2 with 26's.
  var compilerVersion: VersionTuple { sdk >= 27 ? VersionTuple(6, 4) : VersionTuple(6, 2) }

  /// The version for `canImport(SwiftUI, _version: 8.0.85)`: 8 with the SDK of 27, 7 with that of
  /// 26, and 4 to 6 with those of 16 to 18.
  var frameworkVersion: Int { sdk >= 26 ? sdk - 19 : sdk - 12 }
}
