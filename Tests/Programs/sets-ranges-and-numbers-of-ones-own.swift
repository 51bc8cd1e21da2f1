// Own types that conform to `SetAlgebra` and `Numeric`, and code that takes any range, any lazy
// collection, any integer.

enum OwnSets {
  struct Flags: SetAlgebra, CustomStringConvertible {
    private var bits = 0
    init() {}
    func contains(_ member: Int) -> Bool { bits & (1 << member) != 0 }
    func union(_ other: Flags) -> Flags { with(other) { $0 | $1 } }
    func intersection(_ other: Flags) -> Flags { with(other) { $0 & $1 } }
    func symmetricDifference(_ other: Flags) -> Flags { with(other) { $0 ^ $1 } }
    mutating func insert(_ member: Int) -> (inserted: Bool, memberAfterInsert: Int) {
      let isNew = !contains(member)
      bits |= 1 << member
      return (isNew, member)
    }
    mutating func remove(_ member: Int) -> Int? {
      defer { bits &= ~(1 << member) }
      return contains(member) ? member : nil
    }
    mutating func update(with member: Int) -> Int? { insert(member).inserted ? nil : member }
    mutating func formUnion(_ other: Flags) { self = union(other) }
    mutating func formIntersection(_ other: Flags) { self = intersection(other) }
    mutating func formSymmetricDifference(_ other: Flags) { self = symmetricDifference(other) }
    private func with(_ other: Flags, _ combine: (Int, Int) -> Int) -> Flags {
      var made = Flags()
      made.bits = combine(bits, other.bits)
      return made
    }
    var description: String { "\((0..<8).filter(contains))" }
  }

  struct Sides: OptionSet {
    let rawValue: Int
    static let left = Sides(rawValue: 1)
    static let right = Sides(rawValue: 2)
  }

  static func meet<S: SetAlgebra>(_ a: S, _ b: S) -> Bool { !a.isDisjoint(with: b) }
  static func collect<S: SetAlgebra>(_ members: S.Element...) -> S {
    var made = S()
    for member in members { made.insert(member) }
    return made
  }

  static func main() {
    var flags: Flags = [1, 2, 5]
    print(flags, Flags([3, 3, 1]), Flags().isEmpty, flags.isEmpty)
    print(flags.insert(2).inserted, flags.insert(3).inserted, flags.remove(1) as Any)
    print(flags.subtracting([2, 7]), flags.union([0]), flags.intersection([2, 3]))
    flags.subtract([2])
    flags.formUnion([6])
    print(flags, flags == [3, 5, 6], flags != [3])
    print(
      flags.isSubset(of: [3, 4, 5, 6]), flags.isSuperset(of: [3]), flags.isStrictSubset(of: flags))
    print(flags.isStrictSuperset(of: [5]), flags.isDisjoint(with: [1, 2]))
    print(meet(flags, [3]), meet(Set([1, 2]), [3]), meet(Sides.left, [.left, .right]))
    let made: Flags = collect(1, 4)
    let numbers: Set<Int> = collect(1, 1)
    print(made, numbers)
  }
}

enum AnyRanges {
  static func holds<R: RangeExpression>(_ range: R, _ value: R.Bound) -> Bool {
    range.contains(value)
  }
  static func part<C: Collection>(_ all: C, _ range: some RangeExpression<C.Index>) -> [C.Element] {
    Array(all[range.relative(to: all)])
  }

  static func main() {
    print(holds(1...3, 3), holds(1..<3, 3), holds(2..., 5), holds(..<4, 4), holds(...4, 4))
    print(
      part([1, 2, 3, 4], 1...2), part([1, 2, 3, 4], 2...), part([1, 2], ..<1), part([1], ...0))
    print((2...) ~= 3, (..<2) ~= 2, (1..<4) ~= 0, holds("a"..<"c", "b"))
    print((1...).relative(to: [1, 2, 3]), (...1).relative(to: [1, 2, 3]))
    let none = EmptyCollection<Int>()
    print(none.isEmpty, none.count, none.first as Any, Array(none), none.reduce(0, +))
    var one = CollectionOfOne("x")
    print(one.count, one[0], one.map { $0 + "!" }, Array(one))
    one[0] = "y"
    print(one.first ?? "none")
    print(Array(IteratorSequence([1, 2, 3].makeIterator())))
  }
}

extension LazySequenceProtocol {
  func everyOther() -> LazyFilterSequence<Elements> {
    var isOdd = false
    return filter { _ in
      isOdd.toggle()
      return isOdd
    }
  }
}

extension LazyCollectionProtocol {
  func summary() -> String { "\(count) of \(first.map { "\($0)" } ?? "none")" }
}

enum LazyOnes {
  static func main() {
    print(Array([1, 2, 3, 4, 5].lazy.everyOther()))
    print([1, 2, 3].lazy.summary(), [1, 2].lazy.map { $0 * 5 }.summary())
    print((1...4).lazy.filter { $0 > 2 }.summary())
  }
}

extension AdditiveArithmetic where Self: ExpressibleByIntegerLiteral {
  static var seven: Self { 7 }
  func plusOne() -> Self { self + 1 }
}

enum OwnNumbers {
  struct Metre: Numeric, Comparable {
    var length: Int
    init(_ length: Int) { self.length = length }
    init(integerLiteral value: Int) { length = value }
    init?<T: BinaryInteger>(exactly source: T) {
      guard let length = Int(exactly: source) else { return nil }
      self.length = length
    }
    var magnitude: Metre { Metre(abs(length)) }
    static func + (a: Metre, b: Metre) -> Metre { Metre(a.length + b.length) }
    static func - (a: Metre, b: Metre) -> Metre { Metre(a.length - b.length) }
    static func * (a: Metre, b: Metre) -> Metre { Metre(a.length * b.length) }
    static func *= (a: inout Metre, b: Metre) { a = a * b }
    static func < (a: Metre, b: Metre) -> Bool { a.length < b.length }
  }

  static func total<N: Numeric>(_ all: [N]) -> N { all.reduce(.zero, +) }
  static func digits<I: BinaryInteger>(_ number: I) -> [I] {
    var (rest, found) = (number, [I]())
    repeat {
      found.append(rest % 10)
      rest /= 10
    } while rest != 0
    return found.reversed()
  }

  static func main() {
    print(
      Metre.zero.length, Metre.seven.length, Metre(3).plusOne().length, Double.seven, UInt8.seven)
    print(total([Metre(1), 2, 3]).length, total([1.5, 2]), total([Int8(4), 5]))
    var length: Metre = 2
    length += 3
    length *= 2
    length -= 1
    print(length.length, length > 4, Metre(exactly: 7)?.length as Any)
    print(digits(1234), digits(UInt8(205)))
    let bits: UInt64 = 0xff00
    print(bits &>> 4, bits &<< 60, UInt8(200) &>> 9, 5 &<< 2, Int8(-8) &>> 1)
    var byte: UInt8 = 200
    byte &>>= 1
    byte &<<= 9
    print(byte, byte.bitWidth, 5.bitWidth, Int.bitWidth)
  }
}

enum FailableOfParameters {
  struct Even: LosslessStringConvertible {
    var value: Int
    init?(_ text: String) {
      guard let value = Int(text), value % 2 == 0 else { return nil }
      self.value = value
    }
    var description: String { "even \(value)" }
  }
  static func exact<N: Numeric, I: BinaryInteger>(_ type: N.Type, _ number: I) -> N? {
    N(exactly: number)
  }

  static func main() {
    print(exact(Int8.self, 5) as Any, exact(Int8.self, 500) as Any, exact(Double.self, 3) as Any)
    if let number = exact(UInt8.self, 200) { print(number + 1) }
  }
}
