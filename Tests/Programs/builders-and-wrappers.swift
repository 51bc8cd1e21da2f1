@resultBuilder
enum Lines {
  static func buildBlock(_ parts: [String]...) -> [String] { parts.flatMap { $0 } }
  static func buildExpression(_ line: String) -> [String] { [line] }
  static func buildExpression(_ number: Int) -> [String] { ["#\(number)"] }
  static func buildOptional(_ part: [String]?) -> [String] { part ?? ["(none)"] }
  static func buildEither(first: [String]) -> [String] { first }
  static func buildEither(second: [String]) -> [String] { second }
  static func buildArray(_ parts: [[String]]) -> [String] { parts.flatMap { $0 } }
}

enum BasicBuilder {
  @Lines static func document(_ isLong: Bool) -> [String] {
    "title"
    42
    if isLong { "body" }
    for n in 1...2 { "item \(n)" }
    if isLong { "end" } else { "short end" }
  }
  static func main() {
    print(document(true))
    print(document(false))
  }
}

enum BuilderClosure {
  static func make(@Lines _ content: () -> [String]) -> String { content().joined(separator: "/") }
  static func main() {
    print(
      make { "a" },
      make {
        "b"
        let n = 3
        n
        switch n {
        case 3: "three"
        default: "other"
        }
      })
  }
}

@resultBuilder
enum Total {
  static func buildPartialBlock(first: Int) -> Int { first }
  static func buildPartialBlock(accumulated: Int, next: Int) -> Int { accumulated * 10 + next }
  static func buildFinalResult(_ value: Int) -> String { "<\(value)>" }
}

enum PartialBlocks {
  @Total static var number: String {
    1
    2
    3
  }
  static func main() { print(number) }
}

@propertyWrapper
struct Clamped {
  private var value: Int
  let range: ClosedRange<Int>
  init(wrappedValue: Int, _ range: ClosedRange<Int>) {
    self.range = range
    value = Swift.min(Swift.max(wrappedValue, range.lowerBound), range.upperBound)
  }
  var wrappedValue: Int {
    get { value }
    set { value = Swift.min(Swift.max(newValue, range.lowerBound), range.upperBound) }
  }
  var projectedValue: ClosedRange<Int> { range }
}

enum ClampedProperty {
  struct Volume {
    @Clamped(0...10) var level = 50
    @Clamped(-1...1) var balance = 0
  }
  static func main() {
    var volume = Volume()
    print(volume.level, volume.$level)
    volume.level -= 100
    volume.balance = 5
    print(volume.level, volume.balance, volume.$balance.upperBound)
  }
}

@propertyWrapper
struct Logged<Value> {
  private var value: Value
  private(set) var reads = 0
  init(wrappedValue: Value) { value = wrappedValue }
  var wrappedValue: Value {
    get { value }
    set {
      print("set", newValue)
      value = newValue
    }
  }
  var projectedValue: Self { self }
}

enum LoggedProperty {
  struct Model { @Logged var name = "a" }
  static func main() {
    var model = Model()
    model.name = "b"
    model.name += "c"
    print(model.name, model.$name.wrappedValue)
  }
}

enum WrapperWithInit {
  struct Model {
    @Logged var count: Int
    init(start: Int) { _count = Logged(wrappedValue: start * 2) }
  }
  static func main() {
    var model = Model(start: 4)
    print(model.count)
    model.count = 1
  }
}

enum LocalWrapper {
  static func main() {
    @Clamped(0...5) var steps = 9
    print(steps)
    steps -= 2
    print(steps)
  }
}

@dynamicMemberLookup
struct Bag {
  var storage: [String: Int] = [:]
  subscript(dynamicMember name: String) -> Int {
    get { storage[name] ?? 0 }
    set { storage[name] = newValue }
  }
}

enum DynamicMembers {
  static func main() {
    var bag = Bag()
    bag.apples = 3
    bag.pears += 2
    print(bag.apples, bag.pears, bag.plums, bag.storage.count)
  }
}

enum BuilderWithConditionals {
  @Lines static func page(_ count: Int?) -> [String] {
    if let count {
      "\(count) items"
      if count > 1 { "several" }
    } else {
      "unknown"
    }
  }
  static func main() { print(page(nil), page(1), page(2)) }
}

enum NestedBuilders {
  @Lines static func inner(_ name: String) -> [String] {
    "<\(name)>"
    "</\(name)>"
  }
  @Lines static func outer() -> [String] {
    inner("a").joined()
    inner("b").joined()
  }
  static func main() { print(outer()) }
}
