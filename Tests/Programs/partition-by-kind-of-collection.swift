enum PartitionByKindOfCollection {
  struct Ring: MutableCollection, RandomAccessCollection {
    var items: [Int]
    var startIndex: Int { 0 }
    var endIndex: Int { items.count }
    func index(after index: Int) -> Int { index + 1 }
    func index(before index: Int) -> Int { index - 1 }
    subscript(index: Int) -> Int {
      get { items[index] }
      set { items[index] = newValue }
    }
  }

  struct Chain: MutableCollection {
    var items: [Int]
    var startIndex: Int { 0 }
    var endIndex: Int { items.count }
    func index(after index: Int) -> Int { index + 1 }
    subscript(index: Int) -> Int {
      get { items[index] }
      set { items[index] = newValue }
    }
  }

  static func parted<Numbers: MutableCollection>(
    _ numbers: Numbers
  ) -> ([Int], Numbers.Index) where Numbers.Element == Int {
    var numbers = numbers
    let pivot = numbers.partition { $0 > 2 }
    return (Array(numbers), pivot)
  }

  static func main() {
    let numbers = [5, 1, 6, 2, 9, 3, 0]
    print(parted(numbers), parted([3, 1, 2]), parted([Int]()))
    print(parted(Ring(items: numbers)), parted(Chain(items: numbers)))
    var (list, ring, chain) = (numbers, Ring(items: numbers), Chain(items: numbers))
    print(list.partition { $0 > 2 }, list)
    print(ring.partition { $0 > 2 }, ring.items)
    print(chain.partition { $0 > 2 }, chain.items)
    list = numbers
    print(list[2...].partition { $0 > 2 }, list)
    list[2...].sort()
    list[..<3].reverse()
    print(list)
  }
}
