// What `nil`, a `T!` and literals are where a call leaves it open.

extension Sequence where Element == String {
  func joinedUp(by separator: String? = nil) -> String? {
    reduce(nil) { sum, next in
      guard let sum else { return next }
      return sum + (separator ?? "") + next
    }
  }
  func longest() -> String? {
    reduce(nil) { best, next in
      if let best, best.count >= next.count { return best }
      return next
    }
  }
}
func kept<T>(_ first: T, _ change: (T) -> T) -> T { change(first) }
func half(_ number: Int?) -> Int? {
  kept(nil) { (old: Int?) in old ?? number.map { $0 / 2 } }
}

final class Drawer {
  var items: [Int]!
  var name: String!
  init(_ items: [Int]? = nil) { self.items = items }
}
struct Labels {
  let texts: [String]
  let count: Int
  init(_ drawer: Drawer) {
    texts = drawer.items.map { "item \($0)" }
    count = drawer.items.reduce(0) { $0 + $1 }
  }
}
func optionalCount(_ drawer: Drawer) -> Int? { drawer.items.map { $0.count } }
func doubled(_ drawer: Drawer) -> [Int] { drawer.items.flatMap { [$0, $0] } }

struct Weight {
  var grams = 1.5
  func pounds() -> Double { grams / 453 }
}
struct Parcel {
  var weight: Weight?
  var pieces: Int?
}

extension ClosedRange where Bound: BinaryFloatingPoint {
  var length: Bound { upperBound - lowerBound }
  func share(of step: Bound) -> Double {
    guard step > 0 else { return 0 }
    return Double(step / length)
  }
}
extension Range where Bound: Numeric {
  func next(_ value: Bound) -> Bound { value + 1 }
}
struct Slider {
  var share: Double
  init<Number: BinaryFloatingPoint>(_ bounds: ClosedRange<Number>, step: Number) {
    share = bounds.share(of: step)
  }
}
struct Gauge<Number: BinaryFloatingPoint> {
  var low: Number
  var all: [Number]
  let bounds: ClosedRange<Number>
  init(in bounds: ClosedRange<Number> = 0...1) {
    low = 0
    all = .init(repeating: 0, count: 2)
    self.bounds = bounds
  }
}

enum OptionalsAndWhatLiteralsAre {
  static func main() {
    print(["a", "b"].joinedUp(by: "-") ?? "none", [String]().joinedUp() ?? "none")
    print(["a", "bcd", "ef"].longest() ?? "none", half(9) ?? -1, half(nil) ?? -1)
    let drawer = Drawer([1, 2])
    print(Labels(drawer).texts, Labels(drawer).count, optionalCount(drawer) ?? -1, doubled(drawer))
    print(optionalCount(Drawer()) ?? -1)

    let none: Parcel? = nil
    let light: Parcel? = Parcel(weight: Weight(), pieces: 2)
    print(none?.weight?.grams ?? -1, light?.weight?.grams ?? -1, none?.weight?.pounds() ?? 0)
    let anything: [Any] = [none?.weight?.grams ?? 1, light?.pieces ?? 2, none?.pieces ?? 3]
    print(anything, (none?.weight?.grams ?? 7) as Any)
    let one: Any = none?.weight?.grams ?? 4
    let number = none?.weight?.grams ?? 5
    print(one, number, "\(none?.weight?.grams ?? 6)", none?.weight.map { $0.grams } ?? 7)
    let double: Double? = nil
    print(double ?? 8, double.map { $0 * 2 } ?? 9, [1.5].first { $0 > 2 } ?? 10)
    print([Weight]().first?.grams ?? 11, [Weight]().first.map(\.grams) ?? 12)

    print((0.0...4.0).share(of: 1), Slider(0.0...4.0, step: 1).share)
    print(Slider(Float(0)...8, step: 2).share, (1..<4).next(6), (1.5..<4).next(6))
    print(Gauge(in: 0.0...2.0).low, Gauge<Float>().all, Gauge(in: Float(1)...2).low)
  }
}
