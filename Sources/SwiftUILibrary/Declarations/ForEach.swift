typealias IndexSet = Set<Int>
extension Set where Element == Int {
  init(integer: Int) { self = [integer] }
  init(integersIn range: Range<Int>) { self = Set(range) }
  init(integersIn range: ClosedRange<Int>) { self = Set(range) }
}
extension Array {
  mutating func remove(atOffsets offsets: IndexSet) {
    for index in offsets.sorted().reversed() { remove(at: index) }
  }
  mutating func move(fromOffsets source: IndexSet, toOffset destination: Int) {
    let moved = source.sorted().map { self[$0] }
    let before = source.filter { $0 < destination }.count
    remove(atOffsets: source)
    insert(contentsOf: moved, at: destination - before)
  }
}
