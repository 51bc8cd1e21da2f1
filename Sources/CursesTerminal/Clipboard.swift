/// The sequence by which a program asks the terminal to fill its user's clipboard, which works
/// over ssh too (xterm's OSC 52).
enum Clipboard {
  /// A program between us and the terminal that has the clipboard.
  enum Multiplexer { case tmux, screen }

  /// tmux listens to the plain sequence only when its `set-clipboard` is on, and hands a wrapped
  /// one on to the terminal around it only when its `allow-passthrough` is; so it gets both. Screen
  /// hands on what comes wrapped, in pieces of less than 768 bytes.
  static func sequence(_ text: String, inside multiplexer: Multiplexer? = nil) -> String {
    let plain = "\u{1B}]52;c;\(base64(text.utf8))\u{7}"
    switch multiplexer {
    case nil: return plain
    case .tmux: return plain + "\u{1B}Ptmux;\u{1B}\(plain)\u{1B}\\"
    case .screen:
      let pieces = stride(from: 0, to: plain.utf8.count, by: pieceLength).map { start in
        String(decoding: plain.utf8.dropFirst(start).prefix(pieceLength), as: UTF8.self)
      }
      return pieces.map { "\u{1B}P\($0)\u{1B}\\" }.joined()
    }
  }

  private static let pieceLength = 512

  /// RFC 4648, section 4.
  static func base64(_ bytes: some Sequence<UInt8>) -> String {
    let alphabet = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/")
    var result = ""
    var iterator = bytes.makeIterator()
    while let first = iterator.next() {
      let second = iterator.next()
      let third = iterator.next()
      let group = Int(first) << 16 | Int(second ?? 0) << 8 | Int(third ?? 0)
      result.append(alphabet[group >> 18])
      result.append(alphabet[group >> 12 & 63])
      result.append(second == nil ? "=" : alphabet[group >> 6 & 63])
      result.append(third == nil ? "=" : alphabet[group & 63])
    }
    return result
  }
}
