enum Basics {
  static func main() {
    var primes: Set = [2, 3, 5, 7]
    print(primes.contains(4), primes.insert(11).inserted, primes.insert(2).inserted, primes.count)
    print(primes.remove(3) as Any, primes.remove(4) as Any, primes.sorted())
  }
}

enum Algebra {
  static func main() {
    let a: Set = [1, 2, 3, 4]
    let b: Set = [3, 4, 5]
    print(a.union(b).sorted(), a.intersection(b).sorted(), a.subtracting(b).sorted())
    print(
      a.symmetricDifference(b).sorted(), a.isSubset(of: [1, 2, 3, 4, 5]), a.isDisjoint(with: [9]))
    print(a == [4, 3, 2, 1], Set<Int>().isEmpty)
  }
}

enum Unique {
  static func main() {
    func unique<T: Hashable>(_ items: [T]) -> [T] {
      var seen = Set<T>()
      return items.filter { seen.insert($0).inserted }
    }
    print(unique([3, 1, 3, 2, 1]), unique(["a", "A", "a"]))
  }
}

enum OfStructs {
  struct Tag: Hashable, Comparable {
    let name: String
    static func < (a: Tag, b: Tag) -> Bool { a.name < b.name }
  }
  static func main() {
    let tags: Set = [Tag(name: "b"), Tag(name: "a"), Tag(name: "b")]
    print(tags.count, tags.sorted().map(\.name), tags.contains(Tag(name: "a")))
  }
}

enum Mutation {
  static func main() {
    var letters = Set("hello")
    letters.formUnion("world")
    letters.subtract(["l", "o"])
    print(letters.sorted())
    letters.formIntersection(["h", "w", "z"])
    print(letters.sorted(), letters.map { $0.uppercased() }.sorted())
  }
}

enum OptionSets {
  struct Edges: OptionSet {
    let rawValue: Int
    static let top = Edges(rawValue: 1)
    static let bottom = Edges(rawValue: 2)
    static let leading = Edges(rawValue: 4)
    static let vertical: Edges = [.top, .bottom]
  }
  static func main() {
    var edges: Edges = [.top, .leading]
    print(edges.contains(.top), edges.contains(.vertical), edges.rawValue)
    edges.insert(.bottom)
    edges.remove(.leading)
    print(edges == .vertical, edges.isEmpty, edges.union(.leading).rawValue)
  }
}

enum Membership {
  static func main() {
    let stop: Set<String> = ["a", "the"]
    print(
      "the cat sat on a mat".split(separator: " ").map(String.init).filter { !stop.contains($0) })
  }
}

enum FromRanges {
  static func main() {
    let numbers = Set(1...10)
    let evens = numbers.filter { $0.isMultiple(of: 2) }
    print(evens.sorted(), numbers.subtracting(evens).sorted(), evens.reduce(0, +))
    print(numbers.min()!, numbers.max()!, numbers.allSatisfy { $0 > 0 })
  }
}

enum Symmetry {
  static func main() {
    func areAnagrams(_ a: String, _ b: String) -> Bool { a.sorted() == b.sorted() }
    print(areAnagrams("listen", "silent"), areAnagrams("a", "b"))
    print(Set("abc").isSuperset(of: "ab"), Set("abc") == Set("cba"))
  }
}

enum Visited {
  static func main() {
    let links = [1: [2, 3], 2: [4], 3: [4], 4: [1]]
    var visited: Set<Int> = []
    var queue = [1]
    var order: [Int] = []
    while !queue.isEmpty {
      let node = queue.removeFirst()
      guard visited.insert(node).inserted else { continue }
      order.append(node)
      queue.append(contentsOf: links[node] ?? [])
    }
    print(order)
  }
}
