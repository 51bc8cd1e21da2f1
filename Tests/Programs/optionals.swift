enum Binding {
  static func main() {
    let values: [String?] = ["1", nil, "x"]
    for value in values {
      if let value, let number = Int(value) {
        print("number", number)
      } else if let value {
        print("text", value)
      } else {
        print("nothing")
      }
    }
  }
}

enum Guards {
  static func main() {
    func describe(_ text: String?) -> String {
      guard let text, !text.isEmpty else { return "empty" }
      guard let number = Int(text) else { return "not a number: \(text)" }
      return "half is \(number / 2)"
    }
    print(describe(nil), describe(""), describe("ten"), describe("10"))
  }
}

enum Coalescing {
  static func main() {
    let none: Int? = nil
    let other: Int? = nil
    print(none ?? 1, none ?? other ?? 2, (none ?? 0) + 1)
    var lazyCalls = 0
    func fallback() -> Int {
      lazyCalls += 1
      return 9
    }
    print(Optional(5) ?? fallback(), none ?? fallback(), lazyCalls)
  }
}

enum Chaining {
  struct Room { var name: String }
  struct House {
    var rooms: [Room]?
    var owner: String?
  }
  static func main() {
    var house: House? = House(rooms: [Room(name: "hall")], owner: nil)
    print(house?.rooms?.first?.name as Any, house?.owner?.count as Any)
    house?.rooms?[0].name = "kitchen"
    house?.rooms?.append(Room(name: "attic"))
    print(house?.rooms?.map(\.name) ?? [])
    house = nil
    print(house?.rooms?.count ?? -1)
  }
}

enum MapAndFlatMap {
  static func main() {
    let text: String? = "12"
    print(text.map { $0.count } as Any, text.flatMap { Int($0) } as Any, text.flatMap(Int.init)!)
    let none: String? = nil
    print(none.map { $0 + "!" } as Any, none.map { $0.count } ?? 0)
  }
}

enum Patterns {
  static func main() {
    let values: [Int?] = [1, nil, 3]
    for case let value? in values { print(value) }
    for value in values {
      switch value {
      case .some(let number) where number > 2: print("big", number)
      case .some(let number): print("small", number)
      case .none: print("none")
      }
    }
    if case .some(let x) = values[0] { print(x) }
  }
}

enum ForcedAndImplicit {
  static func main() {
    let certain: Int? = 4
    print(certain! + 1)
    var later: String!
    later = "set"
    print(later.count, later ?? "none")
  }
}

enum Comparing {
  static func main() {
    let a: Int? = 3
    let b: Int? = nil
    print(a == 3, b == nil, a != nil, a == b, b == .none)
    print([a, b, 1].compactMap { $0 }, [a, b] == [3, nil])
  }
}

enum TryOptional {
  enum Problem: Error { case bad }
  static func main() {
    func risky(_ fails: Bool) throws -> Int {
      if fails { throw Problem.bad }
      return 1
    }
    print((try? risky(true)) as Any, (try? risky(false)) as Any, (try? risky(true)) ?? -1)
  }
}

enum Casting {
  class Animal {}
  final class Dog: Animal { let name = "Rex" }
  static func main() {
    let values: [Any] = [1, "two", 3.0, [4], Dog()]
    for value in values {
      if let number = value as? Int {
        print("Int", number)
      } else if let text = value as? String {
        print("String", text)
      } else if value is Double {
        print("Double")
      } else if let dog = value as? Animal as? Dog {
        print(dog.name)
      } else {
        print("other")
      }
    }
  }
}
