import Foundation
import SceneLoader

/// The files that a session may read and write. Nothing else in the playground touches files or the
/// process's environment.
public protocol SessionFiles {
  /// The folder for what is kept from session to session; nil where nothing is.
  var stateFolder: String? { get }
  /// The user's editor, as a shell takes it.
  var editor: String { get }
  func exists(_ path: String) -> Bool
  /// A path from the file system's root.
  func wholePath(_ path: String) -> String
  /// Reads a file that has at most `limit` bytes.
  func read(_ path: String, limit: Int) throws(SceneReadError) -> String
  func write(_ bytes: [UInt8], to path: String) throws
  /// Makes the folder of a path, with those around it, where it isn't there.
  func makeFolder(of path: String) throws
  func remove(_ path: String) throws
}

/// The files of this machine.
public struct SystemFiles: SessionFiles {
  public let stateFolder: String?

  public init(stateFolder: String? = nil) { self.stateFolder = stateFolder }

  public var editor: String {
    let environment = ProcessInfo.processInfo.environment
    let named = [environment["VISUAL"], environment["EDITOR"]].compactMap { $0 }
    return named.first { !$0.isEmpty } ?? "vi"
  }

  public func exists(_ path: String) -> Bool { FileManager.default.fileExists(atPath: path) }

  public func wholePath(_ path: String) -> String {
    URL(filePath: path).standardizedFileURL.path
  }

  public func read(_ path: String, limit: Int) throws(SceneReadError) -> String {
    try RegularFile.text(path, limit: limit)
  }

  public func write(_ bytes: [UInt8], to path: String) throws {
    try RegularFile.write(bytes, to: path)
  }

  public func makeFolder(of path: String) throws {
    try FileManager.default.createDirectory(
      at: URL(filePath: path).deletingLastPathComponent(), withIntermediateDirectories: true)
  }

  public func remove(_ path: String) throws { try FileManager.default.removeItem(atPath: path) }
}

extension Playground {
  /// The path of a file that is kept from session to session; nil where nothing is kept.
  func statePath(_ name: String) -> String? { files.stateFolder.map { "\($0)/\(name)" } }

  /// Writes what is kept from session to session, and says so where that fails.
  func keep(_ text: String, at path: String) {
    do {
      try files.makeFolder(of: path)
      try files.write(Array(text.utf8), to: path)
    } catch {
      message = "\(path) can't be written: \(error.localizedDescription)"
    }
  }
}
