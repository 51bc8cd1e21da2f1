// What a generic method makes is of the type that its receiver is of, whatever it is passed.

enum Lost: Error { case lost }

protocol Source<Output, Failure> {
  associatedtype Output
  associatedtype Failure: Error
  func values() -> [Output]
}

extension Source {
  var kind: String { "\(Output.self), \(Failure.self)" }
  func adding(_ output: Output) -> Several<Output, Failure> { Several(items: values() + [output]) }
  func adding(all more: Output...) -> Several<Output, Failure> { Several(items: values() + more) }
  func mended(with output: Output) -> Several<Output, Never> { Several(items: values() + [output]) }
  func collected() -> Several<[Output], Failure> { Several(items: [values()]) }
}

struct Several<Output, Failure: Error>: Source {
  let items: [Output]
  func values() -> [Output] { items }
  var own: String { "\(Output.self), \(Failure.self)" }
  func with(_ output: Output) -> Several<Output, Never> {
    Several<Output, Never>(items: items + [output])
  }
}

class Animal {}
final class Cat: Animal {}

struct Shelf<Item> {
  let items: [Item]
  var kind: String { "\(Item.self)" }
  func with(_ item: Item) -> Shelf<Item> { Shelf<Item>(items: items + [item]) }
  func labelled(_ item: Item) -> Pair<Item, Bool> { Pair(first: item, second: true) }
  func name(of item: Item) -> String { "\(Item.self)" }
}

struct Pair<First, Second> {
  let first: First
  let second: Second
  var kind: String { "\(First.self) \(Second.self)" }
}

enum TypesOfReceivers {
  static func main() {
    let empty = Several<[Int], Lost>(items: [])
    print(empty.kind, empty.adding([]).kind, empty.adding([]).own, empty.mended(with: []).kind)
    print(empty.adding(all: [], []).kind, empty.adding(all: []).mended(with: []).own)
    print(empty.collected().kind, empty.with([]).kind, empty.with([]).own)
    print(Several<Int, Lost>(items: [1]).mended(with: 1).kind)
    let animals = Shelf<Animal>(items: [])
    print(animals.with(Cat()).kind, animals.labelled(Cat()).kind, animals.name(of: Cat()))
    let optionals = Shelf<Int?>(items: [])
    print(optionals.with(3).kind, optionals.labelled(nil).kind, optionals.name(of: 4))
    let lists = Shelf<[Int]>(items: [])
    print(lists.with([]).kind, lists.labelled([]).kind)
    let anything = Shelf<Any>(items: [])
    print(anything.with(3).kind, anything.labelled(3).kind, anything.name(of: "a"))
  }
}
