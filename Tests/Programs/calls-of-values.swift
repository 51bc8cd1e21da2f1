// What is expected of a call of a value, of a local function or of a property tells what it gives.

enum Failed: Error { case failed }

struct Runner {
  func callAsFunction<Value>(
    _ name: String, task: () throws -> Value, done: (Value) -> String
  ) throws -> Value {
    let value = try task()
    print(name, done(value), Value.self)
    return value
  }
}

struct Maker {
  let run = Runner()
  func callAsFunction<Value>(_ make: () -> Value) -> Value { make() }
  func made() throws -> [Float] { try run("list", task: { [1] }, done: { "\($0)" }) }
}

@dynamicCallable
struct Sized {
  func dynamicallyCall<Size: Numeric>(withArguments arguments: [String]) -> Size {
    Size(exactly: arguments.count) ?? 0
  }
}

enum ResultsOfCalledValues {
  static func total() throws -> Double {
    let run = Runner()
    return try run("total", task: { 1 }, done: { "\($0 / 2)" })
  }
  static func main() {
    let run = Runner()
    do {
      print(try total())
      let list: [Int] = try run("empty", task: { [] }, done: { "\($0.count)" })
      let maybe: Int? = try run("maybe", task: { nil }, done: { "\($0 as Any)" })
      let set: Set<Int> = try run("set", task: { [2, 2] }, done: { "\($0.contains(2))" })
      let texts: [String] = try run("made") {
        .init(repeating: "x", count: 2)
      } done: {
        $0.joined()
      }
      print(list, maybe as Any, set, texts, try Maker().made())
      let never: String = try run("thrown", task: { throw Failed.failed }, done: { $0 })
      print(never)
    } catch {
      print("caught", error)
    }
    let byte: UInt8 = Maker()({ 3 })
    let text: Character = Maker() { "c" }
    let size: Double = Sized()("a", "b")
    print(byte, text, size)
    func local<Value>(_ make: () -> Value) -> Value { make() }
    let half: Double = local { 1 }
    let none: Int? = local { nil }
    print(half, none as Any)
  }
}
