// A program's own `+` comes before the library's sum of lists only where it fits better.

func + <A>(array: [A], element: A) -> [A] { array + [element] }

enum SumsBesideOnesOwn {
  struct Money {
    var amount = 1
    static func + (a: Money, b: Money) -> Money { Money(amount: a.amount + b.amount) }
  }

  final class Token {
    let name: String
    init(_ name: String) { self.name = name }
  }

  static func main() {
    print([1] + 2, [1] + [2], [1] + [2] + 3, ["a"] + "b" + ["c"])
    let lists = [[1, 2], [3]]
    print(lists.reduce([Int]()) { list, item in list + item })
    print(lists + [4], lists + [[5]])
    let tokens = [[Token("a")], [Token("b"), Token("c")]]
    print(tokens.reduce([]) { $0 + $1 }.map(\.name), (tokens[0] + Token("d")).map(\.name))
    print([1] + (2...3), [1] + Set([4]), [1, 2][...] + [3])
    print(([Money()] + Money(amount: 4)).map(\.amount), Money() + Money())
  }
}
