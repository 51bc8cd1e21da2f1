// Which of several declarations is meant that are nearly alike.

infix operator <~

protocol Stored {}

func <~ <T>(target: inout T?, number: Int) { print("anything") }
func <~ <T: Stored>(target: inout T?, number: Int) { print("one") }
func <~ <T: Stored>(target: inout [T]?, number: Int) { print("list") }
func <~ <T: Stored>(target: inout [[T]]?, number: Int) { print("lists of lists") }
func <~ <T: Stored>(target: inout [String: [T]]?, number: Int) { print("lists by name") }

private func < <T: Comparable>(a: T?, b: T?) -> Bool {
  switch (a, b) {
  case (let a?, let b?): a < b
  case (nil, _?): true
  default: false
  }
}

enum OwnDeclarationsBesideLikeOnes {
  struct Item: Stored {}

  /// A sequence with a `map` of its own.
  final class Chain<Link>: Sequence {
    let links: [Link]
    init(_ links: [Link]) { self.links = links }
    func makeIterator() -> IndexingIterator<[Link]> { links.makeIterator() }
    func map<Other>(transform: (Link) -> Other) -> Chain<Other> {
      Chain<Other>(links.map(transform))
    }
  }

  /// A property that holds a function, and a method of its name.
  struct Scanner<Output> {
    let scan: (Substring) -> (Output, Substring)?
    func scan(_ text: String) -> Output? { scan(text[...])?.0 }
  }

  class Animal { var legs: Int { 4 } }
  final class Bird: Animal { override var legs: Int { 2 } }

  static func walk(_ animal: Animal) -> String { "on \(animal.legs)" }
  static func walk(_ name: String) -> String { name }
  static func start<A: Animal>(_ animal: A) -> String { walk(animal) }

  static func main() {
    var item: Item?, items: [Item]?, grid: [[Item]]?, named: [String: [Item]]?, number: Int?
    item <~ 1
    items <~ 1
    grid <~ 1
    named <~ 1
    number <~ 1
    print(item == nil, items == nil, grid == nil, named == nil, number == nil)
    let chain = Chain([1, 2])
    let texts = chain.map { "\($0)!" }
    print(
      type(of: texts), texts.links, type(of: chain.map { $0 + 1 }),
      type(of: chain.filter { $0 > 1 }))
    let first: Int? = 3
    print(first < 5, nil < first, 1 < 2, "a" < "b", first < nil)
    let scanner = Scanner<Character> { text in text.first.map { ($0, text.dropFirst()) } }
    let rest: Substring = "xyz"
    print(scanner.scan(rest)?.1 as Any, scanner.scan("abc") as Any)
    if let (letter, others) = scanner.scan(rest) { print(letter, others) }
    print(start(Bird()), start(Animal()), walk("cat"))
    print(Dictionary(grouping: ["a", "bb", "c"], by: \.count).sorted { $0.key < $1.key })
  }
}

extension Dictionary {
  init<S: Sequence>(grouping elements: S, by path: KeyPath<S.Element, Key>)
  where Value == [S.Element] {
    self.init(grouping: elements, by: { $0[keyPath: path] })
  }
}
