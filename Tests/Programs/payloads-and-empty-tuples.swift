// A payload that is one tuple prints without parentheses of the case's own; `()` is a value of any
// type that it is asked for as.

typealias Channels = (UInt8, UInt8, UInt8)
enum Paint {
  case bits(Channels)
  case labelled((x: Int, y: Int))
  case two(a: Int, b: (Int, Int))
  case one(n: (Int, Int))
  case nothing(Void)
  case plain(Int)
}

enum PayloadProgram {
  static func main() {
    print(Paint.bits((1, 2, 3)), Paint.labelled((x: 1, y: 2)), [Paint.bits((1, 2, 3))])
    print(Paint.two(a: 1, b: (2, 3)), Paint.one(n: (4, 5)), Paint.nothing(()), Paint.plain(6))
  }
}

enum EmptyTupleProgram {
  static func main() {
    let value: Any = ()
    switch value {
    case is Void: print("void")
    default: print("other")
    }
    print(value is Void, value is (), (value as? Void) != nil, 1 as Any is Void)
    let pair: Any = (1, "a")
    print(pair is (Int, String), (pair as? (Int, String))?.1 ?? "-", pair is Void)
    let mirror = Mirror(reflecting: ())
    print(mirror.displayStyle as Any, mirror.children.count)
    print(Mirror(reflecting: 1...3).children.map { "\($0.label ?? "-")=\($0.value)" })
    print(Mirror(reflecting: 2..<5).children.count, Mirror(reflecting: 4...).children.count)
  }
}
