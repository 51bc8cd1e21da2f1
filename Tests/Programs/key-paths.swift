enum Reading {
  struct Person {
    var name: String
    var age: Int
    var address = Address()
  }
  struct Address { var city = "Paris" }
  static func main() {
    let people = [Person(name: "Ada", age: 36), Person(name: "Bo", age: 20)]
    print(people.map(\.name), people.map(\.address.city), people.map(\.name.count))
    let path = \Person.age
    print(people[0][keyPath: path], people.filter { $0[keyPath: path] > 30 }.count)
  }
}

enum Writing {
  struct Settings {
    var volume = 5
    var nested = Nested()
    struct Nested { var depth = 1 }
  }
  static func main() {
    var settings = Settings()
    settings[keyPath: \.volume] = 9
    settings[keyPath: \.nested.depth] += 4
    print(settings.volume, settings.nested.depth)
  }
}

enum Sorting {
  struct Item {
    let name: String
    let price: Double
  }
  static func sorted<T, K: Comparable>(_ items: [T], by path: KeyPath<T, K>) -> [T] {
    items.sorted { $0[keyPath: path] < $1[keyPath: path] }
  }
  static func main() {
    let items = [Item(name: "b", price: 1), Item(name: "a", price: 2)]
    print(sorted(items, by: \.name).map(\.price), sorted(items, by: \.price).map(\.name))
  }
}

enum Filtering {
  static func main() {
    print(
      ["", "a", "b"].filter(\.isEmpty).count, [[1], [], [2, 3]].map(\.count), [3, 1].map(\.self))
    print(["x": 1].map(\.value), "Hello".filter(\.isUppercase))
  }
}

enum OptionalPaths {
  struct Node { var child: Child? }
  struct Child { var value = 3 }
  static func main() {
    let nodes = [Node(child: Child()), Node(child: nil)]
    print(nodes.map { $0[keyPath: \.child?.value] as Any }, nodes.compactMap(\.child?.value))
  }
}

enum Subscripted {
  static func main() {
    let grid = [[1, 2], [3, 4]]
    print(grid.map(\.[1]), grid[keyPath: \.[0]], grid[keyPath: \[[Int]][1][0]])
  }
}

enum AsFunctions {
  struct P { var x: Int }
  static func main() {
    let get: (P) -> Int = \.x
    print(get(P(x: 4)), [P(x: 1), P(x: 2)].map(get).reduce(0, +))
  }
}

enum Stored {
  struct Model {
    var red = 0.1
    var green = 0.2
  }
  static func main() {
    let channels: [WritableKeyPath<Model, Double>] = [\.red, \.green]
    var model = Model()
    for channel in channels { model[keyPath: channel] *= 10 }
    print(model.red, model.green)
  }
}

enum Grouped {
  struct Event {
    let day: Int
    let title: String
  }
  static func main() {
    let events = [Event(day: 1, title: "a"), Event(day: 2, title: "b"), Event(day: 1, title: "c")]
    let byDay = Dictionary(grouping: events, by: \.day)
    for day in byDay.keys.sorted() { print(day, byDay[day]!.map(\.title)) }
  }
}

enum Identity {
  static func main() {
    print([2, 1].sorted(by: <).map(\.self), 5[keyPath: \.self], ["b", "a"].min()!)
  }
}
