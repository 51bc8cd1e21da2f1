import LayoutSolver

/// What a scene says in the leading comments that only Reflow reads: `// reflow: …`.
public struct SceneDirectives: Equatable, Sendable {
  public struct Device: Equatable, Sendable {
    /// As `reflow devices` lists it.
    public var name: String
    public var isLandscape: Bool
  }

  public var title: String?
  public var device: Device?
  /// Points by asset name.
  public var imageSizes: [String: Size] = [:]
  /// What the reader is asked to predict.
  public var question: SceneQuestion?

  public init() {}

  private var ask: Substring?
  private var answers: [Substring] = []

  init(_ files: [Scene.File]) {
    for file in files {
      var rest = Substring(file.text)
      while !rest.isEmpty {
        let line = rest.prefix { !$0.isNewline }
        rest = rest.dropFirst(line.count + 1)
        let trimmed = line.trimmed
        guard trimmed.isEmpty || trimmed.hasPrefix("//") else { break }
        let words = trimmed.drop { $0 == "/" }.trimmed
        if words.hasPrefix("reflow:") { read(words.dropFirst("reflow:".count).trimmed) }
      }
    }
    question = ask.flatMap { SceneQuestion(ask: $0, answers: answers) }
  }

  private mutating func read(_ directive: Substring) {
    let words = directive.split(separator: " ").map(String.init)
    guard let keyword = words.first else { return }
    switch keyword {
    case "title":
      let text = directive.dropFirst(keyword.count).trimmed
      title = String(text).unquoted
    case "device" where words.count >= 2:
      device = Device(name: words[1], isLandscape: words.dropFirst(2).contains("landscape"))
    case "image" where words.count >= 3:
      let lengths = words[words.count - 1].split(separator: "x").compactMap { Double($0) }
      guard lengths.count == 2 else { return }
      let name = words[1..<(words.count - 1)].joined(separator: " ").unquoted
      imageSizes[name] = Size(width: lengths[0], height: lengths[1])
    case "ask": ask = directive.dropFirst(keyword.count).trimmed
    case "answer": answers.append(directive.dropFirst(keyword.count).trimmed)
    default:
      break
    }
  }
}

extension Substring {
  fileprivate var trimmed: Substring {
    var text = self.drop { $0.isWhitespace }
    while let last = text.last, last.isWhitespace { text.removeLast() }
    return text
  }
}

extension String {
  fileprivate var unquoted: String {
    count >= 2 && hasPrefix("\"") && hasSuffix("\"") ? String(dropFirst().dropLast()) : self
  }
}
