import Foundation

/// What is no literal in one of two lists, dictionaries or tuples tells the literals in the other.
enum LiteralsBesideEachOther {
  struct Weight: ExpressibleByFloatLiteral, Hashable, Comparable {
    var grams: Double
    init(floatLiteral value: Double) { grams = value }
    static func < (a: Weight, b: Weight) -> Bool { a.grams < b.grams }
  }
  enum Kind { case loose, packed(Int) }

  static func main() {
    let byte: UInt8 = 7
    let share: Float = 0.5
    let price: Decimal = 3
    let heavy: Weight = 12.5
    let numbers: Set<Int> = [1]
    let part = "pear".prefix(1)
    let maybe: Int? = 4
    print([byte, 1] == [7, 1], [1, byte] == [1, 7], [byte] != [8], [[byte], []] == [[7], []])
    print([share, 1] == [0.5, 1], [1, share] == [1, 0.5], [price] == [3], [numbers] == [[1]])
    print(
      [heavy] == [12.5], [part, "b"] == ["p", "b"], [maybe] == [4], [maybe, nil] == [4, nil])
    print([1: byte] == [1: 7], ["a": price] == ["a": 3], ["k": [heavy]] == ["k": [12.5]])
    print(
      (heavy, 1) == (12.5, 1), (heavy, 1) < (13.5, 0), (byte, price) == (7, 3), (3, byte) == (3, 7))
    print(
      [byte] + [1, 2], [1, 2] + [share], [2] + [byte] == [2, 7], [byte, 2] + [3] == [7, 2, 3])
  }
}

enum ListsOfLiteralsAndOthers {
  static func same<T: Equatable>(_ a: T, _ b: T) -> Bool { a == b }

  static func main() {
    let byte: UInt8 = 7
    let share: Float = 0.5
    let part = "pear".prefix(1)
    print(
      type(of: [4, byte]), type(of: [1, 2.5, share]), type(of: [share, 2]), type(of: ["x", part]))
    print([1, 2.5, share], [0, -share], [1, 2, byte].map { $0 &+ 250 })
    print(same([3, 7], [3, byte]), same([byte], [7]), same((1...3).map { $0 }, [1, 2, 3]))
    print([nil, 1, byte] == [nil, 1, 7], [1, 2].contains(1), [byte, 9].firstIndex(of: 9) ?? -1)
  }
}

enum ListsOfATypeMadeOfLiterals {
  struct Tag: ExpressibleByStringLiteral, Hashable, CustomStringConvertible {
    let name: String
    init(stringLiteral value: String) { name = value }
    var description: String { "#" + name }
  }

  static func main() {
    print([Double]([1, 2]), Array<Float>([1]), [Tag](["a", "b"]), [[Double]]([[1], [2, 3]]))
    print(ArraySlice<Double>([3]), ContiguousArray<Tag>(["c"]), Set<Tag>(["d"]), [Character](["e"]))
    let tags: [Tag] = .init(["x"])
    let steps: [Double] = Array(stride(from: 0, to: 3, by: 1))
    let halves: [Double] = .init(stride(from: 0, through: 1, by: 0.5))
    let mapped: [Double] = Array([1, 2].map { $0 })
    print(
      tags, steps, halves, mapped, [Double]([1, 2, 3].dropFirst()), [Float]([1, 2].reversed()))
    print(
      type(of: [Tag](["t"])[0]), [Double]([1, 2])[0] / 4, Array<Double>(repeatElement(1, count: 2)))
    print([Int](1...3), Array("ab"), [String](["k": 1].keys), Array([1: 2]), Array(Set([5])))
    let any = [Any]([1, "a", 2.5])
    print(any.count, any.map { "\($0)" })
  }
}
