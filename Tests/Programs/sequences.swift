enum Zipping {
  static func main() {
    let names = ["a", "b", "c"]
    let values = [1, 2]
    print(
      zip(names, values).map { "\($0)=\($1)" },
      Dictionary(uniqueKeysWithValues: zip(names, [7, 8, 9]))["b"]!)
    for (index, pair) in zip(names, values).enumerated() { print(index, pair.0, pair.1) }
  }
}

enum Folding {
  static func main() {
    let words = ["to", "be", "or"]
    print(words.reduce("") { $0 + $1.uppercased() }, words.reduce(0) { $0 + $1.count })
    print([1, 2, 3].reduce(into: [:]) { $0[$1] = $1 * $1 }.sorted { $0.key < $1.key }.map(\.value))
    print([[1, 2], [3]].reduce([], +))
  }
}

enum LazyEvaluation {
  static func main() {
    var evaluated = 0
    let first = (1...1000).lazy.map { n -> Int in
      evaluated += 1
      return n * n
    }.first { $0 > 50 }
    print(first!, evaluated < 20)
  }
}

enum PrefixesAndDrops {
  static func main() {
    let numbers = [1, 2, 9, 3, 4]
    print(
      numbers.prefix { $0 < 5 }, numbers.drop { $0 < 5 }, numbers.prefix(while: { $0 != 9 }).count)
    print(
      numbers.split(separator: 9).map(Array.init), numbers.suffix(from: 3), numbers.prefix(upTo: 2))
  }
}

enum CustomSequence {
  struct Countdown: Sequence, IteratorProtocol {
    var current: Int
    mutating func next() -> Int? {
      if current == 0 { return nil }
      defer { current -= 1 }
      return current
    }
  }
  static func main() {
    for n in Countdown(current: 3) { print(n) }
    print(
      Array(Countdown(current: 4)), Countdown(current: 5).reduce(0, +),
      Countdown(current: 2).contains(1))
  }
}

enum Unfolding {
  static func main() {
    print(Array(sequence(first: 1) { $0 < 100 ? $0 * 3 : nil }))
    print(
      Array(
        sequence(state: (0, 1)) { state -> Int? in
          let value = state.0
          state = (state.1, state.0 + state.1)
          return value < 50 ? value : nil
        }))
  }
}

enum MinMaxBy {
  static func main() {
    let words = ["kiwi", "fig", "banana"]
    print(words.min { $0.count < $1.count }!, words.max { $0.count < $1.count }!)
    print(
      words.sorted { ($0.count, $0) < ($1.count, $1) }, [3, 1, 2].min()!, [Double]().max() as Any)
  }
}

enum Partitioning {
  static func main() {
    var numbers = [5, 2, 8, 1, 9]
    let pivot = numbers.partition { $0 > 4 }
    print(numbers[..<pivot].sorted(), numbers[pivot...].sorted())
    print(numbers.sorted().reversed().first!, numbers.shuffled().count)
  }
}

enum ComparingSequences {
  static func main() {
    print(
      [1, 2].elementsEqual([1, 2]), [1, 2, 3].starts(with: [1, 2]),
      [1, 2].lexicographicallyPrecedes([1, 3]))
    print(Array("ab").lexicographicallyPrecedes(Array("b")), (1...3).elementsEqual([1, 2, 3]))
  }
}

enum ForEachAndJoined {
  static func main() {
    ["x", "y"].forEach { print($0) }
    print(Array([[1], [2, 3]].joined()), [["a"], ["b"]].joined(separator: ["-"]).map { $0 })
    print(
      ["a", "b"].enumerated().map { "\($0.offset)\($0.element)" },
      repeatElement(0, count: 3).map { $0 })
  }
}
