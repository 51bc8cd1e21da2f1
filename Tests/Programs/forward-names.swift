// Functions and variables name types that are declared below them; protocols have defaults.

func forwardHalf(_ number: Int) -> Result<Int, ForwardError> {
  number % 2 == 0 ? .success(number / 2) : .failure(.odd)
}

let forwardDefault: ForwardError = .odd

enum ForwardError: Error { case odd }

enum ForwardTypes {
  static func main() {
    print(forwardHalf(4), forwardHalf(8).map { $0 * 10 }, forwardDefault)
    if case .failure(let error) = forwardHalf(5) { print("failed", error) }
  }
}

protocol TitledShape {
  var title: String { get }
  func area() -> Int
}

extension TitledShape {
  var title: String { "shape" }
  func text() -> String { "\(title): \(area())" }
}

struct TitledSquare: TitledShape {
  var side = 2
  func area() -> Int { side * side }
}

struct TitledCircle: TitledShape {
  var title: String { "circle" }
  func area() -> Int { 3 }
}

enum DefaultedRequirements {
  static func show(_ shape: some TitledShape) { print(shape.text()) }
  static func main() {
    print(TitledSquare().title, TitledCircle().title)
    show(TitledSquare())
    show(TitledCircle())
    let all: [any TitledShape] = [TitledSquare(side: 3), TitledCircle()]
    print(all.map(\.title), all.map { $0.text() })
  }
}

extension Collection {
  subscript(safe index: Index) -> Element? { indices.contains(index) ? self[index] : nil }
}

enum SafeIndices {
  static func main() {
    print([1, 2][safe: 1] as Any, [1, 2][safe: 5] as Any, "abc"[safe: "abc".startIndex] as Any)
    print((1..<4)[safe: 2] as Any, [1, 2, 3].dropFirst()[safe: 0] as Any)
  }
}

enum IntegersForClosures {
  static func double(_ number: Double) -> Double { number * 2 }
  static func each<T>(_ items: [T], _ body: (T) -> Double) -> [Double] { items.map(body) }
  static func from<T: Numeric>(_ start: T, _ body: (T) -> T) -> T { body(start) }
  static func within<T: Comparable>(_ range: ClosedRange<T>, _ value: T) -> Bool {
    range.contains(value)
  }
  static func main() {
    print(each([0, 1, 3]) { double($0) }, each([1, 2]) { $0 / 4 })
    print(each([1, 2]) { Double($0 + 1) })
    print(within(0...3, 2.5), within(0...3, 2), from(3) { $0 * 2 })
  }
}

final class ForcedArguments {
  var index: String.Index!
  var text: String! = "héllo"
  var number: Int! = 3

  func run() {
    index = text.startIndex
    var letters = ""
    letters.append(text[index])
    index = text.index(after: index)
    letters.append(text[index])
    print(letters, number + 1, text.count, text.prefix(number), [1, 2, 3, 4][number])
    print(max(number, 2), String(number))
  }
}

enum ImplicitlyUnwrappedArguments {
  static func main() { ForcedArguments().run() }
}

enum AnyHashables {
  static func main() {
    let one: AnyHashable = 1
    let all: Set<AnyHashable> = [one, AnyHashable("x"), 1]
    print(all.count, one == AnyHashable(1), one == AnyHashable("x"), one as? Int ?? 0)
    let names: [AnyHashable: String] = [1: "one", "x": "ex"]
    print(names[1] ?? "", names["x"] ?? "")
  }
}

extension String {
  subscript(index: Int) -> Character { self[self.index(startIndex, offsetBy: index)] }
  subscript(range: Range<Int>) -> String { String(Array(self)[range]) }
}

enum OwnStringIndices {
  static func main() {
    let text = "hello"
    let position = 2
    print(text[1], text[position], text[1..<3], text[text.startIndex])
  }
}
