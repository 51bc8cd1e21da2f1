enum ResultsOfHiddenMembers {
  struct Shelf: Collection {
    var books: [String]
    var startIndex: Int { 0 }
    var endIndex: Int { books.count }
    func index(after index: Int) -> Int { index + 1 }
    subscript(index: Int) -> String { books[index] }
    func reversed() -> Shelf { Shelf(books: ["own"] + books.reversed()) }
    func sorted() -> Shelf { self }
    func filter(_ isIncluded: (String) -> Bool) -> Shelf { Shelf(books: ["own"]) }
  }

  static func sorted(_ shelf: Shelf) -> [String] { shelf.sorted() }
  static func count(_ books: [String]) -> Int { books.count }

  static func main() {
    let shelf = Shelf(books: ["b", "a", "c"])
    let reversed: [String] = shelf.reversed()
    print(reversed, shelf.reversed() as [String], shelf.reversed().books)
    print(sorted(shelf), shelf.sorted().books)
    print(count(shelf.filter { $0 > "a" }), shelf.filter { $0 > "a" }.books)
  }
}
