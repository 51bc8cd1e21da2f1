// What a generic function gives tells what it is of where it is passed by its name, or is a subscript.

infix operator <*> : AdditionPrecedence
infix operator <!> : AdditionPrecedence

enum FunctionsToldByTheirResults {
  struct Missing: Error {}

  protocol Readable {
    init(from row: Row) throws
  }

  protocol Coded {
    static func decode(_ text: String) -> Box<Self>
  }

  struct Box<Value> { var value: Value }

  final class Row {
    let cells: [String: Int]
    init(_ cells: [String: Int]) { self.cells = cells }
    func read<T: Readable>() throws -> T { try T(from: self) }
    func cell<T: Coded>(_ name: String) -> Box<T> { T.decode(name) }
    subscript<T: Coded>(name: String) -> Box<T> { T.decode(name) }
  }

  struct Point: Readable {
    let x: Int
    init(from row: Row) throws {
      guard let x = row.cells["x"] else { throw Missing() }
      self.x = x
    }
  }

  struct Named { let size: Int, name: String }

  static func made<T: Readable>(_ cells: [String: Int]) throws -> T { try Row(cells).read() }
  static func optional<T: Readable>(_ cells: Any) throws -> T? {
    try (cells as? [String: Int]).map(made)
  }
  static func all<T: Readable>(_ rows: [[String: Int]], skipping: Bool) throws -> [T] {
    try rows.compact(skipping: skipping, made)
  }
  static func reader<T: Readable>() -> ([String: Int]) throws -> T { { try made($0) } }

  static func curried<A, B, C>(_ function: @escaping (A, B) -> C) -> (A) -> (B) -> C {
    { a in { b in function(a, b) } }
  }

  static func scaled(_ point: Box<Int>) -> Box<Double> { Box(value: Double(point.value)) }
  static func scaled(_ list: [Int]) -> (Box<Int>) -> [Int] { { list + [$0.value] } }

  static func main() {
    let point: Point? = try? optional(["x": 5])
    print(point as Any, (try? Point.transform(["x": 6])) as Any, (try? Point.transform(6)) as Any)
    print(Point.several([["x": 7], 8, ["y": 9]]))
    let points: [Point]? = try? all([["x": 1], ["y": 2]], skipping: true)
    let none: [Point]? = try? all([["x": 1], ["y": 2]], skipping: false)
    print(points as Any, none as Any)
    let read: ([String: Int]) throws -> Point = reader()
    print((try? read(["x": 9])) as Any)
    let number: Box<Int> = Row([:])["abc"]
    print(number, (Row([:])["ab"] as Box<String>).value)
    let row = Row([:])
    let named: Box<Named> = curried(Named.init) <!> row.cell("four") <*> row.cell("q")
    print(named)
    print(scaled <!> Box(value: Box(value: 3)), (scaled <!> Box(value: [1])).value(Box(value: 2)))
  }
}

func <!> <A, B>(
  function: (A) -> B, box: FunctionsToldByTheirResults.Box<A>
) -> FunctionsToldByTheirResults.Box<B> {
  FunctionsToldByTheirResults.Box(value: function(box.value))
}

func <*> <A, B>(
  function: FunctionsToldByTheirResults.Box<(A) -> B>, box: FunctionsToldByTheirResults.Box<A>
) -> FunctionsToldByTheirResults.Box<B> {
  FunctionsToldByTheirResults.Box(value: function.value(box.value))
}

func readable<T: FunctionsToldByTheirResults.Readable>(_ cells: [String: Int]) throws -> T {
  try FunctionsToldByTheirResults.made(cells)
}

extension FunctionsToldByTheirResults.Readable {
  static func transform(_ cells: Any) throws -> Self? {
    try (cells as? [String: Int]).map(readable)
  }
  static func several(_ rows: [Any]) -> [Self] {
    rows.compactMap { $0 as? [String: Int] }.compactMap {
      try? Optional($0).map(FunctionsToldByTheirResults.made)
    }
  }
}

extension Array {
  func compact<T>(skipping: Bool, _ make: (Element) throws -> T) throws -> [T] {
    if skipping { return compactMap { try? make($0) } }
    return try map(make)
  }
}

extension Int: FunctionsToldByTheirResults.Coded {
  static func decode(_ text: String) -> FunctionsToldByTheirResults.Box<Int> {
    .init(value: text.count)
  }
}

extension String: FunctionsToldByTheirResults.Coded {
  static func decode(_ text: String) -> FunctionsToldByTheirResults.Box<String> {
    .init(value: text)
  }
}
