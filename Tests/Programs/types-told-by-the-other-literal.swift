enum TypesToldByTheOtherLiteral {
  enum Kind: Equatable { case plain, sized(Int) }

  struct Money: Equatable {
    var cents: Int
    static let none = Money(cents: 0)
    static func euros(_ count: Int) -> Money { Money(cents: count * 100) }
  }

  static func main() {
    print([Kind.sized(1)] == [.sized(1)], [Kind.sized(1)] != [.plain], [.plain] == [Kind.plain])
    print([Money.none] == [.none], [Money(cents: 200)] == [.euros(2)])
    print([1: Kind.plain] == [1: .plain], ["a": [Kind.plain]] == ["a": [.sized(2)]])
    print([] == [1], [1.5] == [1], [nil, 1] == [1, 2], [[Kind.plain], []] == [[.plain], []])
  }
}
