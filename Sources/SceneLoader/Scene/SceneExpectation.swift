import LayoutSolver
import SwiftInterpreter
import SwiftUILibrary

/// An author's expectation: `// reflow: expect name is not truncated on iphone-se-3`, in a comment
/// of its own line anywhere in the file.
public struct SceneExpectation: Equatable, Sendable {
  /// The expectation as written.
  public var text: String
  public var condition: SceneCondition
  /// Its conditions; nil leaves one to whoever checks.
  public var device: Device?
  public var orientation: Device.Orientation?
  public var typeSize: DynamicTypeSize?
  public var language: SceneLanguage?
  public var location: SceneLocation

  /// Whether it holds under some conditions only.
  public var isConditional: Bool {
    device != nil || orientation != nil || typeSize != nil || language != nil
  }

  /// The problem where it isn't met; nil where it is, and where its views aren't there.
  public func failure(in result: LayoutResult) -> SceneDiagnostic? {
    guard condition.holds(in: result) == false else { return nil }
    return SceneDiagnostic(
      severity: .warning, identifier: .expectation,
      message: "expected '\(text)', but \(condition.account(in: result))", location: location)
  }

  /// The problem where no layout has a view that it names.
  /// - Parameter known: the existing identifiers.
  public func missing(among known: Set<String>) -> SceneDiagnostic? {
    guard let name = condition.views.first(where: { !known.contains($0) }) else { return nil }
    let near = Suggestion.nearest(to: name, among: known.sorted())
    return SceneDiagnostic(
      severity: .warning, identifier: .expectation,
      message: "expected '\(text)', but no view has the accessibilityIdentifier '\(name)'",
      location: location,
      remedy: near.map { "did you mean '\($0)'?" }
        ?? "add '.accessibilityIdentifier(\"\(name)\")' to the view that is meant")
  }
}

// MARK: Reading

extension SceneExpectation {
  private static let keyword = "reflow:"

  /// The expectations of all files, and a warning for each that can't be read.
  static func all(in files: [Scene.File]) -> (all: [SceneExpectation], problems: [SceneDiagnostic])
  {
    var all: [SceneExpectation] = []
    var problems: [SceneDiagnostic] = []
    for file in files where file.text.hasBytes(of: keyword) {
      for (number, line) in file.lines.enumerated() {
        guard let words = words(of: line) else { continue }
        do throws(Misreading) {
          let location = Self.location(of: words, line: number + 1, in: file)
          all.append(try SceneExpectation(reading: words, at: location))
        } catch {
          let place = error.word?.text ?? words
          problems.append(
            SceneDiagnostic(
              severity: .warning, identifier: .malformedDirective, message: error.message,
              location: location(of: place, line: number + 1, in: file), remedy: error.remedy))
        }
      }
    }
    return (all, problems)
  }

  /// The text after `// reflow: expect` if the line is such a comment.
  private static func words(of line: Substring) -> Substring? {
    var rest = line.drop { $0.isWhitespace }
    guard rest.hasPrefix("//") else { return nil }
    rest = rest.drop { $0 == "/" }.drop { $0.isWhitespace }
    guard rest.hasPrefix(keyword) else { return nil }
    rest = rest.dropFirst(keyword.count).drop { $0.isWhitespace }
    guard rest.hasPrefix("expect"), rest.dropFirst(6).first?.isWhitespace != false else {
      return nil
    }
    rest = rest.dropFirst(6).drop { $0.isWhitespace }
    while rest.last?.isWhitespace == true { rest.removeLast() }
    return rest
  }

  private static func location(
    of words: Substring, line: Int, in file: Scene.File
  ) -> SceneLocation {
    let bytes = file.text.utf8
    let start = words.startIndex
    let lineStart = bytes[..<start].lastIndex(of: UInt8(ascii: "\n")).map(bytes.index(after:))
    return SceneLocation(
      file: file.name, line: line,
      column: bytes.distance(from: lineStart ?? bytes.startIndex, to: start) + 1,
      offset: bytes.distance(from: bytes.startIndex, to: start), length: words.utf8.count)
  }

  private init(reading text: Substring, at location: SceneLocation) throws(Misreading) {
    self.text = String(text)
    self.location = location
    var words = ConditionWord.words(of: text)[...]
    while words.count > 2, let last = words.last {
      switch words[words.endIndex - 2].text {
      case "on":
        let (device, known) = (Device.named(String(last.text)), Device.all.map(\.id))
        guard let device else { throw .unknown(last, "device", among: known).briefly }
        self.device = device
      case "at":
        let sizes = DynamicTypeSize.allCases
        let size = sizes.first { "\($0)".lowercased() == last.text.lowercased() }
        guard let size else { throw .unknown(last, "type size", among: sizes.map { "\($0)" }) }
        typeSize = size
      case "in":
        orientation = Device.Orientation(rawValue: String(last.text)) ?? orientation
        if Device.Orientation(rawValue: String(last.text)) == nil {
          language = SceneLanguage(String(last.text))
        }
      default:
        condition = try SceneCondition(reading: words)
        return
      }
      words = words.dropLast(2)
    }
    condition = try SceneCondition(reading: words)
  }
}

extension Misreading {
  /// Without the list of valid names, which `reflow devices` prints.
  fileprivate var briefly: Misreading {
    guard remedy.hasPrefix("there are") else { return self }
    return Misreading(
      word: word, message: message, remedy: "'reflow devices' lists those there are")
  }
}
