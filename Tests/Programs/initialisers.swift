enum Delegating {
  struct Size {
    var width, height: Double
    init(width: Double, height: Double) {
      self.width = width
      self.height = height
    }
    init(side: Double) { self.init(width: side, height: side) }
    init() { self.init(side: 1) }
  }
  static func main() { print(Size().width, Size(side: 3).height, Size(width: 2, height: 4)) }
}

enum DefaultArguments {
  static func area(_ width: Int, by height: Int = 2, times: Int = 1) -> Int {
    width * height * times
  }
  struct Options {
    var name: String
    var isOn = true
    var level: Int? = nil
  }
  static func main() {
    print(
      area(3), area(3, by: 4), area(3, times: 5), Options(name: "a", level: 3),
      Options(name: "b", isOn: false))
  }
}

enum InExtensions {
  struct Point { var x, y: Int }
  static func main() { print(Point(x: 1, y: 2), Point(both: 4), Point("7,8")!, Point("7") == nil) }
}
extension InExtensions.Point: Equatable {
  init(both value: Int) { self.init(x: value, y: value) }
  init?(_ text: String) {
    let parts = text.split(separator: ",").compactMap { Int($0) }
    guard parts.count == 2 else { return nil }
    self.init(x: parts[0], y: parts[1])
  }
}

enum ImplicitMembers {
  struct Color: Equatable {
    var name: String
    static let red = Color(name: "red")
    static func custom(_ name: String) -> Color { Color(name: name) }
    func darker() -> Color { Color(name: "dark " + name) }
  }
  static func paint(_ color: Color, _ others: [Color] = []) -> String {
    ([color] + others).map(\.name).joined(separator: "+")
  }
  static func main() {
    print(paint(.red), paint(.custom("teal")), paint(.init(name: "x"), [.red, .red.darker()]))
    let chosen: Color? = .red
    print(chosen == .red, [Color.red, .custom("b")].contains(.custom("b")))
  }
}

enum RequiredAndOverridden {
  class Base {
    let id: Int
    required init(id: Int) { self.id = id }
    static func make(_ id: Int) -> Self { Self(id: id) }
  }
  final class Sub: Base {
    var twice: Int { id * 2 }
  }
  static func main() { print(Base.make(1).id, Sub.make(4).twice) }
}

enum LiteralConvertible {
  struct Path: ExpressibleByStringLiteral, ExpressibleByArrayLiteral, CustomStringConvertible {
    var parts: [String]
    init(stringLiteral value: String) { parts = value.split(separator: "/").map(String.init) }
    init(arrayLiteral elements: String...) { parts = elements }
    var description: String { parts.joined(separator: ">") }
  }
  struct Meters: ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral {
    let value: Double
    init(integerLiteral value: Int) { self.value = Double(value) }
    init(floatLiteral value: Double) { self.value = value }
  }
  static func main() {
    let a: Path = "x/y/z"
    let b: Path = ["p", "q"]
    let distances: [Meters] = [3, 2.5]
    print(a, b, distances.map(\.value))
  }
}

enum PropertyInitialisers {
  struct Stamp {
    static var next = 0
    let number = Stamp.take()
    var label: String { "no. \(number)" }
    static func take() -> Int {
      next += 1
      return next
    }
  }
  static func main() { print(Stamp().label, Stamp().label, Stamp.next) }
}

enum ClosureInitialised {
  struct Table {
    let squares: [Int] = {
      var result: [Int] = []
      for n in 1...4 { result.append(n * n) }
      return result
    }()
  }
  static func main() { print(Table().squares) }
}

enum Variadic {
  static func sum(_ numbers: Double...) -> Double { numbers.reduce(0, +) }
  static func join(_ parts: String..., separator: String = "-") -> String {
    parts.joined(separator: separator)
  }
  static func main() {
    print(sum(), sum(1), sum(1, 2.5), join("a", "b"), join("a", "b", separator: ""))
  }
}

enum Overloads {
  static func show(_ x: Int) -> String { "int \(x)" }
  static func show(_ x: Double) -> String { "double \(x)" }
  static func show(_ x: String) -> String { "string \(x)" }
  static func show(_ x: [Int]) -> String { "array \(x.count)" }
  static func show(value x: Int) -> String { "labelled \(x)" }
  static func main() { print(show(1), show(1.0), show("s"), show([1, 2]), show(value: 3)) }
}
