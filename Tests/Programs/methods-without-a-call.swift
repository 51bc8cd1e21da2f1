// A method that is named by its type without a call is a function of the value, matched by all that
// its type says.

final class Counter {
  var count = 0
  let name: String
  init(_ name: String) { self.name = name }
  func step() -> Int {
    count += 1
    return count
  }
  func step(by amount: Int) -> Int {
    count += amount
    return count
  }
  func describe() -> String { "\(name) \(count)" }
  func joined(_ text: String) -> String { name + text }
  func scaled(_ factor: Int, _ unit: String) -> String { "\(count * factor)\(unit)" }
}

struct Action<Target, Input> {
  let kind: String
  let run: (Target, Input) -> String
}
extension Action where Input == Void {
  init(_ method: @escaping (Target) -> () -> String) {
    kind = "plain"
    run = { target, _ in method(target)() }
  }
}
extension Action {
  init(_ method: @escaping (Target) -> (Input) -> String) {
    kind = "with input"
    run = { target, input in method(target)(input) }
  }
}

func kind(_ method: (Counter) -> () -> Int) -> String { "gives a number" }
func kind(_ method: (Counter) -> () -> String) -> String { "gives a text" }
func kind(_ method: (Counter) -> (String) -> String) -> String { "takes a text" }
func kind(_ method: (Counter) -> (Int, String) -> String) -> String { "takes two" }

func taken(_ function: () -> String) -> String { "nothing" }
func taken(_ function: (String) -> String) -> String { "a text" }

func applied<T, R>(_ value: T, _ method: (T) -> () -> R) -> R { method(value)() }
func applied<T, I, R>(_ value: T, _ method: (T) -> (I) -> R, _ input: I) -> R {
  method(value)(input)
}

enum MethodsWithoutACall {
  static func main() {
    let counter = Counter("c")
    let plain = Action(Counter.describe)
    let other = Action(Counter.joined)
    print(plain.kind, plain.run(counter, ()), other.kind, other.run(counter, "!"))
    print(kind(Counter.describe), kind(Counter.joined), kind(Counter.scaled))
    print(taken(counter.describe), taken(counter.joined))
    print(applied(counter, Counter.describe), applied(counter, Counter.joined, "?"))
    let step: (Counter) -> (Int) -> Int = Counter.step(by:)
    let once: (Counter) -> () -> Int = Counter.step
    print(step(counter)(4), once(counter)(), counter.count)
  }
}
