// A function as a value keeps which of its parameters take an expression to be evaluated later.

func say(_ message: @autoclosure () -> String, _ count: Int) {
  print("before")
  print(message(), count)
}

var trigger = say
let typed: (@autoclosure () -> Int, String) -> Void = { print($1, $0() + 1) }

struct Logger {
  let log: (@autoclosure () -> String) -> Void
  func twice(_ text: @autoclosure () -> String) {
    log(text())
    log(text())
  }
}

enum AutoclosuresOfValues {
  static func made(_ text: String) -> String {
    print("made")
    return text
  }

  static func main() {
    let text = "a"
    trigger(text, 7)
    trigger(made("b"), 8)
    typed(3 * 4, "typed")
    var calls = 0
    let logger = Logger { message in
      calls += 1
      if calls > 1 { print(message()) }
    }
    logger.log(made("c"))
    logger.twice(made("d"))
    let local = say
    local(made("e"), calls)
    print(type(of: trigger))
  }
}
