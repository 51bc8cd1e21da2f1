import LayoutSolver
import SwiftInterpreter

/// A scene's directives in the leading comments that only Reflow reads: `// reflow: …`.
public struct SceneDirectives: Equatable, Sendable {
  public struct Device: Equatable, Codable, Sendable {
    /// As `reflow devices` lists it.
    public var name: String
    public var isLandscape: Bool

    /// - Parameters:
    ///   - name: as `reflow devices` lists it.
    ///   - isLandscape: whether it is turned on its side.
    public init(name: String, isLandscape: Bool = false) {
      self.name = name
      self.isLandscape = isLandscape
    }
  }

  /// A file's directives for the views in it.
  private struct OfFile: Equatable, Sendable {
    var title: String?
    var device: Device?
    var question: SceneQuestion?
  }

  private var files: [String: OfFile] = [:]
  /// The file of what is shown; nil for none.
  var shownFile: String?
  /// Points by asset name.
  public private(set) var imageSizes: [String: Size] = [:]
  /// How many times the usual work, text, output and number of views the scene may use: the most
  /// that a file requests, if the user lets the scene decide.
  public private(set) var bounds = 1
  private var allowsBounds = false
  /// The author's expectations.
  public private(set) var expectations: [SceneExpectation] = []
  /// A warning for each invalid directive.
  public private(set) var diagnostics: [SceneDiagnostic] = []

  public var title: String? { said(\.title) }
  public var device: Device? { said(\.device) }
  /// The question for the reader.
  public var question: SceneQuestion? { said(\.question) }

  public init() {}

  /// - Parameter allowsBounds: Whether the user lets the files' authors decide how much a scene may
  ///   take.
  init(_ files: [Scene.File], allowsBounds: Bool = false) {
    self.allowsBounds = allowsBounds
    for file in files {
      let lines = Self.lines(of: file)
      for line in lines.misspelt { warnOfSpelling(line) }
      for line in lines.late {
        warn(
          line, "a directive behind the scene's code is not read",
          "move it into the comments that the file begins with")
      }
      self.files[file.name] = lines.read.isEmpty ? nil : read(lines.read)
    }
    let read = SceneExpectation.all(in: files)
    expectations = read.all
    diagnostics += read.problems
  }

  /// The shown view's file's directive; if it has none, the one that the other files agree on.
  private func said<T: Equatable>(_ part: (OfFile) -> T?) -> T? {
    if let shownFile, let own = files[shownFile].flatMap(part) { return own }
    let others = files.values.compactMap(part)
    return others.dropFirst().allSatisfy { $0 == others[0] } ? others.first : nil
  }

  private mutating func read(_ lines: [Line]) -> OfFile {
    var file = OfFile()
    var asks: [Line] = []
    var answers: [Line] = []
    for line in lines {
      let keyword = line.text.prefix { !$0.isWhitespace }
      let rest = Line(text: line.text.dropFirst(keyword.count).trimmed, location: line.location)
      switch keyword {
      case "title": file.title = String(rest.text).unquoted
      case "device": file.device = device(rest) ?? file.device
      case "image": readImage(rest)
      case "bounds": readBounds(rest)
      case "ask": asks.append(rest)
      case "answer": answers.append(rest)
      // Read by itself, since it may be anywhere.
      case "expect": break
      default: warnOfKeyword(String(keyword), line)
      }
    }
    file.question = question(asks, answers)
    return file
  }

  private mutating func warnOfKeyword(_ keyword: String, _ line: Line) {
    let near = Suggestion.nearest(to: keyword, among: Self.keywords)
    let all =
      "there are \(Self.keywords.dropLast().joined(separator: ", ")) and "
      + (Self.keywords.last ?? "")
    warn(
      line, "unknown directive '\(keyword)'", near.map { "did you mean '\($0)'? \(all)" } ?? all)
  }

  private mutating func warnOfSpelling(_ line: Line) {
    warn(
      line, "'\(line.text)' is no directive, since it doesn't begin with 'reflow:'",
      "write it as '// reflow: …'")
  }

  private mutating func warn(_ line: Line, _ message: String, _ remedy: String) {
    diagnostics.append(
      SceneDiagnostic(
        severity: .warning, identifier: .malformedDirective, message: message,
        location: line.location, remedy: remedy))
  }

  private mutating func device(_ line: Line) -> Device? {
    let words = line.text.split(separator: " ").map(String.init)
    guard let name = words.first, SceneLoader.Device.named(name) != nil else {
      let near = words.first.flatMap { SceneLoader.Device.nearest(to: $0)?.id }
      warn(
        line, "no device is called '\(words.first ?? "")'",
        (near.map { "did you mean '\($0)'? " } ?? "") + "'reflow devices' lists those there are")
      return nil
    }
    let turns = words.dropFirst()
    if let other = turns.first(where: { !["landscape", "portrait"].contains($0) }) {
      warn(
        line, "a device is turned by 'landscape' or 'portrait', not by '\(other)'",
        "write it as 'reflow: device \(name) landscape'")
    }
    return Device(name: name, isLandscape: turns.contains("landscape"))
  }

  private mutating func readImage(_ line: Line) {
    let words = line.text.split(separator: " ").map(String.init)
    let lengths = words.last?.split(separator: "x").compactMap { Double($0) } ?? []
    guard words.count >= 2, lengths.count == 2 else {
      warn(
        line, "an image needs its name and its size in points",
        "write it as 'reflow: image mountains 1200x800'")
      return
    }
    imageSizes[words.dropLast().joined(separator: " ").unquoted] = Size(
      width: lengths[0], height: lengths[1])
  }

  private mutating func readBounds(_ line: Line) {
    guard let factor = Int(line.text), Self.allowedBounds.contains(factor) else {
      let isSize = line.text.contains { "x×".contains($0) } && line.text.contains(where: \.isNumber)
      warn(
        line, "bounds need a whole number from 1 to \(Self.allowedBounds.upperBound)",
        isSize
          ? "bounds say how much work is allowed; a size is given as 'reflow: device NAME'"
          : "write it as 'reflow: bounds 10' for ten times the usual work and number of views")
      return
    }
    guard allowsBounds || factor == 1 else {
      return warn(
        line, "the scene asks for \(factor) times the usual bounds, which only you can grant",
        "run reflow with --bounds if you trust it")
    }
    bounds = max(bounds, factor)
  }

  /// More would need more memory than there is.
  private static let allowedBounds = 1...100

  private mutating func question(_ asks: [Line], _ answers: [Line]) -> SceneQuestion? {
    guard let ask = asks.first else {
      if let answer = answers.first {
        warn(answer, "an answer without a question", "add 'reflow: ask \"…?\"' above it")
      }
      return nil
    }
    for other in asks.dropFirst() {
      warn(other, "a second question is not asked", "a scene asks one; leave this one out")
    }
    guard let text = SceneQuestion.text(of: ask.text) else {
      warn(
        ask, "a question stands in quotation marks", "write it as 'reflow: ask \"How high is it?\"'"
      )
      return nil
    }
    let read = answers.map { SceneQuestion.AnswerLine($0.text) }
    for (line, answer) in zip(answers, read) where answer == nil {
      warn(
        line, "this answer is neither a measure nor a choice with a condition",
        "write it as 'reflow: answer height of ID' or "
          + "'reflow: answer \"As high as …\" if height of ID = 44'")
    }
    let understood = read.compactMap { $0 }
    guard understood.count == read.count else { return nil }
    let question = SceneQuestion(text, understood)
    if question == nil {
      warn(
        ask, answers.isEmpty ? "a question without an answer" : "these answers make no question",
        "give one measure, such as 'reflow: answer height of ID', or several choices with conditions"
      )
    }
    return question
  }
}

extension String {
  fileprivate var unquoted: String {
    count >= 2 && hasPrefix("\"") && hasSuffix("\"") ? String(dropFirst().dropLast()) : self
  }
}
