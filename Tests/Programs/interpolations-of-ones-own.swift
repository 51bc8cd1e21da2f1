// A type with an interpolation of its own, nested in it or beside it.

struct Message: ExpressibleByStringInterpolation {
  var text: String
  init(stringLiteral text: String) { self.text = "L" + text }
  init(stringInterpolation pieces: Pieces) { text = "I" + pieces.output }
  struct Pieces: StringInterpolationProtocol {
    var output = ""
    init(literalCapacity: Int, interpolationCount: Int) {
      output = "[\(literalCapacity),\(interpolationCount)]"
    }
    mutating func appendLiteral(_ literal: String) { output += "{\(literal)}" }
    mutating func appendInterpolation<T>(_ value: T) { output += "(\(value))" }
    mutating func appendInterpolation(raw value: Int) { output += "<\(value)>" }
  }
}
struct Markup: ExpressibleByStringInterpolation {
  var text: String
  init(stringLiteral text: String) { self.text = text }
  init(stringInterpolation pieces: Escaping) { text = pieces.output }
}
struct Escaping: StringInterpolationProtocol {
  var output = ""
  init(literalCapacity: Int, interpolationCount: Int) {}
  mutating func appendLiteral(_ literal: String) { output += literal }
  mutating func appendInterpolation(_ text: String) { output += "&\(text);" }
}
func textOfMarkup(_ markup: Markup) -> String { markup.text }

enum InterpolationProgram {
  static func main() {
    let joined: Message = "x\(1)y"
    let plain: Message = "plain"
    print(joined.text, plain.text, ("\(2)" as Message).text, ("a\(raw: 5)" as Message).text)
    print(textOfMarkup("<\("amp")>"), textOfMarkup("plain"))
  }
}

/// One interpolation for all optionals, lists and results is meant before the library's.
extension DefaultStringInterpolation {
  mutating func appendInterpolation<T>(_ value: T?) {
    if let value {
      appendLiteral("some \(String(describing: value))")
    } else {
      appendLiteral("none")
    }
  }
  mutating func appendInterpolation<T>(_ values: Set<T>) { appendLiteral("set of \(values.count)") }
  mutating func appendInterpolation<A, B>(_ result: Result<A, B>) { appendLiteral("a result") }
  mutating func appendInterpolation<S: Sequence>(_ values: S) where S.Element == Double {
    appendLiteral("sum \(String(values.reduce(0, +)))")
  }
}

enum OfGenericTypes {
  static func main() {
    let (four, no): (Int?, String?) = (4, nil)
    let result: Result<Int, any Error> = .success(1)
    print("\(four) \(no) \("x") \(5)")
    let (whole, numbers) = ([1, 2], stride(from: 0.5, to: 2, by: 0.5))
    print("\(Set([1, 2])) \(result) \(whole) \(numbers) \(1...2) \("text")")
  }
}
