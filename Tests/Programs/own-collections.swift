struct Fl<B: Collection> where B.Element: Collection {
  struct Index: Comparable {
    let outer: B.Index; let inner: B.Element.Index?;
    static func < (a: Index, b: Index) -> Bool {
      guard a.outer == b.outer else { return a.outer < b.outer };
      switch (a.inner, b.inner) {
      case let (l?, r?): return l < r;
      case (nil, nil): return false;
      case (nil, _?): return false;
      case (_?, nil): return true
      }
    }
  }; let base: B; let indexOfFirst: B.Index;
  init(base: B) { self.base = base; indexOfFirst = base.endOfPrefix { $0.isEmpty } }
}
extension Collection {
  func endOfPrefix(while p: (Element) throws -> Bool) rethrows -> Index {
    var index = startIndex;
    while try index != endIndex && p(self[index]) { formIndex(after: &index) }; return index
  }
}
struct Inter<Base: Collection>: Collection {
  let base: Base; let separator: Base.Element
  struct Index: Comparable {
    enum Rep: Equatable { case element(Base.Index); case separator(next: Base.Index) }
    let representation: Rep
    static func < (lhs: Index, rhs: Index) -> Bool {
      switch (lhs.representation, rhs.representation) {
      case (.element(let li), .element(let ri)),
        (.separator(next: let li), .separator(next: let ri)),
        (.element(let li), .separator(next: let ri)):
        return li < ri;
      case (.separator(next: let li), .element(let ri)): return li <= ri
      }
    }
    static func element(_ index: Base.Index) -> Self { Self(representation: .element(index)) }
    static func separator(next: Base.Index) -> Self { Self(representation: .separator(next: next)) }
  }
  var startIndex: Index { base.startIndex == base.endIndex ? endIndex : .element(base.startIndex) }
  var endIndex: Index { .separator(next: base.endIndex) }
  func index(after i: Index) -> Index {
    switch i.representation {
    case .element(let index): return .separator(next: base.index(after: index));
    case .separator(let next): return .element(next)
    }
  }
  subscript(position: Index) -> Base.Element {
    switch position.representation {
    case .element(let index): return base[index];
    case .separator: return separator
    }
  }
}

enum GenericIndices {
  static func main() {
    print(
      Inter(base: [1, 2], separator: 0).map { $0 }, Inter(base: "ab", separator: "-").map { $0 },
      Inter(base: [Int](), separator: 0).isEmpty)
    print(Fl(base: [[], [1]]).indexOfFirst, Fl(base: ["", "a"]).indexOfFirst)
    print(
      Fl(base: Inter(base: ["ab", "c"], separator: "-")).indexOfFirst
        == Inter(base: ["ab", "c"], separator: "-").startIndex)
    print(
      Inter(base: [1, 2].lazy.map { $0 + 1 }, separator: 0).map { $0 },
      Inter(base: ["a", "b"].lazy.map { $0 + "!" }, separator: "").joined())
  }
}

extension MutableCollection where Self: BidirectionalCollection, Element: Comparable {
  mutating func rearrange(upTo end: Index? = nil) -> Bool {
    var place = endIndex
    guard place != startIndex else { return false }
    formIndex(before: &place)
    while place != startIndex {
      let after = place
      formIndex(before: &place)
      guard self[place] < self[after] else { continue }
      swapAt(place, after)
      return true
    }
    reverse()
    return false
  }
}

struct Arrangements<Base: Collection>: IteratorProtocol {
  let base: Base
  var places: [Int]
  var hasMore = true
  init(_ base: Base) {
    self.base = base
    places = Array(0..<base.count)
  }
  mutating func next() -> [Base.Element]? {
    if !hasMore { return nil }
    let arranged = places.map { base[base.index(base.startIndex, offsetBy: $0)] }
    hasMore = places.rearrange(upTo: 1)
    return arranged
  }
}
struct PSeq<Base: Collection> { let base: Base; init(_ b: Base) { base = b } }
extension PSeq: Sequence {
  struct Iterator: IteratorProtocol {
    let base: Base; var indexes: [Base.Index]; var hasMore = true;
    init(_ b: Base) { base = b; indexes = Array(b.indices) };
    mutating func next() -> [Base.Element]? {
      if !hasMore { return nil };
      defer { let more = indexes.rearrange(); if !more { hasMore = false } };
      return indexes.map { base[$0] }
    }
  }; func makeIterator() -> Iterator { Iterator(base) }
}
enum EitherS<L: Sequence, R: Sequence> where L.Element == R.Element { case left(L), right(R) }
extension EitherS: Sequence {
  struct Iterator: IteratorProtocol {
    var left: L.Iterator?; var right: R.Iterator?;
    mutating func next() -> L.Element? { left?.next() ?? right?.next() }
  };
  func makeIterator() -> Iterator {
    switch self {
    case .left(let s): return Iterator(left: s.makeIterator(), right: nil);
    case .right(let s): return Iterator(left: nil, right: s.makeIterator())
    }
  }
}
extension EitherS: Collection where L: Collection, R: Collection, L.Element == R.Element {
  enum Index: Equatable { case left(L.Index), right(R.Index) }
  var startIndex: Index {
    switch self {
    case .left(let s): return .left(s.startIndex);
    case .right(let s): return .right(s.startIndex)
    }
  }
  var endIndex: Index {
    switch self {
    case .left(let s): return .left(s.endIndex);
    case .right(let s): return .right(s.endIndex)
    }
  }
  subscript(i: Index) -> L.Element {
    switch (self, i) {
    case (.left(let s), .left(let i)): return s[i];
    case (.right(let s), .right(let i)): return s[i];
    default: fatalError()
    }
  }
  func index(after i: Index) -> Index {
    switch (self, i) {
    case (.left(let s), .left(let i)): return .left(s.index(after: i));
    case (.right(let s), .right(let i)): return .right(s.index(after: i));
    default: fatalError()
    }
  }
  func index(_ i: Index, offsetBy d: Int, limitedBy limit: Index) -> Index? {
    switch (self, i, limit) {
    case (.left(let s), .left(let i), .left(let limit)):
      return s.index(i, offsetBy: d, limitedBy: limit).map { .left($0) };
    case (.right(let s), .right(let i), .right(let limit)):
      return s.index(i, offsetBy: d, limitedBy: limit).map { .right($0) };
    default: fatalError()
    }
  }
}
extension EitherS.Index: Comparable where L: Collection, R: Collection {
  static func < (a: Self, b: Self) -> Bool {
    switch (a, b) {
    case (.left(let a), .left(let b)): return a < b;
    case (.right(let a), .right(let b)): return a < b;
    case (.left, .right): return true;
    default: return false
    }
  }
}
struct Own: LazySequenceProtocol {
  struct Iterator: IteratorProtocol {
    var n = 0; mutating func next() -> Int? { n += 1; return n <= 4 ? n : nil }
  }; func makeIterator() -> Iterator { Iterator() }
}
struct Chunk<Base: Collection>: Collection {
  let base: Base; let k: Int;
  struct Index: Comparable {
    let base: Base.Index; static func < (a: Index, b: Index) -> Bool { a.base < b.base }
  }; var startIndex: Index { Index(base: base.startIndex) };
  var endIndex: Index { Index(base: base.endIndex) };
  func index(after i: Index) -> Index {
    Index(base: base.index(i.base, offsetBy: k, limitedBy: base.endIndex) ?? base.endIndex)
  }; subscript(i: Index) -> Base.SubSequence { base[i.base..<index(after: i).base] }
}
extension LazySequenceProtocol where Self: Collection, Elements: Collection {
  func inTwos() -> Chunk<Elements> { Chunk(base: elements, k: 2) }
}
extension Collection { func inTwos() -> Chunk<Self> { Chunk(base: self, k: 2) } }
struct Ring: RandomAccessCollection, MutableCollection {
  var items: [Int]; var startIndex: Int { 0 }; var endIndex: Int { items.count };
  subscript(i: Int) -> Int {
    get { items[i % items.count] }
    set { items[i % items.count] = newValue }
  }
}
struct Stack<E>: RangeReplaceableCollection, RandomAccessCollection, ExpressibleByArrayLiteral {
  var s: [E] = []; init() {}; init(arrayLiteral e: E...) { s = e };
  var startIndex: Int { s.startIndex }; var endIndex: Int { s.endIndex };
  subscript(i: Int) -> E { s[i] };
  mutating func replaceSubrange<C: Collection>(_ r: Range<Int>, with c: C) where C.Element == E {
    s.replaceSubrange(r, with: c)
  }
}
struct LL<T>: BidirectionalCollection {
  enum Idx: Comparable { case at(Int), end }; let v: [T];
  var startIndex: Idx { v.isEmpty ? .end : .at(0) }; var endIndex: Idx { .end };
  func index(after i: Idx) -> Idx {
    if case .at(let n) = i, n + 1 < v.count { return .at(n + 1) }; return .end
  };
  func index(before i: Idx) -> Idx {
    if case .at(let n) = i { return .at(n - 1) }; return .at(v.count - 1)
  }; subscript(i: Idx) -> T { if case .at(let n) = i { return v[n] }; fatalError() }
}
func pairs<C: BidirectionalCollection>(_ c: C) -> (C.Element?, C.Element?) { (c.first, c.last) }
func app<C: RangeReplaceableCollection>(_ c: C, _ e: C.Element) -> C {
  var c = c; c.append(e); c.insert(e, at: c.startIndex); return c
}
func sw<C: MutableCollection>(_ c: C) -> C where C.Index == Int {
  var c = c; c.swapAt(0, 1); return c
}

enum OwnCollections {
  static func main() {
    print(Array(PSeq([1, 2, 3])), Array(PSeq("ab")))
    print(
      Array(IteratorSequence(Arrangements("ab"))),
      Array(IteratorSequence(Arrangements([1, 2, 3]))).count)
    print(
      EitherS<[Int], Set<Int>>.left([1, 2]).map { $0 },
      EitherS<String, [Character]>.right(["z"]).first as Any,
      EitherS<[Int], Range<Int>>.right(3..<9).dropFirst(2).count)
    print(
      EitherS<[Int], Range<Int>>.left([5, 6, 7]).index(
        EitherS<[Int], Range<Int>>.left([5, 6, 7]).startIndex, offsetBy: 2,
        limitedBy: EitherS<[Int], Range<Int>>.left([5, 6, 7]).endIndex) == .left(2))
    print(
      Own().map { $0 * 2 }.filter { $0 > 2 }.first as Any, Array(Own().map { $0 * 2 }),
      Own().reduce(0, +), Own().lazy.map { $0 }.count { $0 > 1 })
    print(
      [1, 2, 3].lazy.inTwos().map { $0 }, [1, 2, 3].inTwos().map { $0 },
      "abc".inTwos().map { String($0) }, (1...5).inTwos().map { $0.reduce(0, +) })
    print(
      sw(Ring(items: [1, 2, 3])), Ring(items: [3, 1, 2]).sorted(), pairs(Ring(items: [7, 8])),
      Ring(items: [1, 2, 3])[1...].map { $0 }, Ring(items: [1, 2, 3]).suffix(2).reduce(0, +),
      Array(Ring(items: [4, 5]).indices))
    print(
      app(Stack<Int>([1, 2]), 9), app("ab", "z"), app([1], 0), Stack([1, 2]) + [3],
      (Stack([3, 1]) + Stack([2])).sorted(), Stack([1, 2, 3]).filter { $0 > 1 }.count,
      Stack(repeating: "x", count: 2).joined())
    print(
      pairs(LL(v: [1, 2, 3])), LL(v: [1, 2, 3]).reversed().map { $0 },
      LL(v: [1, 2, 3]).firstIndex(of: 2) == .at(1), LL(v: "abc".map { $0 }).dropLast().map { $0 },
      LL(v: [3, 4]).indices.count, LL(v: [1, 2, 3]).suffix(2).first as Any,
      LL(v: [1, 2, 3]).distance(from: .at(0), to: .end), LL(v: [1, 2]).isEmpty)
  }
}
