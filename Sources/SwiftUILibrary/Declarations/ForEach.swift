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
extension MutableCollection {
  mutating func move(fromOffsets source: IndexSet, toOffset destination: Int) {
    var elements = Array(self)
    elements.move(fromOffsets: source, toOffset: destination)
    for (index, element) in zip(indices, elements) { self[index] = element }
  }
}
