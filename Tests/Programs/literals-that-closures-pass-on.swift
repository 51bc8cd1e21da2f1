// Literals are of the type that a closure of one expression passes them on as.

func name(_ number: Int64) -> String { "n\(number)" }
func half(_ number: Double) -> Double { number / 2 }
func bits(_ number: UInt8, of unit: String = "b") -> String { "\(number.nonzeroBitCount)\(unit)" }
func pick(_ number: Int) -> String { "int" }
func pick(_ number: Int16) -> String { "small" }
struct Scale {
  let factor: Float
  func apply(_ number: Float) -> Float { number * factor }
  static func wide(_ number: UInt64) -> UInt64 { number &* 3 }
}

enum LiteralsThatClosuresPassOn {
  static func main() {
    print([0, 1, 999].map { name($0) }, (1...3).map { name($0) }, (0..<2).map { name($0) })
    print([1, 3].map { half($0) }, [1, 2].map(half), [1, 3].map { half($0) + 1 })
    print([1, 255].map { bits($0) }, (1...3).map { bits($0, of: "bits") })
    print([1, 2].map { pick($0) }, (1...2).map { pick($0) })
    let scale = Scale(factor: 1.5)
    print([1, 3].map { scale.apply($0) }, [1, 2].map { Scale.wide($0) })
    print([2, 1].filter { name($0) == "n1" }.count, [1, 2].first { half($0) == 1 } ?? 0)
    [7, 8].forEach { print(name($0)) }
    print([3, 4].reduce(0) { $0 + $1 }, [1, 2].map { number in name(number) })
  }
}
