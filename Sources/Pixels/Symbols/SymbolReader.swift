import LayoutSolver

/// Reads rows of the table; what can't be read ends a row, which a test of all rows finds.
struct SymbolReader {
  private var words: ArraySlice<Substring>
  private var layers = [SymbolLayer()]
  private var isWhole = true
  private var fills = false
  /// How deep a row is that another one uses.
  private let depth: Int

  private init(_ text: Substring, depth: Int) {
    words = text.split(separator: " ")[...]
    self.depth = depth
  }

  static func layers(of text: Substring) -> [SymbolLayer] { read(text, depth: 0).layers }

  /// A letter's drawing, which rows use while they are read; nil for one that has none.
  static func letter(_ letter: Character) -> SymbolLayer? {
    rows["'\(letter)"].flatMap { layers(of: $0).first }
  }

  /// The rows that can't be read, by their names.
  static var unreadable: [String] {
    rows.compactMap { name, path in read(path, depth: 0).isWhole ? nil : name }
  }

  /// A row's name and path.
  private static let rows: [String: Substring] = Dictionary(
    (SymbolTable.rows + "\n" + SymbolLetters.rows).split(separator: "\n").compactMap { row in
      guard let colon = row.firstIndex(of: ":") else { return (String(row), "?") }
      return (String(row[..<colon].filter { $0 != " " }), row[row.index(after: colon)...])
    }, uniquingKeysWith: { _, second in second })

  /// Those of a row of the table; nil for a name that has none.
  static func row(named name: String) -> [SymbolLayer]? { rows[name].map { layers(of: $0) } }

  private static func read(_ text: Substring, depth: Int) -> SymbolReader {
    var reader = SymbolReader(text, depth: depth)
    reader.read()
    return reader
  }

  private mutating func read() {
    while let word = words.popFirst() {
      switch word {
      case "F": fills = true
      case "S": fills = false
      case "U", "G", "/", "P":
        guard compose(word) else { return isWhole = false }
      default:
        let last = layers.count - 1
        var path = fills ? layers[last].areas : layers[last].lines
        guard step(word, &path) else { return isWhole = false }
        if fills { layers[last].areas = path } else { layers[last].lines = path }
      }
    }
  }

  private mutating func compose(_ word: Substring) -> Bool {
    switch word {
    case "U":
      guard depth < 4, let name = words.popFirst(), let n = numbers(4),
        let row = Self.rows[String(name)]
      else { return false }
      let used = Self.read(row, depth: depth + 1)
      guard used.isWhole else { return false }
      add(used.layers, at: Point(x: n[0], y: n[1]), scale: n[2], turn: n[3])
    case "G":
      guard let text = words.popFirst(), let n = numbers(3) else { return false }
      add(SymbolLetters.layers(of: text, at: Point(x: n[0], y: n[1]), height: n[2]))
    case "/":
      guard let n = numbers(5) else { return false }
      if n[2] > 0 {
        var clear = ShapePath()
        clear.addRoundedRect(in: Rect(x: n[0], y: n[1], width: n[2], height: n[3]), radius: n[4])
        for index in layers.indices { layers[index].clearing.append(clear) }
      }
      layers.append(SymbolLayer())
      fills = false
    default:
      guard let n = numbers(1) else { return false }
      layers[layers.count - 1].level = n[0] > 0 ? Int(n[0]) - 1 : 0
    }
    return true
  }

  private mutating func add(
    _ used: [SymbolLayer], at place: Point, scale: Double, turn degrees: Double
  ) {
    let (x, y) = SymbolComposer.direction(degrees)
    add(
      used.map { layer in
        layer.moved { point in
          let (dx, dy) = ((point.x - 12) * scale, (point.y - 12) * abs(scale))
          return Point(x: place.x + dx * x - dy * y, y: place.y + dx * y + dy * x)
        }
      })
  }

  /// Adds layers to the last one, and behind it those of another colour or that stay clear of others.
  private mutating func add(_ used: [SymbolLayer]) {
    for layer in used {
      if layer.clearing.isEmpty, layer.level == 0 {
        layers[layers.count - 1].lines.add(layer.lines)
        layers[layers.count - 1].areas.add(layer.areas)
      } else {
        layers.insert(layer, at: layers.count - 1)
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
      path.close()
    case "E":
      guard let n = numbers(4) else { return false }
      path.addEllipse(in: Rect(x: n[0] - n[2], y: n[1] - n[3], width: 2 * n[2], height: 2 * n[3]))
      path.close()
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
