enum Shorthand {
  static func main() {
    let numbers = [3, 1, 2]
    print(numbers.map { $0 + 1 }, numbers.sorted { $0 > $1 }, numbers.sorted(by: >))
    print(numbers.map({ (n: Int) -> String in return "#\(n)" }), numbers.reduce(10) { $0 - $1 })
  }
}

enum Capturing {
  static func main() {
    func counter() -> () -> Int {
      var count = 0
      return {
        count += 1
        return count
      }
    }
    let a = counter()
    let b = counter()
    print(a(), a(), b(), a())
  }
}

enum CaptureLists {
  static func main() {
    var value = 1
    let byReference = { value }
    let byValue = { [value] in value }
    let renamed = { [doubled = value * 2] in doubled }
    value = 10
    print(byReference(), byValue(), renamed())
  }
}

enum TrailingClosures {
  static func run(_ times: Int, before: () -> Void = {}, body: (Int) -> Void) {
    before()
    for index in 0..<times { body(index) }
  }
  static func load(then success: (String) -> Void, orElse failure: () -> Void) {
    success("data")
    failure()
  }
  static func main() {
    run(2) { print("turn", $0) }
    run(1, before: { print("start") }) { index in print(index) }
    load {
      print($0)
    } orElse: {
      print("failed")
    }
  }
}

enum FunctionValues {
  static func double(_ x: Int) -> Int { x * 2 }
  static func main() {
    let operations: [String: (Int, Int) -> Int] = ["add": (+), "multiply": { $0 * $1 }]
    for name in operations.keys.sorted() { print(name, operations[name]!(3, 4)) }
    let f: (Int) -> Int = double
    print(f(5), [1, 2].map(double), [1, 2].map(Optional.init).compactMap { $0 })
  }
}

enum Autoclosures {
  static func check(_ condition: Bool, _ message: @autoclosure () -> String) {
    if !condition { print(message()) }
  }
  static func expensive() -> String {
    print("computing")
    return "message"
  }
  static func main() {
    check(true, expensive())
    check(false, expensive())
  }
}

enum Escaping {
  static func main() {
    var queue: [() -> Void] = []
    for index in 1...3 { queue.append { print("job", index) } }
    queue.reversed().forEach { $0() }
  }
}

enum Recursion {
  static func main() {
    func factorial(_ n: Int) -> Int { n <= 1 ? 1 : n * factorial(n - 1) }
    var fibonacci: ((Int) -> Int)!
    fibonacci = { $0 < 2 ? $0 : fibonacci($0 - 1) + fibonacci($0 - 2) }
    print(factorial(10), fibonacci(15))
  }
}

enum Currying {
  static func add(_ a: Int) -> (Int) -> Int { { a + $0 } }
  static func main() {
    let addFive = add(5)
    print(addFive(1), add(2)(3), [1, 2].map(add(10)))
  }
}

enum ImmediateAndNested {
  static func main() {
    let value: Int = {
      let base = 4
      return base * base
    }()
    print(value, { $0 + 1 }(2))
    let nested = [1, 2].map { a in [10, 20].map { b in a * b } }
    print(nested)
  }
}
