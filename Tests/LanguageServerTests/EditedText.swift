import Foundation
import LayoutSolver
import SceneLoader

@testable import LanguageServer

/// A folder with files that an editor has open.
final class EditedFolder {
  let url: URL

  init(_ files: [String: String] = [:]) throws {
    url = FileManager.default.temporaryDirectory.appending(path: "reflow-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    for (name, text) in files {
      let file = url.appending(path: name)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try text.write(to: file, atomically: true, encoding: .utf8)
    }
  }

  deinit { try? FileManager.default.removeItem(at: url) }

  func address(_ name: String) -> String {
    DocumentPath.address(of: url.appending(path: name).path)
  }
}

/// An iPhone 16 Pro unless something else is chosen.
func phoneSettings(
  _ conditions: EditorSession.Conditions, _ device: SceneDirectives.Device?
) -> LayoutSettings {
  let name = conditions.device ?? device?.name ?? "iphone-16-pro"
  var settings = (Device.named(name) ?? Device.all[0]).settings()
  if let size = conditions.typeSize { settings.dynamicTypeSize = size }
  return settings
}

extension EditorSession {
  convenience init() { self.init(settings: phoneSettings) }
}

/// The place of a marker's first occurrence, behind it.
func position(behind marker: String, in text: String) -> TextPosition {
  let before = text.range(of: marker).map { text[..<$0.upperBound] } ?? text[...]
  let lines = before.split(separator: "\n", omittingEmptySubsequences: false)
  return TextPosition(line: lines.count - 1, character: lines.last?.utf16.count ?? 0)
}
