enum NumberContexts {
  static func half(_ value: Double) -> Double { value / 2 }
  static func main() {
    let third: Double = 1 / 3
    let list: [Double] = [1, 2, 3 / 2]
    print(third, list, half(7), half(1 / 2), Double(1 / 2))
  }
}

enum InferredFromReturn {
  static func ratio() -> Double { 2 / 3 }
  static func whole() -> Int { 2 / 3 }
  static var gap: Double { 8 }
  static func main() { print(ratio(), whole(), gap, gap / 3) }
}

enum CollectionsOfDoubles {
  static func main() {
    let sizes: [String: Double] = ["a": 1, "b": 2.5]
    let pairs: [(Double, Double)] = [(1, 2), (3, 4.5)]
    let set: Set<Double> = [1, 2, 1]
    print(sizes["a"]!, pairs[0], set.count, [1, 2.5], [1, 2.5].reduce(0, +))
  }
}

enum TernaryTyping {
  static func main() {
    let isBig = true
    let width: Double = isBig ? 10 : 5
    let other = isBig ? 1 : 2.5
    print(width, other, isBig ? 1 : 0)
  }
}

enum OptionalContexts {
  static func main() {
    let a: Double? = 3
    let b: Double = a ?? 4
    let c: [Double?] = [1, nil]
    print(a as Any, b, c, (nil as Double?) ?? 2)
  }
}

enum FloatAndDouble {
  static func main() {
    let f: Float = 1 / 3
    let d = 1.0 / 3
    print(f, d, Double(f) == d, Float(d) == f)
  }
}

enum IntegerWidths {
  static func main() {
    let small: Int8 = 100
    let byte: UInt8 = 0xFF
    print(
      Int(small) + 100, byte, Int16.max, UInt16.max, Int64.min, type(of: small),
      MemoryLayout<Int>.size)
  }
}

enum ClosureTyping {
  static func main() {
    let scale: (Double) -> Double = { $0 * 3 / 2 }
    let make: () -> [Double] = { [1, 2] }
    print(scale(1), make(), [1.0, 2].map { $0 / 4 }, (1...2).map { Double($0) / 4 })
  }
}

enum SelfAndTypes {
  struct Unit {
    static let name = "unit"
    func typeName() -> String { Self.name + "\(Self.self)" }
  }
  static func main() { print(Unit().typeName(), type(of: Unit()) == Unit.self) }
}

enum AnyAndCasts {
  static func main() {
    let mixed: [Any] = [1, 2.0, "x", true, [1], ("a", 1)]
    print(mixed.count, mixed[0] as! Int + 1, (mixed[1] as? Int) as Any, mixed[3])
    let dictionary: [String: Any] = ["n": 1, "s": "t"]
    print((dictionary["n"] as? Int ?? 0) + 1, dictionary["s"] as? String ?? "-")
  }
}
