import Cells

/// The sequence by which a program asks the terminal to fill its user's clipboard, which works
/// over ssh too (xterm's OSC 52).
enum Clipboard {
  /// A program between us and the terminal that has the clipboard.
  enum Multiplexer { case tmux, screen }

  /// tmux listens to the plain sequence only when its `set-clipboard` is on, and hands a wrapped
  /// one on to the terminal around it only when its `allow-passthrough` is; so it gets both. Screen
  /// hands on what comes wrapped, in pieces of less than 768 bytes.
  static func sequence(_ text: String, inside multiplexer: Multiplexer? = nil) -> String {
    let data = String(decoding: Base64.bytes(Array(text.utf8)), as: UTF8.self)
    let plain = "\u{1B}]52;c;\(data)\u{7}"
    switch multiplexer {
    case nil: return plain
    case .tmux: return plain + TmuxPassthrough.wrapped(plain)
    case .screen:
      let pieces = stride(from: 0, to: plain.utf8.count, by: pieceLength).map { start in
        String(decoding: plain.utf8.dropFirst(start).prefix(pieceLength), as: UTF8.self)
      }
      return pieces.map { "\u{1B}P\($0)\u{1B}\\" }.joined()
    }
  }

  private static let pieceLength = 512
}
