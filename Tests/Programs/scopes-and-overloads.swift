import Foundation

// Which names an `else` sees, what an optional among arguments tells, and functions that wait.

func same<T: Equatable>(_ a: T, _ b: T) -> String { "\(T.self) \(a == b)" }
func sameLater<T: Equatable>(
  _ a: @autoclosure () throws -> T, _ b: @autoclosure () throws -> T
) rethrows -> String { try "\(T.self) \(a() == b())" }

enum OptionalAmongArguments {
  static func main() {
    let maybe: Double? = 1
    let number = 1.0
    print(same(number, maybe), same(maybe, number), same(1, maybe), same(maybe, 1))
    print(sameLater(number, maybe), sameLater(maybe, number), sameLater(number * 2, maybe))
    print(sameLater(Int("1"), 1), sameLater(1, Int("1")), sameLater(nil, maybe))
  }
}

enum NamesInElse {
  static func main() {
    func number(_ text: String?) -> String {
      guard let text = text.flatMap({ Int($0) }) else { return "no number in \(text ?? "nothing")" }
      return "number \(text)"
    }
    print(number("5"), number("x"), number(nil))
    let value = 3
    guard let value = [1, 2].first(where: { $0 > value }) else {
      print("none above", value)
      return
    }
    print(value)
  }
}

func answer() -> String { "at once" }
func answer() async -> String { "later" }

enum OverloadsThatWait {
  static func main() {
    let done = DispatchSemaphore(value: 0)
    Task {
      print(await answer())
      let value: Int = await withCheckedContinuation { $0.resume(returning: 5) }
      print(value)
      done.signal()
    }
    done.wait()
    print(answer())
  }
}
