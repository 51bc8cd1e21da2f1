import ArgumentParser
import Foundation
import LayoutChecks

/// Which share of a check is done here, and where results are kept.
struct SharingOptions {
  /// The share as it is written, such as `3/20`.
  var shardText: String?
  /// The file that results are written to.
  var outputBlob: String?
  /// The folder or the address of the cache.
  var cache: String?

  func validate() throws {
    try OptionText.expect(
      "shard", shardText, shardText.flatMap { WorkShare($0) } != nil,
      "a share such as 3/20, of at most \(WorkShare.most)")
    if let cache, cache.contains("://"), HTTPAddress(cache) == nil {
      throw ValidationError(
        "--cache takes a folder or http://host:port/path; for https put a proxy before the server")
    }
    if shardText == nil, Self.variable("TEST_TOTAL_SHARDS") != nil, share == nil {
      throw ValidationError(
        "TEST_SHARD_INDEX is to be a number from 0 up to TEST_TOTAL_SHARDS, and that at most "
          + "\(WorkShare.most); set both, or neither")
    }
  }

  /// Nil for all of the work.
  var share: WorkShare? {
    if let shardText { return WorkShare(shardText) }
    guard let count = Self.variable("TEST_TOTAL_SHARDS").flatMap({ Int($0) }),
      let index = Self.variable("TEST_SHARD_INDEX").flatMap({ Int($0) }), index >= 0,
      index < WorkShare.most
    else { return nil }
    return WorkShare(number: index + 1, count: count)
  }

  /// Whether the work is divided into units.
  var isGiven: Bool { share != nil || outputBlob != nil || cache != nil }

  /// Tells Bazel that a share was heeded: else it takes the test not to know of shares.
  func tellShare() throws {
    guard let path = Self.variable("TEST_SHARD_STATUS_FILE"), share != nil else { return }
    try OutputFile.writing(path) { try Data().write(to: URL(filePath: path)) }
  }

  /// A variable of the environment, of which a dictionary would cost as much as a look at a small scene.
  private static func variable(_ name: String) -> String? {
    getenv(name).map { String(cString: $0) }
  }
}
