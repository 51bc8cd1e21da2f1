/// Default arguments that ask what generic parameters, `Self` and associated types stand for.
protocol Scored: Comparable { static var best: Self { get } }
extension Int: Scored { static var best: Int { 10 } }
extension String: Scored { static var best: String { "ace" } }
func count<Suit: CaseIterable>(_ type: Suit.Type, of total: Int = Suit.allCases.count) -> Int {
  total
}
func raised<Score: Scored>(_ score: Score, to limit: Score = Score.best) -> Score {
  score < limit ? limit : score
}
func sum<Number: AdditiveArithmetic>(_ a: Number, _ b: Number = .zero) -> Number { a + b }
func named<Value>(_ value: Value, as name: String = "\(Value.self)") -> String {
  "\(name) \(value)"
}

protocol Board { associatedtype Side: CaseIterable & Hashable }
extension Board {
  func sides(_ sides: Set<Side> = Set(Side.allCases)) -> Int { sides.count }
  func name(_ name: String = "\(Self.self)") -> String { name }
  static func title(_ title: String = "\(Side.self) of \(Self.self)") -> String { title }
}
struct Hexagon: Board { enum Side: CaseIterable { case a, b, c, d, e, f } }
struct Strip<Label>: Board {
  enum Side: CaseIterable { case left, right }
  func label(_ label: String = "\(Label.self)") -> String { label }
  static func made(_ count: Int = Side.allCases.count, of label: String = "\(Label.self)") -> String
  {
    "\(count) \(label)"
  }
}

enum OfFunctions {
  enum Suit: CaseIterable { case hearts, spades, clubs }
  static func main() {
    print(count(Suit.self), count(Hexagon.Side.self), count(Suit.self, of: 1))
    print(raised(3), raised(30), raised("king"), raised("a", to: "b"))
    print(sum(2), sum(2.5), sum(2, 3), named(4), named("x"), named([1]), named(Suit.clubs, as: "s"))
    func local<T>(_ value: T, _ name: String = "\(T.self)") -> String { name }
    print(local(1), local(true), local(Hexagon()))
  }
}

enum OfSelf {
  static func main() {
    print(Hexagon().sides(), Strip<Int>().sides(), Hexagon().sides([.a, .f]))
    print(Hexagon().name(), Strip<String>().name(), Hexagon.title(), Strip<Int>.title())
    print(Strip<Bool>().label(), Strip<[Int]>.made(), Strip<Int>.made(7))
    let boards: [any Board] = [Hexagon(), Strip<Int>()]
    for board in boards { print(board.name()) }
  }
}
