// A slice keeps its list's indices, also where an extension or a generic function changes it.
extension MutableCollection {
  mutating func sortPart(_ a: Index, _ b: Index)
  where Element: Comparable, Self: RandomAccessCollection { self[a..<b].sort() }
  mutating func set(_ r: Range<Index>, _ s: SubSequence) { self[r] = s }
}
extension RangeReplaceableCollection {
  mutating func cut(_ i: Index) -> Element { remove(at: i) }
  mutating func fit(_ e: Element, _ i: Index) { insert(e, at: i) }
  mutating func swapOut(_ r: Range<Index>) { replaceSubrange(r, with: []) }
}
extension ArraySlice where Element == Int {
  mutating func quick() {
    guard count > 1 else { return }
    let pivot = self[startIndex]
    var i = startIndex, j = index(before: endIndex)
    while i <= j {
      while self[i] < pivot { i += 1 }
      while self[j] > pivot { j -= 1 }
      if i <= j { swapAt(i, j); i += 1; j -= 1 }
    }
    self[startIndex..<i].quick()
    self[i..<endIndex].quick()
  }
}
func insertion<C: MutableCollection & BidirectionalCollection>(_ c: inout C)
where C.Element: Comparable {
  var i = c.index(after: c.startIndex)
  while i != c.endIndex {
    let e = c[i]; var j = i
    while j != c.startIndex, e < c[c.index(before: j)] {
      c[j] = c[c.index(before: j)]; j = c.index(before: j)
    }
    c[j] = e
    i = c.index(after: i)
  }
}
enum SlicesChanged {
  static func main() {
    let a = [5, 4, 9, 1, 2]
    var s = a[1...]; s.sortPart(2, 5); print(s)
    s = a[2...]; s.set(2..<4, [7, 8]); print(s, s.startIndex)
    s = a[2...]; print(s.cut(3), s); s.fit(6, 3); print(s); s.swapOut(2..<4); print(s)
    s = a[1...]; insertion(&s); print(s)
    var w = a; insertion(&w[2...]); print(w)
    s = a[...]; s[1..<5].reverse(); print(s)
    s = a[2...]; for i in s.indices { s[i] += i }; print(s)
    s = a[2...]; s.withUnsafeMutableBufferPointer { $0[0] = 100 }; print(s)
    s = a[2...]; let k = s.partition { $0 > 1 }; print(k, s)
    s = a[2...]; s.quick(); print(s)
    var q = a[1..<5]; q.removeFirst(); print(q.startIndex, q); q.append(3);
    print(q.endIndex, q[q.startIndex]); q.removeAll { $0 == 1 };
    print(q, q.startIndex, q.firstIndex(of: 2) as Any)
    q = a[1..<5]; q.move(2)
    print(q)
    var r = a[3...]; r.replaceSubrange(3..<4, with: [0, 0]); print(r, r.indices)
    r = a[3...]; r.insert(contentsOf: [7, 7], at: 4); print(r, r.startIndex, r.endIndex)
    r += [1]; print(r.endIndex, r.last as Any, r.dropLast().endIndex, r.suffix(2).startIndex)
  }
}
extension ArraySlice {
  mutating func move(_ i: Int) { let e = self[i]; self[i] = self[i + 1]; self[i + 1] = e }
}
extension MutableCollection {
  mutating func put(_ e: Element, _ i: Index) { self[i] = e }
  mutating func updateAll(_ update: (inout Element) -> Void) {
    for i in indices { update(&self[i]) }
  }
  mutating func firstUp(_ f: (Element) -> Element) { let i = startIndex; self[i] = f(self[i]) }
}
extension ArraySlice { mutating func put2(_ e: Element, _ i: Int) { self[i] = e } }
func put3<M: MutableCollection>(_ m: inout M, _ i: M.Index, _ e: M.Element) { m[i] = e }
enum SlicesByExtensions {
  static func main() {
    let a = [1, 4, 9, 16, 25]
    var s = a[1..<5]; s.put(7, 2); print(s, s[2])
    s = a[1..<5]; s.put2(8, 1); print(s)
    var v = a[1...]; put3(&v, 2, 77); print(v)
    var x = a; x[2...].firstUp { $0 + 100 }; print(x)
    var y = a; y[2...].updateAll { $0 *= $0 }; print(y)
  }
}
