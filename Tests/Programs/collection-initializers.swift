// Initialisers without a label that extensions give lists, sets and dictionaries of certain elements.

enum Suit: Int { case clubs = 1, hearts, spades }
struct Card: Hashable { let value: Int; init(_ value: Int) { self.value = value } }
extension [Suit] {
  init(_ numbers: [Int]) { self = numbers.compactMap { .init(rawValue: $0) } }
}
extension Set where Element == Suit {
  init(_ numbers: [Int]) { self = .init(numbers.compactMap(Suit.init(rawValue:))) }
}
extension Set where Element == Card {
  init(_ numbers: Set<Int>) { self = Set(numbers.map(Card.init)) }
}
extension Array where Element == Card {
  init(_ range: ClosedRange<Int>) { self = range.map { Card($0) } }
  init(_ text: String) { self = text.compactMap { $0.wholeNumberValue.map(Card.init) } }
}
extension Array where Element == String {
  init(_ pairs: [Int: Double]) { self = pairs.map { "\($0.key)=\($0.value)" } }
  init(_ numbers: Set<Double>) { self = numbers.map { "<\($0)>" } }
}
extension Array where Element: BinaryInteger {
  init(_ digits: String) { self = digits.compactMap { $0.wholeNumberValue.map { Element($0) } } }
}
extension Dictionary where Key == String {
  init(_ values: [Value]) {
    self = [:]
    for (index, value) in values.enumerated() { self["\(index)"] = value }
  }
}
struct Hand {
  var suits: [Suit]
  static var known: [Suit] {
    let numbers = [2, 3, 9] + [Int](1..<2)
    return .init(numbers)
  }
  func take(_ suits: [Suit]) -> Int { suits.count }
}
enum InitializersOfConstrainedExtensions {
  static func made(_ numbers: [Int]) -> [Suit] { [Suit](numbers) }
  static func main() {
    let numbers = [3, 1, 9]
    print(Hand.known.map(\.rawValue), made(numbers).count, Array<Suit>(numbers).count)
    print(Set<Suit>(numbers).count, Hand(suits: .init(numbers)).suits)
    print(Hand(suits: []).take(.init(numbers)))
    let literal: Set<Suit> = .init([3, 1, 9])
    print(literal.count, [numbers, numbers].map([Suit].init).map(\.count))
    print([numbers].map { [Suit]($0) }[0].count)
    print([Card](1...3).map(\.value), [Card]("4a2").count, [Int]("407"), [UInt8]("12"))
    let cards: Set<Card> = Set([1, 2] as Set<Int>)
    print(cards.map(\.value).sorted())
    let doubles = [1: 0.5]
    print([String](doubles), [String]([2.5] as Set<Double>))
    print([String](Set(["x"])), [String](["a": 1].keys))
    let indexed: [String: Int] = .init(numbers)
    print(indexed["1"] ?? 0, [String: Int](numbers).count)
    print([String: Int](uniqueKeysWithValues: [("a", 1)]))
    print([Int](1...3), [Character]("ab"), Set<Int>([1, 1]), [Double]([1.5].reversed()))
    print([Suit](Hand.known.reversed()).map(\.rawValue), [Suit](Set([Suit.clubs])).count)
    print(Array(numbers.dropFirst()), Set<Suit>(Hand.known).count)
    print(numbers.map(Suit.init(rawValue:)).count, numbers.compactMap(Suit.init(rawValue:)))
  }
}
