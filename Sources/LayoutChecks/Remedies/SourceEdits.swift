import SceneLoader

/// A change of one stretch of a file's text.
package struct SourceEdit: Codable, Hashable, Sendable {
  /// Byte offsets in the file as it was; the same for an insertion.
  package var start: Int
  package var end: Int
  package var text: String
  /// Where in the file as it was the text comes from that is moved or copied; nil for new text.
  package var origin: Int?

  package init(_ start: Int, _ end: Int, _ text: String, origin: Int? = nil) {
    self.start = start
    self.end = end
    self.text = text
    self.origin = origin
  }
}

/// Changes of one file's text that belong together.
package struct SourceEdits: Codable, Hashable, Sendable {
  /// The file's name.
  package var file: String
  /// In the order of their places, none over another.
  package private(set) var edits: [SourceEdit]

  package init(file: String, _ edits: [SourceEdit]) {
    self.file = file
    self.edits = edits.sorted { ($0.start, $0.end) < ($1.start, $1.end) }
  }

  /// The bytes that are taken away and put in: how small a change is.
  var size: Int { edits.reduce(0) { $0 + ($1.end - $1.start) + $1.text.utf8.count } }

  /// Whether no two change the same stretch.
  var isSound: Bool {
    zip(edits, edits.dropFirst()).allSatisfy { $0.end <= $1.start }
  }

  /// The text with the changes; nil where it is shorter than they say.
  package func applied(to text: String) -> String? {
    let bytes = Array(text.utf8)
    var result: [UInt8] = []
    var place = 0
    for edit in edits {
      guard edit.start >= place, edit.end >= edit.start, edit.end <= bytes.count else { return nil }
      result += bytes[place..<edit.start]
      result += edit.text.utf8
      place = edit.end
    }
    result += bytes[place...]
    return String(decoding: result, as: UTF8.self)
  }

  /// The files with the changes; nil where the file isn't among them.
  package func applied(to files: [Scene.File]) -> [Scene.File]? {
    guard let index = files.firstIndex(where: { $0.name == file }),
      let text = applied(to: files[index].text)
    else { return nil }
    var files = files
    files[index].text = text
    return files
  }

  /// Where in the file as it was stands what is at an offset of the file as it is.
  package func original(_ offset: Int) -> Int {
    var shift = 0
    for edit in edits {
      let start = edit.start + shift
      if offset < start { break }
      let length = edit.text.utf8.count
      if offset < start + length {
        return edit.origin.map { $0 + offset - start } ?? edit.start
      }
      shift += length - (edit.end - edit.start)
    }
    return offset - shift
  }
}

/// A change that mends a finding, as laying the changed scene out has shown.
package struct Remedy: Codable, Hashable, Sendable {
  /// What is changed, for people: `leave out fixedSize`.
  package var words: String
  package var edits: SourceEdits
  /// Whether nothing else moves by more than a point.
  package var isSafe: Bool
  /// Whether it holds only at type sizes up to xxxLarge; at accessibility sizes the finding may stay.
  package var isOfUsualSizes = false

  /// The words with what limits the change, for reports that don't print the proof.
  package var limitedWords: String {
    isOfUsualSizes ? "\(words), at type sizes up to xxxLarge" : words
  }

  /// What was shown of it: `proven, and it moves other views`.
  package var proof: String {
    if isOfUsualSizes { return "proven up to xxxLarge" }
    return isSafe ? "proven" : "proven, and it moves other views"
  }
}
