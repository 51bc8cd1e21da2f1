import Cells
import Foundation
import LayoutSolver
import SceneLoader
import Testing

@testable import Playground

@Suite("Matrix and strip")
struct VariantTests {
  /// 390 points have 182 left for the text, which doesn't shrink: enough for the short one at its
  /// usual 17 points, and not at the 53 of accessibility5.
  private static let row = """
    import SwiftUI

    struct Row: View {
      var title = "Short name"
      var body: some View {
        HStack { Text(title).fixedSize(); Color.red.frame(width: 200, height: 20) }
      }
    }
    #Preview("Short") { Row() }
    #Preview("Long") { Row(title: "A name that is much longer than the row") }
    """

  private func session(
    _ source: String = row, columns: Int = 160, rows: Int = 48
  ) -> SceneSession {
    SceneSession(
      Scene(files: [Scene.File(name: "Row.swift", text: source)], name: "row"), columns: columns,
      rows: rows)
  }

  @Test("M shows the type sizes side by side, what is wrong under each, and Enter takes one")
  func matrix() {
    let session = session().type("M")
    #expect(session.shows("Matrix of") && session.shows("type sizes"))
    // The present size is the fourth of twelve.
    #expect(session.app.overlay?.row == 3)
    session.type("llllllll")
    #expect(session.shows("accessibility5") && session.shows("⚠"))
    #expect(session.shows("wide"))
    session.press([.enter])
    #expect(session.app.overlay == nil)
    #expect(session.app.conditions.settings.dynamicTypeSize == .accessibility5)
  }

  @Test("Tab goes to the next axis that has something to choose from, and on its present value")
  func axes() {
    let session = session().type("M")
    let axes = session.app.variantAxes
    #expect(axes.count == 9)
    for axis in axes.indices {
      #expect(session.app.variation.axis == axes[(axis + 1) % axes.count])
      session.press([.tab])
    }
    session.app.variation.axis = .preview
    session.press([.escape]).type("Ml").press([.enter])
    #expect(session.app.scene.rootName == "Long")
    #expect(!self.session("import SwiftUI\nText(\"Hi\")").app.variantAxes.contains(.preview))
  }

  @Test("What is typed leaves out pictures")
  func filter() {
    let session = session().type("M/access").press([.enter])
    #expect(session.app.conditions.settings.dynamicTypeSize == .accessibility1)
  }

  @Test("The strip says how each size comes out; one key walks it")
  func strip() {
    let session = session()
    session.app.show("Long")
    session.type(";")
    #expect(session.shows("type sizes  xS"))
    #expect(session.shows("L ⚠") && session.shows("AX5 ⚠"))
    #expect(session.app.conditions.settings.dynamicTypeSize == .large)
    session.type(";")
    #expect(session.app.conditions.settings.dynamicTypeSize == .xLarge)
    session.type("''")
    #expect(session.app.conditions.settings.dynamicTypeSize == .medium)
    session.app.show("Short")
    #expect(session.run([]).shows("L ✓") && session.shows("AX5 ⚠"))
  }

  /// 72 points hold "Settings" at the usual size and not at the largest. What a view's own limit of
  /// lines cuts a little is a note, and a picture with an ellipsis isn't one in which all is well.
  @Test("Notes alone are told apart from nothing and from warnings")
  func notes() throws {
    let source = """
      import SwiftUI
      struct Row: View { var body: some View { Text("Settings").lineLimit(1).frame(width: 72) } }
      """
    let session = session(source).type(";")
    var marks: [DynamicTypeSize: String] = [:]
    for (variant, size) in zip(session.app.variants(along: .typeSize), DynamicTypeSize.allCases) {
      let outcome = try #require(session.app.outcome(of: variant))
      let findings = try #require(outcome.result).findings
      let mark = session.app.mark(of: outcome).text
      marks[size] = mark
      let worst = findings.map(\.severity)
      let expected: Character =
        worst.contains(.error) ? "✗" : worst.contains(.warning) ? "⚠" : worst.isEmpty ? "✓" : "·"
      #expect(mark.first == expected, "\(size)")
      #expect(mark.dropFirst() == (worst.isEmpty ? "" : "\(worst.count)"))
    }
    #expect(marks[.large] == "✓")
    #expect(marks.values.contains("·1"))
    #expect(session.shows("·1"))
  }

  @Test("I shows the strip of the next axis, and none after the last")
  func strips() {
    let session = session().type("I")
    var seen: [String] = []
    while session.app.variation.showsStrip, seen.count < 20 {
      seen.append(session.app.variation.axis.rawValue)
      #expect(session.shows(session.app.variation.axis.words))
      session.type("I")
    }
    #expect(Set(seen).isSuperset(of: ["type-size", "language", "preview"]))
    #expect(session.app.stripLine == nil)
  }

  @Test("What was chosen survives a reload")
  func reload() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "variants-\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appending(path: "Row.swift")
    try Self.row.write(to: file, atomically: true, encoding: .utf8)
    let app = SceneSession(try Scene(path: file.path), columns: 120, rows: 40).app
    app.variation.axis = .preview
    app.take(app.variants(along: .preview)[1])
    app.take(app.variants(along: .typeSize)[9])
    app.take(app.variants(along: .device)[0])
    app.variation.showsStrip = true
    try Self.row.replacing("200", with: "150").write(
      to: file, atomically: true, encoding: .utf8)
    #expect(app.pollFiles())
    #expect(app.result != nil)
    #expect(app.scene.rootName == "Long")
    #expect(app.conditions.settings.dynamicTypeSize == .accessibility3)
    #expect(app.conditions.container.device?.device.name == "iPhone SE 1")
    #expect(app.variation.showsStrip && app.variation.axis == .preview)
  }

  @Test("Other layouts change nothing of the scene that is played")
  func state() {
    let source = """
      import SwiftUI

      struct Counter: View {
        @State private var count = 0
        @Environment(\\.dynamicTypeSize) private var size
        var body: some View {
          Button("Pressed \\(count)") { count += 1 }
            .onChange(of: size, initial: true) { count += 10 }
        }
      }
      """
    let session = session(source)
    func texts() -> [String] {
      (session.app.result?.nodes ?? []).flatMap { $0.textLines.map { "\($0)" } }
    }
    _ = session.run([])
    let before = texts()
    session.type("M").type("llllll").press([.escape])
    #expect(texts() == before)
    #expect(!before.isEmpty)
  }

  @Test("A language that is written from right to left turns the layout")
  func languages() throws {
    let session = session()
    let all = session.app.variants(along: .language)
    #expect(all.map(\.name) == ["own", "double-length", "accented", "right-to-left"])
    session.app.take(all[3])
    #expect(session.app.effectiveSettings.layoutDirection == .rightToLeft)
    session.app.take(all[0])
    #expect(session.app.effectiveSettings.layoutDirection == .leftToRight)
  }

  @Test("It paints on every screen", arguments: [(200, 50), (80, 24), (40, 12), (20, 6)])
  func ladder(columns: Int, rows: Int) {
    let session = session(columns: columns, rows: rows).type("M")
    for _ in session.app.variantAxes {
      session.press([.end]).press([.home, .tab])
      #expect(session.app.overlay?.kind is MatrixOverlay)
    }
  }
}

/// A session over a scene as its file has it, with time to lay out what its pictures want.
final class SceneSession {
  let app: Playground
  private let terminal: ScriptedTerminal

  init(_ scene: Scene, columns: Int, rows: Int) {
    let capabilities = TerminalCapabilities(colors: 256, unicode: true, mouse: true)
    terminal = ScriptedTerminal(columns: columns, rows: rows, capabilities: capabilities)
    app = Playground(
      scene: scene,
      library: SceneLibrary(gallery: SceneGallery(entries: [])) { entry in
        .failure(SceneReadError(path: entry.path, reason: .notFound))
      }, settings: LayoutSettings(container: LayoutContainer(size: Size(width: 390, height: 844))),
      container: .exact(Size(width: 390, height: 844)), size: (columns, rows),
      capabilities: capabilities)
  }

  @discardableResult
  func run(_ keys: [Key]) -> SceneSession {
    terminal.append(keys.map { .key($0) } + Array(repeating: .idle, count: 40))
    app.run(on: terminal)
    app.requests = []
    return self
  }

  @discardableResult
  func press(_ keys: [Key]) -> SceneSession { run(keys) }

  @discardableResult
  func type(_ letters: String) -> SceneSession { run(letters.map { .character($0) }) }

  func shows(_ text: String) -> Bool { terminal.picture.contains(text) }
}
