enum LazyForms {
  static func main() {
    var log: [String] = []
    let l = [1, 2, 3, 4].lazy.map { x -> Int in
      log.append("m\(x)"); return x * 2
    }.filter { x in
      log.append("f\(x)"); return x > 3
    }
    print(l.first!, log.count > 2)
    print(
      type(of: [1].lazy), type(of: [1].lazy.map { $0 + 1 }), type(of: [1].lazy.filter { $0 > 0 }),
      type(of: [1].lazy.map { "\($0)" }.filter { $0.isEmpty }))
    print(
      Array(l), l.count, l.map { $0 }.reduce(0, +), l.contains(8), l.max()!, Array(l.prefix(1)),
      Array((1...3).lazy.flatMap { [$0, $0] }))
    let c = (0..<5).lazy.map { $0 * $0 }
    print(
      c[2], c.startIndex, c.endIndex, c.last!, c.count, Array(c.reversed()), Array(c.dropFirst(2)),
      c.reversed()[c.reversed().startIndex])
    print(
      Array((1...).lazy.map { $0 * 2 }.prefix(while: { $0 < 7 })),
      Array((1...10).lazy.drop { $0 < 8 }), ["1", "x"].lazy.compactMap { Int($0) }.first as Any)
    print(
      ["a", "b"].lazy.joined(separator: "-"), Array([[1], [2, 3]].lazy.joined()),
      Array("abc".lazy.reversed()), "abc".lazy.map { $0.uppercased() }.joined(separator: ""))
    for (i, x) in [5, 6].lazy.map({ $0 + 1 }).enumerated() { print(i, x) }
    print(
      zip([1, 2].lazy.map { $0 * 3 }, "ab").map { "\($0)\($1)" }, [3, 1, 2].lazy.sorted(),
      [1, 2].lazy.map { $0 }.elements.count)
  }
}
extension LazySequenceProtocol { func tagged() -> String { "lazy" } }
extension Sequence { func tagged() -> String { "sequence" } }
extension LazyMapSequence { var mapped: String { "mapped \(Element.self)" } }
enum LazyTypes {
  static func total<S: Sequence>(_ s: S) -> Int where S.Element == Int { s.reduce(0, +) }
  static func lastOf<C: BidirectionalCollection>(_ c: C) -> C.Element? { c.last }
  static func isLazy<S: LazySequenceProtocol>(_ s: S) -> Bool { true }
  static func isLazy<S: Sequence>(_ s: S) -> Bool { false }
  static func main() {
    print(
      [1].lazy.tagged(), [1].tagged(), [1].lazy.map { $0 }.tagged(), [1].lazy.map { $0 }.mapped,
      (1...3).lazy.map { "\($0)" }.mapped)
    print(
      total([1, 2].lazy.map { $0 * 2 }), lastOf((1...4).lazy.map { $0 * 2 }) ?? 0, isLazy([1].lazy),
      isLazy([1]), isLazy("a".lazy.filter { _ in true }))
    let m = ["b": 1, "a": 2].lazy.filter { $0.value > 1 }.map { $0.key }
    print(
      Array(m), Array([1, 2, 3].lazy.filter { $0 != 2 }.map { $0 }.reversed()),
      [1, 2, 3].lazy.filter { $0 > 1 }.isEmpty)
    let s: LazySequence<[Int]> = [1, 2].lazy
    let t: LazyMapSequence<[Int], String> = s.elements.lazy.map { "n\($0)" }
    print(
      s.map { $0 }.count, t.joined(separator: ""), t.first ?? "-", Set(t).count,
      Dictionary(uniqueKeysWithValues: s.map { ($0, $0) }).count)
  }
}
