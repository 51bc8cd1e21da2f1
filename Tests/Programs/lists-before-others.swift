// Of overloads that take a list the compiler tries those first that take it as one, but for the only
// argument of a method or an initialiser.
private func free(_ list: [Double]) -> String { "[Double]" }
private func free<T>(_ anything: T) -> String { "T" }
private func erased(_ list: [Double]) -> String { "[Double]" }
private func erased(_ anything: Any) -> String { "Any" }
private func typed(_ list: [Double]) -> String { "[Double]" }
private func typed<T>(_ list: [T]) -> String { "[T]" }
private func equal(_ list: [Double]) -> String { "[Double]" }
private func equal<T: Equatable>(_ same: T) -> String { "Equatable" }
private func walked(_ list: [Double]) -> String { "[Double]" }
private func walked(_ numbers: some Collection<Int>) -> String { "Collection<Int>" }
private func mapped(_ pairs: [Int: Double]) -> String { "[Int: Double]" }
private func mapped(_ anything: Any) -> String { "Any" }
private func optional(_ bytes: [UInt8]?) -> String { "[UInt8]?" }
private func optional<T>(_ anything: T) -> String { "T" }
private func unique(_ numbers: Set<Int>) -> String { "Set" }
private func unique(_ list: [Double]) -> String { "[Double]" }
private func second(_ list: [Double], _ count: Int) -> String { "[Double]" }
private func second<T>(_ anything: T, _ count: Int) -> String { "T" }

enum ListsOfFunctions {
  static func main() {
    print(free([1, 2]), erased([1, 2]), typed([1, 2]), equal([1, 2]), walked([1, 2]))
    print(mapped([1: 2]), optional([1, 2]), unique([1, 2]), second([1, 2], 3), walked([1.5, 2]))
  }
}

private struct Reader {
  var tag = ""
  init(_ list: [Double]) { tag = "[Double]" }
  init<T: Collection>(_ items: T) { tag = "Collection" }
  func method(_ list: [Double]) -> String { "[Double]" }
  func method<T: Collection>(_ items: T) -> String { "Collection" }
  func erased(_ list: [Double]) -> String { "[Double]" }
  func erased(_ anything: Any) -> String { "Any" }
  func typed(_ list: [Double]) -> String { "[Double]" }
  func typed<T>(_ list: [T]) -> String { "[T]" }
  func second(_ list: [Double], _ count: Int) -> String { "[Double]" }
  func second<T>(_ anything: T, _ count: Int) -> String { "T" }
  static func shared(_ list: [Double]) -> String { "[Double]" }
  static func shared<T>(_ anything: T) -> String { "T" }
  subscript(_ list: [Double]) -> String { "[Double]" }
  subscript<T: Collection>(_ items: T) -> String { "Collection" }
  func inside() -> [String] { [method([1, 2]), erased([1, 2]), typed([1, 2])] }
}

enum ListsOfMembers {
  static func main() {
    let reader = Reader([1, 2])
    print(reader.tag, reader.method([1, 2]), reader.erased([1, 2]), reader.typed([1, 2]))
    print(reader.second([1, 2], 3), Reader.shared([1, 2]), reader[[1, 2]], reader.inside())
  }
}

private func open<T>(_ anything: T) -> String { "T" }
@_disfavoredOverload private func open<T: Equatable>(_ same: T) -> String { "Equatable" }
private func paired<T: Equatable>(_ a: T, _ b: T) -> String { "\(T.self)" }
private func paired(_ a: Any, _ b: Any) -> String { "Any" }
private struct Holder {
  func pick(_ anything: Any) -> String { "Any" }
  func pick<T: Equatable>(_ same: T) -> String { "Equatable" }
}

// An empty list is an `[Any]` where nothing tells, which isn't `Equatable`.
enum EmptyLists {
  static func main() {
    print(Holder().pick([]), Holder().pick([:]), Holder().pick([1]), open([]), open([:]))
    print(paired([], [1]), paired(["a"], []))
  }
}

private func elements(_ texts: some Collection<String>) -> String { "texts" }
private func elements(_ numbers: some Collection<Int>) -> String { "numbers" }
private func parts(_ texts: [some StringProtocol]) -> String { texts.joined(separator: "+") }
private func both(_ a: some Equatable, _ b: some Equatable) -> String {
  "\(type(of: a)) \(type(of: b))"
}
private func least(_ list: some Sequence<some Comparable>) -> String { "\(list.min()!)" }

// `some P` among parameters is a generic parameter (SE-0341).
enum OpaqueParameters {
  static func main() {
    let numbers: Set = [1], texts = ["a", "b"]
    print(elements([1, 2]), elements(numbers), elements(texts), elements(texts.dropFirst()))
    print(elements("a b".split(separator: " ").map(String.init)), elements(numbers.map { $0 * 2 }))
    print(parts(texts), parts("c d".split(separator: " ")), both(1, "a"), least([3, 1]))
  }
}

private func shares(_ byte: UInt8, _ number: Int) -> String { "UInt8, Int" }
private func shares<T: Numeric>(_ a: T, _ b: T) -> String { "\(T.self)" }
private func gives<T>(_ byte: UInt8, _ other: T) -> String { "UInt8, \(T.self)" }
private func gives<T: Numeric>(_ a: T, _ b: T) -> String { "\(T.self)" }

// A literal that becomes what another argument is told to be counts as one that isn't by default.
enum SharedParameters {
  static func main() {
    print(shares(UInt8(3), 1), gives(UInt8(3), 1), gives(2.5, 1), gives(3, 1))
  }
}

private struct Crate<T> { var value: T }
extension Crate: Equatable where T: Equatable {}
private func crated<T>(_ crate: Crate<T>) -> String { "Crate<T>" }
private func crated<T: Equatable>(_ same: T) -> String { "Equatable" }
private func listed<T: Equatable>(_ same: T) -> String { "Equatable" }
private func listed<T>(_ list: [T]) -> String { "[T]" }
private func wrapped<T>(_ optional: T?) -> String { "T?" }
private func wrapped<T: Equatable>(_ same: T) -> String { "Equatable" }
private func plain<T>(_ optional: T?) -> String { "T?" }
private func plain<T>(_ anything: T) -> String { "T" }
private func equals<T: Equatable>(_ list: [T]) -> String { "[T: Equatable]" }
private func equals<T: Equatable>(_ same: T) -> String { "Equatable" }

// What conforms to a protocol comes before a generic type that does only where its arguments do.
enum ConstrainedBeforeGeneric {
  static func main() {
    let list = [1, 2], first = list.first
    print(crated(Crate(value: 1)), listed(list), wrapped(first), plain(first), equals(list))
  }
}

private struct Coins: ExpressibleByArrayLiteral {
  var sum = 0
  init(arrayLiteral elements: Int...) { sum = elements.reduce(0, +) }
}
private func pay(_ coins: Coins) -> String { "coins \(coins.sum)" }
private func pay(_ anything: Any) -> String { "Any" }
private func reach(_ range: Range<Int>) -> String { "Range" }
private func reach<T>(_ anything: T) -> String { "T" }
private func count(_ list: [String: Int]) -> String { "[String: Int]" }
private func count<T: Equatable>(_ same: T) -> String { "Equatable" }

enum LiteralsOfOtherTypes {
  static func main() {
    print(pay([.zero, .max]), pay([1]), reach(1...3), reach(1..<3), count(["a": 1]))
  }
}

private func held(_ list: [Int]) -> String { "[Int]" }
private func held(_ anything: Any) -> String { "Any" }
private func passed(_ list: [Int]) -> String { "[Int]" }
private func passed<T>(_ anything: T) -> String { "T" }
private func strode(_ list: [Int]) -> String { "[Int]" }
private func strode(_ numbers: some Sequence<Int>) -> String { "some Sequence<Int>" }
private func either<T>(_ anything: T) -> String { "T" }
private func either(_ anything: Any) -> String { "Any" }
private func span(_ range: Range<Int>) -> String { "Range" }
private func span<T>(_ anything: T) -> String { "T" }
private struct Shelf {
  func held(_ list: [Int]) -> String { "[Int]" }
  func held(_ anything: Any) -> String { "Any" }
  subscript(_ list: [Int]) -> String { "[Int]" }
  subscript(_ anything: Any) -> String { "Any" }
}

// Of an argument of whose type's arguments nothing is known yet, what takes any comes first.
enum PartlyOpenArguments {
  static func main() {
    let list = [3, 1], shelf = Shelf()
    print(held(Array(list)), held([3, 1].sorted()), held(list.sorted()), held([Int](list)))
    print(passed(Array(0..<3)), passed(list.map { $0 * 2 }), passed(list + [1]), passed([1, 2]))
    print(strode(Array(list)), either(Array(list)), either(list), span(0..<3), span(list.indices))
    print(shelf.held(Array(list)), shelf[Array(list)], shelf[list])
  }
}

private func kept<A>(_ a: A, _ change: (A) -> A) -> String { "A \(A.self)" }
private func kept<A>(_ a: A, _ change: (A) -> A?) -> String { "A? \(A.self)" }
private func done<A>(_ a: A, _ act: (A) -> Void) -> String { "Void" }
private func done<A, B>(_ a: A, _ make: (A) -> B) -> String { "B \(B.self)" }

// A value isn't made an optional where a closure's own result may be one, and a lone `switch` is a
// statement where nothing is to be given.
enum ClosuresOfNothing {
  static func main() {
    print(kept("x", { _ in nil }), kept("x", { $0 }), kept(2.5, { _ in nil }))
    print(
      done(1, { $0 }), done(1, { x in if x > 1 { 5 } else { 4 } }),
      done(
        1,
        { x in
          switch x {
          case 1: 10;
          default: 20
          }
        }))
  }
}

private func side(_ number: Double) -> String { "Double" }
private func side(_ anything: any Equatable) -> String { "any Equatable" }
private func sides<T>(_ anything: T) -> String { "T" }
private func sides<T: Equatable>(_ same: T) -> String { "T: Equatable" }
private func every(_ numbers: Any...) -> String { "Any..." }
private func every(_ same: any Equatable) -> String { "any Equatable" }
private func gaps<T>(_ list: [T?]) -> String { "[T?]" }
private func gaps<T>(_ anything: T) -> String { "T" }
private func pairs<T: Collection>(_ items: T) -> String { "Collection" }
private func pairs<K, V>(_ pairs: [K: V]) -> String { "[K: V]" }
private func same<T>(_ list: [T]) -> String { "[T]" }
private func same(_ one: any Equatable) -> String { "any Equatable" }

enum MixedLiterals {
  static func main() {
    let isOn = true
    print(side(isOn ? 1 : 2.5), side(2.5), sides(isOn ? 1 : 2.5), every(1), gaps(["a"]))
    print(gaps(["a", nil]), pairs(["a": 1]), same([1, 2.5]), same([isOn]))
  }
}

private struct Refused: Error {}
private func folded<R>(_ first: R, _ next: (R) throws -> R) rethrows -> String { "\(R.self)" }

// A closure that only throws doesn't tell what it gives.
enum ClosuresThatOnlyThrow {
  static func main() {
    print((try? folded(0) { _ in throw Refused() }) as Any, folded(0) { $0 + 0.5 })
  }
}
