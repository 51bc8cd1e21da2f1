enum Catching {
  enum Problem: Error { case missing(String), broken, code(Int) }
  static func work(_ kind: Int) throws -> String {
    switch kind {
    case 0: return "fine"
    case 1: throw Problem.missing("key")
    case 2: throw Problem.broken
    default: throw Problem.code(kind)
    }
  }
  static func main() {
    for kind in 0...4 {
      do {
        print(try work(kind))
      } catch Problem.missing(let name) {
        print("missing", name)
      } catch Problem.code(let code) where code > 3 {
        print("high code", code)
      } catch let problem as Problem {
        print("problem", problem)
      } catch {
        print("unknown")
      }
    }
  }
}

enum Propagating {
  struct Invalid: Error, CustomStringConvertible {
    let reason: String
    var description: String { "invalid: \(reason)" }
  }
  static func inner(_ n: Int) throws -> Int {
    if n < 0 { throw Invalid(reason: "negative \(n)") }
    return n
  }
  static func outer(_ values: [Int]) throws -> Int { try values.map { try inner($0) }.reduce(0, +) }
  static func main() {
    do {
      print(try outer([1, 2]))
      print(try outer([1, -2]))
    } catch { print(error) }
  }
}

enum OptionalTry {
  enum Failure: Error { case always }
  static func fail() throws -> Int { throw Failure.always }
  static func succeed() throws -> Int { 5 }
  static func main() {
    print((try? fail()) as Any, (try? succeed())!, try! succeed())
    if let value = try? succeed() { print(value) }
  }
}

enum DeferOnThrow {
  enum Failure: Error { case stop }
  static func run() throws {
    defer { print("cleaned") }
    print("begin")
    throw Failure.stop
  }
  static func main() {
    do { try run() } catch { print("caught \(error)") }
  }
}

enum Rethrowing {
  enum Failure: Error { case odd(Int) }
  static func apply(_ values: [Int], _ body: (Int) throws -> Int) rethrows -> [Int] {
    try values.map { try body($0) }
  }
  static func main() {
    print(apply([1, 2]) { $0 * 2 })
    do {
      print(try apply([2, 3]) { if $0 % 2 == 1 { throw Failure.odd($0) } else { return $0 } })
    } catch { print(error) }
  }
}

enum ResultType {
  enum Failure: Error { case empty }
  static func parse(_ text: String) -> Result<Int, Failure> {
    Int(text).map { .success($0) } ?? .failure(.empty)
  }
  static func main() {
    for text in ["4", "x"] {
      do {
        print(try parse(text).get())
      } catch { print("failed with \(error)") }
    }
    print((try? parse("9").map { $0 + 1 }.get()) ?? 0)
  }
}

enum NestedDo {
  enum First: Error { case a }
  enum Second: Error { case b }
  static func main() {
    do {
      do { throw First.a } catch is Second { print("no") }
    } catch { print("outer", error) }
    do {
      do { throw First.a } catch { throw Second.b }
    } catch { print(error) }
  }
}

enum ThrowingInitialisers {
  struct Age {
    let years: Int
    enum Failure: Error { case negative, tooOld(by: Int) }
    init(_ years: Int) throws {
      guard years >= 0 else { throw Failure.negative }
      guard years < 150 else { throw Failure.tooOld(by: years - 149) }
      self.years = years
    }
  }
  static func main() {
    for years in [30, -1, 200] {
      do { print(try Age(years).years) } catch { print(error) }
    }
  }
}

enum FailableInitialisers {
  struct Even {
    let value: Int
    init?(_ value: Int) {
      guard value.isMultiple(of: 2) else { return nil }
      self.value = value
    }
  }
  static func main() {
    print((1...5).compactMap(Even.init).map(\.value), Even(3) == nil, Even(4)!.value)
  }
}

enum ThrowingComputedProperties {
  enum Failure: Error { case unset }
  struct Setting {
    var stored: String?
    var value: String {
      get throws {
        guard let stored else { throw Failure.unset }
        return stored
      }
    }
  }
  static func main() {
    print((try? Setting(stored: "x").value) ?? "-", (try? Setting().value) ?? "-")
  }
}
