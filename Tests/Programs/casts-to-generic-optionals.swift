// A cast to an optional keeps what an `Any` holds, `nil` as well, and a tuple's elements become what it says.

enum CastsToGenericOptionals {
  struct Settings {
    private var values: [String: Any] = [:]

    subscript<T>(name: String, as type: T.Type) -> T? {
      get { values[name] as? T }
      set { values[name] = newValue }
    }

    var count: Int { values.count }
  }

  struct Key<Value> {
    let name: String
    var shown: String { "\(name): \(Value.self)" }
    init<Wrapped>(name: String) where Value == Wrapped? { self.name = name }
  }

  final class Reader<Value> {
    let read: (Any) -> Value?
    init(read: @escaping (Any) -> Value? = { $0 as? Value }) { self.read = read }
  }

  static func main() {
    var settings = Settings()
    settings["limit", as: Int?.self] = .some(nil)
    settings["size", as: Int?.self] = .some(4)
    settings["name", as: String.self] = "list"
    print(settings["limit", as: Int?.self] as Any, settings["size", as: Int?.self] as Any)
    print(settings["name", as: String.self] as Any, settings["name", as: Int.self] as Any)
    print(settings.count, Key<Int?>(name: "depth").shown)
    let twice: Int?? = .some(7)
    print(twice as Any, Reader<Any>().read(Optional(1) as Any) as Any)
    print(Reader<Int>().read(3) as Any, Reader<Int>().read("3") as Any)
    let pair: Any = (1, "a")
    print((pair as? (Any, Any)) as Any, (pair as? (Int?, String)) as Any)
    let none: Any? = nil
    print((none as? Int?) as Any, (none as? Int) as Any)
  }
}
