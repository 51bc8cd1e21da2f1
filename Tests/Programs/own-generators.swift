import Foundation

struct OwnGenerator: RandomNumberGenerator {
  var state: UInt64
  mutating func next() -> UInt64 {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return state
  }
}

final class SharedGenerator: RandomNumberGenerator {
  var state: UInt64 = 9
  func next() -> UInt64 {
    state ^= state << 13
    state ^= state >> 7
    state ^= state << 17
    return state
  }
}

extension RandomNumberGenerator {
  mutating func pick<T>(_ all: [T]) -> T { all[Int(next(upperBound: UInt(all.count)))] }
  mutating func unit() -> Double { Double(next() >> 11) / Double(1 << 53) }
}

enum NumbersOfEachType {
  static func main() {
    var generator = OwnGenerator(state: 7)
    print(generator.next(), generator.next() as UInt8, generator.next() as UInt)
    let narrow: UInt16 = generator.next()
    var all = [UInt](repeating: 0, count: 2)
    all[0] = generator.next()
    print(narrow, all, words(&generator))
    print(generator.next(upperBound: 10 as UInt8), generator.next(upperBound: 1000 as UInt64))
    print(bounded(&generator, 10 as UInt8), bounded(&generator, 7 as UInt32))
    print(generator.pick(["a", "b", "c"]), generator.unit())
    var shared = SharedGenerator()
    print(shared.pick([1, 2, 3]), shared.next() as UInt32)
  }

  static func words<G: RandomNumberGenerator>(_ generator: inout G) -> [UInt] {
    var words = [UInt](repeating: 0, count: 2)
    words[0] = generator.next()
    words[1] = generator.next() as UInt
    return words
  }

  static func bounded<G: RandomNumberGenerator, T: FixedWidthInteger & UnsignedInteger>(
    _ generator: inout G, _ bound: T
  ) -> T { generator.next(upperBound: bound) }
}

enum DrawnByGenerics {
  static func main() {
    var generator = OwnGenerator(state: 7)
    print((0..<4).map { _ in drawn(UInt8(3), 200, &generator) })
    print((0..<4).map { _ in drawn(-9, 200, &generator) }, drawn(Int32(-9), 200, &generator))
    print(fraction(-9.0, 200, &generator), fraction(Float(-9), 200, &generator))
    print((0..<3).map { _ in Float.random(in: 0..<1, using: &generator) })
    print(Float.random(in: 2...3, using: &generator), CGFloat.random(in: 0...1, using: &generator))
    print(any(Int8.min, Int8.max), fixed(UInt16(4)))
  }

  static func drawn<T: FixedWidthInteger, G: RandomNumberGenerator>(
    _ low: T, _ high: T, _ generator: inout G
  ) -> T { T.random(in: low...high, using: &generator) }

  static func fraction<T: BinaryFloatingPoint, G: RandomNumberGenerator>(
    _ low: T, _ high: T, _ generator: inout G
  ) -> T where T.RawSignificand: FixedWidthInteger { T.random(in: low..<high, using: &generator) }

  static func any<T: FixedWidthInteger>(_ low: T, _ high: T) -> Bool {
    (low...high).contains(T.random(in: low...high))
  }

  static func fixed<T: FixedWidthInteger>(_ only: T) -> T { T.random(in: only...only) }
}

enum NamesOfTheModule {
  static func main() {
    print(Swift.type(of: 3), Swift.type(of: "a" as Any), [1, 2].map { Swift.type(of: $0) })
    print(Swift.min(3, 4), Swift.stride(from: 0, to: 3, by: 1).map { $0 })
    Swift.print("a", "b", separator: "-")
  }
}
