struct IndexSet: BidirectionalCollection<Int>, SetAlgebra<Int>, Hashable, Codable,
  CustomStringConvertible
{
  /// In their order, each once.
  private var integers: [Int] = []
  init() {}
  init(integer: Int) { integers = [integer] }
  init(integersIn range: Range<Int>) { integers = Array(range) }
  init(integersIn range: ClosedRange<Int>) { integers = Array(range) }
  init<S: Sequence>(_ elements: S) where S.Element == Int { integers = Set(elements).sorted() }
  init(arrayLiteral elements: Int...) { integers = Set(elements).sorted() }
  var startIndex: Int { 0 }
  var endIndex: Int { integers.count }
  var count: Int { integers.count }
  var isEmpty: Bool { integers.isEmpty }
  var first: Int? { integers.first }
  var last: Int? { integers.last }
  var description: String { "\(integers.count) indexes" }
  func index(after index: Int) -> Int { index + 1 }
  func index(before index: Int) -> Int { index - 1 }
  subscript(position: Int) -> Int { integers[position] }
  /// Where an integer stands or would stand.
  private func place(of integer: Int) -> Int {
    var (low, high) = (0, integers.count)
    while low < high {
      let middle = (low + high) / 2
      if integers[middle] < integer { low = middle + 1 } else { high = middle }
    }
    return low
  }
  func contains(_ integer: Int) -> Bool {
    let place = place(of: integer)
    return place < integers.count && integers[place] == integer
  }
  func contains(integersIn range: Range<Int>) -> Bool { range.allSatisfy { contains($0) } }
  func contains(integersIn other: IndexSet) -> Bool { other.allSatisfy { contains($0) } }
  func intersects(integersIn range: Range<Int>) -> Bool { range.contains { contains($0) } }
  func integerGreaterThan(_ integer: Int) -> Int? { integers.first { $0 > integer } }
  func integerLessThan(_ integer: Int) -> Int? { integers.last { $0 < integer } }
  func integerGreaterThanOrEqualTo(_ integer: Int) -> Int? { integers.first { $0 >= integer } }
  func integerLessThanOrEqualTo(_ integer: Int) -> Int? { integers.last { $0 <= integer } }
  @discardableResult
  mutating func insert(_ integer: Int) -> (inserted: Bool, memberAfterInsert: Int) {
    let place = place(of: integer)
    if place < integers.count, integers[place] == integer { return (false, integer) }
    integers.insert(integer, at: place)
    return (true, integer)
  }
  mutating func insert(integersIn range: Range<Int>) { for integer in range { insert(integer) } }
  mutating func insert(integersIn range: ClosedRange<Int>) {
    for integer in range { insert(integer) }
  }
  @discardableResult
  mutating func remove(_ integer: Int) -> Int? {
    let place = place(of: integer)
    guard place < integers.count, integers[place] == integer else { return nil }
    return integers.remove(at: place)
  }
  mutating func remove(integersIn range: Range<Int>) { integers.removeAll { range.contains($0) } }
  mutating func removeAll() { integers = [] }
  mutating func update(with integer: Int) -> Int? {
    insert(integer)
    return integer
  }
  func union(_ other: IndexSet) -> IndexSet { IndexSet(integers + other.integers) }
  func intersection(_ other: IndexSet) -> IndexSet {
    IndexSet(integers.filter { other.contains($0) })
  }
  func symmetricDifference(_ other: IndexSet) -> IndexSet {
    subtracting(other).union(other.subtracting(self))
  }
  func subtracting(_ other: IndexSet) -> IndexSet {
    IndexSet(integers.filter { !other.contains($0) })
  }
  mutating func formUnion(_ other: IndexSet) { self = union(other) }
  mutating func formIntersection(_ other: IndexSet) { self = intersection(other) }
  mutating func formSymmetricDifference(_ other: IndexSet) { self = symmetricDifference(other) }
  mutating func subtract(_ other: IndexSet) { self = subtracting(other) }
  func filteredIndexSet(includeInteger: (Int) throws -> Bool) rethrows -> IndexSet {
    IndexSet(try integers.filter(includeInteger))
  }
  var rangeView: [Range<Int>] {
    var ranges: [Range<Int>] = []
    for integer in integers {
      if let last = ranges.last, last.upperBound == integer {
        ranges[ranges.count - 1] = last.lowerBound..<(integer + 1)
      } else {
        ranges.append(integer..<(integer + 1))
      }
    }
    return ranges
  }
}
extension Array {
  mutating func remove(atOffsets offsets: IndexSet) {
    for index in offsets.reversed() { remove(at: index) }
  }
  mutating func move(fromOffsets source: IndexSet, toOffset destination: Int) {
    let moved = source.map { self[$0] }
    let before = source.filter { $0 < destination }.count
    remove(atOffsets: source)
    insert(contentsOf: moved, at: destination - before)
  }
}
