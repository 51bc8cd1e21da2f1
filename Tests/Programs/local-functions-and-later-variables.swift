// A local function may name variables that its block declares further down, as long as it is called
// after them; a name of the function around comes before.

let outside = 3

enum LocalFunctionsAndLaterVariables {

  static func parts(_ numbers: [Int]) -> [String] {
    func append(_ text: String) {
      found.append(text + "\(waiting)")
      waiting = []
    }
    var found = [String]()
    var waiting = [Int]()
    for number in numbers {
      waiting.append(number)
      if number.isMultiple(of: 2) { append("even") }
    }
    return found
  }

  static func recursion() -> [String] {
    func first(_ number: Int) -> String { number == 0 ? "end \(name)" : second(number - 1) }
    func second(_ number: Int) -> String {
      count += 1
      return first(number)
    }
    let name = "name"
    var count = 0
    let result = first(3)
    return [result, "\(count)"]
  }

  static func hidden(_ x: Int) -> Int {
    func all() -> Int { x * 10 }
    do {
      func all() -> Int { x * 100 }
      let x = 7
      return all() + x + global()
    }
    func global() -> Int { outside * 1000 }
  }

  static func later() -> Int {
    func product() -> Int { outside * 100 }
    let outside = 7
    return product() + outside
  }

  static func blocks(_ isOn: Bool) -> Int {
    if isOn {
      func add() { total += 1 }
      var total = 0
      defer { add() }
      for _ in 0..<3 { add() }
      func twice() { add(); add() }
      twice()
      return total
    }
    return -1
  }

  static func chosen(_ isFirst: Bool) -> Int {
    func one() -> Int { value + 1 }
    func two() -> Int { value + 2 }
    func never() -> Int { value }
    let value = 10
    let function = isFirst ? one : two
    return function()
  }

  static let closure: () -> Int = {
    func add(_ number: Int) { sum += number }
    var sum = 0
    [1, 2].forEach(add)
    [3].forEach { add($0) }
    return sum
  }

  static func main() {
    print(parts([1, 2, 3, 4, 6]), recursion())
    print(hidden(1), later(), blocks(true), blocks(false))
    print(chosen(true), chosen(false), closure())
    var log: [String] = []
    for number in 1...2 {
      func note() { log.append("\(number)\(suffix)") }
      let suffix = number == 1 ? "st" : "nd"
      note()
    }
    print(log)
  }
}
