// Literals, tuples and implicit members whose type shows elsewhere.

enum LiteralsToldInPassing {
  enum Either<Value> {
    case some(Value), nothing
    var kind: String { "\(Value.self)" }
  }

  struct Length: ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
    var value: Double
    init(floatLiteral value: Double) { self.value = value }
    init(integerLiteral value: Int) { self.value = Double(value) }
  }

  enum Scalar: ExpressibleByIntegerLiteral, ExpressibleByNilLiteral, ExpressibleByBooleanLiteral {
    case null, flag(Bool), number(Int)
    init(nilLiteral: ()) { self = .null }
    init(booleanLiteral value: Bool) { self = .flag(value) }
    init(integerLiteral value: Int) { self = .number(value) }
  }

  struct Path {
    let text: String
    init(_ text: String) { self.text = text }
  }

  struct Step<Value> {
    let run: (String) -> Value?
    func map<Other>(_ change: @escaping (Value) -> Other) -> Step<Other> {
      Step<Other> { self.run($0).map(change) }
    }
    func map<Other>(_ change: @escaping (Value) -> Other?) -> Step<Other> {
      Step<Other> { self.run($0).flatMap(change) }
    }
  }

  enum Bound { case zero, one, upTo(Int) }

  typealias Match = (kind: Int, text: String)
  typealias Parsed = (place: Int, value: Scalar)

  static func lift<Value>(_ value: Value) -> Either<Value> { .some(value) }

  static func parsed(_ number: Int) -> Either<Parsed> {
    switch number {
    case 0: lift((number, nil))
    case 1: lift((number, true))
    default: lift((number, .flag(false)))
    }
  }

  static func first<Value>(_ steps: Step<Value>...) -> Step<Value> {
    Step { text in steps.lazy.compactMap { $0.run(text) }.first }
  }

  static func literal(_ wanted: String) -> Step<Void> { Step { $0 == wanted ? () : nil } }

  static func flattened<Value>(_ list: [Value]) -> [Value] {
    list.flatMap { $0 as? [Value] ?? [$0] }
  }

  static func groups() -> [(name: String, sizes: [Int])] { [("a", [1])] }

  static func first<Value>(of list: [Value]) -> Value? {
    if list.isEmpty { return .none }
    return list[0]
  }

  static func main() {
    let several = [.nothing, Either.some(1), .nothing]
    print(several, several[0].kind, several[2].kind)
    print(([-1, -2.5, 3] as [Length]).map(\.value), (-4.25 as Length).value)
    for scalar: Scalar in [nil, true, 0, -1] { print(scalar, terminator: " ") }
    print(parsed(0), parsed(1), parsed(2))
    print(Match(1, "a").text, Match(kind: 2, text: "b"), [Match(3, "")])
    print((Path("a") + Path("b")).text, "a" + "b")
    print(flattened([[3], 4, 5]) as Any)
    let name: String? = nil
    let groups = name.map { [($0, [2])] } ?? groups()
    print(groups, groups.flatMap { $0.sizes })
    let bound: Step<Bound> = first(
      literal("*").map { .zero }, literal("+").map { .one },
      Step { Int($0) }.map(Bound.upTo))
    print(
      bound.run("*") as Any, bound.run("+") as Any, bound.run("12") as Any, bound.run("") as Any)
    let none: Any? = first(of: [Int]())
    print(none as Any, first(of: ["a"]) as Any)
    print(
      [1, 2].map {
        switch $0 {
        case 1: max(1, 2.5);
        default: 0
        }
      })
    print(
      [1, 2].map {
        switch $0 {
        case 1: max(1, 2.5);
        default: 0.5
        }
      })
  }
}

func + (a: LiteralsToldInPassing.Path, b: LiteralsToldInPassing.Path) -> LiteralsToldInPassing.Path
{
  a.text + b.text
}

func + (a: String, b: String) -> LiteralsToldInPassing.Path {
  LiteralsToldInPassing.Path([a, b].joined(separator: "/"))
}
