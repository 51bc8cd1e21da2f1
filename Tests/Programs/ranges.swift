enum Basics {
  static func main() {
    let closed = 1...5
    let half = 0..<3
    print(closed, half, closed.count, half.contains(3), closed.lowerBound, half.upperBound)
    print(Array(closed), half.map { $0 * 10 }, closed.reversed().map { $0 })
    print((3...3).count, (3..<3).isEmpty, closed.first!, closed.last!)
  }
}

enum Strides {
  static func main() {
    print(Array(stride(from: 0, to: 10, by: 3)), Array(stride(from: 10, through: 0, by: -5)))
    print(Array(stride(from: 0.0, through: 1, by: 0.25)), Array(stride(from: 1, to: 1, by: 1)))
    for value in stride(from: 5, to: 0, by: -2) { print(value) }
  }
}

enum Partial {
  static func main() {
    let letters = ["a", "b", "c", "d"]
    print(letters[2...], letters[...1], letters[..<1])
    print((5...).contains(7), (..<3).contains(3), (...3).contains(3))
    print((1...).prefix(3).map { $0 })
  }
}

enum Clamping {
  static func main() {
    print((0..<10).clamped(to: 5..<20), (1...3).overlaps(3...5), (1..<3).overlaps(3..<5))
    func clamp(_ value: Int, _ range: ClosedRange<Int>) -> Int {
      min(max(value, range.lowerBound), range.upperBound)
    }
    print(clamp(-3, 0...5), clamp(3, 0...5), clamp(9, 0...5))
  }
}

enum Doubles {
  static func main() {
    let unit = 0.0...1.0
    print(unit.contains(0.5), unit.contains(1.0), (0.0..<1.0).contains(1.0), unit)
  }
}

enum Loops {
  static func main() {
    var total = 0
    for i in 1...3 { for j in i...3 { total += i * j } }
    print(total)
    for _ in 0..<2 { print("again") }
    for index in (0..<3).reversed() { print(index, terminator: " ") }
    print()
  }
}

enum PatternMatching {
  static func main() {
    for score in [12, 55, 78, 100, 130] {
      switch score {
      case ..<50: print("fail")
      case 50..<75: print("pass")
      case 75...100: print("good")
      default: print("what?")
      }
    }
    print(1...3 ~= 2, 5..<7 ~= 7)
  }
}

enum Indices {
  static func main() {
    let s = "range"
    let middle = s.index(s.startIndex, offsetBy: 2)
    print(s[middle...], s[..<middle], s.distance(from: s.startIndex, to: s.endIndex))
    print([10, 20, 30].indices, [Int]().indices.isEmpty)
  }
}

enum FizzBuzz {
  static func main() {
    print(
      (1...15).map { n in
        switch (n % 3, n % 5) {
        case (0, 0): "FizzBuzz"
        case (0, _): "Fizz"
        case (_, 0): "Buzz"
        default: String(n)
        }
      }.joined(separator: " "))
  }
}

enum Sums {
  static func main() {
    print((1...100).reduce(0, +), (1...5).reduce(1, *), (1...10).filter { $0 % 3 == 0 })
    print((1..<4).flatMap { a in (a..<4).map { b in "\(a)\(b)" } })
    print((0..<5).dropFirst(2).map { $0 }, (0..<5).min()!, (0..<5).contains(2))
  }
}
