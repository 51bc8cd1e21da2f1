// A generic parameter that a value tells is an optional where an argument beside it needs that.

enum OptionalsToldByMembers {
  struct Key<Value> {
    var name: String
    var value: Value
  }

  static func set<T>(_ value: T, for key: Key<T>) -> String { "\(T.self) \(value) \(key.name)" }

  static func main() {
    print(set(true, for: .isOn), set(3, for: .size), set("a", for: .title))
    print(set("b", for: .init(name: "made")), set(2.5, for: .init(name: "whole", value: 1)))
    let (flag, size) = (false, 4)
    print(set(flag, for: .isOn), set(size, for: .size))
    let none: Bool? = nil
    print(set(none, for: .isOn), set(nil, for: .isOn))
  }
}

extension OptionalsToldByMembers.Key where Value == Bool? {
  static var isOn: Self { .init(name: "isOn", value: nil) }
}

extension OptionalsToldByMembers.Key where Value == Int {
  static var size: Self { .init(name: "size", value: 1) }
}

extension OptionalsToldByMembers.Key where Value == String? {
  static var title: Self { .init(name: "title", value: nil) }
}

extension OptionalsToldByMembers.Key {
  init<T>(name: String) where Value == T? { self.init(name: name, value: nil) }
}
