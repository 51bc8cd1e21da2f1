import Testing

@testable import Cells

@Suite struct ScriptedTerminalTests {
  @Test func theScriptHappensInItsOrder() {
    let terminal = ScriptedTerminal(
      columns: 4, rows: 1, [.key(.up), .idle, .type("q"), .mouse(.wheelUp, column: 1, row: 0)])
    #expect(terminal.nextEvent(timeout: 1) == .key(.up))
    #expect(terminal.nextEvent(timeout: 1) == nil)
    #expect(terminal.nextEvent(timeout: 1) == .key(.character("q")))
    #expect(terminal.nextEvent(timeout: 1) == .mouse(MouseEvent(.wheelUp, column: 1, row: 0)))
    #expect(terminal.nextEvent(timeout: 1) == .ended)
  }

  @Test func waitingWithoutEndSkipsIdleTime() {
    let terminal = ScriptedTerminal(columns: 4, rows: 1, [.idle, .idle, .key(.tab)])
    #expect(terminal.nextEvent(timeout: .infinity) == .key(.tab))
  }

  @Test func resizingChangesTheSizeFirst() {
    let terminal = ScriptedTerminal(columns: 4, rows: 1, [.resize(columns: 9, rows: 3)])
    #expect(terminal.nextEvent(timeout: 0) == .resized)
    #expect(terminal.size == (9, 3))
  }

  @Test func whatTheProgramDoesIsKept() {
    let terminal = ScriptedTerminal(columns: 3, rows: 1)
    terminal.show(CellGrid(text: "abc"))
    #expect(terminal.copy("frame"))
    terminal.redraw()
    #expect(terminal.run(["vi", "+3"]) == 0)
    terminal.exitStatus = nil
    #expect(terminal.run(["nano"]) == nil)
    #expect(terminal.picture == "abc")
    #expect(terminal.copied == ["frame"])
    #expect(terminal.commands == [["vi", "+3"], ["nano"]])
    #expect(terminal.redraws == 1)
  }
}
