import Foundation

/// What Foundation brings of C: constants, and names of number types.
enum CNames {
  static func main() {
    print(M_E, M_PI, M_PI_2, M_PI_4, M_1_PI, M_2_PI, M_2_SQRTPI, M_SQRT2, M_SQRT1_2)
    print(M_LN2, M_LN10, M_LOG2E, M_LOG10E)
    let a: CInt = 5
    print(a + 2, type(of: a))
    let u: CUnsignedInt = 7
    let l: CLong = 8, c: CChar = 65, f: CFloat = 1.5, d: CDouble = 2.5, b: CBool = true
    let s: CShort = 3, ll: CLongLong = 4, ul: CUnsignedLong = 9, uc: CUnsignedChar = 255
    print(u, l, c, f, d, b, s, ll, ul, uc, type(of: l), type(of: c))
    print(Int(INT32_MAX), Double.greatestFiniteMagnitude == DBL_MAX)
    print(DBL_EPSILON, FLT_MAX, FLT_EPSILON, UINT32_MAX, DBL_MIN)
    let size: size_t = 3
    print(size + 1)
  }
}

enum CharacterSets {
  static func main() {
    let digits = CharacterSet.decimalDigits
    for text in ["123", "12a", ""] {
      print(digits.isSuperset(of: CharacterSet(charactersIn: text)))
    }
    var set = CharacterSet(charactersIn: "ab").union(digits)
    print(set.contains("a"), set.contains("7"), set.contains("c"))
    set.insert(charactersIn: "xy")
    set.remove(charactersIn: "a")
    print(set.contains("a"), set.contains("x"))
    print(CharacterSet.letters.isDisjoint(with: digits))
    print(CharacterSet(charactersIn: "ab").isSubset(of: .letters), CharacterSet().isEmpty)
    let outer = CharacterSet(charactersIn: "a"..."c").subtracting(CharacterSet(charactersIn: "b"))
    print(outer.contains("a"), outer.contains("b"), outer.contains("c"))
    print("x-y 9".components(separatedBy: CharacterSet.alphanumerics.inverted).joined())
    let edges = CharacterSet(charactersIn: "x").union(CharacterSet(charactersIn: "y"))
    print("xaby".trimmingCharacters(in: edges))
    print(digits.intersection(.letters).isEmpty)
  }
}

enum ChainsWithFallbacks {
  struct Point { let value: Double }
  static func main() {
    let points = [Point(value: 2), Point(value: 4)]
    let none: Point? = nil
    print(Double(points.first?.value ?? 0) / Double(points.last?.value ?? 1))
    print(Float(none?.value ?? 0), Int(none?.value ?? 3), Bool())
    let text: String? = nil
    print(Double(text?.count ?? 0) / 2, text ?? .none ?? "nothing")
  }
}
