/// The weight of a line or of one arm of a box-drawing character.
enum LineWeight: UInt8 { case none, light, heavy, double }

/// A box-drawing character as the four arms that leave its centre, so that lines join where they
/// meet: the arms of both characters are combined, and the character that has those arms is drawn.
struct BoxArms: Equatable {
  /// Two bits an arm, in the order up, right, down, left.
  var bits: UInt8

  static let none = BoxArms(bits: 0)

  private init(bits: UInt8) { self.bits = bits }

  init(
    up: LineWeight = .none, right: LineWeight = .none, down: LineWeight = .none,
    left: LineWeight = .none
  ) {
    bits = up.rawValue << 6 | right.rawValue << 4 | down.rawValue << 2 | left.rawValue
  }

  /// The arms of a box-drawing character, dashed ones as solid; nil for any other character.
  init?(_ character: Character) {
    guard let scalar = character.unicodeScalars.first, scalar.value >= 0x2500,
      scalar.value < 0x2580, let arms = Self.ofScalar[Int(scalar.value - 0x2500)]
    else { return nil }
    self = arms
  }

  var up: LineWeight { weight(6) }
  var right: LineWeight { weight(4) }
  var down: LineWeight { weight(2) }
  var left: LineWeight { weight(0) }

  private func weight(_ shift: UInt8) -> LineWeight {
    LineWeight(rawValue: bits >> shift & 3) ?? .none
  }

  /// These arms, with the older ones where there is none.
  func over(_ older: BoxArms) -> BoxArms {
    BoxArms(
      up: up == .none ? older.up : up, right: right == .none ? older.right : right,
      down: down == .none ? older.down : down, left: left == .none ? older.left : left)
  }

  /// A single arm becomes a line through the whole cell; other arms are unchanged.
  var straightened: BoxArms {
    switch (up, right, down, left) {
    case (let weight, .none, .none, .none), (.none, .none, let weight, .none):
      BoxArms(up: weight, down: weight)
    case (.none, let weight, .none, .none), (.none, .none, .none, let weight):
      BoxArms(right: weight, left: weight)
    default: self
    }
  }

  /// The same arms, all with this weight.
  private func all(_ weight: LineWeight) -> BoxArms {
    BoxArms(
      up: up == .none ? .none : weight, right: right == .none ? .none : weight,
      down: down == .none ? .none : weight, left: left == .none ? .none : weight)
  }

  /// The character with these arms. Unicode has no mixture of double and heavy lines and few of
  /// double and light ones; where it lacks one, all arms take the weight of `newest`.
  func character(newest: LineWeight) -> Character {
    Self.ofArms[Int(bits)] ?? Self.ofArms[Int(all(newest).bits)]
      ?? Self.ofArms[Int(all(.light).bits)] ?? " "
  }

  // MARK: Tables

  /// Every solid box-drawing character with the weights of its arms up, right, down and left.
  private static let table = """
    ─0101 ━0202 │1010 ┃2020 ┌0110 ┍0210 ┎0120 ┏0220 ┐0011 ┑0012 ┒0021 ┓0022 └1100 ┕1200 ┖2100
    ┗2200 ┘1001 ┙1002 ┚2001 ┛2002 ├1110 ┝1210 ┞2110 ┟1120 ┠2120 ┡2210 ┢1220 ┣2220 ┤1011 ┥1012
    ┦2011 ┧1021 ┨2021 ┩2012 ┪1022 ┫2022 ┬0111 ┭0112 ┮0211 ┯0212 ┰0121 ┱0122 ┲0221 ┳0222 ┴1101
    ┵1102 ┶1201 ┷1202 ┸2101 ┹2102 ┺2201 ┻2202 ┼1111 ┽1112 ┾1211 ┿1212 ╀2111 ╁1121 ╂2121 ╃2112
    ╄2211 ╅1122 ╆1221 ╇2212 ╈1222 ╉2122 ╊2221 ╋2222 ═0303 ║3030 ╒0310 ╓0130 ╔0330 ╕0013 ╖0031
    ╗0033 ╘1300 ╙3100 ╚3300 ╛1003 ╜3001 ╝3003 ╞1310 ╟3130 ╠3330 ╡1013 ╢3031 ╣3033 ╤0313 ╥0131
    ╦0333 ╧1303 ╨3101 ╩3303 ╪1313 ╫3131 ╬3333 ╴0001 ╵1000 ╶0100 ╷0010 ╸0002 ╹2000 ╺0200 ╻0020
    ╼0201 ╽1020 ╾0102 ╿2010
    """

  /// Characters that look different but have the arms of one in the table.
  private static let variants = "╭0110 ╮0011 ╯1001 ╰1100 ╌0101 ╎1010 ┄0101 ┆1010 ┅0202 ┇2020"

  private static func entries(_ table: String) -> [(Unicode.Scalar, BoxArms)] {
    table.split(whereSeparator: \.isWhitespace).compactMap { entry in
      guard let scalar = entry.unicodeScalars.first else { return nil }
      let bits = entry.utf8.suffix(4).reduce(UInt8(0)) { $0 << 2 | ($1 - UInt8(ascii: "0")) }
      return (scalar, BoxArms(bits: bits))
    }
  }

  /// Indexed by scalar, from U+2500.
  private static let ofScalar: [BoxArms?] = {
    var result = [BoxArms?](repeating: nil, count: 0x80)
    for (scalar, arms) in entries(table) + entries(variants) {
      result[Int(scalar.value - 0x2500)] = arms
    }
    return result
  }()

  /// Indexed by ``bits``.
  private static let ofArms: [Character?] = {
    var result = [Character?](repeating: nil, count: 256)
    for (scalar, arms) in entries(table) { result[Int(arms.bits)] = Character(scalar) }
    return result
  }()
}
