enum Primes {
  static func main() {
    func primes(upTo limit: Int) -> [Int] {
      var sieve = Array(repeating: true, count: limit + 1)
      for n in 2...limit where sieve[n] {
        for multiple in stride(from: n * n, through: limit, by: n) { sieve[multiple] = false }
      }
      return (2...limit).filter { sieve[$0] }
    }
    print(primes(upTo: 40))
  }
}

enum SortingByHand {
  static func quicksort<T: Comparable>(_ items: [T]) -> [T] {
    guard items.count > 1 else { return items }
    let pivot = items[items.count / 2]
    return quicksort(items.filter { $0 < pivot }) + items.filter { $0 == pivot }
      + quicksort(items.filter { $0 > pivot })
  }
  static func insertion(_ items: [Int]) -> [Int] {
    var result = items
    for i in 1..<result.count {
      var j = i
      while j > 0 && result[j] < result[j - 1] {
        result.swapAt(j, j - 1)
        j -= 1
      }
    }
    return result
  }
  static func main() {
    print(quicksort([3, 6, 1, 3, 9]), quicksort(["b", "a"]), insertion([5, 2, 4, 1]))
  }
}

enum BinarySearch {
  static func find(_ target: Int, in items: [Int]) -> Int? {
    var low = 0
    var high = items.count
    while low < high {
      let middle = (low + high) / 2
      if items[middle] == target { return middle }
      if items[middle] < target { low = middle + 1 } else { high = middle }
    }
    return nil
  }
  static func main() { print(find(7, in: [1, 3, 7, 9]) as Any, find(2, in: [1, 3]) as Any) }
}

enum GreatestCommonDivisor {
  static func gcd(_ a: Int, _ b: Int) -> Int { b == 0 ? a : gcd(b, a % b) }
  static func main() { print(gcd(48, 18), gcd(17, 5), [12, 18, 24].reduce(0, gcd)) }
}

enum Hanoi {
  static func main() {
    var moves: [String] = []
    func move(_ count: Int, _ from: String, _ to: String, _ via: String) {
      guard count > 0 else { return }
      move(count - 1, from, via, to)
      moves.append(from + to)
      move(count - 1, via, to, from)
    }
    move(3, "A", "C", "B")
    print(moves.count, moves.joined(separator: " "))
  }
}

enum Permutations {
  static func all<T>(_ items: [T]) -> [[T]] {
    guard items.count > 1 else { return [items] }
    return items.indices.flatMap { index -> [[T]] in
      var rest = items
      let chosen = rest.remove(at: index)
      return all(rest).map { [chosen] + $0 }
    }
  }
  static func main() { print(all([1, 2, 3]).count, all(["a", "b", "c"]).map { $0.joined() }) }
}

enum GameOfLife {
  struct Cell: Hashable { var x, y: Int }
  static func step(_ live: Set<Cell>) -> Set<Cell> {
    var counts: [Cell: Int] = [:]
    for cell in live {
      for dx in -1...1 {
        for dy in -1...1 where (dx, dy) != (0, 0) {
          counts[Cell(x: cell.x + dx, y: cell.y + dy), default: 0] += 1
        }
      }
    }
    return Set(counts.filter { $0.value == 3 || ($0.value == 2 && live.contains($0.key)) }.keys)
  }
  static func main() {
    let blinker: Set = [Cell(x: 0, y: 1), Cell(x: 1, y: 1), Cell(x: 2, y: 1)]
    let next = step(blinker)
    print(next.map { "\($0.x)\($0.y)" }.sorted(), step(next) == blinker)
  }
}

enum RomanNumerals {
  static func roman(_ number: Int) -> String {
    let table = [
      (1000, "M"), (900, "CM"), (500, "D"), (400, "CD"), (100, "C"), (90, "XC"), (50, "L"),
      (40, "XL"), (10, "X"), (9, "IX"), (5, "V"), (4, "IV"), (1, "I"),
    ]
    var rest = number
    var result = ""
    for (value, sign) in table {
      while rest >= value {
        result += sign
        rest -= value
      }
    }
    return result
  }
  static func main() { print([1, 4, 9, 14, 1990, 2026].map(roman)) }
}

enum Matrices {
  static func multiply(_ a: [[Int]], _ b: [[Int]]) -> [[Int]] {
    a.map { row in b[0].indices.map { column in zip(row, b.map { $0[column] }).map(*).reduce(0, +) }
    }
  }
  static func transposed<T>(_ m: [[T]]) -> [[T]] {
    m[0].indices.map { column in m.map { $0[column] } }
  }
  static func main() {
    print(multiply([[1, 2], [3, 4]], [[0, 1], [1, 0]]), transposed([[1, 2, 3], [4, 5, 6]]))
  }
}

enum Brackets {
  static func isBalanced(_ text: String) -> Bool {
    let pairs: [Character: Character] = [")": "(", "]": "[", "}": "{"]
    var stack: [Character] = []
    for character in text {
      if pairs.values.contains(character) {
        stack.append(character)
      } else if let opening = pairs[character] {
        guard stack.popLast() == opening else { return false }
      }
    }
    return stack.isEmpty
  }
  static func main() {
    print(isBalanced("{[()]}"), isBalanced("([)]"), isBalanced("(("), isBalanced(""))
  }
}
