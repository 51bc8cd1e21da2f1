import LayoutSolver
import SceneLoader
import Testing

@testable import Cells
@testable import Playground

@Suite("Sessions")
struct SessionTests {
  @Test(
    "Every action of the table changes the screen, or asks the terminal for something",
    arguments: [(200, 50), (80, 24)])
  func everyAction(columns: Int, rows: Int) {
    for action in PlaygroundAction.all {
      let panels = Panel.all.filter(action.isValid)
      #expect(
        panels.contains { changes(action, $0, columns, rows) },
        "\(action.id) changes nothing in any panel")
    }
  }

  /// From the middle of a session, in which every action has something to do.
  private func changes(
    _ action: PlaygroundAction, _ panel: Panel, _ columns: Int, _ rows: Int
  ) -> Bool {
    let middle = vStack([text("Above"), threeViews.frame(100, 200).id("middle"), text("Below")])
    let session = Session(
      hStack([box(90, 120), text("Left").fixedSize(), middle, text("Right")]),
      columns: columns, rows: rows)
    session.app.selection.lastSearch = "color"
    session.app.trace.lastSearch = TraceQuery("text")
    session.app.zoom(to: session.app.scale.finer)
    let all = session.app.result?.nodes ?? []
    let isAboutChildren = ["move.down", "move.right", "choose"].contains(action.id)
    session.app.focus(panel)
    let selected = all.first { isAboutChildren ? $0.name == "VStack" : $0.identifier == "middle" }
    // Right before it gets its place: some of its steps are behind, one is ahead.
    let place = session.app.trace.events.first { $0.node == selected?.id && $0.phase == .place }
    session.app.trace.move(
      to: place.map { session.app.trace.timeline.steps(of: $0.index).lowerBound - 1 })
    session.app.select(selected?.id)
    for node in all where node.name == "VStack" && node.depth > 1 {
      session.app.fold(node.id)
    }
    session.run([])
    let before = session.terminal.grids.last
    session.app.perform(action, count: 1)
    let asks = !session.app.requests.isEmpty
    session.app.requests = []
    session.run([])
    return asks || session.terminal.grids.last != before
  }

  @Test("j selects the first subview, l its sibling, k the parent, and every panel follows")
  func selecting() {
    let session = Session().type("j")
    #expect(session.app.selectedNode?.identifier == "greeting")
    #expect(session.shows("Text \"Hello, world.\" #greeting"))
    #expect(session.app.source.line == 3)
    #expect(session.type("ll").app.selectedNode?.identifier == "rest")
    #expect(session.type("k").app.selectedNode?.name == "VStack")
  }

  @Test("The container follows the window, at the scale of the start")
  func window() {
    let session = Session(columns: 100, rows: 30).run([])
    let before = session.app.effectiveSettings.container.size
    session.run([.resize(columns: 96, rows: 28)])
    let after = session.app.effectiveSettings.container.size
    // 64 of 100 columns are the canvas's, at 6 points about as wide as a phone; three rows aren't.
    #expect(before == Size(width: 64 * 6, height: 27 * 12))
    #expect(after == Size(width: 60 * 6, height: 25 * 12))
    session.run([.resize(columns: 60, rows: 20)])
    // Without a panel from 72 columns down, which left 36 of them: twice as fine.
    #expect(session.app.effectiveSettings.container.size == Size(width: 60 * 3, height: 17 * 6))
    session.run([.resize(columns: 100, rows: 30)])
    #expect(session.app.effectiveSettings.container.size == before)
  }

  @Test("A storm of sizes costs one layout and one picture")
  func storm() {
    let session = Session().run([])
    let layouts = session.scene.layouts.count
    let pictures = session.terminal.grids.count
    session.run((0..<100).map { .resize(columns: 160 - $0 / 2, rows: 48) })
    #expect(session.scene.layouts.count == layouts + 1)
    #expect(session.terminal.grids.count == pictures + 2)
  }

  @Test("Keys change the container by a column, ten columns, or so many")
  func width() {
    let exact = ContainerChoice.exact(Size(width: 300, height: 400))
    let session = Session(container: exact).run([])
    let step = session.app.scale.pointsPerColumn
    session.type(">")
    #expect(session.app.effectiveSettings.container.size.width == 300 + step)
    #expect(session.type("{").app.effectiveSettings.container.size.width < 300)
    session.app.conditions.container = exact
    #expect(
      session.type(":12>").press([.enter]).app.effectiveSettings.container.size.width
        == 300 + 12 * session.app.scale.pointsPerColumn)
  }

  @Test("s takes a size or a device's name, o turns it, w ties it to the window")
  func choosing() {
    let session = Session().type("s390x844").press([.enter])
    #expect(session.app.conditions.container == .exact(Size(width: 390, height: 844)))
    #expect(session.shows("390×844 pt"))
    session.type("siphone 16 pro").press([.enter])
    #expect(session.shows("402×874 pt"))
    #expect(session.app.result?.container.safeAreaInsets.top == 62)
    #expect(session.type("o").shows("874×402 pt"))
    #expect(session.type("w").app.conditions.container == .window)
  }

  @Test("A saved file reloads and the selection stays; a broken one leaves the last picture")
  func reloading() {
    let session = Session().type("jll")
    session.scene.saved = (vStack([text("New").id("greeting"), box(9, 9), color().id("rest")]), [])
    session.run([.idle])
    #expect(session.shows("\"New\""))
    #expect(session.app.selectedNode?.identifier == "rest")
    let error = SceneDiagnostic(
      severity: .error, identifier: .syntax, message: "expected '}'", remedy: "close the brace")
    session.scene.saved = (nil, [error])
    session.run([.idle])
    #expect(session.shows("error: expected '}'"))
    #expect(session.shows("close the brace"))
    #expect(session.shows("\"New\""))
  }

  @Test("P lists what can be shown, with its place, and shows what is chosen")
  func previews() {
    let session = Session().type("P")
    #expect(session.shows("nothing else to show"))
    let place = {
      SceneLocation(file: "Views/Card.swift", line: $0, column: 1, offset: 0, length: 1)
    }
    session.scene.shownViews = [
      Scene.ShownView(name: "broken", location: place(2), problem: "error at Card.swift:2"),
      Scene.ShownView(name: "small", location: place(4)),
      Scene.ShownView(name: "large", location: place(9)),
      Scene.ShownView(name: "#3", title: "Card", location: place(12)),
    ]
    session.scene.rootName = "small"
    session.scene.viewsByName = ["large": vStack([text("Large"), box(9, 9)])]
    session.type("P")
    #expect(session.shows("● small  Card.swift:4"))
    #expect(session.shows("  Card  #3  Card.swift:12"))
    #expect(session.shows("  broken  Card.swift:2  error at Card.swift:2"))
    // What has a problem is last.
    session.type("j").press([.enter])
    #expect(session.shows("\"Large\""))
    #expect(session.scene.rootName == "large")
  }

  @Test("A picture with views left out is shown at first, and never in place of a whole one")
  func partial() {
    let error = SceneDiagnostic(
      severity: .error, identifier: .unknownName, message: "cannot find 'x'")
    let session = Session().type("j")
    session.scene.isPartial = true
    session.scene.saved = (vStack([text("Half"), box(9, 9)]), [error])
    session.run([.idle])
    #expect(session.shows("error: cannot find 'x'"))
    #expect(!session.shows("\"Half\""))
    session.app.open(session.scene)
    session.run([.idle])
    #expect(session.shows("\"Half\""))
    session.scene.saved = (vStack([text("Most"), box(9, 9)]), [error])
    session.run([.idle])
    #expect(session.shows("\"Most\""))
  }

  @Test("Selection, folding and scroll survive a reload, another size and another number")
  func surviving() {
    func view(_ side: Double) -> View {
      let rows = (0..<40).map { hStack([text("Row \($0)"), box(side, side)]).at(line: 4) }
      return vStack(rows).at(line: 2)
    }
    let session = Session(view(9))
    session.scene.viewOfText = { _ in view(10) }
    let nodes = session.app.result?.nodes ?? []
    let stacks = nodes.filter { $0.name == "HStack" }
    session.app.select(stacks[30].id)
    session.app.fold(stacks[29].id)
    session.app.focus(.tree)
    session.run([.event(.mouse(MouseEvent(.wheelDown, column: 5, row: 5)))])
    func state() -> [String] {
      let rows = session.app.treeRows
      let first = session.app.mouse.screen.target(column: 3, row: 1)
      let selected = session.app.treePosition
      return ["\(rows.count)", "\(String(describing: selected))", "\(first.map { "\($0)" } ?? "")"]
    }
    let before = state()
    session.scene.saved = (view(11), [])
    #expect(session.run([.idle]).shows("11×11") && state() == before)
    session.run([.resize(columns: 161, rows: 48)])
    #expect(state() == before)
    session.app.focus(.source)
    session.app.source.line = 4
    session.type("+")
    #expect(session.app.opened.fileScene != nil && session.app.source.line == 4)
    #expect(state() == before)
  }

  @Test("Stepping back through the negotiation shows views that have no place yet")
  func stepping() {
    let session = Session().type(",,")
    #expect(session.shows("step "))
    #expect(session.shows("╌"))
    #expect(!session.press([.escape]).shows("╌"))
  }

  @Test("Playing goes from the first call to the last, a row at a time")
  func playing() {
    let session = Session().type(" ")
    #expect(session.shows("step 1 of"))
    session.run(Array(repeating: .idle, count: 50))
    #expect(session.app.trace.cursor == nil)
    #expect(!session.app.trace.isPlaying)
  }

  @Test("A click selects the deepest view, another its parent; one on a hint does it")
  func clicking() {
    let session = Session().run([])
    let origin = session.app.mouse.screen.canvasOrigin
    let row = origin.row + 1
    let column = session.app.mouse.screen.container.endColumn - 10
    session.run([.mouse(.press(.left), column: column, row: row + 30)])
    #expect(session.app.selectedNode?.identifier == "rest")
    session.run([.mouse(.press(.left), column: column, row: row + 30)])
    #expect(session.app.selectedNode?.name == "VStack")
    session.run([.mouse(.press(.left), column: 0, row: 47)])
    #expect(session.app.overlay?.kind is HelpOverlay)
  }

  @Test("A dragged edge stays under the mouse, however many pictures there are on the way")
  func dragging() {
    let session = Session(container: .exact(Size(width: 300, height: 400))).run([])
    let edge = session.app.mouse.screen.container.endColumn - 1
    let step = session.app.scale.pointsPerColumn
    session.run([
      .mouse(.press(.left), column: edge, row: 20), .mouse(.drag(.left), column: edge - 5, row: 20),
    ])
    // In the middle of the canvas it loses as much on the other side.
    #expect(session.app.effectiveSettings.container.size.width == 300 - 10 * step)
    #expect(session.app.mouse.screen.container.endColumn - 1 == edge - 5)
    session.run([
      .mouse(.drag(.left), column: edge - 3, row: 20),
      .mouse(.drag(.left), column: edge - 2, row: 20),
      .mouse(.release(.left), column: edge - 2, row: 20),
    ])
    #expect(session.app.effectiveSettings.container.size.width == 300 - 4 * step)
    #expect(session.app.mouse.screen.container.endColumn - 1 == edge - 2)
  }

  @Test("The left and the upper edge are dragged the other way; what isn't moved is clicked")
  func draggingBack() {
    let session = Session(container: .exact(Size(width: 300, height: 400))).type("j").run([])
    let before = session.app.mouse.screen.container
    let step = session.app.scale.pointsPerColumn
    session.run([
      .mouse(.press(.left), column: before.column, row: before.row),
      .mouse(.drag(.left), column: before.column - 2, row: before.row + 3),
    ])
    let dragged = session.app.mouse.screen.container
    #expect(dragged.column == before.column - 2 && dragged.row == before.row + 3)
    session.run([.mouse(.release(.left), column: dragged.column, row: dragged.row)])
    let size = session.app.effectiveSettings.container.size
    #expect(size == Size(width: 300 + 4 * step, height: 400 - 6 * 2 * step))
    let edge = session.app.mouse.screen.container
    #expect(session.app.selectedNode?.identifier == "greeting")
    session.run([
      .mouse(.press(.left), column: edge.column, row: edge.row + 9),
      .mouse(.release(.left), column: edge.column, row: edge.row + 9),
    ])
    #expect(session.app.effectiveSettings.container.size == size)
    #expect(session.app.selectedNode?.identifier != "greeting")
  }

  @Test("Pasted source is shown; it has no file to write to")
  func pasting() {
    let source = "struct Pasted: View { var body: some View { Text(\"From the clipboard\") } }"
    let session = Session().run([.event(.paste(source))])
    #expect(session.app.result?.nodes.first?.detail == "\"From the clipboard\"")
    #expect(session.type("e").shows("This scene has no file to edit"))
  }

  @Test("Digits go to their panels, however fast; a number alone after : goes to a row, as in vim")
  func digits() {
    let session = Session().type("23")
    #expect(session.app.panels.focus == .geometry)
    session.type("2:3").press([.enter])
    #expect(session.app.selection.node == session.app.treeRows[2].node)
    session.type(":2j").press([.enter])
    #expect(session.app.selection.node == session.app.treeRows[4].node)
  }

  @Test("Pasted lines may end as Enter does, and views need no file around them")
  func pastingFragments() {
    let source = "HStack {\r  Text(\"One\")\r\n  Text(\"Two\")\r}"
    let session = Session().run([.event(.paste(source))])
    #expect(session.app.result?.nodes.map(\.detail).filter { $0.hasPrefix("\"") }.count == 2)
    #expect(session.app.sourceLines.count == 4)
    let log = Session().run([.event(.paste("MyLayout proposed 100\rText again (20)"))])
    #expect((log.app.overlay?.kind as? LogOverlay)?.log.lines.count == 2)
  }

  @Test("The picture kept after an error says that it is old, until the scene is whole again")
  func oldPicture() {
    let session = Session().run([])
    #expect(!session.shows("OLD"))
    let canvas = session.app.screenLayout.canvas
    let whole = session.terminal.grids.last?[canvas.column + 1, canvas.row + 1].style
    let error = SceneDiagnostic(severity: .error, identifier: .syntax, message: "expected '}'")
    session.scene.saved = (nil, [error])
    session.run([.idle])
    let inside = session.terminal.grids.last?[canvas.column + 1, canvas.row + 1].style
    #expect(session.shows("OLD, from before the error"))
    #expect(inside != nil && inside != whole)
    #expect(session.app.screenLayout.canvas == canvas)
    session.scene.saved = (threeViews, [])
    #expect(!session.run([.idle]).shows("OLD"))
  }

  @Test("Help finds < and > by what their hint says")
  func helpByHint() {
    let session = Session().type("?/width")
    let rows = session.app.overlay.map { session.app.entries(of: $0) } ?? []
    let names = rows.filter { $0.choose != nil }.map(\.line.text)
    for key in ["<", ">", "{", "}"] {
      #expect(names.contains { $0.contains("  \(key) ") }, "\(key) isn't found")
    }
  }

  @Test("A theme for the other background brings its own along, and every colour is legible on it")
  func oppositeTheme() {
    let session = Session().type("T")
    let page = session.app.theme.page
    #expect(session.app.theme.appearance == .light)
    let cells = session.terminal.grids.last?.cells ?? []
    #expect(cells.allSatisfy { $0.style.background != .standard })
    #expect(cells.contains { $0.style.background == page.background })
    session.app.handle(.background(.light))
    session.run([])
    #expect(
      session.terminal.grids.last?.cells.contains { $0.style.background == .standard } == true)
  }

  @Test("With eight colours, labels on a yellow area are legible too", arguments: ["", "T"])
  func labelsOnYellow(keys: String) throws {
    let eight = TerminalCapabilities(colors: 8, unicode: true, mouse: true)
    let session = Session(color(.yellow), capabilities: eight).type(keys)
    let cells = session.terminal.grids.last?.cells ?? []
    let letters = cells.filter { $0.style.background != .standard && $0.grapheme?.isLetter == true }
    #expect(!letters.isEmpty)
    for cell in letters {
      let style = cell.style
      let ink = try #require(style.foreground.rgb, "on \(style.background) by the terminal's own")
      let area = try #require(style.background.rgb)
      // 4.5 is what WCAG 2.2 asks of text (1.4.3).
      #expect(ink.contrast(with: area) >= 4.5, "\(style)")
    }
  }

  @Test("The first look at findings goes to the first one, each further to the next")
  func nextFinding() {
    let row = hStack([box(900, 20), text("Behind it").at(line: 3).fixedSize()], spacing: 0)
    let session = Session(row, container: .exact(Size(width: 200, height: 300))).type("!")
    let count = session.app.allFindings.count
    #expect(count > 1 && session.app.findings.row == 0)
    #expect(session.type("!").app.findings.row == 1)
    session.type(String(repeating: "!", count: count - 1))
    #expect(session.app.findings.row == 0)
  }

  @Test("A finding is read to its end in a narrow panel, and any of its rows chooses it")
  func wrappedFindings() throws {
    let row = hStack([box(900, 20), text("Behind it").at(line: 3).fixedSize()], spacing: 0)
    let session = Session(row, container: .exact(Size(width: 200, height: 300))).type("6")
    let app = session.app
    let columns = try #require(app.panelLayout.place(of: .findings)?.columns)
    let content = app.content(of: .findings, columns: columns)
    let rows = (0..<content.count).map { content.line($0).text }
    #expect(rows.count > app.allFindings.count)
    #expect(rows.allSatisfy { TextWidth.of($0) <= columns })
    let words = rows.joined(separator: " ").split(separator: " ").joined(separator: " ")
    for case .cause(.layout(let finding)) in app.allFindings {
      #expect(words.contains(app.words.plain(finding.message)))
    }
    // The second finding's last row.
    let last = try #require((0..<content.count).last { app.findingIndex(ofRow: $0) == 1 })
    #expect(last > 1)
    Panel.findings.kind.choose(row: last, in: app)
    #expect(app.findings.row == 1)
  }

  @Test("Of very many printed lines each row is the line's own, and chooses it")
  func manyPrintedLines() throws {
    let session = Session()
    session.scene.printed = (0..<1000).map { "line \($0)" }
    let app = session.type("6").app
    let columns = try #require(app.panelLayout.place(of: .findings)?.columns)
    let content = app.content(of: .findings, columns: columns)
    #expect(content.count == 1000)
    for row in [0, 199, 200, 999] {
      #expect(content.line(row).text == "printed line \(row)")
      #expect(app.findingIndex(ofRow: row) == row)
      Panel.findings.kind.choose(row: row, in: app)
      #expect(app.content(of: .findings, columns: columns).current == row)
    }
  }

  @Test("q closes what is open and then quits; Q quits at once")
  func quitting() {
    let session = Session().type("?q")
    #expect(session.app.overlay == nil)
    session.app.handle(.key(.character("q")))
    #expect(session.app.requests == [.quit])
  }

  @Test("Enter presses the view that can be pressed")
  func pressing() {
    final class Count { var taps = 0 }
    let count = Count()
    let view = View(.action(box(50, 50), .tap { count.taps += 1 }))
    Session(view).press([.enter])
    #expect(count.taps == 1)
  }
}

@Suite("Ladder of sizes")
struct LadderTests {
  @Test(
    "Each rung begins where it should",
    arguments: [
      (120, 24, ScreenLayout.Rung.three), (120, 12, .three), (119, 24, .two), (80, 24, .two),
      (72, 12, .two), (71, 24, .single), (200, 11, .single), (20, 6, .single),
      (19, 6, .tooSmall), (20, 5, .tooSmall), (0, 0, .tooSmall),
    ])
  func rungs(columns: Int, rows: Int, rung: ScreenLayout.Rung) {
    let layout = ScreenLayout(
      columns: columns, rows: rows, focus: .canvas, sidePanel: .geometry,
      shares: WindowColumns(for: columns))
    #expect(layout.rung == rung)
    #expect(layout.showsCanvas == (rung != .tooSmall))
  }

  @Test("Nothing is painted outside, whatever the size", arguments: [(1, 1), (20, 6), (33, 7)])
  func smallScreens(columns: Int, rows: Int) {
    let session = Session(columns: columns, rows: rows).type("?q:q").press([.escape]).type("456i")
    #expect(session.terminal.grids.allSatisfy { $0.columns == columns && $0.rows == rows })
  }

  @Test(
    "Below 12 rows the canvas fills all but the caption and a row of status",
    arguments: [(40, 11), (20, 6)])
  func canvasAlone(columns: Int, rows: Int) {
    let session = Session(text("Hi"), columns: columns, rows: rows).run([])
    let layout = session.app.screenLayout
    #expect(layout.canvas == CellRect(column: 0, row: 0, columns: columns, rows: rows - 2))
    #expect(layout.panels.isEmpty && layout.hints.row == rows - 1)
    let lines = session.screen.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines.dropLast().contains { $0.contains("Hi") })
    let size = session.app.effectiveSettings.container.size
    #expect(lines[rows - 1].hasPrefix(PointsText.text(size)))
  }

  @Test("Too small a window says what it needs, and only quitting acts")
  func tooSmall() {
    let session = Session(columns: 19, rows: 6).type("?")
    #expect(session.screen.hasPrefix("needs 20×6"))
    #expect(session.app.overlay == nil)
  }

  @Test("Without UTF-8 all is ASCII; without colours the selection is still marked")
  func poorTerminals() {
    let poor = TerminalCapabilities(colors: 0, unicode: false, mouse: false)
    let session = Session(capabilities: poor).type("j")
    #expect(session.screen.allSatisfy { $0.isASCII })
    let cells = session.terminal.grids.last?.cells ?? []
    #expect(
      cells.allSatisfy { $0.style.foreground == .standard && $0.style.background == .standard })
    #expect(cells.contains { $0.style.reverse })
  }
}
