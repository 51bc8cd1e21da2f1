// The global names of literals' types, and local aliases above their line.

enum NamesOfLiteralsAndAliases {
  struct Count: ExpressibleByIntegerLiteral, ExpressibleByStringLiteral {
    var value: Int
    init(integerLiteral value: IntegerLiteralType) { self.value = value }
    init(stringLiteral value: StringLiteralType) { self.value = value.count }
  }

  struct Share: ExpressibleByFloatLiteral, ExpressibleByBooleanLiteral {
    var value: Double
    init(floatLiteral value: FloatLiteralType) { self.value = value }
    init(booleanLiteral value: BooleanLiteralType) { self.value = value ? 1 : 0 }
  }

  static func halves() -> [Length] {
    let halves = (1...2).map { Length($0) / 2 }
    func make(_ number: Int) -> Pair { (number, Length(number)) }
    print(make(3))
    typealias Length = Double
    typealias Pair = (Int, Length)
    return halves
  }
  typealias Length = Double

  static func twice(_ function: () -> Int) -> Int {
    withoutActuallyEscaping(function) { escaping in [escaping, escaping].map { $0() }.reduce(0, +) }
  }

  static func main() {
    let (count, name): (Count, Count) = (4, "name")
    let (share, whole): (Share, Share) = (0.5, true)
    print(count.value, name.value, share.value, whole.value, halves(), twice { 4 })
  }
}
