import Foundation

// Open arguments of generic types that an alias's wanted type, or the other operand, tells.

enum TypesToldByTheWhole {
  typealias Errors<E> = NonEmpty<[E]>

  struct NonEmpty<Elements: Collection> {
    var elements: Elements
    init(_ first: Elements.Element, _ rest: Elements.Element...)
    where Elements: RangeReplaceableCollection { elements = Elements([first] + rest) }
  }

  enum Problem: Equatable { case empty, short(Int) }

  struct Tagged<Tag>: Equatable {
    var number: Int
    var tag: Tag.Type
    init(number: Int, tag: Tag.Type = Tag.self) {
      self.number = number
      self.tag = tag
    }
    static func == (a: Self, b: Self) -> Bool { a.number == b.number }
  }

  static func main() {
    let problems: Errors<Problem> = Errors(.empty, .short(1))
    print(problems.elements)
    let one: Errors<Problem>? = Errors(.short(2))
    print(one?.elements as Any)
    let length = Measurement(value: 2, unit: UnitLength.kilometers)
    print(length > Measurement(value: 5, unit: .meters), length * 2)
    print(length == Measurement(value: 2000, unit: .meters))
    print(Measurement(value: 3, unit: .meters) < length)
    let tagged = Tagged<String>(number: 1)
    print(tagged == Tagged(number: 1), Tagged(number: 2) == tagged)
  }
}
