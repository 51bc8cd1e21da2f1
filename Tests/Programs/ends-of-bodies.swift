enum EndsOfBodies {
  enum Impossible {}

  static func absurd<Value>(_ never: Never) -> Value {}
  static func impossible(_ value: Impossible) -> Int {}
  static func wrapped<Value>(_ value: Value?) -> Any? { if true { return value } }
  static func first(_ numbers: [Int]) -> Int {
    while true { if numbers.isEmpty { return 0 } else { return numbers[0] } }
  }

  static func main() {
    print(wrapped(3) as Any, first([4, 5]), first([]))
  }
}
