import Foundation
import LayoutSolver
import SceneLoader
import SwiftInterpreter
import SwiftUILibrary
import Yams

/// A project's own settings for checks, `.reflow.yml`: sets of conditions by name.
///
///     matrices:
///       release:
///         device: [iphone-se-3, iphone-16-pro]
///         type-size: [large, accessibility3]
///         language: all
///         preview: all
package struct ProjectFile {
  package static let name = ".reflow.yml"

  package let matrices: [String: AxisValues]

  /// What is wrong in the file, and where. Lines and columns count from 1.
  package struct Problem: Error, Equatable, CustomStringConvertible {
    var file: String
    var line: Int
    var column: Int
    var message: String

    package var description: String { "\(file):\(line):\(column): \(message)" }
  }

  /// - Parameter file: its name in problems.
  package init(text: String, file: String = name) throws(Problem) {
    self.matrices = try ProjectFileReader(file: file).matrices(of: text)
  }

  /// The file of the project that a folder belongs to: the nearest one in it or above it, up to the
  /// root of the repository.
  package static func path(from folder: String) -> String? {
    var folder = URL(filePath: folder).standardizedFileURL
    while true {
      let file = folder.appending(path: name)
      if FileManager.default.fileExists(atPath: file.path) { return file.path }
      let isRoot = FileManager.default.fileExists(atPath: folder.appending(path: ".git").path)
      let above = folder.deletingLastPathComponent().standardizedFileURL
      if isRoot || above.path == folder.path { return nil }
      folder = above
    }
  }
}

/// Reads the file, each word at its place.
private struct ProjectFileReader {
  typealias Problem = ProjectFile.Problem

  let file: String

  func matrices(of text: String) throws(Problem) -> [String: AxisValues] {
    guard let root = try node(of: text) else { return [:] }
    var matrices: [String: AxisValues] = [:]
    for (key, value) in try pairs(of: root, "sections") {
      guard key.string == "matrices" else {
        throw unknown("section", key, among: ["matrices"])
      }
      for (name, axes) in try pairs(of: value, "sets of conditions by name") {
        matrices[name.string ?? ""] = try values(of: axes)
      }
    }
    return matrices
  }

  /// How many aliases a file may have. Aliases of aliases double what they represent, so that a few
  /// dozen of them would fill any machine's memory.
  private static let aliasLimit = 16

  private func node(of text: String) throws(Problem) -> Node? {
    let aliases = text.matches(of: /(?:^|[\s,:\[\{?-])\*[^\s,\[\]{}*]/.anchorsMatchLineEndings())
    if aliases.count > Self.aliasLimit {
      throw Problem(
        file: file, line: 1, column: 1,
        message: "there are more than \(Self.aliasLimit) aliases ('*name'); write the values out")
    }
    do {
      return try Yams.compose(yaml: text)
    } catch let error as YamlError {
      throw problem(error)
    } catch {
      throw Problem(file: file, line: 1, column: 1, message: "\(error)")
    }
  }

  private func problem(_ error: YamlError) -> Problem {
    switch error {
    case .scanner(_, let problem, let mark, _), .parser(_, let problem, let mark, _),
      .composer(_, let problem, let mark, _):
      Problem(file: file, line: mark.line, column: mark.column, message: problem)
    default: Problem(file: file, line: 1, column: 1, message: "\(error)")
    }
  }

  // MARK: Axes

  private func values(of axes: Node) throws(Problem) -> AxisValues {
    var values = AxisValues()
    for (key, value) in try pairs(of: axes, "axes with their values") {
      guard let axis = ConditionAxis(rawValue: key.string ?? "") else {
        throw unknown("condition", key, among: ConditionAxis.allCases.map(\.rawValue))
      }
      if value.string == "all" { values.takeAll(axis) } else { try take(axis, value, &values) }
    }
    if let conflict = values.conflict { throw problem(axes, conflict) }
    return values
  }

  private func take(
    _ axis: ConditionAxis, _ list: Node, _ values: inout AxisValues
  ) throws(Problem) {
    switch axis {
    case .device: values.devices = try words(list).map(devices).reduce([], +)
    case .orientation:
      values.orientations = try each(
        list, "orientation", Device.Orientation.allCases.map { ($0.rawValue, $0) })
    case .typeSize:
      values.typeSizes = try each(
        list, "type size", DynamicTypeSize.allCases.map { ("\($0)", $0) })
    case .language: values.languages = .only(try words(list).map(language))
    case .direction:
      values.directions = try each(
        list, "direction", [("left-to-right", .leftToRight), ("right-to-left", .rightToLeft)])
    case .colorScheme:
      values.colorSchemes = try each(
        list, "color scheme", [("light", .light), ("dark", .dark)])
    case .width: values.widths = try lengths(list)
    case .height: values.heights = try lengths(list)
    case .preview:
      throw problem(list, "previews are checked all or not at all: write 'preview: all'")
    }
  }

  /// `320...744`, in points.
  private func lengths(_ node: Node) throws(Problem) -> ClosedRange<Int> {
    let ends = (node.string ?? "").split(separator: "...").map { Int($0) }
    guard ends.count == 2, let low = ends[0], let high = ends[1], (1...high).contains(low),
      high <= 4000
    else {
      throw problem(node, "expected 'all' or two lengths of 1 to 4000 points, such as '320...744'")
    }
    return low...high
  }

  private func devices(_ word: Node.Scalar) throws(Problem) -> [Device] {
    if word.string == "phones" { return Device.all.filter { !$0.isTablet } }
    if word.string == "tablets" { return Device.all.filter(\.isTablet) }
    if let device = Device.named(word.string) { return [device] }
    let near = Device.nearest(to: word.string)?.id
    throw problem(
      word.mark,
      "there is no device '\(word.string)'; "
        + (near.map { "did you mean '\($0)'?" } ?? "'reflow devices' lists them"))
  }

  /// `own` is the project's own.
  private func language(_ word: Node.Scalar) throws(Problem) -> SceneLanguage? {
    if word.string == "own" { return nil }
    let language = SceneLanguage(word.string)
    guard case .code(let code) = language, !SceneLanguage.isCode(code) else { return language }
    let names = SceneLanguage.pseudo.map(\.name) + ["own", "all"]
    throw unknown("language", word.string, word.mark, among: names)
  }

  private func each<Value>(
    _ list: Node, _ kind: String, _ all: [(name: String, value: Value)]
  ) throws(Problem) -> [Value] {
    var values: [Value] = []
    for word in try words(list) {
      let wanted = word.string.lowercased()
      guard let match = all.first(where: { $0.name.lowercased() == wanted }) else {
        throw unknown(kind, word.string, word.mark, among: all.map(\.name))
      }
      values.append(match.value)
    }
    return values
  }

  // MARK: Nodes

  private func pairs(
    of node: Node, _ meaning: String
  ) throws(Problem) -> [(key: Node, value: Node)] {
    guard let mapping = node.mapping else { throw problem(node, "expected \(meaning)") }
    return mapping.map { ($0.key, $0.value) }
  }

  /// One word, or a list of them.
  private func words(_ node: Node) throws(Problem) -> [Node.Scalar] {
    if let word = node.scalar { return [word] }
    guard let items = node.sequence, !items.isEmpty else {
      throw problem(node, "expected 'all', a word or a list of words")
    }
    var words: [Node.Scalar] = []
    for item in items {
      guard let word = item.scalar else { throw problem(item, "expected a word") }
      words.append(word)
    }
    return words
  }

  private func unknown(_ kind: String, _ key: Node, among names: [String]) -> Problem {
    unknown(kind, key.string ?? "", key.mark, among: names)
  }

  private func unknown(
    _ kind: String, _ word: String, _ mark: Mark?, among names: [String]
  ) -> Problem {
    let near = Suggestion.nearest(to: word, among: names)
    return problem(
      mark,
      "there is no \(kind) '\(word)'; "
        + (near.map { "did you mean '\($0)'?" } ?? "there are \(names.joined(separator: ", "))"))
  }

  private func problem(_ node: Node, _ message: String) -> Problem { problem(node.mark, message) }

  private func problem(_ mark: Mark?, _ message: String) -> Problem {
    Problem(file: file, line: mark?.line ?? 1, column: mark?.column ?? 1, message: message)
  }
}
