/// How a terminal takes pictures.
public enum PixelProtocol: Equatable, Sendable {
  /// kitty's, with pictures below the letters; Ghostty and WezTerm have it, too.
  case kitty
  /// kitty's through tmux, which knows no pictures: characters in cells stand for their parts.
  case kittyInTmux
  /// iTerm2's, with pictures in the place of letters.
  case iterm
  /// Sixels of so many colours, in the place of letters.
  /// - Parameter areForgotten: whether the terminal keeps only the last few pictures, so that a repaint
  ///   loses the others.
  case sixel(colors: Int, areForgotten: Bool = false)

  /// Whether what is seen is to be sent once more as one picture, when nothing has changed for a while.
  public var areForgotten: Bool { if case .sixel(_, true) = self { true } else { false } }

  /// Whether letters stand over a picture in their cell. Where they don't, cells with frames, labels and
  /// lists of the playground are cells as on other terminals: they are legible so, and the pictures
  /// between them needn't be sent again for them.
  public var hasLayers: Bool { self == .kitty }

  /// Whether the terminal moves pictures with lines that are moved up or down.
  public var moveWithCells: Bool { self != .kittyInTmux }

  /// What takes all pictures away, whatever is shown; short, since it is kept for a signal handler.
  public var removal: String {
    switch self {
    case .kitty: KittyPictures.removal
    case .kittyInTmux: TmuxPassthrough.wrapped(KittyPictures.rangeRemoval)
    // They are in the cells.
    case .iterm, .sixel: "\u{1B}[2J"
    }
  }
}

/// Hands sequences on to the terminal around tmux, where its `allow-passthrough` lets it.
public enum TmuxPassthrough {
  public static func wrapped(_ sequence: String) -> String {
    String(decoding: wrapped(Array(sequence.utf8)), as: UTF8.self)
  }

  static func wrapped(_ sequence: [UInt8]) -> [UInt8] {
    var result = Array("\u{1B}Ptmux;".utf8)
    for byte in sequence {
      if byte == 0x1B { result.append(byte) }
      result.append(byte)
    }
    return result + [0x1B, UInt8(ascii: "\\")]
  }
}
