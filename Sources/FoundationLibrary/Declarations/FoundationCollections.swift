class NSCache<KeyType: Hashable, ObjectType>: NSObject {
  var name: String = ""
  var countLimit: Int = 0
  var totalCostLimit: Int = 0
  private var objects: [KeyType: ObjectType] = [:]
  override init() {}
  func object(forKey key: KeyType) -> ObjectType? { objects[key] }
  func setObject(_ object: ObjectType, forKey key: KeyType) { objects[key] = object }
  func setObject(_ object: ObjectType, forKey key: KeyType, cost: Int) {
    objects[key] = object
  }
  func removeObject(forKey key: KeyType) { objects[key] = nil }
  func removeAllObjects() { objects = [:] }
}
class NSCountedSet: NSObject {
  private var counts: [AnyHashable: Int] = [:]
  override init() {}
  init(array: [AnyHashable]) { for object in array { counts[object, default: 0] += 1 } }
  var count: Int { counts.count }
  var allObjects: [Any] { Array(counts.keys) }
  func add(_ object: AnyHashable) { counts[object, default: 0] += 1 }
  func remove(_ object: AnyHashable) {
    let rest = count(for: object) - 1
    counts[object] = rest > 0 ? rest : nil
  }
  func count(for object: AnyHashable) -> Int { counts[object] ?? 0 }
  func contains(_ object: AnyHashable) -> Bool { counts[object] != nil }
}
typealias NSURL = URL
struct IndexSet: BidirectionalCollection<Int>, SetAlgebra<Int>, Hashable, Codable,
  CustomStringConvertible
{
  /// The integers in ascending order, each once.
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
  /// The index where an integer is or would be inserted.
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
  @discardableResult mutating func insert(
    _ integer: Int
  ) -> (inserted: Bool, memberAfterInsert: Int) {
    let place = place(of: integer)
    if place < integers.count, integers[place] == integer { return (false, integer) }
    integers.insert(integer, at: place)
    return (true, integer)
  }
  mutating func insert(integersIn range: Range<Int>) { for integer in range { insert(integer) } }
  mutating func insert(integersIn range: ClosedRange<Int>) {
    for integer in range { insert(integer) }
  }
  @discardableResult mutating func remove(_ integer: Int) -> Int? {
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
