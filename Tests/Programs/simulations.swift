enum BankAccounts {
  enum TransferError: Error { case insufficient(missing: Int), unknown(String) }
  struct Bank {
    private var balances: [String: Int] = [:]
    mutating func open(_ name: String, with amount: Int = 0) { balances[name] = amount }
    mutating func transfer(_ amount: Int, from source: String, to target: String) throws {
      guard let available = balances[source] else { throw TransferError.unknown(source) }
      guard balances[target] != nil else { throw TransferError.unknown(target) }
      guard available >= amount else {
        throw TransferError.insufficient(missing: amount - available)
      }
      balances[source]! -= amount
      balances[target]! += amount
    }
    var summary: String {
      balances.sorted { $0.key < $1.key }.map { "\($0.key):\($0.value)" }.joined(separator: " ")
    }
  }
  static func main() {
    var bank = Bank()
    bank.open("ada", with: 100)
    bank.open("bob")
    for (amount, target) in [(30, "bob"), (90, "bob"), (1, "eve")] {
      do {
        try bank.transfer(amount, from: "ada", to: target)
        print(bank.summary)
      } catch { print(error) }
    }
  }
}

enum Robot {
  enum Turn: Character { case left = "L", right = "R", forward = "F" }
  enum Heading: Int { case north, east, south, west }
  struct State {
    var x = 0, y = 0
    var heading = Heading.north
    mutating func apply(_ turn: Turn) {
      switch turn {
      case .left: heading = Heading(rawValue: (heading.rawValue + 3) % 4)!
      case .right: heading = Heading(rawValue: (heading.rawValue + 1) % 4)!
      case .forward:
        let (dx, dy) = [(0, 1), (1, 0), (0, -1), (-1, 0)][heading.rawValue]
        x += dx
        y += dy
      }
    }
  }
  static func main() {
    var state = State()
    for turn in "FFRFLFRRF".compactMap(Turn.init(rawValue:)) { state.apply(turn) }
    print(state.x, state.y, state.heading)
  }
}

enum Inventory {
  struct Item {
    let name: String
    var quantity: Int
    let price: Double
  }
  static func main() {
    var items = [
      Item(name: "bolt", quantity: 10, price: 0.25), Item(name: "nut", quantity: 0, price: 0.1),
    ]
    items[1].quantity += 4
    let total = items.reduce(0) { $0 + Double($1.quantity) * $1.price }
    print(
      total, items.first { $0.quantity < 5 }?.name ?? "-", items.map { "\($0.name)×\($0.quantity)" }
    )
  }
}

enum StateMachine {
  enum State: String { case idle, running, paused, done }
  enum Event { case start, pause, resume, finish }
  static func next(_ state: State, _ event: Event) -> State? {
    switch (state, event) {
    case (.idle, .start), (.paused, .resume): .running
    case (.running, .pause): .paused
    case (.running, .finish), (.paused, .finish): .done
    default: nil
    }
  }
  static func main() {
    var state = State.idle
    for event in [Event.start, .pause, .start, .resume, .finish] {
      if let new = next(state, event) {
        print(state.rawValue, "→", new.rawValue)
        state = new
      } else {
        print("can't", event, "while", state)
      }
    }
  }
}

enum TextTable {
  static func main() {
    let rows = [["name", "age"], ["Ada", "36"], ["Grace", "85"]]
    let widths = rows[0].indices.map { column in rows.map { $0[column].count }.max()! }
    for row in rows {
      print(
        zip(row, widths).map { $0 + String(repeating: " ", count: $1 - $0.count) }.joined(
          separator: " | "))
    }
  }
}

enum Calculator {
  static func evaluate(_ text: String) -> Double? {
    var stack: [Double] = []
    for token in text.split(separator: " ") {
      if let number = Double(token) {
        stack.append(number)
        continue
      }
      guard let b = stack.popLast(), let a = stack.popLast() else { return nil }
      switch token {
      case "+": stack.append(a + b)
      case "-": stack.append(a - b)
      case "*": stack.append(a * b)
      case "/": stack.append(a / b)
      default: return nil
      }
    }
    return stack.count == 1 ? stack[0] : nil
  }
  static func main() { print(evaluate("3 4 + 2 *")!, evaluate("1 0 /")!, evaluate("1 +") as Any) }
}

enum StackShare {
  struct Child {
    let minimum: Double
    let maximum: Double
    var flexibility: Double { maximum - minimum }
  }
  static func lengths(_ children: [Child], in space: Double, gap: Double) -> [Double] {
    var left = space - gap * Double(children.count - 1)
    var result = Array(repeating: 0.0, count: children.count)
    let order = children.indices.sorted { children[$0].flexibility < children[$1].flexibility }
    for (served, index) in order.enumerated() {
      let offer = left / Double(children.count - served)
      result[index] = min(max(offer, children[index].minimum), children[index].maximum)
      left -= result[index]
    }
    return result
  }
  static func main() {
    print(
      lengths(
        [
          .init(minimum: 10, maximum: 100), .init(minimum: 100, maximum: 100),
          .init(minimum: 50, maximum: 100),
        ], in: 500, gap: 10))
    print(
      lengths([.init(minimum: 200, maximum: 250), .init(minimum: 0, maximum: 60)], in: 300, gap: 0))
    print(
      lengths(
        [.init(minimum: 0, maximum: .infinity), .init(minimum: 0, maximum: .infinity)], in: 100,
        gap: 8))
  }
}

enum Observed {
  final class Subject<Value> {
    private var observers: [(Value) -> Void] = []
    var value: Value { didSet { observers.forEach { $0(value) } } }
    init(_ value: Value) { self.value = value }
    func observe(_ observer: @escaping (Value) -> Void) {
      observers.append(observer)
      observer(value)
    }
  }
  static func main() {
    let subject = Subject(1)
    var seen: [Int] = []
    subject.observe { seen.append($0) }
    subject.observe { print("now", $0) }
    subject.value = 5
    subject.value += 1
    print(seen)
  }
}

enum Parser {
  struct Reader {
    private var rest: Substring
    init(_ text: String) { rest = text[...] }
    mutating func number() -> Int? {
      let digits = rest.prefix { $0.isNumber }
      guard !digits.isEmpty else { return nil }
      rest = rest.dropFirst(digits.count)
      return Int(digits)
    }
    mutating func take(_ character: Character) -> Bool {
      guard rest.first == character else { return false }
      rest.removeFirst()
      return true
    }
  }
  static func sum(_ text: String) -> Int? {
    var reader = Reader(text)
    guard var total = reader.number() else { return nil }
    while reader.take("+") {
      guard let next = reader.number() else { return nil }
      total += next
    }
    return total
  }
  static func main() { print(sum("1+20+300") as Any, sum("1+") as Any, sum("x") as Any) }
}

enum Paths {
  static func routes(_ columns: Int, _ rows: Int) -> Int {
    var table = Array(repeating: Array(repeating: 1, count: columns + 1), count: rows + 1)
    for row in 1...rows {
      for column in 1...columns {
        table[row][column] = table[row - 1][column] + table[row][column - 1]
      }
    }
    return table[rows][columns]
  }
  static func main() { print(routes(2, 2), routes(10, 10)) }
}
