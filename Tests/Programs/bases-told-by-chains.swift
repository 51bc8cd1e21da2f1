// What a generic call makes that a chain begins with, where what is expected of the chain's end tells.

enum Step: Equatable {
  case waiting, counted(Int)
  static func far(_ count: Int) -> Step { .counted(count * 100) }
}

class Animal { let legs = 4 }
final class Cat: Animal { let lives = 9 }

enum Broken: Error { case broken }

struct Erased<Output, Failure: Error> {
  var items: [Output]
  var kind: String { "\(Output.self), \(Failure.self)" }
}

protocol Source<Output, Failure> {
  associatedtype Output
  associatedtype Failure: Error
  func values() -> [Output]
}

extension Source {
  func erased() -> Erased<Output, Failure> { Erased(items: values()) }
  func mapped<T>(_ change: @escaping (Output) -> T) -> Several<T, Failure> {
    Several(items: values().map(change))
  }
  func kept(_ isKept: @escaping (Output) -> Bool) -> Kept<Self> { Kept(base: self, isKept: isKept) }
  func adding(_ more: Output...) -> Several<Output, Failure> { Several(items: values() + more) }
  func mended(with output: Output) -> Several<Output, Never> {
    Several(items: values() + [output])
  }
  func collected() -> Several<[Output], Failure> { Several(items: [values()]) }
}

struct Several<Output, Failure: Error>: Source {
  let items: [Output]
  func values() -> [Output] { items }
}

struct Kept<Base: Source>: Source {
  typealias Output = Base.Output
  typealias Failure = Base.Failure
  let base: Base
  let isKept: (Base.Output) -> Bool
  func values() -> [Base.Output] { base.values().filter(isKept) }
}

struct Only<Output>: Source {
  typealias Failure = Never
  let output: Output
  init(_ output: Output) { self.output = output }
  func values() -> [Output] { [output] }
}

struct Nothing<Output, Failure: Error>: Source {
  func values() -> [Output] { [] }
}

struct Crate<Content> {
  var content: Content
  static func holding(_ content: Content) -> Crate { Crate(content: content) }
  var list: [Content] { [content] }
  func or(_ other: Content) -> [Content] { [content, other] }
  func erased() -> Erased<Content, Never> { Erased(items: [content]) }
  subscript(count: Int) -> [Content] { Array(repeating: content, count: count) }
}

func only<T>(_ value: T) -> Only<T> { Only(value) }
func attempt<T>(_ value: T) throws -> Only<T> { Only(value) }
func load<T>(_ name: String) -> Several<T, Broken> {
  print(name, T.self)
  return Several(items: [])
}

enum MembersOfWhatIsExpected {
  static func made(_ count: Int) -> Erased<Step, Never> {
    guard count > 0 else { return Nothing().erased() }
    return Only(.counted(count)).erased()
  }
  static func kept() -> Erased<Step, Never> {
    Only(.counted(1)).kept { $0 == .counted(1) }.erased()
  }
  static func collected() -> Erased<[Step], Never> {
    Only(.waiting).adding(.counted(2), .waiting).collected().erased()
  }
  static func called(_ isFar: Bool) -> Erased<Step, Never> {
    isFar ? Crate.holding(.far(3)).erased() : only(.waiting).erased()
  }
  static func tried() throws -> Erased<Step?, Never> { try attempt(.counted(5)).erased() }
  static func either() -> [Step] { Crate(content: .waiting).or(.counted(4)) }
  static func main() {
    print(made(0), made(1), kept(), collected())
    print(called(true), called(false), either())
    if let tried = try? tried() { print(tried) }
    var all: [Erased<Step, Never>] = []
    all.append(Only(.waiting).erased())
    all += [only(.counted(7)).erased()]
    print(all.map(\.items))
    let make: (Int) -> Erased<Step, Never> = { count in
      if count == 0 { return Nothing().erased() }
      return Only(.far(count)).erased()
    }
    print(make(0), make(2))
    var maybe: Erased<Step, Never>?
    maybe = maybe ?? Only(.waiting).erased()
    print(maybe?.items ?? [])
  }
}

enum LiteralsOfWhatIsExpected {
  static func set() -> Erased<Set<Int>, Never> { Only([1, 1]).erased() }
  static func optional(_ count: Int) -> Erased<Int?, Never> { Only(count).erased() }
  static func missing() -> Erased<Int?, Never> { Only(nil).erased() }
  static func either(_ first: Bool) -> Erased<Double, Never> {
    first ? Only(1).erased() : Crate.holding(2).erased()
  }
  static func base() -> Erased<Animal, Never> { Only(Cat()).erased() }
  static func main() {
    print(set(), optional(3), missing(), either(true), either(false), base().kind)
    let letters: [Erased<Character, Never>] = [Only("a").erased(), Crate.holding("b").erased()]
    let pair: Erased<(Int, String?), Never> = Only((1, nil)).erased()
    let table: Erased<[String: Double], Never> = only(["a": 1]).erased()
    print(letters.map(\.kind), pair, table)
    let bytes: [UInt8] = Crate(content: 2).list
    let floats: [Float] = Crate(content: 2)[2]
    let halves: ([Double], [Int]) = (Crate.holding(2).or(3), Crate.holding(2).or(3))
    print(bytes, floats, halves)
    // What nothing is expected of is what it is by itself.
    print(Only(2).erased().kind, Only(Cat()).erased().kind, Crate(content: 3).or(4).map { $0 + 1 })
  }
}

final class Store {
  private var names: Erased<[String: Int], Never>?
  init() {
    names = load("names").adding([:]).mended(with: [:]).erased()
    print(names?.kind ?? "none", names?.items ?? [])
    let list: Erased<[Step], Never>? = load("list").mended(with: []).erased()
    print(list?.kind ?? "none")
    take(load("numbers").mended(with: [1: 2]).erased())
    let plain: [Step] = load("plain").adding(.waiting).values()
    print(plain)
  }
  private func take(_ numbers: Erased<[Int: Double], Never>?) { print(numbers?.items ?? []) }
}

enum FunctionsOfWhatIsExpected {
  static func main() { _ = Store() }
}
