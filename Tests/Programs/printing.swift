enum PrintNumbers {
  static func main() {
    print(1.0, 100000.0, 1e15, 1e16, 1e17, 123456789012345680.0)
    print(0.0001, 0.00001, 1e-5, 5e-324, -0.0, 3.0e10)
    print(Float(1.1), Double(Float(1.1)), Float(16777216), Float(1e10))
  }
}

enum PrintSeparators {
  static func main() {
    print("a", "b", "c", separator: "-", terminator: "!\n")
    print(1, 2, separator: "")
    print()
    print("no newline", terminator: "")
    print(" then one")
  }
}

enum PrintCollections {
  static func main() {
    print([1, 2, 3], ["a", "b"], [1.5, 2], [Int](), [[1], []])
    print(["k": 1], [String: Int](), Set([7]))
    print((1, "two", 3.0), (x: 1, y: "b"), ())
    print([("a", 1)], ["x": [1, 2]], [nil, 1] as [Int?])
  }
}

enum PrintOptionals {
  static func main() {
    let some: Int? = 3
    let none: Int? = nil
    let text: String? = "hi"
    print(some as Any, none as Any, text as Any)
    print("\(String(describing: some)) \(String(describing: none))")
    let double: Int?? = .some(nil)
    print(double as Any)
  }
}

enum PrintStructs {
  struct Point {
    var x: Double
    var y = 2
    var name: String? = "p"
  }
  struct Empty {}
  struct Outer {
    let inner = Point(x: 1)
    let list = ["a"]
  }
  static func main() {
    print(Point(x: 1.5))
    print(Empty(), Outer())
    print([Point(x: 0, y: 0, name: nil)])
  }
}

enum PrintEnums {
  enum Plain { case one, two }
  enum Raw: String { case a = "alpha", b }
  enum Payload {
    case none
    case number(Int)
    case pair(x: Int, y: String)
    indirect case nested(Payload)
  }
  static func main() {
    print(Plain.one, [Plain.two], Raw.a, Raw.b.rawValue)
    print(Payload.none, Payload.number(3), Payload.pair(x: 1, y: "b"))
    print(Payload.nested(.number(1)), Payload.number(2) as Payload? as Any)
  }
}

enum DebugPrinting {
  struct Name { var first = "Ada" }
  static func main() {
    debugPrint("text", 1, 2.5, "quote \" and \\ and \n")
    debugPrint(["a": "b"], ["x"], Optional("s") as Any)
    debugPrint(Name(), Character("c"))
    print(["with \"quotes\"", "tab\t"])
  }
}

enum CustomDescription {
  struct Temperature: CustomStringConvertible {
    var degrees: Double
    var description: String { "\(degrees)°" }
  }
  struct Both: CustomStringConvertible, CustomDebugStringConvertible {
    var description: String { "plain" }
    var debugDescription: String { "debug" }
  }
  static func main() {
    print(Temperature(degrees: 3), [Temperature(degrees: 4)], "\(Temperature(degrees: 5))")
    print(Both(), [Both()], Optional(Both()) as Any)
    debugPrint(Both())
  }
}

enum Interpolation {
  static func main() {
    let name = "x"
    let value = 3.5
    print("\(name) = \(value), twice \(value * 2), \("nested \(name)")")
    print("list \([1, 2]) optional \(Int("7") ?? 0) tuple \((1, 2))")
    print(#"raw \(name) and \#(name)"#)
    print("unicode \u{1F600} \u{e9}")
  }
}

enum TypesOfValues {
  class Base {}
  final class Derived: Base {}
  static func main() {
    print(type(of: 1), type(of: 1.0), type(of: "s"), type(of: [1]), type(of: ["a": 1.0]))
    print(type(of: (1, "a")), type(of: Optional(1)), Int.self, [String].self)
    let base: Base = Derived()
    print(type(of: base), type(of: 1...3), type(of: 0..<3))
  }
}
