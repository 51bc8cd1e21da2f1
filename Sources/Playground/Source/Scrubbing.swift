import LayoutSolver
import SceneLoader

/// Numbers of the source changed from the source panel: the scene reflows at each step, and the
/// file keeps its text until it is written.
extension Playground {
  /// The numbers on the source panel's current line.
  private var literals: [NumberLiteral] {
    let lines = sourceLines
    return lines[safe: source.line - 1].map(NumberLiteral.all(in:)) ?? []
  }

  /// The number that `+` and `-` change.
  var currentLiteral: NumberLiteral? {
    let all = literals
    return all.isEmpty ? nil : all[min(source.literalIndex, all.count - 1)]
  }

  /// Goes to another number of the line.
  func moveLiteral(_ step: Int) {
    let last = max(literals.count - 1, 0)
    source.literalIndex = min(max(min(source.literalIndex, last) + step, 0), last)
  }

  /// Changes the current number by this many units of its last digit.
  func scrub(by count: Int) {
    guard let literal = currentLiteral, scene.files.indices.contains(sourceFile) else {
      message = "There is no number on this line"
      return
    }
    forgetRemedies()
    var files = scene.files
    files[sourceFile].text = Self.replacing(
      literal, onLine: source.line, of: files[sourceFile].text, with: literal.stepped(by: count))
    if opened.fileScene == nil {
      opened.fileScene = scene
      replaceScene(scene.edited(files))
    } else {
      scene.edit(files)
      replaceScene(scene)
    }
    message = scrubbedWords
  }

  /// `72 → 74  W write  U undo`: the number in the file, the present one, and the possible actions.
  private var scrubbedWords: String? {
    guard let file = opened.fileScene?.files, file.indices.contains(sourceFile),
      let now = currentLiteral
    else { return nil }
    let lines = file[sourceFile].lines
    guard let line = lines[safe: source.line - 1],
      let before = NumberLiteral.all(in: line)[safe: source.literalIndex]
    else { return nil }
    let arrow = terminal.capabilities.unicode ? "→" : "->"
    return "\(before.text) \(arrow) \(now.text)  "
      + "\(keyMap.key("source.write")) write  \(keyMap.key("source.undo")) undo"
  }

  /// The text with one literal changed and nothing else.
  static func replacing(
    _ literal: NumberLiteral, onLine line: Int, of text: String, with new: String
  ) -> String {
    var bytes = Array(text.utf8)
    var start = 0
    for _ in 1..<max(line, 1) {
      guard let end = bytes[start...].firstIndex(of: UInt8(ascii: "\n")) else { return text }
      start = end + 1
    }
    let range = start + literal.range.lowerBound..<start + literal.range.upperBound
    guard range.upperBound <= bytes.count else { return text }
    bytes.replaceSubrange(range, with: new.utf8)
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Goes back by a remedy that is tried, else to the text of the files.
  func dropEdits() {
    if takeBackRemedy() { return }
    guard let fileScene = opened.fileScene else {
      message = "Nothing has been changed"
      return
    }
    opened.fileScene = nil
    replaceScene(fileScene)
    message = "Back to the file's own text"
  }

  /// Bytes that a file of source may have.
  private static let sourceLimit = 4_000_000

  /// Asks for the changed files to be written; they are read again from there.
  func writeEdits() {
    guard let fileScene = opened.fileScene else {
      message = "Nothing has been changed"
      return
    }
    for (new, old) in zip(scene.files, fileScene.files) where new.text != old.text {
      guard new.name != "-" else {
        message = "This scene has no file to write"
        return
      }
      if let now = try? files.read(new.name, limit: Self.sourceLimit), now != old.text {
        message =
          "\(new.name) was saved by another program meanwhile; \(keyMap.key("reload")) reads it"
        return
      }
      requests.append(.write(path: new.name, text: new.text))
    }
  }

  /// Shows another version of the scene with the file, the line and the selection kept.
  func replaceScene(_ scene: any PlayableScene) {
    let (file, line) = (source.openedFile, source.line)
    exchange(scene)
    keepUnwritten()
    _ = result
    source.openedFile = file
    source.line = line
  }

  /// What the source panel's title says besides its name.
  var sourceNote: String {
    let name = shortName(ofFile: sourceFile).map { " · \($0)" } ?? ""
    return opened.fileScene == nil
      ? name : "\(name) · changed, \(keyMap.key("source.write")) writes"
  }
}
