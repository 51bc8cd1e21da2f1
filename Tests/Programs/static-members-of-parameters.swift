protocol Starting {
  static var start: Self { get }
  static func made(_ count: Int) -> Self
}

extension Int: Starting {
  static var start: Int { 7 }
  static func made(_ count: Int) -> Int { count }
}

extension String: Starting {
  static var start: String { "start" }
  static func made(_ count: Int) -> String { "\(count)" }
}

struct Wrapped<Content> {
  var content: Content
  init(_ content: Content) { self.content = content }
}

extension Wrapped: Equatable where Content: Equatable {}

extension Wrapped: AdditiveArithmetic where Content: AdditiveArithmetic {
  static func + (a: Wrapped, b: Wrapped) -> Wrapped { Wrapped(a.content + b.content) }
  static func - (a: Wrapped, b: Wrapped) -> Wrapped { Wrapped(a.content - b.content) }
  static var zero: Wrapped { Wrapped(.zero) }
}

extension Wrapped: Starting where Content: Starting {
  static var start: Wrapped { Wrapped(.start) }
  static func made(_ count: Int) -> Wrapped { Wrapped(.made(count)) }
}

extension Array: Starting where Element: Starting {
  static var start: [Element] { [.start, .start] }
  static func made(_ count: Int) -> [Element] { [.made(count), Element.made(count + 1)] }
}

extension Optional: Starting where Wrapped: Starting {
  static var start: Wrapped? { .some(.start) }
  static func made(_ count: Int) -> Wrapped? { .some(.made(count)) }
}

enum StaticMembersOfParameters {
  static func sum<Number: AdditiveArithmetic>(_ numbers: Number...) -> Number {
    numbers.reduce(.zero, +)
  }
  static func start<Value: Starting>(_ type: Value.Type = Value.self) -> Value { Value.start }
  static func starts<Value: Starting>(like values: Value...) -> [Value] {
    values.map { _ in .start }
  }
  static func made<Value: Starting>() -> Value { .made(4) }

  static func main() {
    print(sum(Wrapped(1), Wrapped(2)).content, sum(1.5, 2), Wrapped<Int>.zero.content)
    print(start(Wrapped<Int>.self).content, start(Wrapped<Wrapped<String>>.self).content.content)
    print(starts(like: Wrapped(1), Wrapped(2)).map(\.content), (made() as Wrapped<Int>).content)
    print([Int].start, start() as [String], start() as Int?, [Int?].start)
    print(made() as [Int], (made() as [Wrapped<String>]).map(\.content), made() as Int?)
  }
}
