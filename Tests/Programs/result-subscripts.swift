// Subscripts and functions that differ in their result alone: one that gives an optional is meant where
// something is unwrapped, and of those assigned to the one that takes the value.

struct Item: Identifiable {
  var id: Int
  var count = 0
}

struct Shelf<Element> where Element: Identifiable {
  var items: [Element]
}

extension Shelf: RandomAccessCollection, MutableCollection {
  var startIndex: Int { 0 }
  var endIndex: Int { items.count }
  subscript(position: Int) -> Element {
    get { items[position] }
    set {
      print("set \(position)")
      items[position] = newValue
    }
  }
  subscript(id: Element.ID) -> Element? {
    get {
      print("find", id)
      return items.first { $0.id == id }
    }
    set {
      print("put", id)
      if let newValue { items[items.firstIndex { $0.id == id }!] = newValue }
    }
  }
  func index(after i: Int) -> Int { i + 1 }
}

struct Box {
  var item = Item(id: 0)
  func find(_ i: Int) -> Item { print("plain"); return item }
  func find(_ i: Int) -> Item? { print("optional"); return item }
  subscript(i: Int) -> Item {
    get { print("plain"); return item }
    set { print("set plain"); item = newValue }
  }
  subscript(i: Int) -> Item? {
    get { print("optional"); return item }
    set { print("set optional"); item = newValue! }
  }
}

enum OfOneType {
  static func main() {
    var box = Box()
    if let found = box.find(1) { print(found) }
    guard let again = box.find(1) else { return }
    print(again, box.find(1)?.count as Any, box.find(1)!.count, box.find(1).count)
    if let element = box[1] { print(element) }
    print(box[1]?.count as Any, box[1]!.count, box[1].count)
    box[1].count = 2
    box[1]!.count = 3
    box[1]?.count = 4
    box[1] = Item(id: 1, count: 5)
    print(box[1] ?? Item(id: 9), box.find(1) ?? Item(id: 9))
  }
}

enum OfCollections {
  static func main() {
    var shelf = Shelf(items: [Item(id: 2), Item(id: 1), Item(id: 0)])
    shelf[0]?.count = 7
    print(shelf.items.map { "\($0.id):\($0.count)" })
    if let item = shelf[2] { print("item", item.id) }
    let maybe: Item? = shelf[2]
    let sure: Item = shelf[2]
    print(maybe?.id as Any, sure.id, shelf[2]?.id as Any)
    guard let one = shelf[1] else { return }
    print("one", one.id)
    shelf[0]!.count = 9
    print(shelf.items.map { "\($0.id):\($0.count)" }, shelf[2].id)
    shelf.reverse()
    print(shelf.items.map(\.id))
    shelf.swapAt(0, 2)
    shelf.swapAt(1, 1)
    print(shelf.items.map(\.id))
  }
}

struct Named: Identifiable {
  var id: Double
  var name: String
}

enum BesideRanges {
  static func main() {
    let shelf = Shelf(items: [
      Named(id: 1, name: "a"), Named(id: 2, name: "b"), Named(id: 3, name: "c"),
    ])
    print(shelf[1], shelf[1.0]?.name as Any)
    for named in shelf[0..<2] { print(named.name) }
    print(shelf[1...].count, shelf[1...].map(\.name), shelf.dropFirst(2).map(\.name))
    print(Shelf<Named>.Element.self, Shelf<Named>.SubSequence.self, Shelf<Named>.Index.self)
  }
}
