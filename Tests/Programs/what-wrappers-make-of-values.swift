// A wrapped property has the type of the wrapper's value, whatever its initial value is of.

struct Route<Owner, Output> {
  let make: (Owner) -> () -> Output
  var name = "route"
}
@propertyWrapper
final class Routed<Owner, Output> {
  var wrappedValue: Route<Owner, Output>
  let path: String
  init(route: Route<Owner, Output>, path: String = "/") {
    wrappedValue = route
    self.path = path
  }
  var projectedValue: String { path }
}
extension Routed where Owner: AnyObject {
  convenience init(wrappedValue: @escaping (Owner) -> () -> Output, _ path: String = "/") {
    self.init(route: Route(make: wrappedValue), path: path)
  }
}

@propertyWrapper
struct Listed<Element> {
  var wrappedValue: [Element]
  init(list: [Element]) { wrappedValue = list }
}
extension Listed {
  init(wrappedValue: Element) { self.init(list: [wrappedValue]) }
  init(wrappedValue: Element, times: Int) {
    self.init(list: Array(repeating: wrappedValue, count: times))
  }
}
@propertyWrapper
struct Measured {
  var wrappedValue: Int
  init(length: Int) { wrappedValue = length }
}
extension Measured {
  init(wrappedValue: String) { self.init(length: wrappedValue.count) }
}

final class Coordinator {
  @Routed var start = makeStart
  @Routed("/user") var user = makeUser
  func makeStart() -> String { "started" }
  func makeUser() -> Int { 7 }
  func open<Output>(_ path: KeyPath<Coordinator, Route<Coordinator, Output>>) -> Output {
    self[keyPath: path].make(self)()
  }
}
struct Shelf {
  @Listed var words = "one"
  @Listed(times: 2) var pair = 4
  @Measured var length = "four"
  var total: Int { pair.reduce(length, +) + words.count }
}

enum WhatWrappersMakeOfValues {
  static func main() {
    let coordinator = Coordinator()
    print(coordinator.open(\.start), coordinator.open(\.user) + 1, coordinator.start.name)
    print(coordinator.$user, coordinator.$start)
    var shelf = Shelf()
    shelf.words.append("two")
    shelf.pair[0] = 5
    print(shelf.words, shelf.pair, shelf.length, shelf.total)
  }
}
