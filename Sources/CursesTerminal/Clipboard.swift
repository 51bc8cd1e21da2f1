/// The sequence by which a program asks the terminal to fill its user's clipboard, which works
/// over ssh too (xterm's OSC 52).
enum Clipboard {
  /// - Parameter inTmux: tmux listens to the plain sequence only when its `set-clipboard` is on,
  ///   and hands a wrapped one on to the terminal around it only when its `allow-passthrough` is;
  ///   so it gets both.
  static func sequence(_ text: String, inTmux: Bool) -> String {
    let plain = "\u{1B}]52;c;\(base64(text.utf8))\u{7}"
    return inTmux ? plain + "\u{1B}Ptmux;\u{1B}\(plain)\u{1B}\\" : plain
  }

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
