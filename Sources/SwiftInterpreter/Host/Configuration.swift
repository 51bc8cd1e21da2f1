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
  /// Bytes that a run may hold, with what earlier runs left behind.
  public var memoryLimit = 512 << 20
  /// Lines and bytes that a run may print.
  public var outputLimit = 1_000_000
  /// What random numbers and identifiers follow from.
  public var randomSeed = Seed.ofProcess
  /// The time `Date()` gives, in seconds since 1970-01-01 00:00 UTC.
  public var now: Double = 0
  /// The module that debug output names before the scene's types; none where it is empty.
  public var moduleName = ""
  /// Names for which `#if os(…)` holds.
  public var platforms: Set<String> = ["iOS"]
  /// Versions for `#available`, by platform name.
  public var platformVersions: [String: Int] = ["iOS": 18]
  /// The release whose SDK the files are built with.
  public var sdk = 26
  /// Whether statements with errors are passed over, and functions with errors give what counts as
  /// nothing, where their types have that; without it both fail.
  public var leavesHoles = false
  /// Folders of what others wrote, such as packages: the code in them is lowered when it is first
  /// called, and nothing of it is told before.
  public var foreignFolders: [String] = []
  /// Whether a file stands in one of ``foreignFolders``.
  public func isForeign(_ file: String) -> Bool {
    foreignFolders.contains {
      file.hasPrefix($0) && file.utf8.dropFirst($0.utf8.count).first == 0x2F
    }
  }
  /// Modules that the loaded files make: of a project's targets and packages.
  public var ownModules: Set<String> = []
  /// Those of them that are known to have folders of their own, by the folders.
  public var moduleFolders: [String: String] = [:]
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
    // No more than half of the machine, since others want to live too.
    memoryLimit = max(memoryLimit, min(memoryLimit * factor, ProcessMemory.installed / 2))
  }
}

extension Configuration {
  /// The newest compiler that comes with the SDK: Swift 6.4 with 27's, 6.2 with 26's.
  var compilerVersion: VersionTuple { sdk >= 27 ? VersionTuple(6, 4) : VersionTuple(6, 2) }

  /// What `canImport(SwiftUI, _version: 8.0.85)` asks for: 8 with the SDK of 27, 7 with that of 26, and 4
  /// to 6 with those of 16 to 18.
  var frameworkVersion: Int { sdk >= 26 ? sdk - 19 : sdk - 12 }
}
