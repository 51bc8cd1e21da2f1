import Cells
import Foundation
import LayoutSolver
import Pseudoterminals
import SceneLoader
import Testing

@testable import CursesTerminal
@testable import Playground

/// Counts what is shown.
private final class CountingTerminal: Terminal {
  let inner: any Terminal
  private(set) var pictures: [CellGrid] = []

  init(_ inner: any Terminal) { self.inner = inner }

  var size: (columns: Int, rows: Int) { inner.size }
  var capabilities: TerminalCapabilities { inner.capabilities }
  func nextEvent(timeout: Double) -> TerminalEvent? { inner.nextEvent(timeout: timeout) }
  func copy(_ text: String) -> Bool { inner.copy(text) }
  func redraw() { inner.redraw() }
  func run(_ command: [String]) -> Int32? { inner.run(command) }

  func show(_ grid: CellGrid, _ sheets: [PixelSheet]) {
    pictures.append(grid)
    inner.show(grid)
  }
}

extension CursesTerminalTests {
  func playground(
    _ terminal: any Terminal, size: (columns: Int, rows: Int)? = nil,
    body: String = "VStack { Text(\"Hello, world.\"); Color.red }"
  ) throws -> Playground {
    let text = "import SwiftUI\nstruct ContentView: View { var body: some View {\n\(body)\n} }"
    return Playground(
      scene: Scene(files: [.init(name: "Scene.swift", text: text)], name: "Scene"),
      library: SceneLibrary(gallery: SceneGallery(entries: [])) { entry in
        .failure(SceneReadError(path: entry.path, reason: .notFound))
      }, settings: LayoutSettings(container: LayoutContainer(size: .zero)),
      size: size ?? terminal.size,
      capabilities: terminal.capabilities)
  }

  /// A thousand sizes in a few seconds, from another thread, as a window's manager sends them.
  @Test func aStormOfSizesCostsNoMoreLayoutsThanPictures() throws {
    nonisolated(unsafe) let screen = try Pseudoterminal(columns: 160, rows: 48)
    var options = CursesTerminal.Options()
    options.input = screen.terminal
    options.output = screen.terminal
    options.type = "xterm-256color"
    try CursesTerminal.run(options) { terminal in
      let counting = CountingTerminal(terminal)
      let app = try playground(counting)
      Thread.detachNewThread {
        for step in 1...1000 {
          screen.resize(columns: UInt16(20 + step * 7 % 150), rows: UInt16(6 + step * 5 % 44))
          kill(getpid(), SIGWINCH)
          screen.read(patience: 5, quiet: 0) { _ in }
        }
        screen.resize(columns: 120, rows: 40)
        kill(getpid(), SIGWINCH)
        screen.type("Q")
        screen.read(quiet: 500) { _ in }
      }
      app.run(on: counting)
      #expect(app.latest.count <= counting.pictures.count)
      #expect(counting.pictures.count <= 1002)
      // Quitting, it hasn't painted the last size yet.
      app.resize(to: (120, 40))
      #expect(terminal.size == (120, 40))
      // What the window does to a session depends on where that began, and not on what was between.
      let fresh = try playground(terminal, size: (160, 48))
      _ = fresh.paint()
      fresh.resize(to: (120, 40))
      #expect(Self.paintedAtRest(app) == Self.paintedAtRest(fresh))
    }
  }

  /// The picture without the words about what changed last.
  private static func paintedAtRest(_ app: Playground) -> CellGrid {
    _ = app.paint()
    app.reflow = Breakpoints()
    return app.paint()
  }
}
