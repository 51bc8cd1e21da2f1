import Foundation

private struct Shown: CustomPlaygroundDisplayConvertible {
  var playgroundDescription: Any { "shown" }
}

private func mapped() -> LazyMapCollection<[Int], Int> { [1, 2].lazy.map { $0 + 1 } }
private func filtered() -> LazyFilterCollection<[Int]> { [1, 2].lazy.filter { $0 > 1 } }
private func narrow() -> UInt8 { numericCast(200 as Int) }
private func sum(_ numbers: Int...) -> Int { numbers.reduce(0, +) }

private struct Seeded: RandomNumberGenerator {
  var state: UInt64
  mutating func next() -> UInt64 {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return state
  }
}

private func shuffled<C: MutableCollection & RandomAccessCollection>(_ list: C) -> C {
  var (list, generator) = (list, Seeded(state: 4))
  list.shuffle(using: &generator)
  return list
}

enum SmallerNames {
  static func main() {
    print(Shown().playgroundDescription, Array(mapped()), Array(filtered()), narrow())
    print(numericCast(UInt16(4)) as Int)
    print(String(decoding: [104, 105] as [UInt8], as: Unicode.UTF8.self))
    print(Unicode.UTF8.CodeUnit.max, UTF16.CodeUnit.max)
    fputs("put\n", stdout)
    fflush(stdout)
    print(shuffled([1, 2, 3, 4, 5]))
  }
}

enum BitCasts {
  static func main() {
    print(unsafeBitCast(1.5, to: UInt64.self), unsafeBitCast(-1, to: UInt.self))
    print(unsafeBitCast(1_069_547_520 as UInt32, to: Float.self))
    print(unsafeBitCast(Float(2), to: Int32.self))
    print(unsafeBitCast(sum, to: (([Int]) -> Int).self)([1, 2]))
  }
}
