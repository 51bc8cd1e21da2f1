// Where a closure returns `nil` beside a value, and a fallback may be nothing itself.

enum ReturnsOfNilProgram {
  static func main() {
    let kept: [String] = (1...6).map { number in
      guard number.isMultiple(of: 2) else { return nil }
      let text = "n\(number)"
      return text
    }.compactMap { $0 }
    print(kept)
    let found: [String?] = [1, 2, 3].map { number in
      let text = "n\(number)"
      if number == 2 { return text }
      return nil
    }
    print(found, found.compactMap { $0 })
    let first: Int? =
      ["a", "7"].map { text in
        if let number = Int(text) { return number }
        return nil
      }.first { $0 != nil } ?? nil
    print(first as Any)
  }
}

enum FallbackToNothingProgram {
  static let names = [1: "one"]

  static func name(_ value: Any?, _ number: Int, _ isKnown: Bool) -> String? {
    value as? String ?? (isKnown ? names[number] : nil)
  }

  static func main() {
    print(name("x", 1, true) ?? "-", name(nil, 1, true) ?? "-", name(nil, 1, false) ?? "-")
    print(name(3, 2, true) ?? "-")
    let given: String? = nil
    let text: String? = given ?? (names.isEmpty ? nil : names[2] ?? names[1])
    print(text as Any)
    let whole = given ?? (names.count > 1 ? nil : "few")
    print(whole as Any, type(of: whole))
  }
}

enum CastToAssociatedProgram {
  protocol Step {
    associatedtype State
    func first() -> State
  }
  struct Counts: Step { func first() -> [Int] { [1] } }
  struct Named: Step { func first() -> String { "c" } }
  struct Measured: Step { func first() -> Double { 1 } }
  struct Record {
    let kept: Any
    func state<S: Step>(of step: S) -> S.State? { kept as? S.State }
    func has<S: Step>(_ type: S.Type) -> Bool { kept is S.State }
    func hasElement<S: Sequence>(of elements: S) -> Bool { kept is S.Element }
  }

  static func main() {
    let record = Record(kept: "x")
    print(record.state(of: Counts()) as Any, record.state(of: Named()) as Any)
    print(record.has(Counts.self), record.has(Named.self))
    print(record.hasElement(of: [1]), record.hasElement(of: ["a"]))
    print(Record(kept: 2.5).state(of: Measured()) as Any, Record(kept: "2").has(Measured.self))
  }
}
