// Functions with `inout` parameters that stand for themselves, and what is left where one throws.

enum ChangingFunctions {
  struct Purse {
    var coins: Int
    static func fill(_ purse: inout Purse) { purse.coins += 100 }
    func pay(into other: inout Int) { other += coins }
  }

  static func raise(_ x: inout Int) { x += 1 }
  static func apply(_ x: inout Int, _ change: (inout Int) -> Void) { change(&x) }
  static func every<A>(_ changes: [(inout A) -> Void]) -> (inout A) -> Void {
    return { value in changes.forEach { $0(&value) } }
  }

  static func main() {
    var x = 1
    apply(&x, raise)
    apply(&x, doubled)
    print(x)
    let change = doubled
    change(&x)
    print(x)
    for change in [raise, doubled, raise] { change(&x) }
    print(x)
    every([raise, doubled])(&x)
    print(x)
    func local(_ y: inout Int) { y = -y }
    apply(&x, local)
    print(x)
    var purse = Purse(coins: 5)
    let fill = Purse.fill
    fill(&purse)
    print(purse.coins)
    let pay = purse.pay(into:)
    pay(&x)
    print(x)
    Purse.pay(into:)(purse)(&x)
    print(x)
    let counted = countedChange
    print(counted(&x), x)
  }
}

private func doubled(_ x: inout Int) { x *= 2 }
private func countedChange(_ x: inout Int) -> Int {
  x += 1
  return x * 2
}

enum ChangedBeforeAnError {
  struct Refused: Error {}

  struct Shelf {
    var names: [String] = []
    var log = ""
    var first: String {
      get { names.first ?? "none" }
      set {
        log += "set \(newValue);"
        if names.isEmpty { names.append(newValue) } else { names[0] = newValue }
      }
    }
    subscript(_ index: Int) -> String {
      get { names[index] }
      set { names[index] = newValue }
    }
    mutating func add(_ name: String) throws {
      names.append(name)
      if name.isEmpty { throw Refused() }
    }
  }

  static func spoil(_ text: inout String) throws {
    text += "!"
    throw Refused()
  }
  static func both(_ a: inout Int, _ b: inout Int) throws {
    (a, b) = (b, a)
    throw Refused()
  }
  static func pass(_ text: inout String, _ change: (inout String) throws -> Void) rethrows {
    try change(&text)
  }

  static func main() {
    var text = "a"
    try? spoil(&text)
    try? pass(&text, spoil)
    try? pass(&text) {
      $0 += "?"; try spoil(&$0)
    }
    print(text)
    var shelf = Shelf(names: ["b", "c"])
    try? spoil(&shelf.first)
    try? spoil(&shelf[1])
    try? spoil(&shelf.names[1])
    try? shelf.add("")
    print(shelf.names, shelf.log)
    var table = ["k": "v"]
    try? spoil(&table["k"]!)
    try? spoil(&table["new", default: "d"])
    print(table.sorted { $0.key < $1.key })
    var (one, two) = (1, 2)
    try? both(&one, &two)
    print(one, two)
    let steps: [(inout Int) throws -> Void] = [
      { $0 += 1 }, { $0 *= 10 }, { _ in throw Refused() }, { $0 = 0 },
    ]
    do { for step in steps { try step(&one) } } catch { print("caught", one) }
    func collect(_ list: inout [Int]) throws {
      try (1...4).forEach { n in
        list.append(n)
        if n == 3 { throw Refused() }
      }
    }
    var list = [0]
    do { try collect(&list) } catch { print("caught", list) }
  }
}

enum FunctionsByWhatTheyGive {
  static func link<A, B, C>(_ f: @escaping (A) -> B?, _ g: @escaping (B) -> C?) -> (A) -> C? {
    return { f($0).flatMap(g) }
  }
  static func link<A, B, C>(_ f: @escaping (A) -> [B], _ g: @escaping (B) -> [C]) -> (A) -> [C] {
    return { f($0).flatMap(g) }
  }
  static func kind(_ f: (Int) -> Int) -> String { "plain" }
  static func kind(_ f: (Int) throws -> Int) -> String { "throwing" }
  static func anyKind<A>(_ f: (A) throws -> Int) -> String { "throwing" }
  static func anyKind<A>(_ f: (A) -> Int) -> String { "plain" }
  static func made<A, B>(_ f: (A) -> B) -> String { "gives" }
  static func made<A>(_ f: (A) -> Void) -> String { "does" }
  static func made<A>(_ f: (inout A) -> Void) -> String { "changes" }

  static func main() {
    print(link(twice, twice)(1), link(next, next)(1) as Any)
    print(link(twice, { [$0, -$0] })(2))
    let twiceTwice = link(twice, twice)
    print(twiceTwice(7))
    print(kind(plus), kind(risky), kind { $0 }, kind { try risky($0) })
    print(kind { (try? risky($0)) ?? 0 }, kind { do { return try risky($0) } catch { return 0 } })
    print(anyKind(plus), anyKind(risky))
    func local(_ x: Int) -> Int { x }
    func localRisk(_ x: Int) throws -> Int { x }
    print(kind(local), kind(localRisk), anyKind(local), anyKind(localRisk))
    print(made(plus), made(silent), made(doubled))
  }
}

private func twice(_ x: Int) -> [Int] { [x, x] }
private func next(_ x: Int) -> Int? { x + 1 }
private func plus(_ x: Int) -> Int { x + 1 }
private func risky(_ x: Int) throws -> Int { x }
private func silent(_ x: Int) {}
