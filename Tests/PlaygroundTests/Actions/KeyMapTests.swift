import Cells
import Testing

@testable import Playground

@Suite("Keys of one's own")
struct KeyMapTests {
  private func problems(_ text: String) -> [String] {
    do throws(KeyMap.Problems) {
      _ = try KeyMap(text: text)
      return []
    } catch {
      return error.all.map { "\($0.line): \($0.message)" }
    }
  }

  @Test("The table has no key that does two things in one panel")
  func table() throws {
    let lines = PlaygroundAction.all.filter { !$0.keys.isEmpty }.map { action in
      let keys = action.keys.filter { $0 != .control("c") && !$0.isDigit }.map(\.name)
      return keys.isEmpty ? "" : ([action.id] + keys).joined(separator: " ")
    }
    #expect(problems(lines.joined(separator: "\n")) == [])
  }

  @Test("Every key of the table is found again by its name")
  func names() throws {
    for key in PlaygroundAction.all.flatMap(\.keys) where !key.isDigit {
      #expect(try Key(name: key.name) == key, "\(key.name)")
    }
    #expect(try Key(name: "shift-left") == .shiftLeft)
    #expect(try Key(name: "SPACE") == .character(" "))
    #expect(try Key(name: "F12") == .function(12))
  }

  @Test("A line gives an action its keys; the others keep theirs")
  func lines() throws {
    let map = try KeyMap(text: "# mine\n\n  quit   Ctrl-Q  é\nredraw none\n")
    let quit = try #require(PlaygroundAction.all.first { $0.id == "quit" })
    #expect(map.keys(of: quit) == [.control("q"), .character("é")])
    #expect(map.action(of: .control("q"), in: .tree)?.id == "quit")
    #expect(map.action(of: .character("q"), in: .tree) == nil)
    #expect(map.action(of: .control("l"), in: .tree) == nil)
    #expect(map.action(of: .character("j"), in: .tree)?.id == "move.down")
  }

  @Test("Keys can change places, and a panel's own action goes before one of all panels")
  func allowed() throws {
    let map = try KeyMap(text: "container.narrower >\ncontainer.wider <\nsource.more j")
    #expect(map.action(of: .character(">"), in: .canvas)?.id == "container.narrower")
    #expect(map.action(of: .character("j"), in: .source)?.id == "source.more")
    #expect(map.action(of: .character("j"), in: .canvas)?.id == "move.down")
  }

  @Test(
    "What can't be used is reported with its line and a way out",
    arguments: [
      ("\nquti q", "2: there is no action 'quti'"),
      ("quit Ctrl-Shift-Q", "1: there is no key 'Ctrl-Shift-Q'"),
      ("quit 7", "1: 7 can't be chosen: digits are counts"),
      ("quit Ctrl-I", "1: Ctrl-I can't be chosen: to a terminal it is Tab"),
      ("quit j", "1: j is the key of 'move.down' in the table; give that another one, or none"),
      ("quit X\nhelp X", "2: X is the key of 'quit' in line 1"),
      ("quit X\nquit q", "2: 'quit' has its keys in line 1 already"),
      ("quit", "1: 'quit' gets no keys here"),
    ])
  func problems(text: String, message: String) {
    #expect(problems(text).contains { $0.hasPrefix(message) }, "\(problems(text))")
  }

  @Test("Help, hints and messages name the keys that are in force")
  func shown() throws {
    let session = Session()
    session.app.keyMap = try KeyMap(text: "container.wider %\nhelp F2\nlayout.keep Ctrl-K")
    session.run([])
    #expect(session.shows("F2 help"))
    #expect(session.shows("< % width"))
    #expect(session.type("D").shows("Keep a layout first, with Ctrl-K"))
    let before = session.app.effectiveSettings.container.size.width
    #expect(session.type("%").app.effectiveSettings.container.size.width > before)
    session.press([.function(2)])
    #expect(session.shows("50% fifty"))
  }
}

extension Key {
  fileprivate var isDigit: Bool {
    if case .character(let character) = self { return character.isWholeNumber }
    return false
  }
}
