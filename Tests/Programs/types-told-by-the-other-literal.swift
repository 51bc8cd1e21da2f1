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

enum TypesToldByWhatIsPassed {
  static func made<T>(_ text: String, _ make: (String) -> T?) -> T? { make(text) }
  static func any<T>() -> T? { nil }

  static func main() {
    let fields = ["width": "2.5", "count": "4", "name": "x"]
    let width = fields["width"].flatMap(Double.init) ?? 0
    let height = fields["height"].flatMap(Double.init) ?? 3
    let count = fields["count"].flatMap(Int.init) ?? 0
    print(width, height, count, width + height)
    let length = made("7", Double.init) ?? 1
    let none = made("seven", Float.init) ?? 1
    print(length, none, any() ?? 5, type(of: none))
    print(fields["height"].flatMap(Double.init) ?? 0, fields["name"].map(\.count) ?? 0)
  }
}
