enum Observing {
  struct Meter {
    var level = 0 {
      didSet { if level > 10 { level = 10 } }
    }
    var history: [Int] = []
    var total = 0 {
      willSet { history.append(newValue) }
    }
  }
  static func main() {
    var meter = Meter()
    meter.level = 25
    meter.total = 3
    meter.total += 4
    print(meter.level, meter.history)
  }
}

enum Subscripts {
  struct Matrix {
    let rows: Int
    let columns: Int
    private var cells: [Double]
    init(rows: Int, columns: Int) {
      self.rows = rows
      self.columns = columns
      cells = Array(repeating: 0, count: rows * columns)
    }
    subscript(row: Int, column: Int) -> Double {
      get { cells[row * columns + column] }
      set { cells[row * columns + column] = newValue }
    }
    static subscript(name: String) -> Int { name.count }
  }
  static func main() {
    var matrix = Matrix(rows: 2, columns: 2)
    matrix[0, 1] = 1.5
    matrix[1, 0] += 2
    print(matrix[0, 1], matrix[1, 0], matrix[1, 1], Matrix["four"])
  }
}

enum LabeledSubscripts {
  struct Text {
    var words: [String]
    subscript(safe index: Int) -> String? { words.indices.contains(index) ? words[index] : nil }
    subscript(at index: Int, or fallback: String = "-") -> String { self[safe: index] ?? fallback }
  }
  static func main() {
    let text = Text(words: ["a", "b"])
    print(text[safe: 1]!, text[safe: 5] as Any, text[at: 9], text[at: 9, or: "?"])
  }
}

enum LazyProperties {
  final class Cache {
    private(set) var loads = 0
    lazy var values: [Int] = load()
    private func load() -> [Int] {
      loads += 1
      return [1, 2, 3]
    }
  }
  static func main() {
    let cache = Cache()
    print(cache.loads)
    print(cache.values.count + cache.values.count, cache.loads)
  }
}

enum StaticLazy {
  static let shared: String = {
    print("made once")
    return "shared"
  }()
  static func main() {
    print("before")
    print(shared, shared)
  }
}

enum ReadOnlyChains {
  struct Circle {
    var radius: Double
    var diameter: Double {
      get { radius * 2 }
      set(value) { radius = value / 2 }
    }
    var isLarge: Bool { diameter > 10 }
  }
  static func main() {
    var circle = Circle(radius: 1)
    circle.diameter *= 12
    print(circle.radius, circle.isLarge)
  }
}

enum PrivateSetters {
  struct Account {
    private(set) var balance = 0
    mutating func deposit(_ amount: Int) -> Int {
      balance += amount
      return balance
    }
  }
  static func main() {
    var account = Account()
    print(account.deposit(5), account.deposit(7), account.balance)
  }
}

enum InoutProperties {
  struct Pair {
    var a = 1
    var b = 2
    var sum: Int {
      get { a + b }
      set { b = newValue - a }
    }
  }
  static func bump(_ value: inout Int) { value += 10 }
  static func main() {
    var pair = Pair()
    bump(&pair.a)
    bump(&pair.sum)
    swap(&pair.a, &pair.b)
    print(pair.a, pair.b)
    var list = [1, 2]
    bump(&list[1])
    print(list)
  }
}

enum GlobalState {
  static var log: [String] = []
  static var count: Int { log.count }
  static func note(_ text: String) { log.append("\(count): \(text)") }
  static func main() {
    note("a")
    note("b")
    print(log)
  }
}

enum ObserversWithOldValue {
  struct Track {
    var changes: [String] = []
    var name = "x" {
      didSet { changes.append("\(oldValue)→\(name)") }
    }
  }
  static func main() {
    var track = Track()
    track.name = "y"
    track.name += "z"
    print(track.changes)
  }
}
