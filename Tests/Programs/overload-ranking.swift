enum RankedByArguments {
  static func f(_ x: Int) -> String { "Int" }
  static func f(_ x: Double) -> String { "Double" }
  static func f<T>(_ x: T) -> String { "T" }
  static func f<T: Numeric>(_ x: T) -> String { "Numeric" }
  static func f<T: Collection>(_ x: T) -> String { "Collection" }
  static func f<T: Collection>(_ x: T) -> String where T.Element == Int { "Collection of Int" }
  static func f(_ x: Any) -> String { "Any" }
  static func f(_ x: Int?) -> String { "Int?" }
  static func f(_ x: String...) -> String { "String..." }
  static func main() {
    print(
      f(1), f(1.5), f("a"), f([1]), f(["a"]), f(Float(1)), f(UInt(1)), f(Int?.none), f(true),
      f(1...2), f((1, 2)))
    let x: Any = 1
    print(
      f(x), f(nil), f(Optional(1)), f(Optional("a")), f({ 1 }), f([1: 2]), f(1 + 1.5), f("a", "b"),
      f())
    print(f(Set([1])), f([1, 2].lazy), f([1].first), f("a" as Character), f([] as [Int]))
  }
}
enum RankedByClasses {
  class Animal { func accept(_ v: Visitor) -> String { v.visit(self) } }
  class Dog: Animal { override func accept(_ v: Visitor) -> String { v.visit(self) } }
  class Puppy: Dog {}
  struct Visitor {
    func visit(_ a: Animal) -> String { "animal" }
    func visit(_ d: Dog) -> String { "dog" }
    func visit<T: Animal>(all: [T]) -> String { "\(T.self) x\(all.count)" }
  }
  static func g(_ a: Animal, _ b: Animal) -> String { "AA" }
  static func g(_ a: Dog, _ b: Animal) -> String { "DA" }
  static func g(_ a: Dog, _ b: Dog) -> String { "DD" }
  static func main() {
    let v = Visitor()
    print(v.visit(Animal()), v.visit(Dog()), v.visit(Puppy()), (Puppy() as Animal).accept(v))
    print(
      v.visit(all: [Dog()]), v.visit(all: [Dog(), Puppy()]), v.visit(all: [Animal(), Puppy()]))
    print(g(Animal(), Dog()), g(Puppy(), Animal()), g(Puppy(), Dog()), g(Dog(), Dog() as Animal))
    let pets: [Animal] = [Puppy(), Dog(), Animal()]
    print(pets.map { $0.accept(v) }, pets.map(v.visit))
  }
}
enum RankedInitialisers {
  struct P {
    var x = 0
    init(x: Int) { self.x = x }
    init(_ x: Int) { self.x = x + 100 }
    init(_ x: Double) { self.x = Int(x) + 200 }
    init?(_ s: String) { guard let n = Int(s) else { return nil }; x = n + 300 }
    init<T: BinaryInteger>(exactly t: T) { x = Int(t) + 400 }
    init(_ p: P, adding n: Int = 1) { x = p.x + n }
  }
  static func main() {
    print(
      P(1).x, P(1.5).x, P("7")?.x ?? -1, P("x")?.x ?? -1, P(exactly: UInt8(3)).x, P(P(1)).x,
      P(P(x: 1), adding: 5).x)
    print(["1", "q"].compactMap(P.init).map(\.x), [1.5].map(P.init(_:)).map(\.x))
    print([1].map(P.init(x:)).map(\.x), [P(x: 1)].map { P($0) }.map(\.x))
    let q: P? = .init("9")
    print(q?.x ?? 0)
  }
}
enum RankedByClosures {
  static func h(_ f: (Int) -> Int) -> String { "Int->Int \(f(1))" }
  static func h(_ f: (String) -> String) -> String { "String->String \(f("s"))" }
  static func h(_ f: () -> Int) -> String { "()->Int \(f())" }
  static func h(_ f: (Int, Int) -> Int) -> String { "(Int,Int)->Int \(f(2, 3))" }
  static func k(_ f: (Int) -> Void) -> String { f(1); return "Void" }
  static func k<T>(_ f: (Int) -> T) -> String { "T \(T.self)" }
  static func m(_ x: @autoclosure () -> Int) -> String { "auto" }
  static func m(_ x: () -> Int) -> String { "closure" }
  static func main() {
    print(
      h { 5 }, h { $0 + $1 }, h { (x: Int) in x + 1 }, h { s in s.uppercased() }, h { -$0 }, h(abs),
      h(max), h(+))
    print(
      k { _ in }, k { $0 }, k { _ in print("hi") }, k { "\($0)" },
      k { x in
        let y = x; return y
      })
    print(m(1), m { 2 })
  }
}
enum RankedByConstraints {
  static func a(_ x: some Equatable) -> String { "some Equatable" }
  static func a(_ x: some Hashable) -> String { "some Hashable" }
  static func a(_ x: any Equatable) -> String { "any Equatable" }
  static func b(_ x: [Any]) -> String { "[Any]" }
  static func b<T>(_ x: [T]) -> String { "[T] \(T.self)" }
  static func b(_ x: [Int]) -> String { "[Int]" }
  static func c(_ x: Int, default d: Int = 0) -> String { "default" }
  static func c(_ x: Int...) -> String { "variadic" }
  static func c(_ x: Int) -> String { "one" }
  static func d(_ x: Int, _ y: Double) -> String { "ID" }
  static func d(_ x: Double, _ y: Double) -> String { "DD" }
  static func d<T>(_ x: T, _ y: T) -> String { "TT \(T.self)" }
  static func e(_ x: Int) -> Int { 1 }
  static func e(_ x: Int) -> String { "one" }
  static func main() {
    print(a(1), a("x"), a([1]))
    print(b([1, 2]), b(["a"]), b([1, "a"] as [Any]), b([1.5]))
    print(c(1), c(1, 2), c(1, default: 3), c())
    print(d(1, 2.5), d(1.5, 2.5), d(1, 2), d("a", "b"))
    let n: Int = e(1), s: String = e(1)
    print(n, s, e(1) + 1, e(1) + "!", [e(1), "two"], (e(1) as String).count)
  }
}

protocol Figure {}
struct Block: Figure, Equatable {}

struct Price {
  var text: String
  static let zero = Price(text: "own zero")
}

enum ToldByArguments {
  static func apply<A>(_ a: A, _ f: (A) -> A) -> String { "A \(A.self) \(f(a))" }
  static func apply(_ a: Double, _ f: (Double) -> Double) -> String { "Double \(f(a))" }
  static func wrap<A>(_ a: A, _ f: (A) -> A?) -> String { "A? \(A.self) \(f(a) as Any)" }
  static func pay(_ x: Double) -> String { "Double \(x)" }
  static func pay(_ x: Price) -> String { x.text }
  static func list<T: Equatable>(_ x: T) -> String { "Equatable" }
  static func list<T: Collection>(_ x: T) -> String { "Collection" }
  static func some<T: Equatable>(_ x: [T]) -> String { "[T]" }
  static func some(_ x: some Collection) -> String { "some Collection" }
  static func set(_ x: Set<Int>) -> String { "Set" }
  static func set(_ x: String?) -> String { "String?" }
  @_disfavoredOverload static func set<T>(_ x: [T]) -> String { "[T] \(T.self)" }
  static func text<T: Collection<Int>>(_ x: T) -> String { "Collection<Int>" }
  static func text<T>(_ x: T?) -> String { "T?" }
  static func pair<A: Sequence, B: Sequence>(_ a: A, _ b: B) -> String { "others" }
  static func pair<A: Sequence, B: Sequence>(_ a: A, _ b: B) -> String
  where A.Element == B.Element { "same elements" }
  static func half<T: BinaryFloatingPoint>(_ x: T) -> T { x * 0.5 }

  static func main() {
    print(apply("a", { _ in nil }), apply([1], { _ in nil }))
    print(wrap("a", { x -> String in "s\(x)" }), wrap("b", \.description), wrap(2, { _ in nil }))
    print(pay(.zero), list([1, 2.5]), list([:]), some([Block()]), set([1, nil]), set([1, 2]))
    print(text("\(1)"), text("a" + "b"), text([1]), text({ 1 }))
    let (numbers, names) = ([1, 2], ["a"])
    print(pair(numbers, names), pair(numbers, 1...3), pair(names, names.lazy.map { $0 + "!" }))
    print(half(3), half(3 as Float), [2, 1].reversed().total, (1...3).contains(Score(2)))
  }
}

extension Array where Element == Int { var total: Int { reduce(0, +) } }

struct Score: Comparable, ExpressibleByIntegerLiteral {
  let value: Int
  init(_ value: Int) { self.value = value }
  init(integerLiteral value: Int) { self.value = value * 2 }
  static func < (a: Score, b: Score) -> Bool { a.value < b.value }
}

struct Row { var height = 1.5 }

struct Extent {
  let text: String
  init(width: Int, height: Int) { text = "Int \(width) \(height)" }
  init(width: Double, height: Double) { text = "Double \(width) \(height)" }
}

enum ToldByFunctions {
  static func main() {
    let (rows, gap, count) = ([Row(), Row()], 6.0, 2)
    print(Extent(width: 1, height: rows.map(\.height).reduce(0, +)).text)
    print(Extent(width: 1, height: rows.map(\.height).reduce(0, +) + 6 * Double(count)).text)
    print(Extent(width: 1, height: rows.reduce(0) { $0 + $1.height }).text)
    print(Extent(width: 1, height: rows.reduce(0) { $0 + $1.height } + gap).text)
    print(Extent(width: 1, height: [1, 2].reduce(0, +)).text, [1, 2].reduce(0) { $0 + $1 })
    print(Extent(width: 1, height: rows.map(\.height).max() ?? 0).text)
  }
}

struct Turn {
  var degrees: Double
  static func cycles(_ count: Double) -> Turn { Turn(degrees: 360 * count) }
}
func placed(_ values: [Double]) -> String { placed(values.map { .cycles($0) }) + " from numbers" }
func placed(_ values: [Turn]) -> String { "turns \(values.map(\.degrees))" }

/// A closure within an argument rules out what its call can't mean.
enum ByClosuresWithin {
  static func main() {
    print(placed([0.25, 0.5]), placed([1, 2].map { .cycles($0) }))
  }
}
