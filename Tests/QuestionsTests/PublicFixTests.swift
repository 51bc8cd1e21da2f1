import Foundation
import JSONText
import Questions
import Testing

/// Layouts that public commits mended, and that people asked about in public, as minimal scenes of our own
/// (`Tests/Fixes`): the first finding names
/// the line or the view that was changed, and what was mended isn't found any more.
@Suite("Public fixes")
struct PublicFixTests {
  static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().appendingPathComponent("Fixes")

  /// Those of which the first finding says something else or nothing, with what it would have to know.
  static let missed = [
    "chip-border-cut": "that half a point of a line of one point is missed",
    "details-in-the-middle": "that a row in the middle was to stand below the title's beginning",
    "device-picture-fills": "that a picture is to be shown whole, and not to fill its frame",
    "icon-stays-small": "that a picture in a button is an icon, which grows with its text",
    "picture-offset-into-text": "that a picture isn't meant to reach into the text it is laid over",
    "reading-scaled-down": "which of three values in a full row is the one that matters",
    "title-out-of-line": "that a title was to begin where its sections do",
    "title-wraps-in-bar": "that a title of 30 letters was to stay on one line",
    "buttons-unequal": "that two buttons of a row were to be equally wide",
    "gap-at-top": "that a line and what is below it were to touch",
    "list-under-tabs":
      "that a scroll view in a part of the screen is to end above the home indicator",
    "padding-and-spacing": "that all gaps of a stack were to be alike",
    "popover-narrow": "which of a frame and a fixed size in it was meant",
    "position-moves": "that what is at the back of a ZStack isn't to make it larger",
    "reader-in-popup": "that what a reader holds was to decide its height",
    "reader-not-centred": "nothing: the view's own sentence says it",
    "reader-trailing": "nothing: the view's own sentence says it",
    "row-colour-expands": "nothing: the view's own sentence says it",
    "row-full-width": "nothing: the view's own sentence says it",
    "rule-in-row": "nothing: the view's own sentence says it",
  ]
  /// Those that are told as before after the author's change: it mended something else besides, or was
  /// too little for the smallest screen.
  static let stays: Set = ["popup-wider-than-phone", "toggle-without-label"]

  @Test(
    "The first finding names what the author changed, and isn't found after",
    arguments: PublicFix.all)
  func names(_ fix: PublicFix) throws {
    let first = try fix.findings(of: fix.before.text).first
    #expect(fix.isNamed(by: first) == (Self.missed[fix.name] == nil), "\(first?.message ?? "none")")
    guard let first, Self.missed[fix.name] == nil, !Self.stays.contains(fix.name) else { return }
    let after = try fix.findings(of: fix.after)
    #expect(!after.contains { $0.rule == first.rule && $0.code == first.code }, "\(first.message)")
  }

  @Test("The table says what the scenes do")
  func table() throws {
    let file = Self.folder.appendingPathComponent("README.md")
    let text = try Self.document()
    if ProcessInfo.processInfo.environment["REFLOW_WRITE_DOCUMENTS"] == "1" {
      try text.write(to: file, atomically: true, encoding: .utf8)
    }
    #expect(
      try String(contentsOf: file, encoding: .utf8) == text,
      "REFLOW_WRITE_DOCUMENTS=1 swift test --filter PublicFixTests writes it")
  }

  @Test("There are as many as are asked, of no repository more than three")
  func count() {
    // Of commits and of questions.
    let counts = Dictionary(grouping: PublicFix.all) {
      "\($0.repository) \($0.set.hasPrefix("asked"))"
    }.values.map(\.count)
    #expect(PublicFix.all.count >= 40 && counts.allSatisfy { $0 <= 3 })
    #expect(Set(PublicFix.all.map(\.commit)).count == PublicFix.all.count)
  }

  private static func document() throws -> String {
    var text = """
      # Public fixes

      Layouts that commits of public repositories mended, each as a minimal scene of our own with the structure, the
      numbers and the kind of content of theirs. A line that ends in `// -` is gone after, `// +` is followed by a new
      one, `// !` ends the lines of the view that was changed, and `// ask:` has the conditions under which it shows.
      The rules were worked out on those of `work`; those of `unseen` were asked about only when the rules were done.
      `Tests/AgentClient/fixes.py` asks as an agent does, and counts tokens, time and remedies.

      """
    for (set, words) in PublicFix.sets {
      let fixes = PublicFix.all.filter { $0.set == set }
      let named = fixes.filter { missed[$0.name] == nil }.count
      text += "\n## \(words): \(named) of \(fixes.count) named\n\n"
      text += "| fix | what the author changed | shows | first finding |\n"
      text += "| --- | --- | --- | --- |\n"
      for fix in fixes {
        let first = try fix.findings(of: fix.before.text).first
        let said = first.map { "`\($0.rule)`" } ?? "none"
        let link = "[\(fix.name)](\(fix.set)/\(fix.name).swift)"
        let commit = "[\(fix.repository)](\(fix.address))"
        let why = missed[fix.name].map { "; not known: \($0)" } ?? ""
        text += "| \(link), \(commit) | \(fix.change) | \(fix.conditions) | \(said)\(why) |\n"
      }
    }
    return text
  }
}

/// A scene with a layout that was mended in public.
struct PublicFix: CustomTestStringConvertible, Sendable {
  var name: String
  /// Its folder.
  var set: String
  var repository: String
  /// Of a question its address without the protocol.
  var commit: String
  var address: String
  var change: String
  /// The arguments of `check`.
  var asked: String
  /// As it was, and the lines of what was changed.
  var before: (text: String, lines: Set<Int>)
  var after: String

  var testDescription: String { name }

  /// The folders, with their headings.
  static let sets = [
    ("work", "Worked on"), ("unseen", "Unseen"), ("asked", "Asked about"),
    ("asked-unseen", "Asked about, unseen"),
  ]

  static let all: [PublicFix] = sets.map(\.0).flatMap { set in
    let folder = PublicFixTests.folder.appendingPathComponent(set)
    let files = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return files.filter { $0.hasSuffix(".swift") }.sorted().compactMap { file in
      let url = folder.appendingPathComponent(file)
      return (try? String(contentsOf: url, encoding: .utf8))
        .flatMap { PublicFix(String(file.dropLast(6)), of: set, $0) }
    }
  }

  init?(_ name: String, of set: String, _ text: String) {
    let fixed = #/// fix: (\S+) (\S+)\n// change: (.*)\n// ask: (.*)\n/#
    let asked = #/// asked: https:\/\/([^\n]+)\n// wanted: .*\n// change: (.*)\n// ask: (.*)\n/#
    self.name = name
    self.set = set
    if let head = text.firstMatch(of: fixed) {
      (repository, commit) = (String(head.1), String(head.2))
      address = "https://github.com/\(head.1)/commit/\(head.2)"
      (change, self.asked) = (String(head.3), String(head.4))
    } else if let head = text.firstMatch(of: asked) {
      let parts = head.1.split(separator: "/").map(String.init)
      repository = parts[0] == "github.com" ? parts[1...2].joined(separator: "/") : parts[0]
      commit = String(head.1)
      address = "https://\(head.1)"
      (change, self.asked) = (String(head.2), String(head.3))
    } else {
      return nil
    }
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    let old = lines.filter { $0.firstMatch(of: #/^ *// \+ /#) == nil }
    let marked = old.indices.filter { old[$0].hasSuffix("// -") || old[$0].hasSuffix("// !") }
    func plain(_ line: String) -> String {
      line.replacing(#/ *// [!-]$/#, with: "").replacing(#/^( *)// \+ /#) { String($0.1) }
    }
    before = (old.map(plain).joined(separator: "\n"), Set(marked.map { $0 + 1 }))
    after = lines.filter { !$0.hasSuffix("// -") }.map(plain).joined(separator: "\n")
  }

  /// `iphone-16, accessibility3`
  var conditions: String {
    let asked = (try? JSON(parsing: asked))?.members ?? []
    return asked.map { name, value in value.string ?? name }.joined(separator: ", ")
  }

  func findings(of text: String) throws -> [FindingsQuestion.Finding] {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("fixes-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try text.write(
      to: folder.appendingPathComponent("Fix.swift"), atomically: true, encoding: .utf8)
    let arguments = #"{"path": "Fix.swift", \#(asked.dropFirst())"#
    return try FindingsQuestion(arguments: JSON(parsing: arguments))
      .answer(QuestionSession(folder: folder.path)).findings
  }

  /// Whether a finding stands at a line that was changed, or its sentence names one, or the text or picture
  /// that stands there.
  func isNamed(by finding: FindingsQuestion.Finding?) -> Bool {
    guard let finding else { return false }
    if let line = finding.line, before.lines.contains(line) { return true }
    let said = finding.message.matches(of: /line (\d+)/).compactMap { Int($0.1) }
    if said.contains(where: before.lines.contains) { return true }
    let written = before.text.split(separator: "\n", omittingEmptySubsequences: false)
    let lines = before.lines.map { written[$0 - 1] }
    return finding.message.matches(of: /"([^"…]{3,})/).contains { title in
      lines.contains { $0.contains("\"\(title.1)") }
    }
  }
}
