import Foundation

/// A folder of a test's own.
struct Folder {
  let path: String

  init() throws {
    path = FileManager.default.temporaryDirectory.appending(path: "assets-\(UUID())").path
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
  }

  func write(_ name: String, _ bytes: [UInt8]) throws {
    let file = URL(fileURLWithPath: path).appending(path: name)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(bytes).write(to: file)
  }

  func remove() { try? FileManager.default.removeItem(atPath: path) }
}
