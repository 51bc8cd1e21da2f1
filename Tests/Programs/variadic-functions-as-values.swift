// Functions and closures that take any number of arguments, as values.

enum VariadicFunctionsAsValues {
  static func count(_ numbers: Int...) -> Int { numbers.count }
  static func count(_ numbers: [Int]) -> Int { -numbers.count }

  struct Tag<Kind> {
    var text: String
    static func row(_ tags: [Tag]) -> Tag { Tag(text: "list") }
    static func row(_ tags: Tag...) -> Tag { Tag(text: "row" + tags.map(\.text).joined()) }
    static func cell(_ numbers: [Int], _ make: (Int) -> Tag) -> Tag {
      Tag(text: numbers.map { make($0).text }.joined())
    }
  }

  static func first<T, R>(_ make: @escaping (T...) -> R, of values: T...) -> () -> R {
    { make(values[0], values[1]) }
  }

  static func made(_ isTable: Bool) -> String {
    let make = isTable ? Tag.table : Tag.row
    return make(.cell([1, 2]) { Tag(text: "-\($0)") }).text
  }

  static func main() {
    let counting: (Int...) -> Int = count
    let listing: ([Int]) -> Int = count
    print(counting(5, 6), counting(), listing([1, 2, 3]), type(of: counting), type(of: listing))
    let doubled = { (numbers: Int...) -> [Int] in numbers.map { $0 * 2 } }
    print(doubled(1, 2, 3), doubled())
    let joined = { (words: String...) in words[0] + " " + words[1] }
    print(joined("a", "b"))
    print(first({ (words: String...) in words[0] + words[1] }, of: "x", "y")())
    print(first({ (numbers: Int...) -> Int in numbers.count }, of: 1, 2)())
    print(made(true), made(false))
  }
}

enum Table {}

extension VariadicFunctionsAsValues.Tag where Kind == Table {
  static func table(_ rows: Self...) -> Self { Self(text: "table" + rows.map(\.text).joined()) }
}
