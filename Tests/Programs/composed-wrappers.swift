// Property wrappers around property wrappers (SE-0258): the first attribute's is around the others.

@propertyWrapper struct Traced<Value> {
  private var value: Value
  let label: String
  var reads: [String] { ["\(label) \(value)"] }
  init(wrappedValue: Value, label: String = "plain") {
    value = wrappedValue
    self.label = label
  }
  var wrappedValue: Value {
    get { value }
    set {
      print("traced", newValue)
      value = newValue
    }
  }
  var projectedValue: String { "projected \(label)" }
}

@propertyWrapper struct Clamped {
  private var value: Int
  let range: ClosedRange<Int>
  init(wrappedValue: Int, _ range: ClosedRange<Int> = 0...10) {
    self.range = range
    value = min(max(wrappedValue, range.lowerBound), range.upperBound)
  }
  var wrappedValue: Int {
    get { value }
    set { value = min(max(newValue, range.lowerBound), range.upperBound) }
  }
  var projectedValue: ClosedRange<Int> { range }
}

@propertyWrapper final class Shared<Value> {
  var wrappedValue: Value
  init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
}

@propertyWrapper struct Fixed<Value> {
  let wrappedValue: Value
  init(_ value: Value) { wrappedValue = value }
}

@propertyWrapper struct Place<Value> {
  let get: () -> Value
  let set: (Value) -> Void
  var wrappedValue: Value {
    get { get() }
    nonmutating set { set(newValue) }
  }
  var projectedValue: Place<Value> { self }
}

struct Settings {
  @Traced @Clamped var level: Int = 20
  @Traced(label: "outer") @Clamped(1...5) var step = 9
  @Clamped(0...3) var single = 7
  @Shared @Traced(label: "inner") var name = "a"
  var traced: String { "\(_level.reads)" }
  var projections: String { "\($level) \($step) \($single)" }
}

struct Given {
  @Traced @Clamped var level: Int
  @Shared @Traced var name: String
}

struct Assigned {
  @Traced @Clamped var level: Int
  @Traced @Shared var name: String?
  init(level: Int) { self.level = level }
}

final class Owner {
  @Shared @Clamped(0...4) var count = 3 {
    didSet { print("count", oldValue, count) }
  }
  @Traced @Clamped static var total = 12
}

var stored = 1
let place = Place(get: { stored }, set: { stored = $0 })

struct Reader {
  @Fixed(place) @Place var number: Int
  @Fixed(place) @Place var inferred
  func change(to value: Int) { number = value }
}

enum ComposedWrappers {
  static func main() {
    var settings = Settings()
    print(settings.level, settings.step, settings.single, settings.name)
    settings.level = -4
    settings.level += 3
    settings.step = 8
    settings.name += "b"
    print(settings.level, settings.step, settings.name)
    print(settings.traced, settings.projections)
    let copy = settings
    settings.name = "c"
    settings.level = 9
    print(copy.name, copy.level, settings.level)
    let path = \Settings.level
    settings[keyPath: path] = 30
    print(settings[keyPath: path], copy[keyPath: path])
  }
}

enum ComposedFromOutside {
  static func main() {
    var given = Given(level: 50, name: "n")
    given.level -= 1
    print(given.level, given.name)
    var assigned = Assigned(level: 11)
    print(assigned.level, assigned.name ?? "none")
    assigned.name = "m"
    print(assigned.name ?? "none")
  }
}

enum ComposedOfObjects {
  static func main() {
    let owner = Owner()
    owner.count = 9
    owner.count -= 2
    Owner.total = 4
    print(owner.count, Owner.total, Owner.$total)
  }
}

enum ComposedAroundPlaces {
  static func main() {
    let reader = Reader()
    reader.change(to: 5)
    print(reader.number, stored)
    reader.inferred = 7
    print(reader.number, reader.inferred + 1)
  }
}

enum ComposedOfLocals {
  static func show(@Traced @Clamped _ value: Int) { print(value) }

  static func main() {
    @Traced @Clamped(2...4) var local = 9
    print(local)
    local = 1
    print(local, $local)
    let read = { local + 1 }
    print(read())
    show(40)
  }
}
