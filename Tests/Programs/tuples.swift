enum Basics {
  static func main() {
    let pair = (1, "one")
    let named = (x: 2, y: 3.5)
    let (number, word) = pair
    print(pair.0, pair.1, named.x, named.y, number, word)
    let (first, _, third) = (1, 2, 3)
    print(first, third)
  }
}

enum Returning {
  static func main() {
    func extremes(_ values: [Int]) -> (min: Int, max: Int)? {
      guard let low = values.min(), let high = values.max() else { return nil }
      return (low, high)
    }
    if let (low, high) = extremes([3, 1, 2]) { print(low, high) }
    print(extremes([])?.min as Any, extremes([5])!.max)
  }
}

enum Mutating {
  static func main() {
    var point = (x: 1, y: 2)
    point.x += 10
    point.1 = 5
    print(point)
    var a = 1
    var b = 2
    (a, b) = (b, a)
    swap(&a, &b)
    print(a, b)
  }
}

enum Comparing {
  static func main() {
    print((1, 2) == (1, 2), (1, "a") < (1, "b"), (2, 0) > (1, 9), (1, 2, 3) != (1, 2, 4))
    let people = [("Ada", 36), ("Bob", 20), ("Abe", 36)]
    print(people.sorted { ($0.1, $0.0) < ($1.1, $1.0) })
  }
}

enum InCollections {
  static func main() {
    let pairs = [("a", 1), ("b", 2)]
    for (name, value) in pairs { print(name, value) }
    print(pairs.map { $0.0 + "\($0.1)" }, pairs.map(\.1))
    print(zip(["x", "y"], 1...).map { "\($0)\($1)" })
  }
}

enum Switching {
  static func main() {
    for point in [(0, 0), (0, 3), (4, 0), (2, 2), (1, 5)] {
      switch point {
      case (0, 0): print("origin")
      case (let x, 0): print("x axis at", x)
      case (0, let y): print("y axis at", y)
      case let (x, y) where x == y: print("diagonal", x)
      case (1...3, _): print("near")
      default: print("far")
      }
    }
  }
}

enum AsParameters {
  static func main() {
    func length(of vector: (Double, Double)) -> Double {
      (vector.0 * vector.0 + vector.1 * vector.1).squareRoot()
    }
    print(length(of: (3, 4)))
    let apply: ((Int, Int)) -> Int = { $0.0 + $0.1 }
    print(apply((1, 2)))
  }
}

enum Nested {
  static func main() {
    let deep = ((1, 2), (a: "x", b: [3]))
    print(deep.0.1, deep.1.b[0], deep)
    let ((p, q), (_, list)) = deep
    print(p + q, list)
  }
}

enum TypeAliases {
  typealias Size = (width: Double, height: Double)
  static func main() {
    let sizes: [Size] = [(1, 2), (width: 3, height: 4)]
    print(sizes.map { $0.width * $0.height }, sizes[0])
  }
}

enum EnumeratedPairs {
  static func main() {
    let best = ["low": 1, "high": 9].max { $0.value < $1.value }
    print(best!.key, best!.value)
    let (index, value) = [4, 8, 6].enumerated().max { $0.element < $1.element }!
    print(index, value)
  }
}
