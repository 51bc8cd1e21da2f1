/// One of the colours a terminal can show: by its components, by its place in the 256-colour
/// palette, or as the terminal's own default. A terminal with fewer maps them down.
public enum CellColor: Equatable, Hashable, Codable, Sendable {
  case standard
  /// 0…255, xterm's palette.
  case palette(UInt8)
  /// `0xRRGGBB`.
  case rgb(UInt32)
  /// As a background: a ``PixelSheet`` is seen behind the cell, where the terminal shows pixels; it has
  /// about this colour there, `0xRRGGBB`, which other terminals show.
  case pixels(UInt32)

  /// A colour of a ``Raster``; the terminal's own for ``Raster/nothing``.
  public init(packed: UInt32) {
    self = packed == Raster.nothing ? .standard : .rgb(packed)
  }
}

/// How a cell looks besides its character.
public struct CellStyle: Equatable, Hashable, Codable, Sendable {
  public var foreground: CellColor
  public var background: CellColor
  public var bold: Bool
  public var dim: Bool
  public var reverse: Bool
  public var underline: Bool
  public var italic = false
  public var strikethrough = false

  public init(
    foreground: CellColor = .standard, background: CellColor = .standard, bold: Bool = false,
    dim: Bool = false, reverse: Bool = false, underline: Bool = false
  ) {
    self.foreground = foreground
    self.background = background
    self.bold = bold
    self.dim = dim
    self.reverse = reverse
    self.underline = underline
  }

  public static let plain = CellStyle()
}

/// One character position of a terminal.
///
/// A grapheme two columns wide stands in its left cell; the right cell then has the `grapheme`
/// nil (a continuation).
public struct Cell: Equatable, Hashable, Sendable {
  public var grapheme: Character?
  public var style: CellStyle

  public init(_ grapheme: Character? = " ", style: CellStyle = .plain) {
    self.grapheme = grapheme
    self.style = style
  }

  /// Whether pixels are seen behind it.
  var hasPixels: Bool { if case .pixels = style.background { true } else { false } }

  /// Whether nothing but pixels is seen in it.
  var isPixelsAlone: Bool {
    hasPixels && grapheme == " " && !style.underline && !style.reverse && !style.strikethrough
  }
}
