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

enum ValuesAmongLiterals {
  enum K: Hashable { case a, b(Int) }

  static func sum<T: Numeric>(_ all: [T]) -> T { all.reduce(0, +) }
  static func show<T>(_ all: T...) -> String { "\(T.self) \(all)" }
  static func pairs<A, B>(_ d: [A: B]) -> String { "\(A.self) \(B.self)" }
  static func main() {
    let u: UInt8 = 7, f: Float = 0.5, g: CGFloat = 2, d = 1.5, i = 3, k = K.a, o: Int? = 2,
      i16: Int16 = 9
    print([0, u].max()!, [0, f].max()!, [0, g].max()!, [1, d].max()!, [0, i].max()!)
    print([1, u].reduce(0, +), [1, f].reduce(0, +), sum([1, g]), sum([2, u]))
    print(
      Set([1, u]).count, Set([1, u]).contains(7), [u, 1].sorted() == [1, u],
      Set([f, 1]) == [1, 0.5])
    print(
      ["a": 1, "b": f].values.sorted(), type(of: ["a": 1, "b": u]), type(of: [1: "x", i16: "y"]))
    print(pairs(["a": 1, "b": f]), pairs([1: 2, i16: 3]))
    print(show(1, u), show(f, 1), show(1, 2.5, f), show(1, d))
    print([.b(1), k] == [.b(1), .a], [k: 1] == [.a: 1], [.a, k].count)
    print([1, o], type(of: [1, o]), [o, 1].compactMap { $0 }, type(of: [nil, 1, u]))
    print((u, [1, f]) == (7, [1, 0.5]), (1, u) < (1, 8), ("a", [f]) == ("a", [0.5]))
    print([u, 1] + [2, 3] + [4], type(of: [[1], [u]]), type(of: [[1, 2], [f]]))
    print([(1, u), (2, 3)].map { $0.1 }, type(of: [(1, u), (2, 3)]))
    let b = true
    print([b ? 1 : u, 2], b ? [1, u] : [2], type(of: b ? [1] : [u]), type(of: [b ? 1 : f]))
    print([u, 1].contains(1), [1, u].firstIndex(of: 7) ?? -1, [0, 255, u].map { Int($0) + 1 })
    print(
      zip([1, u], [f, 2]).map { "\($0)\($1)" }, Array([1, u].enumerated()).map { $0.element })
    print([1, -f], [-1, f], [2 * 3, u], [(1), (u)])
    var list = [1, u]; list += [3]; list.append(4);
    print(list, list == [1, 7, 3, 4], [1, 7, 3, 4] == list)
    print(
      max(1, u), min(f, 2), abs(-1 * f), [1, 2, f].min()!,
      stride(from: 0, to: f, by: 0.25).map { $0 })
    print(
      [1, u] != [1, 8], [u: 1] != [7: 2], !([f] == [1]), [[k]] == [[.a]], [o, 3] == [2, nil],
      [[1: u]] == [[1: 7]])
    let t: [(Int, UInt8)] = [(1, u)]; print(t[0] == (1, 7), t.map { $0.1 } == [7])
    switch (u, [1, u]) {
    case (7, [1, 7]): print("match");
    default: print("none")
    }
  }
}
