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
    let codes =
      Array(0x80...0x9F) + [0x061C, 0x2028] + Array(0x200E...0x200F)
      + Array(0x202A...0x202E) + Array(0x2066...0x2069)
    let attack = "\u{1B}]52;c;aGVsbG8=\u{7}" + "\u{1B}]2;odd title\u{7}"
    let odd = (attack.unicodeScalars.map { Int($0.value) } + codes)
      .map { "\\u{\(String($0, radix: 16))}" }.joined()
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
        screen.type("jj123456jjQ")
        screen.read(patience: 20_000, quiet: 1_500) { bytes += $0 }
        finished.signal()
      }
      app.run(on: terminal)
    }
    finished.wait()
    let text = String(decoding: bytes, as: UTF8.self)
    #expect(text.contains("odd title"), "the text itself is shown")
    #expect(!text.contains("\u{1B}]52") && !text.contains("\u{1B}]2;"))
    #expect(!text.unicodeScalars.contains { codes.contains(Int($0.value)) })
  }
}
