/// Characters that show which parts of a cell are covered: quarters as blocks, eighths as dots.
public enum Subcells {
  /// The covered quarters of a cell.
  public struct Quarters: OptionSet, Hashable, Sendable {
    public let rawValue: UInt8
    public init(rawValue: UInt8) { self.rawValue = rawValue }

    public static let upperLeft = Quarters(rawValue: 1)
    public static let upperRight = Quarters(rawValue: 2)
    public static let lowerLeft = Quarters(rawValue: 4)
    public static let lowerRight = Quarters(rawValue: 8)
    public static let all = Quarters(rawValue: 15)

    /// How many quarters there are.
    public var count: Int { rawValue.nonzeroBitCount }

    /// The quarters that a block shows; nil for any other character.
    public init?(_ character: Character) {
      guard character != " ", let index = Self.blocks.firstIndex(of: character) else { return nil }
      rawValue = UInt8(index)
    }

    /// The character that shows the covered quarters in the foreground colour.
    public var character: Character { Self.blocks[Int(rawValue)] }

    private static let blocks = Array(" ▘▝▀▖▌▞▛▗▚▐▜▄▙▟█")
  }

  /// How many dots a cell of braille has across and down.
  public static let dotsAcross = 2
  public static let dotsDown = 4

  /// Some of the eight dots of a cell.
  public struct Dots: OptionSet, Hashable, Sendable {
    public let rawValue: UInt8
    public init(rawValue: UInt8) { self.rawValue = rawValue }

    public static let all = Dots(rawValue: 0xFF)

    /// How many dots there are.
    public var count: Int { rawValue.nonzeroBitCount }

    /// The dot at a place, counted from the upper left.
    /// - Parameters:
    ///   - x: 0 or 1.
    ///   - y: 0 to 3.
    public init(x: Int, y: Int) { rawValue = Self.bits[y & 3][x & 1] }

    public init?(_ character: Character) {
      guard let scalar = character.unicodeScalars.first, (0x2800...0x28FF).contains(scalar.value)
      else { return nil }
      rawValue = UInt8(scalar.value - 0x2800)
    }

    /// The braille pattern; a blank without dots.
    public var character: Character {
      guard !isEmpty else { return " " }
      return Unicode.Scalar(0x2800 + UInt32(rawValue)).map(Character.init) ?? " "
    }

    /// Whether a dot is set in the upper or the lower half.
    var hasUpper: Bool { rawValue & 0x1B != 0 }
    var hasLower: Bool { rawValue & 0xE4 != 0 }

    /// By row and column, in Unicode's numbering.
    private static let bits: [[UInt8]] = [
      [0x01, 0x08], [0x02, 0x10], [0x04, 0x20], [0x40, 0x80],
    ]
  }
}
