import Foundation

// What a program adds to a library's type is not what the library's own code means by that name.
extension Array {
  var first: String { "mine" }
  func index(after i: Int) -> Int { i + 10 }
}

struct Film {
  var title: String?
  var year = 1999
}
struct Shelf {
  var films = [1: Film(title: "One")]
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  var film: Film! { films[1] }
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  static var shared: Shelf! = Shelf()
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  lazy var late: Film! = films[1]
}

enum MembersOfLibraryTypes {
  static func main() {
    let words = ["a", "b"]
    let first: String = words.first
    print(first, words.reversed().joined())
    print(words.firstIndex(of: "b") ?? -1)
    let shelf = Shelf()
    print(shelf.film.title ?? "none", shelf.film.year)
    print(Shelf.shared.film.year)
    var mutable = shelf
    print(mutable.late.year, mutable.late == nil)
  }
}
