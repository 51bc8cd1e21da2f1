extension Collection where SubSequence == Self {
  mutating func prShorten() { self = dropFirst() }
  func prStart(_ count: Int) -> Self { prefix(count) }
  func prEnd(_ count: Int) -> Self { suffix(count) }
}
extension BidirectionalCollection where SubSequence == Self {
  mutating func prPop() -> Element? {
    guard let last else { return nil }
    self = dropLast()
    return last
  }
  func prInner() -> SubSequence {
    let inner = dropFirst().dropLast()
    return inner
  }
}

enum PartsOfRanges {
  static func shown<T>(_ value: T) -> String { "\(value) \(T.self)" }
  static func main() {
    var range = 0..<6
    print(range.removeLast(), range.removeFirst(), shown(range))
    range.removeLast(1)
    range.removeFirst(1)
    print(shown(range), range.popFirst() ?? -1, range.popLast() ?? -1, shown(range))
    print(range.popLast() ?? -1, range.popFirst() ?? -1, range.isEmpty)
    let five = 0..<5
    print(shown(five.dropFirst(2)), shown(five.dropLast()), shown(five.prefix(3)))
    print(shown(five.suffix(2)), shown(five[1..<4]), shown(five[2...]), shown(five[...3]))
    print(shown(five.prefix { $0 < 2 }), shown(five.drop { $0 < 2 }), shown(five.prefix(upTo: 2)))
    print(shown(five.suffix(from: 2)), shown(five.split(separator: 2)))
    let list = ["a", "b", "c"]
    var places = list.indices
    let last = places.removeLast()
    print(last, list[places], places.count, shown(places))
    var rest = five, slice = list[...], text = Substring("swift")
    rest.prShorten(); slice.prShorten(); text.prShorten()
    print(rest, slice, text, shown(rest.prStart(2)), shown(slice.prEnd(1)), shown(text.prEnd(3)))
    print(rest.prPop() ?? 0, slice.prPop() ?? "", text.prPop() ?? "-", rest, slice, text)
    print(shown(rest.prInner()), shown(slice.prInner()), shown(text.prInner()))
    let closed = (0...4).dropLast()
    print(Array(closed), Array((1..<6)[2..<4]))
  }
}
