enum PointersToPlaces {
  enum Failure: Error { case tooLarge }

  struct Stock {
    var count = 3
    var prices = [1, 2]
  }

  final class Counter {
    var count = 0
    func raise(_ pointer: UnsafeMutablePointer<Int>) { pointer.pointee += 1 }
    func run() -> Int {
      for _ in 0..<3 { raise(&count) }
      return count
    }
  }

  static func append<Item>(
    _ items: [Item], to list: UnsafeMutablePointer<[Item]>? = nil
  ) -> Int {
    list?.pointee.append(contentsOf: items)
    return items.count
  }

  static func clear(_ first: UnsafeMutablePointer<Int>, count: Int) {
    for offset in 0..<count { first[offset] = 0 }
  }

  static func raise(_ number: UnsafeMutablePointer<Int>) throws -> Int {
    number.pointee += 5
    if number.pointee > 100 { throw Failure.tooLarge }
    return number.pointee * 2
  }

  static func sumOfTwo(_ first: UnsafePointer<Int>) -> Int { first.pointee + first[1] }

  static func main() {
    var list = [1]
    print(append([2, 3], to: &list), append([4]), list)
    var numbers = [1, 2, 3, 4]
    clear(&numbers, count: 3)
    print(numbers)
    var (small, large) = (1, 99)
    print((try? raise(&small)) as Any, small, (try? raise(&large)) as Any, large)
    var stock = Stock()
    clear(&stock.count, count: 1)
    clear(&stock.prices, count: 1)
    _ = append([9], to: &stock.prices)
    print(stock.count, stock.prices)
    print(sumOfTwo(&numbers), Counter().run())
    let later = { clear(&small, count: 1) }
    later()
    print(small)
  }
}

enum PointersToMemory {
  struct Heap<Element: Comparable> {
    var elements: [Element]
    mutating func removeFirst() -> Element? {
      guard elements.count > 1 else { return elements.popLast() }
      elements.withUnsafeMutableBufferPointer { $0.swapAt(0, $0.count - 1) }
      return elements.removeLast()
    }
  }

  struct Key<Value: Hashable>: Hashable {
    var pointer: UnsafePointer<Value>
    func hash(into hasher: inout Hasher) { pointer.pointee.hash(into: &hasher) }
    static func == (a: Key, b: Key) -> Bool { a.pointer.pointee == b.pointer.pointee }
  }

  static func earlierPlaces(of numbers: ContiguousArray<Int>) -> [Int?] {
    var found: [Int?] = []
    numbers.withUnsafeBufferPointer { buffer in
      var places: [Key<Int>: Int] = [:]
      for index in buffer.indices {
        let key = Key(pointer: buffer.baseAddress!.advanced(by: index))
        found.append(places[key])
        places[key] = index
      }
    }
    return found
  }

  static func main() {
    var heap = Heap(elements: [1, 2, 3])
    print(heap.removeFirst() as Any, heap.elements)
    print(earlierPlaces(of: [3, 4, 3]))
    var numbers = [3, 1, 2]
    let largest = numbers.withUnsafeMutableBufferPointer { buffer -> Int in
      buffer.sort()
      buffer[0] += 10
      return buffer[buffer.count - 1]
    }
    print(numbers, largest, numbers.withUnsafeBufferPointer { $0.reduce(0, +) })
    let memory = UnsafeMutablePointer<Int>.allocate(capacity: 3)
    memory.initialize(repeating: 2, count: 3)
    memory[1] = 7
    (memory + 2).pointee = 1
    print(memory.pointee, memory[1], memory.advanced(by: 2).pointee, (memory + 2) - memory)
    memory.deinitialize(count: 3)
    memory.deallocate()
    var number: Int? = nil
    withUnsafeMutablePointer(to: &number) { $0.pointee = 4 }
    print(number as Any, withUnsafePointer(to: number) { $0.pointee == 4 })
  }
}
