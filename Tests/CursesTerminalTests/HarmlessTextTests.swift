import Cells
import Foundation
import Pseudoterminals
import Testing

@testable import CursesTerminal
@testable import Playground

extension CursesTerminalTests {
  /// Every panel and list shows the identifier and the texts; the terminal gets no control
  /// character of theirs.
  @Test func textsOfAScenesSteerNoTerminal() throws {
    nonisolated(unsafe) let screen = try Pseudoterminal(columns: 160, rows: 48)
    var options = CursesTerminal.Options()
    options.input = screen.terminal
    options.output = screen.terminal
    options.type = "xterm-256color"
    // What moves the cursor is the terminal's own, and so is Escape before what is checked below.
    let own = [0x7, 0x8, 0x9, 0xA, 0xD, 0x1B]
    let ranges = [
      0...0x1F, 0x7F...0x9F, 0x61C...0x61C, 0x180E...0x180E, 0x200B...0x200F, 0x2028...0x202E,
      0x2060...0x206F, 0xFEFF...0xFEFF, 0xFFF9...0xFFFB, 0xE0001...0xE0001,
    ]
    let codes: [Int] = ranges.flatMap { $0 }.filter { !own.contains($0) }
    let attack = "\u{1B}]52;c;aGVsbG8=\u{7}" + "\u{1B}]2;odd title\u{7}" + "\u{1B}Zq\u{8}\u{7}"
    let all: [Int] = attack.unicodeScalars.map { Int($0.value) } + codes
    let odd = all.map { "\\u{\(String($0, radix: 16))}" }.joined()
    nonisolated(unsafe) var bytes: [UInt8] = []
    let finished = DispatchSemaphore(value: 0)
    try CursesTerminal.run(options) { terminal in
      let app = try playground(
        terminal,
        body: """
          let _ = print("\(odd)")
          VStack { Text("\(odd)").accessibilityIdentifier("\(odd)"); Color.red.oddly("\(odd)") }
          """)
      Thread.detachNewThread {
        // Every panel, and the lists that have the scene's words.
        screen.read(patience: 20_000, quiet: 500) { bytes += $0 }
        for key in "jj123456jj2iqVqcq|>w" {
          screen.type(String(key))
          screen.read(patience: 2_000, quiet: 40) { bytes += $0 }
        }
        screen.type("Q")
        screen.read(patience: 20_000, quiet: 1_500) { bytes += $0 }
        finished.signal()
      }
      app.run(on: terminal)
    }
    finished.wait()
    let text = String(decoding: bytes, as: UTF8.self)
    #expect(text.contains("odd title"), "the text itself is shown")
    #expect(!text.contains("\u{1B}]52") && !text.contains("\u{1B}]2;"))
    #expect(!text.contains("\u{1B}Z"))
    #expect(!text.unicodeScalars.contains { codes.contains(Int($0.value)) })
  }
}
