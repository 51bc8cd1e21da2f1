enum Basics {
  static func main() {
    var numbers = [3, 1, 2]
    numbers.append(4)
    numbers += [5, 6]
    numbers.insert(0, at: 0)
    numbers.remove(at: 1)
    print(numbers, numbers.count, numbers.first as Any, numbers.last as Any, numbers[2])
    numbers.removeLast()
    numbers.removeFirst()
    print(numbers, numbers.isEmpty, numbers.popLast() as Any)
  }
}

enum Transforming {
  static func main() {
    let numbers = [1, 2, 3, 4, 5]
    print(numbers.map { $0 * $0 }, numbers.filter { $0 % 2 == 0 }, numbers.reduce(0, +))
    print(numbers.compactMap { $0 > 2 ? "\($0)" : nil }, [[1], [2, 3]].flatMap { $0 })
    print(numbers.reduce(into: [Int]()) { $0.insert($1, at: 0) })
  }
}

enum Searching {
  static func main() {
    let words = ["pear", "fig", "apple", "fig"]
    print(
      words.contains("fig"), words.firstIndex(of: "fig") as Any, words.lastIndex(of: "fig") as Any)
    print(words.first { $0.count > 4 } as Any, words.firstIndex { $0.hasPrefix("z") } as Any)
    print(words.allSatisfy { $0.count > 2 }, words.contains { $0.isEmpty })
    print(words.min() as Any, words.max { $0.count < $1.count } as Any)
  }
}

enum Slices {
  static func main() {
    let numbers = Array(0..<10)
    print(numbers[2..<5], numbers[7...], numbers[..<3], Array(numbers[4...6]))
    print(numbers.prefix(2), numbers.suffix(2), numbers.dropFirst(8), numbers.dropLast(8))
    let slice = numbers[3..<6]
    print(slice.startIndex, slice.first!, slice[4])
  }
}

enum Mutating {
  static func main() {
    var letters = ["a", "b", "c", "d", "e"]
    letters[1...2] = ["x"]
    letters.swapAt(0, 1)
    letters.reverse()
    print(letters)
    letters.removeAll { $0 == "x" }
    letters.replaceSubrange(0..<1, with: ["p", "q"])
    print(letters, letters.removeFirst())
    letters.removeAll()
    print(letters)
  }
}

enum Grids {
  static func main() {
    var grid = Array(repeating: Array(repeating: 0, count: 3), count: 2)
    grid[0][1] = 5
    grid[1][2] += 7
    for row in grid { print(row) }
    print(grid.map { $0.reduce(0, +) }, grid.joined().reduce(0, +))
  }
}

enum ValueSemantics {
  static func main() {
    let original = [1, 2]
    var copy = original
    copy.append(3)
    print(original, copy, original == copy, [1, 2] == original)
    var nested = [[1]]
    var inner = nested[0]
    inner.append(2)
    nested.append(inner)
    print(nested)
  }
}

enum Chunking {
  static func main() {
    let items = Array(1...7)
    let chunks = stride(from: 0, to: items.count, by: 3).map {
      Array(items[$0..<min($0 + 3, items.count)])
    }
    print(chunks)
    print(Array(zip(items, items.dropFirst())).map { $1 - $0 })
  }
}

enum Filling {
  static func main() {
    print(Array(repeating: "x", count: 3), [Int](), Array("abc"), Array(1...3).reversed() as [Int])
    print((1...3).map { Array(repeating: $0, count: $0) })
    let empty: [String] = []
    print(empty.first as Any, empty.max() as Any, empty.reduce("start", +))
  }
}

enum IndicesAndEnumerated {
  static func main() {
    let words = ["zero", "one", "two"]
    for index in words.indices where index != 1 { print(index, words[index]) }
    for (index, word) in words.enumerated().reversed() { print(index, word) }
    print(words.indices.contains(3), words.endIndex, words.enumerated().map { $0 })
    print(words.firstIndex(of: "two").map { words.index(before: $0) } as Any)
  }
}
