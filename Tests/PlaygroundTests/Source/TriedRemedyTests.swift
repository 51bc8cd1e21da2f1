import Cells
import Foundation
import LayoutSolver
import SceneLoader
import Testing

@testable import Playground

/// Remedies that are tried from the findings, unwritten.
@Suite("Tried remedies")
struct TriedRemedyTests {
  private let folder = FileManager.default.temporaryDirectory
    .appending(path: "reflow-remedies-\(UUID().uuidString)")
  private static let text = """
    import SwiftUI
    struct ContentView: View {
      var body: some View {
        HStack(spacing: 8) {
          Text("Ceramic pour-over coffee dripper")
            .fixedSize()
          Text("Delivered on 12 December")
            .fixedSize()
        }
      }
    }
    """

  private var path: String { folder.appending(path: "Scene.swift").path }

  private func open(
    _ steps: [ScriptedTerminal.Step], _ text: String = Self.text, columns: Int = 160,
    rows: Int = 48
  ) throws -> (app: Playground, terminal: ScriptedTerminal) {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try text.write(toFile: path, atomically: true, encoding: .utf8)
    let terminal = ScriptedTerminal(columns: columns, rows: rows, steps)
    let app = Playground(
      scene: try Scene(path: path),
      library: SceneLibrary(gallery: SceneGallery(entries: [])) { entry in
        .failure(SceneReadError(path: entry.path, reason: .notFound))
      },
      settings: LayoutSettings(container: LayoutContainer(size: Size(width: 300, height: 200))),
      container: .exact(Size(width: 300, height: 200)), size: terminal.size,
      capabilities: terminal.capabilities,
      files: SystemFiles(stateFolder: folder.appending(path: "state").path))
    app.run(on: terminal)
    return (app, terminal)
  }

  /// Enough for every change that is tried.
  private static let search = [ScriptedTerminal.Step](repeating: .idle, count: 16)
  private static let mend = [ScriptedTerminal.Step.type("6"), .key(.enter)] + search

  private var written: String {
    get throws { try String(contentsOfFile: path, encoding: .utf8) }
  }

  @Test("Enter shows the first remedy beside what was, and leaves the file as it is")
  func trying() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let (app, terminal) = try open(Self.mend)
    let remedy = try #require(app.remedies.all.first?.remedy, "\(app.message ?? "")")
    #expect(app.scene.files[0].text == remedy.edits.applied(to: Self.text))
    #expect(try written == Self.text)
    for words in [
      "before, without the remedy", "after: 300×200", "Mended: \(remedy.words)", "✓", "Enter mend",
      "1 mended, W", "- .fixedSize()",
    ] {
      #expect(terminal.picture.contains(words), "\(words)")
    }
    #expect(app.differences.count > 0)
  }

  @Test("The panel has what is mended, by what, and the lines that are gone and new")
  func panel() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let (app, _) = try open(Self.mend)
    let tried = try #require(app.remedies.all.first)
    let content = app.content(of: .findings, columns: 400)
    let rows = (0..<content.count).map { content.line($0).text }
    let which = tried.remedies.count == 1 ? "" : "1 of \(tried.remedies.count), "
    #expect(
      rows[..<4] == [
        "✓ 4: overflow: leave out every fixedSize", "  \(which)nothing else moves",
        "  - .fixedSize()", "  - .fixedSize()",
      ])
    #expect(app.findings.row == 0 && content.current == 0)
  }

  @Test("W writes it, and the comparison ends")
  func writing() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let (app, terminal) = try open(Self.mend + [.type("W"), .idle])
    #expect(try written == Self.text.replacing("\n        .fixedSize()", with: ""))
    #expect(app.remedies.all.isEmpty && !app.comparison.isSideBySide && !app.hasUnwrittenEdits)
    #expect(terminal.picture.contains("Written to"))
  }

  @Test("U goes back to the finding, and to what was shown")
  func goingBack() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let (app, terminal) = try open(Self.mend + [.type("U"), .idle])
    #expect(app.scene.files[0].text == Self.text && !app.hasUnwrittenEdits)
    #expect(app.remedies.all.isEmpty && !app.comparison.isSideBySide)
    #expect(terminal.picture.contains("6 Findings") && !terminal.picture.contains("✓"))
    guard case .cause(.layout(let finding)) = app.allFindings[app.findings.row] else {
      Issue.record("another row is chosen")
      return
    }
    #expect(finding.rule == .overflow)
  }

  @Test("Enter again tries the next remedy, and after the last one the first")
  func next() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let (app, _) = try open(Self.mend)
    let count = try #require(app.remedies.all.first?.remedies.count)
    #expect(count > 1)
    var texts = [app.scene.files[0].text]
    for step in 1...count {
      app.handle(.key(.enter))
      #expect(app.remedies.all.first?.index == step % count && app.remedies.all.count == 1)
      texts.append(app.scene.files[0].text)
    }
    #expect(Set(texts).count == count && texts.first == texts.last)
  }

  @Test("Where nothing is known that mends it, that is said")
  func none() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let text =
      "import SwiftUI\n#Preview { ZStack(alignment: .top) { Text(\"Title of the page\"); Text(\"Subtitle\") } }\n"
    let (app, terminal) = try open(Self.mend, text)
    #expect(app.remedies.all.isEmpty)
    #expect(terminal.grids.contains { $0.text.contains("No change is known") })
  }

  @Test("Esc stops the search, and so does another container")
  func stopping() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let start = [ScriptedTerminal.Step.type("6"), .key(.enter)]
    let (stopped, terminal) = try open(start + [.key(.escape), .idle])
    #expect(!stopped.looksForRemedies && stopped.scene.files[0].text == Self.text)
    #expect(terminal.grids.contains { $0.text.contains("Stopped; nothing is changed") })
    #expect(stopped.panels.focus == .findings)
    let (other, _) = try open(start + [.idle, .type(">"), .type(">")] + Self.search)
    #expect(!other.looksForRemedies && other.remedies.all.isEmpty)
  }

  @Test("In another container both are laid out anew")
  func resizing() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let (app, _) = try open(Self.mend + [.type(">"), .type(">"), .idle])
    let width = app.effectiveSettings.container.size.width
    #expect(width > 300 && app.comparison.kept?.result.container.size.width == width)
  }

  @Test("A number that is changed further keeps the remedy as a change like any other")
  func changingFurther() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let (app, _) = try open(Self.mend)
    let mended = app.scene.files[0].text
    app.source.line = 4
    app.scrub(by: 1)
    #expect(app.remedies.all.isEmpty && !app.comparison.isSideBySide)
    #expect(app.scene.files[0].text.count == mended.count && app.hasUnwrittenEdits)
    app.dropEdits()
    #expect(app.scene.files[0].text == Self.text)
  }

  @Test("It fits every screen", arguments: [(200, 50), (80, 24), (60, 40), (40, 12), (20, 6)])
  func sizes(columns: Int, rows: Int) throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let (app, terminal) = try open(Self.mend, columns: columns, rows: rows)
    #expect(app.remedies.all.count == 1)
    #expect(app.brokenInvariant(in: try #require(terminal.grids.last)) == nil)
  }
}
