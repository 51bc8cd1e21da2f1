import Foundation
import JSONSchemas
import JSONText
import LayoutSolver
import SceneLoader
import Testing

@testable import Questions

@Suite("Questions")
struct QuestionTests {
  /// A folder with a file of two views, of which one is cut off.
  private static let card = """
    import SwiftUI

    struct Card: View {
      var title = "Weather"
      var body: some View {
        VStack {
          Text(title).accessibilityIdentifier("title")
          Text("Rain until the evening, and clear in the night").fixedSize()
            .font(.title)
        }
        .padding(16)
      }
    }

    #Preview("Large") { Card() }
    """

  private func ask<Asked: Question>(
    _ question: Asked.Type, _ arguments: String, _ session: QuestionSession
  ) throws -> Asked.Answer {
    try Asked(arguments: JSON(parsing: arguments)).answer(session)
  }

  /// Writes files into a folder of their own, and asks about them.
  private func with(
    _ texts: [String: String], _ body: (QuestionSession, URL) throws -> Void
  ) throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("questions-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    for (name, text) in texts {
      try text.write(to: folder.appendingPathComponent(name), atomically: true, encoding: .utf8)
    }
    try body(QuestionSession(folder: folder.path), folder)
  }

  @Test("Every answer is as its schema says", arguments: QuestionList.all.map { $0.name })
  func schemas(name: String) throws {
    let more = [
      "why": #", "view": "title""#, "sizes": #", "view": "title", "width": "inf""#,
      "declaration": #", "line": 15, "column": 20"#, "breakpoints": #", "from": 300, "to": 330"#,
      "findings": #", "remedies": true"#, "previews": #", "conditions": true"#,
    ]
    let question = try #require(QuestionList.all.first { $0.name == name })
    try with(["Card.swift": Self.card]) { session, _ in
      func check<Asked: Question>(_ question: Asked.Type) throws {
        let answer = try ask(question, #"{"path": "Card.swift"\#(more[name] ?? "")}"#, session)
        let json = try JSON(parsing: #require(answer.json).compact)
        let problems = JSONSchema(Asked.answerSchema, isClosed: true).problems(json, at: name)
        #expect(problems.isEmpty, "\(problems.joined(separator: "\n"))")
        #expect(!answer.words.joined().isEmpty)
      }
      try check(question)
    }
  }

  @Test("The schemas are the recorded ones; what changes them raises the version")
  func recorded() throws {
    let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("Schema.json")
    let text = QuestionList.schema.pretty + "\n"
    if ProcessInfo.processInfo.environment["REFLOW_WRITE_DOCUMENTS"] == "1" {
      try text.write(to: file, atomically: true, encoding: .utf8)
    }
    let recorded = try String(contentsOf: file, encoding: .utf8)
    #expect(
      text == recorded, "REFLOW_WRITE_DOCUMENTS=1 swift test --filter QuestionTests writes it")
  }

  @Test("A finding names the line of its cause, and a proven change mends it")
  func findings() throws {
    try with(["Card.swift": Self.card]) { session, _ in
      let found = try ask(FindingsQuestion.self, #"{"path": "Card.swift"}"#, session)
      #expect(!found.isRight)
      // The page is too wide, at the line of its last modifier; what doesn't shrink stands in line 8.
      #expect(found.findings.first?.line == 11)
      #expect(found.words.joined().contains("line 8"))
      let trial = try ask(TrialQuestion.self, #"{"path": "Card.swift", "finding": "f1"}"#, session)
      #expect(trial.mends && trial.new.isEmpty && trial.gone.count > 0)
      #expect(trial.diff.contains { $0.hasPrefix("-") && $0.contains("fixedSize") })
    }
  }

  @Test("Places say where they end; what belongs to a finding has its own")
  func places() throws {
    try with(["Card.swift": Self.card]) { session, _ in
      let found = try ask(
        FindingsQuestion.self, #"{"path": "Card.swift", "related": true}"#, session)
      let finding = try #require(found.findings.first)
      let lines = Self.card.split(separator: "\n", omittingEmptySubsequences: false)
      func text(_ place: PlaceAnswer?) -> Substring? {
        guard let place, place.line == place.endLine else { return nil }
        return lines[place.line - 1].dropFirst(place.column - 1)
          .prefix(place.endColumn - place.column)
      }
      #expect(text(finding.place) == "padding")
      #expect(finding.related?.count == finding.follows?.count)
      let related = try #require(finding.related?.first { $0.place.line == 8 })
      #expect(text(related.place)?.hasPrefix("Text(") == true)
      let plain = try ask(FindingsQuestion.self, #"{"path": "Card.swift"}"#, session)
      #expect(plain.findings.first?.related == nil)
    }
  }

  @Test("A place in another file than the scene's only one names it")
  func otherFiles() {
    let files = [Scene.File(name: "a.swift", text: "let é = \"\"\"\n\n\"\"\"\n")]
    func place(_ file: String) -> PlaceAnswer {
      PlaceAnswer(
        SceneLocation(file: file, line: 1, column: 10, offset: 9, length: 8), in: files)
    }
    let (own, other) = (place("a.swift"), place("a.strings"))
    #expect(own.file == nil && own.endLine == 3 && own.endColumn == 4)
    #expect(other.file == "a.strings" && other.line == 1 && other.endLine == 1)
  }

  @Test("The edits of a change make what its lines say; it is tried on every phone where asked")
  func edited() throws {
    try with(["Card.swift": "// é\n" + Self.card]) { session, _ in
      let asked = #"{"path": "Card.swift", "old": ".fixedSize()", "new": "\n", "phones": true}"#
      let trial = try ask(TrialQuestion.self, asked, session)
      let edit = try #require(trial.edits.first)
      #expect(trial.edits.count == 1 && edit.text == "\n")
      let line = #"      Text("Rain until the evening, and clear in the night")"#
      #expect(edit.place.line == 9 && edit.place.endLine == 9)
      #expect(edit.place.column == line.count + 1)
      #expect(edit.place.endColumn == edit.place.column + ".fixedSize()".count)
      let count = Self.phones.count
      #expect(trial.words.contains("fits \(count) of \(count) phones"))
    }
    let plain = "import SwiftUI\n#Preview { Text(\"a\") }\n"
    try with(["Plain.swift": plain]) { session, _ in
      let asked = #"""
        {"path": "Plain.swift", "old": "Text(\"a\")", "new": "Color.red.frame(width: 420)", "phones": true}
        """#
      let worse = try ask(TrialQuestion.self, asked, session)
      // The others are narrower.
      let wide = Self.phones.count { $0.container.size.width >= 420 }
      #expect(worse.words.contains("fits \(wide) of \(Self.phones.count) phones"))
    }
  }

  private static let phones = Set(
    Device.all.filter { !$0.isTablet && $0.firstRelease <= 26 }
      .map { $0.settings(.portrait, os: 26) })

  @Test("A picture is drawn as SVG in the colours of what is around it")
  func svg() throws {
    try with(["Card.swift": Self.card]) { session, _ in
      func svg(_ more: String) throws -> PictureQuestion.Answer {
        try ask(PictureQuestion.self, #"{"path": "Card.swift"\#(more)}"#, session)
      }
      let (dark, light) = (try svg(#", "svg": true"#), try svg(#", "svg": true, "light": true"#))
      #expect(dark.svg?.contains("Weather") == true && dark.rows.isEmpty)
      #expect(dark.svg != light.svg)
      #expect(try svg("").svg == nil)
    }
  }

  @Test("A change that is given is tried, and not written")
  func trial() throws {
    try with(["Card.swift": Self.card]) { session, folder in
      let trial = try ask(
        TrialQuestion.self, #"{"path": "Card.swift", "old": ".fixedSize()", "new": ""}"#, session)
      #expect(trial.mends)
      let text = try String(
        contentsOf: folder.appendingPathComponent("Card.swift"), encoding: .utf8)
      #expect(text == Self.card)
      let twice = #expect(throws: QuestionError.self) {
        try ask(TrialQuestion.self, #"{"path": "Card.swift", "old": "Text", "new": ""}"#, session)
      }
      #expect(twice?.message.contains("2 times") == true)
    }
  }

  @Test("A view is found by handle, identifier, line and name, and is the same one")
  func lookup() throws {
    try with(["Card.swift": Self.card]) { session, _ in
      func view(_ view: String) throws -> ViewAnswer {
        let answer = try ask(
          TreeQuestion.self, #"{"path": "Card.swift", "depth": 0, "view": "\#(view)"}"#, session)
        return try #require(answer.views.first)
      }
      let title = try view("#title")
      #expect(title.line == 7)
      for other in ["title", title.handle, "Card.swift:7", "7", "text \\\"Weather\\\""] {
        #expect(try view(other).handle == title.handle, "\(other)")
      }
      #expect(throws: QuestionError.self) { try view("#subtitle") }
    }
  }

  @Test("A file's lines have the sizes of what they make")
  func written() throws {
    let rows = """
      import SwiftUI
      struct Rows: View {
        var body: some View {
          VStack {
            Color.red.frame(width: 60, height: 20)
            ForEach(1..<4) { number in
              Color.blue
                .frame(width: 10, height: CGFloat(number))
                .opacity(0.5)
            }
          }
          .frame(width: 200, height: 100)
        }
      }
      """
    try with(["Rows.swift": rows]) { session, _ in
      let lines = try ask(WrittenQuestion.self, #"{"path": "Rows.swift"}"#, session).lines
      func line(_ number: Int) -> WrittenQuestion.Line? { lines.first { $0.line == number } }
      #expect(line(5)?.sizes == [Size(width: 60, height: 20)])
      #expect(line(8)?.count == 3)
      #expect(line(8)?.sizes == (1...3).map { Size(width: 10, height: Double($0)) })
      #expect(line(9) == nil, "it changes nothing of the size")
      #expect(line(12)?.sizes == [Size(width: 200, height: 100)])
      #expect(throws: QuestionError.self) {
        try ask(WrittenQuestion.self, #"{"path": "Rows.swift", "file": "Other.swift"}"#, session)
      }
    }
  }

  @Test("An edit of one file is taken in; unsaved text counts until it is dropped")
  func edits() throws {
    let other = "import SwiftUI\n\nstruct Other: View { var body: some View { Text(\"other\") } }\n"
    try with(["Card.swift": Self.card, "Other.swift": other]) { session, folder in
      let path = folder.appendingPathComponent("Card.swift").path
      func padding() throws -> Double? {
        let answer = try ask(
          TreeQuestion.self, #"{"path": "\#(folder.path)", "preview": "Large"}"#, session)
        let padding = answer.views.first { $0.name.hasPrefix("padding") }
        let stack = answer.views.first { $0.name.hasPrefix("VStack") }
        // Heights of lines are in pixels.
        return padding.flatMap { a in
          stack.map { ((a.size.height - $0.size.height) * 500).rounded() / 1000 }
        }
      }
      #expect(try padding() == 16)
      let edited = Self.card.replacingOccurrences(of: "padding(16)", with: "padding(20)")
      session.setText(edited, of: path)
      #expect(try padding() == 20)
      session.setText(nil, of: path)
      #expect(try padding() == 16)
      try Self.card.replacingOccurrences(of: "padding(16)", with: "padding(24)")
        .write(toFile: path, atomically: true, encoding: .utf8)
      #expect(try padding() == 24)
      try session.with(Subject(path: folder.path)) { warm, _ in #expect(warm.scene.loads == 1) }
    }
  }

  @Test("What changed since the last time is told by its cause")
  func changes() throws {
    try with(["Card.swift": Self.card]) { session, folder in
      let path = folder.appendingPathComponent("Card.swift")
      let asked = #"{"path": "Card.swift"}"#
      _ = try ask(ChangesQuestion.self, asked, session)
      #expect(try ask(ChangesQuestion.self, asked, session).words == ["nothing changed"])
      try Self.card.replacingOccurrences(of: ".fixedSize()", with: "")
        .write(to: path, atomically: true, encoding: .utf8)
      let changed = try ask(ChangesQuestion.self, asked, session)
      #expect(!changed.gone.isEmpty && changed.new.isEmpty)
      #expect(changed.changes.contains { $0.contains("fixedSize") })
    }
  }

  @Test("A broken file answers with its error and the last good picture")
  func broken() throws {
    try with(["Card.swift": Self.card]) { session, folder in
      let asked = #"{"path": "Card.swift"}"#
      let good = try ask(PictureQuestion.self, asked, session)
      try "import SwiftUI\nstruct Card: View { var body: some View { Text(1 } }\n".write(
        to: folder.appendingPathComponent("Card.swift"), atomically: true, encoding: .utf8)
      let broken = try ask(PictureQuestion.self, asked, session)
      #expect(broken.words.first?.contains("error") == true)
      #expect(broken.rows == good.rows)
      let findings = try ask(FindingsQuestion.self, asked, session)
      #expect(findings.findings.first?.severity == .error)
    }
  }

  @Test(
    "What can't be asked is told with what to do",
    arguments: [
      (#"{}"#, "'path' is missing"), (#"{"path": 1}"#, "'path' can't be 1"),
      (#"{"path": "None.swift"}"#, "no such file"),
      (#"{"path": "Card.swift", "devise": 1}"#, "has no argument 'devise'"),
      (#"{"path": "Card.swift", "device": "iphone-16-prp"}"#, "did you mean 'iphone-16-pro'"),
      (#"{"path": "Card.swift", "typeSize": "huge"}"#, "there are xSmall"),
      (#"{"path": "Card.swift", "preview": "Small"}"#, "there are Large"),
      (#"{"path": "Card.swift", "container": "wide"}"#, "such as 390x844"),
      (#"{"path": "Card.swift", "os": 3}"#, "'os' is from 13"),
    ])
  func errors(arguments: String, expected: String) throws {
    try with(["Card.swift": Self.card]) { session, _ in
      let error = #expect(throws: QuestionError.self) {
        try ask(FindingsQuestion.self, arguments, session)
      }
      #expect(error?.message.contains(expected) == true, "\(error?.message ?? "")")
    }
  }
}
