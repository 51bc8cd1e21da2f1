import LayoutSolver

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Makes a symbol of its name: of `person.crop.circle.badge.plus` the row `person.crop.circle` with a
/// sign at its corner.
struct SymbolComposer {
  /// Whether areas are filled, with what lies in them cut out.
  private let isFilled: Bool

  /// Of a name that is only known in part, the longest beginning that is; nil where none is.
  static func layers(of name: String) -> [SymbolLayer]? {
    var words = name.split(separator: ".")[...]
    var isFilled = false
    while !words.isEmpty {
      if let known = SymbolComposer(isFilled: isFilled).layers(words) { return known }
      if words.removeLast() == "fill" { isFilled = true }
    }
    return nil
  }

  /// Whether all of a name is known.
  static func isWhollyKnown(_ name: String) -> Bool {
    SymbolComposer(isFilled: false).layers(name.split(separator: ".")[...]) != nil
  }

  private typealias Words = ArraySlice<Substring>

  private func layers(_ words: Words) -> [SymbolLayer]? {
    guard let last = words.last else { return nil }
    if let row = row(words) { return row }
    let rest = words.dropLast()
    switch last {
    case "fill": return SymbolComposer(isFilled: true).layers(rest)
    case "slash": return layers(rest).map(Self.slashed)
    case "dashed", "dotted": return layers(rest).map { $0.map(\.dashed) }
    case "angled", "inverse": return layers(rest)
    default: break
    }
    if let place = words.firstIndex(where: { $0.hasSuffix("badge") }), place > words.startIndex {
      return badged(words[..<place], by: words[(place + 1)...])
    }
    if let place = words.firstIndex(of: "on") { return stacked(words, at: place) }
    if words.suffix(3).starts(with: ["and", "arrow"]), words.count > 3 {
      return overlaid(words.dropLast(3), by: words.suffix(2))
    }
    if let half = Self.halves[words.suffix(2).joined(separator: ".")] {
      return layers(words.dropLast(2)).map { Self.halfFilled($0, leaving: half) }
    }
    if words.suffix(2) == ["inset", "filled"] {
      return layers(words.dropLast(2)).map { $0 + $0.map { $0.filled.scaled(0.62) } }
    }
    for length in [2, 1] where words.count > length {
      if let frame = Self.frames[words.suffix(length).joined(separator: ".")] {
        return framed(words.dropLast(length), in: frame)
      }
    }
    if last == "magnifyingglass" { return overlaid(rest, by: [last]) }
    if Self.signs.contains(String(last)) { return badged(rest, by: [last]) }
    return rest.isEmpty ? Self.letters(last) : nil
  }

  /// A symbol of the table, or one that differs in the name of a direction or of a cloud.
  private func row(_ words: Words) -> [SymbolLayer]? {
    let name = words.joined(separator: ".")
    let other = words.map { Self.synonyms[$0] ?? $0 }.joined(separator: ".")
    if isFilled, let row = SymbolReader.row(named: name + ".fill") { return row }
    let row = SymbolReader.row(named: name) ?? SymbolReader.row(named: other)
    return isFilled ? row?.map(\.filled) : row
  }

  private static let synonyms: [Substring: Substring] = [
    "forward": "right", "backward": "left", "leading": "left", "trailing": "right",
    "icloud": "cloud", "app": "square", "document": "doc", "page": "doc",
  ]

  /// A number of up to two digits, or a letter, which stands for a capital.
  private static func letters(_ word: Substring) -> [SymbolLayer]? {
    let isNumber = word.count <= 2 && word.allSatisfy { ("0"..."9").contains($0) }
    guard isNumber || word.count == 1 else { return nil }
    let layers = SymbolLetters.layers(
      of: Substring(word.uppercased()), at: Point(x: 12, y: 12), height: 18)
    return layers.isEmpty ? nil : layers
  }

  // MARK: Lines through and signs at a symbol

  private static func slashed(_ layers: [SymbolLayer]) -> [SymbolLayer] {
    var slash = SymbolLayer()
    slash.lines = ShapePath([[Point(x: 3, y: 2.4), Point(x: 21, y: 21.6)]])
    // As far from the line as the line is wide.
    let gap = ShapePath([
      [
        Point(x: 1.4, y: -1.6), Point(x: 24.6, y: 23.2), Point(x: 22.6, y: 25.6),
        Point(x: -0.6, y: 0.8), Point(x: 1.4, y: -1.6),
      ]
    ])
    return behind(layers, gap) + [slash]
  }

  /// What stands behind something else, which it stays clear of.
  private static func behind(_ layers: [SymbolLayer], _ clear: ShapePath) -> [SymbolLayer] {
    layers.map { layer in
      var layer = layer
      layer.clearing.append(clear)
      layer.level = max(layer.level, 1)
      return layer
    }
  }

  private static let signs: Set = [
    "plus", "minus", "xmark", "checkmark", "exclamationmark", "questionmark", "ellipsis",
  ]

  private func badged(_ base: Words, by sign: Words) -> [SymbolLayer]? {
    guard let base = layers(base) else { return nil }
    let sign = sign.filter { $0 != "fill" }[...]
    guard let first = sign.first else {
      return Self.behind(base, Self.disc(19, 5, 5.4)) + [Self.dot(19, 5, 3.8)]
    }
    let place = Point(x: 18.6, y: 18.6)
    let behind = Self.behind(base, Self.disc(place.x, place.y, 6.8))
    if Self.signs.contains(String(first)) {
      guard let drawn = SymbolComposer(isFilled: false).layers([first]) else { return nil }
      var disc = SymbolLayer()
      disc.cut = Self.disc(place.x, place.y, 4.4)
      for layer in drawn.map({ $0.scaled(0.26, to: place) }) {
        disc.holes.add(layer.lines)
        disc.roundHoles.add(layer.areas)
      }
      return behind + [disc]
    }
    return SymbolComposer(isFilled: true).layers(sign).map { drawn in
      behind + drawn.map { $0.scaled(0.48, to: place) }
    }
  }

  /// A lens at a corner, or an arrow over the lower half.
  private func overlaid(_ base: Words, by sign: Words) -> [SymbolLayer]? {
    guard let base = layers(base), let sign = SymbolComposer(isFilled: false).layers(sign) else {
      return nil
    }
    if sign.count == 1, base.count == 1, isFilled == false, base[0].isSign {
      return sign + base.map { $0.scaled(0.34, to: Point(x: 10, y: 10)) }
    }
    return sign.first?.lines.lines.first?.first?.x == 12
      ? Self.behind(base, Self.box(7, 8, 10, 18))
        + sign.map { $0.scaled(0.56, to: Point(x: 12, y: 16.6)) }
      : Self.behind(base, Self.disc(16, 16, 7))
        + sign.map { $0.scaled(0.56, to: Point(x: 17.4, y: 17.4)) }
  }

  /// One symbol in front of another: `photo.on.rectangle`.
  private func stacked(_ words: Words, at place: Int) -> [SymbolLayer]? {
    guard let front = layers(words[..<place]), let back = layers(words[(place + 1)...]) else {
      return nil
    }
    let moved = front.map { $0.scaled(0.74, to: Point(x: 14.8, y: 15)) }
    let bounds = moved.map { $0.bounds(lineWidth: SymbolShape.lineWidth) }
    guard let first = bounds.first else { return nil }
    let clear = first.grown(by: 1.6)
    return Self.behind(
      back.map { $0.scaled(0.74, to: Point(x: 9.2, y: 9)) },
      Self.box(clear.minX, clear.minY, clear.width, clear.height)) + moved
  }

  // MARK: Frames

  /// What may stand around a symbol: its row, and where the symbol in it is and how large.
  private static let frames: [String: (row: String, middle: Point, scale: Double)] = [
    "circle": ("circle", Point(x: 12, y: 12), 0.5),
    "square": ("square", Point(x: 12, y: 12), 0.5),
    "app": ("square", Point(x: 12, y: 12), 0.5),
    "rectangle": ("rectangle", Point(x: 12, y: 12), 0.42),
    "rectangle.portrait": ("rectangle.portrait", Point(x: 12, y: 12), 0.42),
    "diamond": ("diamond", Point(x: 12, y: 12), 0.42),
    "octagon": ("octagon", Point(x: 12, y: 12), 0.48),
    "hexagon": ("hexagon", Point(x: 12, y: 12), 0.46),
    "triangle": ("triangle", Point(x: 12, y: 14.6), 0.38),
    "seal": ("seal", Point(x: 12, y: 12), 0.46),
    "shield": ("shield", Point(x: 12, y: 11.4), 0.46),
    "bubble": ("bubble.left", Point(x: 12, y: 10.2), 0.44),
    "message": ("message", Point(x: 12, y: 10.6), 0.44),
    "doc": ("doc", Point(x: 12, y: 14.4), 0.4),
    "clipboard": ("clipboard", Point(x: 12, y: 13.6), 0.42),
    "viewfinder": ("viewfinder", Point(x: 12, y: 12), 0.56),
    "house": ("house", Point(x: 12, y: 14), 0.4),
    "icloud": ("cloud", Point(x: 12, y: 12.6), 0.4),
    "bin": ("trash", Point(x: 12, y: 14), 0.36),
  ]

  private func framed(
    _ words: Words, in frame: (row: String, middle: Point, scale: Double)
  ) -> [SymbolLayer]? {
    guard var around = SymbolReader.row(named: frame.row),
      let outline = SymbolComposer(isFilled: false).layers(words),
      let solid = SymbolComposer(isFilled: true).layers(words)
    else { return nil }
    // Solid where that leaves nothing of the symbol's own out.
    let isSolid = solid.allSatisfy(\.holes.isEmpty) && solid.allSatisfy(\.roundHoles.isEmpty)
    let inside = (isSolid ? solid : outline).map { $0.scaled(frame.scale, to: frame.middle) }
    if isFilled {
      around = around.map(\.filled)
      if let place = around.firstIndex(where: { !$0.cut.isEmpty }) {
        for layer in inside {
          around[place].holes.add(layer.lines)
          around[place].roundHoles.add(layer.areas)
          around[place].roundHoles.add(layer.cut)
        }
        around[place].level = 1
        return around
      }
    }
    return around.map { layer in
      var layer = layer
      layer.level = 1
      return layer
    } + inside
  }

  // MARK: Halves

  private static let halves = [
    "lefthalf.filled": box(12, -2, 14, 28), "leadinghalf.filled": box(12, -2, 14, 28),
    "righthalf.filled": box(-2, -2, 14, 28), "trailinghalf.filled": box(-2, -2, 14, 28),
    "tophalf.filled": box(-2, 12, 28, 14), "bottomhalf.filled": box(-2, -2, 28, 14),
  ]

  private static func halfFilled(
    _ layers: [SymbolLayer], leaving half: ShapePath
  ) -> [SymbolLayer] {
    layers
      + layers.map { layer in
        var filled = layer.filled
        filled.clearing.append(half)
        return filled
      }
  }

  // MARK: Shapes

  private static func box(
    _ x: Double, _ y: Double, _ width: Double, _ height: Double
  ) -> ShapePath {
    var path = ShapePath()
    path.addRoundedRect(in: Rect(x: x, y: y, width: width, height: height), radius: 2.4)
    return path
  }

  private static func disc(_ x: Double, _ y: Double, _ radius: Double) -> ShapePath {
    ShapePath(
      .ellipse, in: Rect(x: x - radius, y: y - radius, width: 2 * radius, height: 2 * radius))
  }

  private static func dot(_ x: Double, _ y: Double, _ radius: Double) -> SymbolLayer {
    var layer = SymbolLayer()
    layer.areas = disc(x, y, radius)
    return layer
  }

  /// Where the first axis points after a turn clockwise.
  static func direction(_ degrees: Double) -> (x: Double, y: Double) {
    (cos(degrees * .pi / 180), sin(degrees * .pi / 180))
  }
}

extension SymbolLayer {
  func scaled(_ factor: Double, to place: Point = Point(x: 12, y: 12)) -> SymbolLayer {
    moved { Point(x: place.x + ($0.x - 12) * factor, y: place.y + ($0.y - 12) * factor) }
  }

  /// Whether it has lines alone, none of which is closed.
  fileprivate var isSign: Bool {
    cut.isEmpty && areas.isEmpty && !lines.lines.contains { $0.first == $0.last }
  }

  /// What is closed is filled; what lies in it is cut out.
  fileprivate var filled: SymbolLayer {
    func isClosed(_ line: [Point]) -> Bool { line.count > 3 && line.first == line.last }
    func isInside(_ line: [Point], _ outer: [Point]) -> Bool {
      guard let inner = ShapePath([line]).bounds, let around = ShapePath([outer]).bounds else {
        return false
      }
      return inner != around && inner.minX >= around.minX - 1 && inner.maxX <= around.maxX + 1
        && inner.minY >= around.minY - 1 && inner.maxY <= around.maxY + 1
    }
    let closed = lines.lines.filter(isClosed)
    let outer = closed.filter { line in !closed.contains { isInside(line, $0) } }
    guard !outer.isEmpty else { return self }
    var layer = self
    layer.cut.add(ShapePath(outer))
    (layer.lines, layer.areas) = (ShapePath(), ShapePath())
    for line in lines.lines where !outer.contains(line) {
      let path = ShapePath([line])
      if outer.contains(where: { isInside(line, $0) }) {
        layer.holes.add(path)
      } else {
        layer.lines.add(path)
      }
    }
    for line in areas.lines {
      let path = ShapePath([line])
      if outer.contains(where: { isInside(line, $0) }) {
        layer.roundHoles.add(path)
      } else {
        layer.areas.add(path)
      }
    }
    return layer
  }

  /// Lines in pieces, with as long gaps between them.
  fileprivate var dashed: SymbolLayer {
    var layer = self
    let style = StrokeStyle(lineWidth: 1, dash: [3.1], dashPhase: 3.1 / 2)
    layer.lines = ShapePath()
    for line in lines.lines { layer.lines.add(ShapePath([line]).dashed(style)) }
    return layer
  }
}
