// What a closure does with what it is given rules out declarations that its call's arguments alone
// would mean; what a property holds is called as a function is.

struct DecidedGroup {
  var texts: [String]
  init(_ data: Range<Int>, item: @escaping (Int) -> String) { texts = data.map { item($0) } }
  init<Data>(_ data: Data, item: @escaping (Data.Element) -> String)
  where Data: RandomAccessCollection, Data.Element: Identifiable {
    texts = data.map { item($0) }
  }
  init<Data: Hashable>(_ data: Data, item: @escaping (Data) -> String) { texts = [item(data)] }
}

struct DecidedItem: Identifiable {
  var id: AnyHashable?
  let name: String
}

enum ClosuresThatDecide {
  static let words = ["a", "b", "c"]
  static let build: () -> [DecidedItem] = {
    [DecidedItem(id: 1, name: "one"), DecidedItem(id: "2", name: "two")]
  }
  struct Holder {
    let make: (Int) -> [DecidedItem]
    func names() -> [String] { make(3).map(\.name) }
    func grouped() -> [String] { DecidedGroup(make(2)) { $0.name }.texts }
  }

  static func main() {
    print(DecidedGroup(0..<words.count) { words[$0] }.texts)
    print(DecidedGroup(5) { "\($0 + 1)" }.texts)
    print(DecidedGroup("x") { $0 + "y" }.texts)
    print(DecidedGroup(build()) { $0.name }.texts)
    let holder = Holder { count in
      (0..<count).map { DecidedItem(id: $0, name: "n\($0)") }
    }
    print(holder.names(), holder.grouped(), holder.make(1).count)
  }
}

enum IndicesOfGenericCollections {
  static func last<S: RandomAccessCollection>(_ all: S) -> S.Index? { all.indices.last }
  static func isOne(_ all: some BidirectionalCollection) -> Bool {
    all.indices.first == all.indices.last
  }

  static func main() {
    print(last([1, 2, 3]) ?? -1, last([Int]()) ?? -1, last(4..<9) ?? -1)
    print(isOne("a"), isOne("ab"), isOne([5]), isOne([5, 6]))
  }
}
