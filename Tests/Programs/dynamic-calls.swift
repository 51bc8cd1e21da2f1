enum DynamicMembers {
  @dynamicMemberLookup struct Settings {
    private var values: [String: Int] = ["volume": 3]
    subscript(dynamicMember name: String) -> Int {
      get { values[name] ?? 0 }
      set { values[name] = newValue }
    }
  }
  struct Point { var x = 1.0, y = 2.0 }
  @dynamicMemberLookup struct Wrapper<Value> {
    var value: Value
    subscript<T>(dynamicMember path: WritableKeyPath<Value, T>) -> T {
      get { value[keyPath: path] }
      set { value[keyPath: path] = newValue }
    }
  }
  static func main() {
    var settings = Settings()
    settings.brightness = 7
    settings.volume += 1
    print(settings.volume, settings.brightness, settings.unknown)
    var point = Wrapper(value: Point())
    point.x = 5
    print(point.x, point.y, point.value.x + point.y)
  }
}

enum CallableValues {
  struct Adder {
    var base: Int
    func callAsFunction(_ amount: Int) -> Int { base + amount }
    func callAsFunction(twice amount: Int) -> Int { base + amount * 2 }
  }
  struct Polynomial {
    var coefficients: [Double]
    func callAsFunction(at x: Double) -> Double {
      coefficients.reversed().reduce(0) { $0 * x + $1 }
    }
  }
  static func main() {
    let add = Adder(base: 10)
    print(add(5), add(twice: 5), [1, 2].map { add($0) })
    print(Polynomial(coefficients: [1, 2, 3])(at: 2))
  }
}

enum PathsWithSubscripts {
  struct Player { var name: String; var scores: [Int] }
  struct Team { var players: [Player]; var byRole: [String: Player] }
  static func main() {
    var team = Team(
      players: [Player(name: "Ada", scores: [1, 2]), Player(name: "Bo", scores: [3])],
      byRole: ["lead": Player(name: "Cy", scores: [])])
    let second = \Team.players[1].name
    let firstScore = \Team.players[0].scores[0]
    print(team[keyPath: second], team[keyPath: firstScore])
    team[keyPath: firstScore] = 9
    team[keyPath: \.players[1].name] += "!"
    print(team.players[0].scores, team.players[1].name)
    print(team[keyPath: \.byRole["lead"]]?.name as Any, team[keyPath: \.byRole["x"]?.name] as Any)
    print(team.players.map(\.name.count), team.players.map(\.scores.first))
    let paths: [KeyPath<Player, Int>] = [\.name.count, \.scores.count]
    print(paths.map { team.players[0][keyPath: $0] })
    let joined = (\Team.players).appending(path: \.count)
    print(team[keyPath: joined])
  }
}

enum OperatorsAsFunctions {
  static func combine<T>(_ a: T, _ b: T, _ with: (T, T) -> T) -> T { with(a, b) }
  static func main() {
    print(combine(2, 3, +), combine(2, 3, *), combine("a", "b", +), combine(5, 3, max))
    print([3, 1, 2].sorted(by: >), [1, 2, 3].reduce(1, *), zip([1, 2], [3, 4]).map(+))
    let table: [(String, (Double, Double) -> Double)] = [("+", +), ("-", -), ("/", /)]
    for (name, operation) in table { print(name, operation(6, 4)) }
    let negate: (Int) -> Int = (-)
    print(negate(4), [true, false].map(!))
  }
}

enum MethodsAsValues {
  struct Counter {
    var count = 0
    func plus(_ amount: Int) -> Int { count + amount }
    static func make(_ count: Int) -> Counter { Counter(count: count) }
  }
  static func main() {
    let counter = Counter(count: 4)
    let plus = counter.plus
    print(plus(1), [1, 2].map(counter.plus), Counter.plus(counter)(10))
    print([1, 2].map(Counter.make).map(\.count), [3, 4].map(Counter.init(count:)).map(\.count))
    print(["a", "b"].map { $0.uppercased() }, ["1", "2"].compactMap(Int.init))
    print([1, 2].map(String.init))
    print((1...3).map(Double.init), ["x": 1].mapValues(String.init))
  }
}
