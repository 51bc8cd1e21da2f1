import AgentServer
import AppleLibraries
import Cells
import Foundation
import LanguageServer
import LayoutSolver
import Playground
import Questions
import SceneLoader
import Testing

/// Parts of documents that are made from the code, between `<!-- generated: NAME -->` and
/// `<!-- end -->`. `REFLOW_WRITE_DOCUMENTS=1 swift test --filter GeneratedTests` writes them anew.
@Suite("Generated parts of documents", .serialized)
struct GeneratedTests {
  @Test("The table of rules and how sure they are")
  func fidelity() throws {
    let rows = LayoutRule.allCases.sorted { $0.name < $1.name }.map { rule in
      "| \(rule.name) | \(rule.sentence) | \(Self.words(rule.confidence)) | \(rule.newest.rawValue) "
        + "| \(rule.source) |"
    }
    let table =
      [
        "| rule | what it says | how sure | on iOS 27 | source |",
        "| --- | --- | --- | --- | --- |",
      ] + rows
    try expectGenerated("rules", in: "Sources/Fidelity.md", table)
  }

  @Test("The table of widths and how far off they are")
  func widths() throws {
    let rows = WidthKind.allCases.map { kind in
      "| \(kind.name) | \(kind.means) | \(kind.recordings ?? "none") | \(kind.median) "
        + "| \(kind.largest) |"
    }
    let head = [
      "| letters | by what | recordings | median | largest |", "| --- | --- | --- | --- | --- |",
    ]
    try expectGenerated("widths", in: "Sources/Fidelity.md", head + rows)
  }

  @Test("The table of devices")
  func devices() throws {
    let rows = Device.all.map { device in
      let size = device.portraitSize
      let portrait = device.container(.portrait).safeAreaInsets
      let landscape = device.container(.landscape).safeAreaInsets
      let beside = portrait.trailing > 0 ? ", \(Self.sides(portrait))" : ""
      return "| `\(device.id)` | \(PointsText.text(size)) | \(Self.ends(portrait))\(beside) "
        + "| \(Self.ends(landscape)), \(Self.sides(landscape)) | \(Int(device.displayScale)) |"
    }
    let head = [
      "| device | points | safe area, top/bottom | turned | pixels per point |",
      "| --- | --- | --- | --- | --- |",
    ]
    try expectGenerated("devices", in: "Sources/Fidelity.md", head + rows)
  }

  @Test("The table of widgets' sizes")
  func widgets() throws {
    let rows = WidgetSizes.all.map { sizes in
      let cells = WidgetSizes.families.map { sizes.size(of: $0).map { PointsText.text($0) } ?? "" }
      return "| \(PointsText.text(sizes.screen)) | \(cells.joined(separator: " | ")) |"
    }
    let families = WidgetSizes.families.map { "`\($0)`" }.joined(separator: " | ")
    let rule = String(repeating: " --- |", count: WidgetSizes.families.count + 1)
    try expectGenerated(
      "widgets", in: "Sources/Fidelity.md", ["| screen | \(families) |", "|" + rule] + rows)
  }

  @Test("What scenes can use")
  func supported() throws {
    let lines = SupportedName.Kind.allCases.flatMap { kind -> [String] in
      let names = SupportedName.all.filter { $0.kind == kind }.map { name in
        name.hasEffect ? "`\(name.name)`" : "*`\(name.name)`*"
      }
      return ["## \(kind.title)", ""] + Self.filled(names) + [""]
    }
    try expectGenerated("supported", in: "Sources/Supported.md", lines.dropLast())
  }

  /// Words in lines of at most 110 columns.
  private static func filled(_ words: [String]) -> [String] {
    var lines: [String] = []
    for (index, word) in words.enumerated() {
      let text = index == words.count - 1 ? word : word + ","
      if let last = lines.last, last.count + text.count + 1 <= 110 {
        lines[lines.count - 1] += " " + text
      } else {
        lines.append(text)
      }
    }
    return lines
  }

  @Test("The keys")
  func keys() throws {
    try expectGenerated("keys", in: "README.md", [KeyMap.standard.markdown])
  }

  @Test("The questions, and where each interface has them")
  func questions() throws {
    let answered = Set(PlaygroundAnswer.allCases.map(\.rawValue))
    #expect(answered.isSubset(of: QuestionList.all.map { $0.name }))
    var rows: [String] = []
    for question in QuestionList.all {
      func isHere(_ questions: [any Question.Type]) -> Bool {
        questions.contains { $0.name == question.name }
      }
      let commands = AnsweringCommand.allCases.filter { isHere($0.questions) }
      let tools = AgentTool.all.filter { isHere($0.questions) }
      let requests = EditorRequest.allCases.filter { isHere($0.questions) }
      let actions = PlaygroundAnswer(rawValue: question.name)?.actions ?? []
      #expect(!commands.isEmpty && !tools.isEmpty && !requests.isEmpty, "\(question.name)")
      let columns: [[String]] = [
        ["`\(question.name)`"], commands.map { "`reflow \($0.rawValue)`" },
        tools.map { "`\($0.name)`" }, requests.map { "`\($0.rawValue)`" },
        actions.map { "“\($0.name)”" },
      ]
      let cells = columns.map { $0.isEmpty ? "—" : $0.joined(separator: ", ") }
      rows.append("| " + cells.joined(separator: " | ") + " |")
    }
    for answer in PlaygroundAnswer.allCases { #expect(!answer.actions.isEmpty, "\(answer)") }
    let head = [
      "| question | command | agents' tool | editors | playground |",
      "| --- | --- | --- | --- | --- |",
    ]
    try expectGenerated("questions", in: "Sources/Agents.md", head + rows)
  }

  private static func sides(_ insets: EdgeInsets) -> String {
    let (leading, trailing) = (PointsText.text(insets.leading), PointsText.text(insets.trailing))
    if insets.leading == insets.trailing { return "sides \(trailing)" }
    return insets.leading > insets.trailing ? "leading \(leading)" : "trailing \(trailing)"
  }

  private static func ends(_ insets: EdgeInsets) -> String {
    PointsText.text(insets.top) + "/" + PointsText.text(insets.bottom)
  }

  private static func words(_ confidence: LayoutRule.Confidence) -> String {
    switch confidence {
    case .observed: "observed"
    case .compared: "compared"
    case .reverseEngineered: "reverse engineered"
    case .inferred: "inferred"
    }
  }
}

/// Checks the part of a document against the lines it is made of; writes them instead where
/// `REFLOW_WRITE_DOCUMENTS` asks for it.
func expectGenerated(_ name: String, in document: String, _ lines: [String]) throws {
  let text = try Project.text(document)
  let start = try #require(text.range(of: "<!-- generated: \(name) -->\n"), "\(document), \(name)")
  let end = try #require(
    text[start.upperBound...].range(of: "<!-- end -->"), "\(document), \(name)")
  let made = lines.joined(separator: "\n") + "\n"
  if ProcessInfo.processInfo.environment["REFLOW_WRITE_DOCUMENTS"] == "1" {
    let new = text.replacingCharacters(in: start.upperBound..<end.lowerBound, with: made)
    try new.write(to: Project.root.appending(path: document), atomically: true, encoding: .utf8)
    return
  }
  let isCurrent = text[start.upperBound..<end.lowerBound] == made
  #expect(
    isCurrent,
    "\(document) is out of date; REFLOW_WRITE_DOCUMENTS=1 swift test --filter GeneratedTests mends it"
  )
}

/// Checks a file that is made as a whole; writes it instead where `REFLOW_WRITE_DOCUMENTS` asks for
/// it.
func expectGenerated(file path: String, _ made: String) throws {
  if ProcessInfo.processInfo.environment["REFLOW_WRITE_DOCUMENTS"] == "1" {
    let url = Project.root.appending(path: path)
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try made.write(to: url, atomically: true, encoding: .utf8)
    return
  }
  let isCurrent = try Project.exists(path) && Project.text(path) == made
  #expect(
    isCurrent,
    "\(path) is out of date; REFLOW_WRITE_DOCUMENTS=1 swift test --filter GeneratedTests mends it")
}
