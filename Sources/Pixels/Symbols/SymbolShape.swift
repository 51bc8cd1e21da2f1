import LayoutSolver

/// A system symbol as lines and areas in a square of 24 units.
public struct SymbolShape: Sendable {
  /// Lines as wide as the symbol's weight.
  private var lines = ShapePath()
  private var areas = ShapePath()
  /// What is filled and has holes.
  private var cut = ShapePath()
  private var holes = ShapePath()
  private var roundHoles = ShapePath()

  /// A part of a symbol where it is drawn, in points.
  public enum Part: Sendable {
    case lines(ShapePath, width: Double)
    case area(ShapePath)
    /// An area out of which lines, and areas, are cut.
    case cut(ShapePath, lines: ShapePath, width: Double, areas: ShapePath)
  }

  /// A symbol by its name: the longest beginning of it that is known, in the form that the rest says.
  /// Of an unknown one a neutral shape.
  public static func of(_ name: String) -> SymbolShape {
    if let known = symbols[name] { return SymbolShape(known) }
    var parts = name.split(separator: ".").map(String.init)
    var isFilled = false
    var isSlashed = false
    var frame: ShapePath?
    // What stands at a corner is left out.
    if let badge = parts.firstIndex(of: "badge"), badge > 0 { parts.removeSubrange(badge...) }
    while parts.count > 1, let last = parts.last {
      if let known = symbols[parts.joined(separator: ".")] {
        return known.form(isFilled: isFilled, isSlashed: isSlashed, in: frame)
      }
      switch last {
      case "fill": isFilled = true
      case "slash": isSlashed = true
      case "circle", "app", "square", "rectangle":
        if frame == nil { frame = symbols[last == "circle" ? "circle" : "square"]?.lines }
      default: break
      }
      parts.removeLast()
    }
    let known = symbols[parts.first ?? ""] ?? unknown
    return known.form(isFilled: isFilled, isSlashed: isSlashed, in: frame)
  }

  /// Whether a symbol has a drawing of its own.
  static func isKnown(_ name: String) -> Bool { symbols[name] != nil }

  private static let symbols: [String: Drawn] = Dictionary(
    SymbolTable.rows.split(separator: "\n").compactMap { row in
      guard let colon = row.firstIndex(of: ":") else { return nil }
      let name = row[..<colon].filter { $0 != " " }
      return (String(name), Drawn(row[row.index(after: colon)...]))
    }, uniquingKeysWith: { first, _ in first })

  /// Lines of a text in a frame with round corners, which is no sign of anything.
  private static let unknown = Drawn("R 3 3 18 18 6 F O 12 12 2.5")

  private init(_ drawn: Drawn) { (lines, areas) = (drawn.lines, drawn.areas) }

  private init(
    lines: ShapePath = ShapePath(), areas: ShapePath = ShapePath(), cut: ShapePath = ShapePath(),
    holes: ShapePath = ShapePath(), roundHoles: ShapePath = ShapePath()
  ) {
    (self.lines, self.areas, self.cut) = (lines, areas, cut)
    (self.holes, self.roundHoles) = (holes, roundHoles)
  }

  // MARK: Fitting

  /// How wide lines are, of 24 units.
  private static let lineWidth = 1.8
  /// Of its frame, how much a symbol takes.
  private static let share = 0.95

  /// How much more a symbol is stretched one way than the other at most.
  private static let mostStretch = 1.4

  /// Its parts in the middle of a size.
  /// - Parameter room: what stays free of the size, whose proportions the symbol takes then; nil where
  ///   it keeps its own and is as large as it fits.
  public func fitted(to size: Size, room: Size? = nil, weight: Font.Weight) -> [Part] {
    let width = Self.lineWidth * Self.factors[min(max(weight.rawValue, 0), 8)]
    let drawn = ShapePath(lines.lines + areas.lines + cut.lines)
    guard var bounds = drawn.bounds else { return [] }
    let edge = lines.isEmpty && cut.isEmpty ? 0 : width / 2
    bounds = Rect(
      x: bounds.minX - edge, y: bounds.minY - edge, width: bounds.width + 2 * edge,
      height: bounds.height + 2 * edge)
    let free =
      room ?? Size(width: size.width * (1 - Self.share), height: size.height * (1 - Self.share))
    var across = (size.width - free.width) / bounds.width
    var down = (size.height - free.height) / bounds.height
    let scale = min(across, down)
    guard scale.isFinite, scale > 0 else { return [] }
    // Circles stay round.
    let most = room == nil || max(across, down) < 1.06 * scale ? 1 : Self.mostStretch
    (across, down) = (min(across, most * scale), min(down, most * scale))
    func place(_ path: ShapePath) -> ShapePath {
      ShapePath(
        path.lines.map { line in
          line.map { point in
            Point(
              x: size.width / 2 + (point.x - bounds.midX) * across,
              y: size.height / 2 + (point.y - bounds.midY) * down)
          }
        })
    }
    var parts: [Part] = []
    if !cut.isEmpty {
      parts.append(
        .cut(
          place(cut), lines: place(holes), width: width * scale, areas: place(roundHoles)))
    }
    if !lines.isEmpty { parts.append(.lines(place(lines), width: width * scale)) }
    if !areas.isEmpty { parts.append(.area(place(areas))) }
    return parts
  }

  /// By weight, of a regular line's width.
  private static let factors = [0.4, 0.55, 0.75, 1, 1.15, 1.35, 1.55, 1.8, 2.1]
}

extension SymbolShape {
  /// A row of the table.
  private struct Drawn: Sendable {
    var lines = ShapePath()
    var areas = ShapePath()

    init(_ text: Substring) {
      var reader = PathReader(text)
      reader.read()
      (lines, areas) = (reader.lines, reader.areas)
    }

    func scaled(_ factor: Double) -> Drawn {
      func change(_ path: ShapePath) -> ShapePath {
        ShapePath(
          path.lines.map { line in
            line.map { Point(x: 12 + ($0.x - 12) * factor, y: 12 + ($0.y - 12) * factor) }
          })
      }
      var drawn = self
      (drawn.lines, drawn.areas) = (change(lines), change(areas))
      return drawn
    }

    func form(isFilled: Bool, isSlashed: Bool, in frame: ShapePath?) -> SymbolShape {
      let slash = ShapePath([[Point(x: 3, y: 2), Point(x: 21, y: 22)]])
      var shape: SymbolShape
      if let frame {
        let inside = scaled(SymbolShape.inner)
        shape =
          isFilled
          ? SymbolShape(cut: frame, holes: inside.lines, roundHoles: inside.areas)
          : SymbolShape(lines: ShapePath(frame.lines + inside.lines.lines), areas: inside.areas)
      } else {
        shape = isFilled ? filled : SymbolShape(self)
      }
      if isSlashed { shape.lines.add(slash) }
      return shape
    }

    /// What is closed is filled; what lies in it is cut out.
    private var filled: SymbolShape {
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
      guard !outer.isEmpty else { return SymbolShape(self) }
      var shape = SymbolShape(cut: ShapePath(outer))
      for line in lines.lines where !outer.contains(line) {
        if outer.contains(where: { isInside(line, $0) }) {
          shape.holes.add(ShapePath([line]))
        } else {
          shape.lines.add(ShapePath([line]))
        }
      }
      for line in areas.lines {
        if outer.contains(where: { isInside(line, $0) }) {
          shape.roundHoles.add(ShapePath([line]))
        } else {
          shape.areas.add(ShapePath([line]))
        }
      }
      return shape
    }
  }

  /// How large what is in a circle is.
  private static let inner = 0.5

  /// Reads a row's path; what it can't read ends it, which a test of all rows finds.
  private struct PathReader {
    private var words: ArraySlice<Substring>
    private(set) var lines = ShapePath()
    private(set) var areas = ShapePath()
    private(set) var isWhole = true
    private var fills = false

    init(_ text: Substring) { words = text.split(separator: " ")[...] }

    mutating func read() {
      while let word = words.popFirst() {
        switch word {
        case "F": fills = true
        case "S": fills = false
        default:
          var path = fills ? areas : lines
          guard step(word, &path) else { return isWhole = false }
          if fills { areas = path } else { lines = path }
        }
      }
    }

    private mutating func step(_ word: Substring, _ path: inout ShapePath) -> Bool {
      let current = path.current ?? .zero
      switch word {
      case "M":
        guard let n = numbers(2) else { return false }
        path.move(to: Point(x: n[0], y: n[1]))
      case "L":
        guard let n = numbers(2) else { return false }
        path.addLine(to: Point(x: n[0], y: n[1]))
      case "H":
        guard let n = numbers(1) else { return false }
        path.addLine(to: Point(x: n[0], y: current.y))
      case "V":
        guard let n = numbers(1) else { return false }
        path.addLine(to: Point(x: current.x, y: n[0]))
      case "C":
        guard let n = numbers(6) else { return false }
        path.addCurve(
          to: Point(x: n[4], y: n[5]), control1: Point(x: n[0], y: n[1]),
          control2: Point(x: n[2], y: n[3]))
      case "A":
        guard let n = numbers(5) else { return false }
        var arc = ShapePath()
        arc.addArc(
          center: Point(x: n[0], y: n[1]), radius: n[2], from: n[3] * .pi / 180,
          by: n[4] * .pi / 180)
        path.add(arc)
      case "O":
        guard let n = numbers(3) else { return false }
        path.addEllipse(in: Rect(x: n[0] - n[2], y: n[1] - n[2], width: 2 * n[2], height: 2 * n[2]))
      case "R":
        guard let n = numbers(5) else { return false }
        path.addRoundedRect(in: Rect(x: n[0], y: n[1], width: n[2], height: n[3]), radius: n[4])
      case "Z": path.close()
      default: return false
      }
      return true
    }

    private mutating func numbers(_ count: Int) -> [Double]? {
      let numbers = words.prefix(count).compactMap { Double($0) }
      guard numbers.count == count else { return nil }
      words.removeFirst(count)
      return numbers
    }
  }

  /// The rows that can't be read, by their names.
  static var unreadable: [String] {
    SymbolTable.rows.split(separator: "\n").compactMap { row in
      guard let colon = row.firstIndex(of: ":") else { return String(row) }
      var reader = PathReader(row[row.index(after: colon)...])
      reader.read()
      return reader.isWhole ? nil : String(row[..<colon])
    }
  }
}
