protocol CAMeasured { var weight: Double { get } }
protocol CANamed { var title: String { get } }
protocol CAShelf {
  associatedtype Item
  associatedtype Owner: CANamed
  var items: [Item] { get }
  var owner: Owner { get }
}
extension Double { func halved() -> Double { self / 2 } }
extension CAShelf where Item: CAMeasured {
  var total: Double { items.map(\.weight).reduce(0, +) }
  var product: String {
    let product = items.map(\.weight).reduce(1, *)
    return "\(product / 4) \(type(of: product))"
  }
  func half() -> Double { items.map(\.weight).reduce(0, +).halved() }
  func written() -> String { "\(items.map(\Item.weight).reduce(0, +))" }
  func first() -> String { items.first.map { "\($0[keyPath: \.weight])" } ?? "none" }
  func heaviest() -> String { "\(items.map(\.weight).max() ?? 0)" }
  func sorted() -> String { "\(items.map(\.weight).sorted(by: >))" }
}
extension CAShelf where Item: CAMeasured & CANamed {
  func labels() -> String { items.map(\.title).joined(separator: "+") }
  func lengths() -> Int { items.map(\.title.count).reduce(0, +) }
}
extension CAShelf {
  func ownerLength() -> Int { [owner].map(\.title.count).reduce(0, +) }
}

enum KeyPathsOfConstrainedTypes {
  struct Book: CAMeasured, CANamed { var weight: Double; var title: String }
  struct Person: CANamed { var title: String }
  struct Books: CAShelf { var items: [Book]; var owner = Person(title: "Ann") }
  struct Stone: CAMeasured { var weight: Double }
  struct Stones: CAShelf { var items: [Stone]; var owner = Person(title: "Bo") }
  static func sum<S: CAShelf>(_ shelf: S) -> String where S.Item: CAMeasured {
    let weights = shelf.items.map(\.weight)
    let sum = weights.reduce(0, +)
    return "\(sum) \(shelf.items.map(\.weight).reduce(0, +) / 2)"
  }
  static func sum<Element>(of list: [Element]) -> String where Element: CAMeasured {
    "\(list.map(\.weight).reduce(0, +))"
  }
  static func main() {
    let full = Books(items: [Book(weight: 3, title: "abc"), Book(weight: 4, title: "de")])
    let empty = Books(items: [])
    for shelf in [full, empty] {
      print(shelf.total, shelf.product, shelf.half(), shelf.written(), shelf.first())
      print(shelf.heaviest(), shelf.sorted(), shelf.labels(), shelf.lengths(), sum(shelf))
    }
    print(full.ownerLength(), sum(of: [Stone]()), sum(of: [Stone(weight: 2)]))
    print(Stones(items: [Stone(weight: 5)]).total, Stones(items: []).half())
  }
}
