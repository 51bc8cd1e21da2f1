import SwiftInterpreter

extension SceneDirectives {
  static let keywords = ["title", "device", "image", "bounds", "ask", "answer", "expect"]

  /// A directive's words after `reflow:`, and their place.
  struct Line {
    var text: Substring
    var location: SourceLocation
  }

  /// A file's comments that are directives, or were meant to be.
  struct Lines {
    /// In the comments at the file's beginning.
    var read: [Line] = []
    /// Behind the first line of code.
    var late: [Line] = []
    /// Written almost as a directive is.
    var misspelt: [Line] = []
  }

  static func lines(of file: Scene.File) -> Lines {
    var found = Lines()
    var rest = Substring(file.text)
    var number = 0
    var isLeading = true
    while !rest.isEmpty {
      let line = rest.prefix { !$0.isNewline }
      rest = rest.dropFirst(line.count + 1)
      number += 1
      let trimmed = line.trimmed
      let isComment = trimmed.hasPrefix("//")
      if isLeading, !trimmed.isEmpty, !isComment {
        isLeading = false
        // Hardly any file has one there, and files may be long.
        if !rest.hasBytes(of: "reflow:") { break }
      }
      guard isComment else { continue }
      let words = trimmed.drop { $0 == "/" }.trimmed
      let start = words.prefix { !$0.isWhitespace && $0 != ":" }
      let behind = words.dropFirst(start.count)
      let text = behind.drop { $0 == ":" }.trimmed
      let isExact = words.hasPrefix("reflow:")
      guard isExact || isLeading && isMisspelt(start, behind, text) else { continue }
      let shown = isExact ? text : words
      let before = line.utf8.distance(from: line.startIndex, to: shown.startIndex)
      let offset = file.text.utf8.distance(from: file.text.startIndex, to: shown.startIndex)
      let place = Line(
        text: shown,
        location: SourceLocation(
          file: file.name, line: number, column: before + 1, offset: offset,
          length: shown.utf8.count))
      if !isExact {
        found.misspelt.append(place)
      } else if isLeading {
        found.read.append(place)
      } else if shown.prefix(while: { !$0.isWhitespace }) != "expect" {
        // An expectation may be next to its view.
        found.late.append(place)
      }
    }
    return found
  }

  /// Whether a comment is nearly a directive: `Reflow: title`, `relfow: device`, `reflow bounds`.
  private static func isMisspelt(
    _ start: Substring, _ behind: Substring, _ text: Substring
  ) -> Bool {
    guard keywords.contains(String(text.prefix { !$0.isWhitespace })) else { return false }
    let word = start.lowercased()
    if word == "reflow" { return true }
    return behind.hasPrefix(":") && Suggestion.nearest(to: word, among: ["reflow"]) != nil
  }
}

extension Substring {
  /// Without white space at either end.
  var trimmed: Substring {
    var text = self.drop { $0.isWhitespace }
    while let last = text.last, last.isWhitespace { text.removeLast() }
    return text
  }
}
