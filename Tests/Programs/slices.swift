enum KeepTheirIndices {
  static func main() {
    let letters = ["a", "b", "c", "d", "e"]
    let middle = letters[1...3]
    print(middle.startIndex, middle.endIndex, middle.indices, middle.count)
    for index in middle.indices { print(index, middle[index], terminator: " ") }
    print()
    print(middle.firstIndex(of: "c") as Any, middle.lastIndex(where: { $0 < "d" }) as Any)
    print(Array(middle).startIndex, Array(middle)[0], middle.first!, middle.last!)
    print(middle.map { $0.uppercased() }[0], middle.reversed()[0], middle.sorted(by: >)[0])
  }
}

enum OfSlices {
  static func main() {
    let numbers = Array(10..<20)
    let slice = numbers.dropFirst(2).prefix(4)
    print(slice, slice.startIndex, slice[slice.startIndex + 1])
    print(slice.dropLast(), slice.suffix(2).startIndex, numbers.suffix(3).indices)
    print(slice[3...], slice[..<4], slice.prefix(while: { $0 < 14 }), slice.drop { $0 < 14 })
    print(numbers.split(separator: 14).map(\.count), numbers.prefix(upTo: 2))
    print(numbers.suffix(from: 8))
    print(Array(slice) == [12, 13, 14, 15], slice == numbers[2..<6], slice.contains(13))
    debugPrint(slice, Optional(slice) as Any)
  }
}

enum Changing {
  static func main() {
    var numbers = Array(0..<6)
    numbers[1..<3] = [9]
    print(numbers)
    numbers.replaceSubrange(0...1, with: [7, 7, 7])
    numbers.removeSubrange(3...)
    print(numbers)
    var slice = numbers[1...]
    slice.append(4)
    slice[1] = 5
    print(slice, numbers, slice.popFirst() as Any, slice.startIndex, slice)
    slice.removeFirst()
    print(slice, slice.startIndex, slice.isEmpty)
    func sum(_ values: ArraySlice<Int>) -> Int {
      guard let first = values.first else { return 0 }
      return first + sum(values.dropFirst())
    }
    print(sum(numbers[...]), sum([]))
  }
}

enum BinarySearch {
  static func index(of wanted: Int, in values: ArraySlice<Int>) -> Int? {
    guard !values.isEmpty else { return nil }
    let middle = values.startIndex + values.count / 2
    if values[middle] == wanted { return middle }
    return values[middle] > wanted
      ? index(of: wanted, in: values[..<middle]) : index(of: wanted, in: values[(middle + 1)...])
  }
  static func main() {
    let values = [1, 3, 5, 7, 9, 11, 13]
    print(values.map { index(of: $0, in: values[...])! }, index(of: 4, in: values[...]) as Any)
  }
}

enum MergeSort {
  static func sorted(_ values: ArraySlice<Int>) -> [Int] {
    guard values.count > 1 else { return Array(values) }
    let middle = values.startIndex + values.count / 2
    var left = sorted(values[..<middle])[...]
    var right = sorted(values[middle...])[...]
    var result: [Int] = []
    while let a = left.first, let b = right.first {
      if a <= b {
        result.append(a)
        left = left.dropFirst()
      } else {
        result.append(b)
        right.removeFirst()
      }
    }
    return result + left + right
  }
  static func main() { print(sorted([5, 2, 9, 1, 5, 6][...])) }
}
