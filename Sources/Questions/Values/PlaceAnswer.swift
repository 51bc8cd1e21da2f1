import LayoutChecks
import SceneLoader

/// A stretch of a file in an answer. Lines and columns count from 1, columns in UTF-8; the end is behind
/// the last character.
package struct PlaceAnswer: Hashable, Sendable {
  /// Nil for the scene's only file.
  package var file: String?
  package var line: Int
  package var column: Int
  package var endLine: Int
  package var endColumn: Int

  init(_ location: SceneLocation, in files: [Scene.File]) {
    file = files.map(\.name) == [location.file] ? nil : location.file
    (line, column) = (location.line, location.column)
    let text = files.first { $0.name == location.file }?.text.utf8 ?? "".utf8
    let stretch = text.dropFirst(location.offset).prefix(location.length)
    (endLine, endColumn) = Self.end(of: stretch, line, column)
  }

  init(_ edit: SourceEdit, in text: String) {
    let start = text.utf8.index(text.startIndex, offsetBy: edit.start)
    let stretch = text.utf8[start...].prefix(edit.end - edit.start)
    (line, column) = Self.end(of: text.utf8[..<start], 1, 1)
    (endLine, endColumn) = Self.end(of: stretch, line, column)
  }

  /// Where what begins at a place ends.
  private static func end(
    of stretch: Substring.UTF8View, _ line: Int, _ column: Int
  ) -> (Int, Int) {
    let newline = UInt8(ascii: "\n")
    guard let last = stretch.lastIndex(of: newline) else { return (line, column + stretch.count) }
    return (
      line + stretch.count { $0 == newline },
      stretch.distance(from: last, to: stretch.endIndex)
    )
  }
}

extension Member {
  /// The members of a place, which an object has beside its own.
  static func places(_ place: @escaping (Object) -> PlaceAnswer?) -> [Member<Object>] {
    [
      Member("file", "left out for the scene's only file") { place($0)?.file },
      Member("line") { place($0)?.line }, Member("column", "in UTF-8") { place($0)?.column },
      Member("endLine") { place($0)?.endLine },
      Member("endColumn", "behind the last character") { place($0)?.endColumn },
    ]
  }
}
