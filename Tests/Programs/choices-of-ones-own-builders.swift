/// The type of a choice in a result builder of one's own has both arms' types, whichever is taken.
protocol Part { static var title: String { get } }
struct Wheel: Part { static var title: String { "wheel" } }
struct Door: Part { static var title: String { "door" } }
struct Seat: Part { static var title: String { "seat" } }
enum Either<First, Second> { case first(First), second(Second) }
extension Either: CustomStringConvertible {
  var description: String {
    switch self {
    case .first(let value): "first \(value) of \(First.self), \(Second.self)"
    case .second(let value): "second \(value) of \(First.self), \(Second.self)"
    }
  }
}
extension Either: Part where First: Part, Second: Part {
  static var title: String { "(\(First.title) or \(Second.title))" }
}
@resultBuilder enum Choosing {
  static func buildBlock<T>(_ value: T) -> T { value }
  static func buildEither<A, B>(first value: A) -> Either<A, B> { .first(value) }
  static func buildEither<A, B>(second value: B) -> Either<A, B> {
    print("second of", A.self, B.self)
    return .second(value)
  }
  static func buildOptional<T>(_ value: T?) -> Either<T, Void> {
    if let value { return .first(value) } else { return .second(()) }
  }
}
func chosen<T>(@Choosing _ make: () -> T) -> T { make() }
func title<T: Part>(@Choosing _ make: () -> T) -> String { T.title + " \(type(of: make()))" }
struct Kept<T> {
  let value: T
  init(@Choosing _ make: () -> T) { value = make() }
  var name: String { "\(T.self)" }
}

enum Chosen {
  static func main() {
    for isOn in [true, false] {
      print(chosen { if isOn { 1 } else { "one" } })
      print(Kept { if isOn { 1 } else { "one" } }.name)
      let kept = chosen { if isOn { 2.5 } }
      print(kept, type(of: kept))
      print(title { if isOn { Wheel() } else { Door() } })
      let known: Either<Int, String> = chosen { if isOn { 1 } else { "one" } }
      print((known as Any) is Either<Int, String>, (known as Any) is Either<Int, Int>)
    }
  }
}

enum Several {
  static func main() {
    for number in 0..<4 {
      print(
        chosen {
          switch number {
          case 0: 0
          case 1: "one"
          case 2: 2.0
          default: true
          }
        })
      print(title { if number == 0 { Wheel() } else if number == 1 { Door() } else { Seat() } })
    }
  }
}
