// program: array basics
var a = [3, 1, 2]
a.append(4)
a.insert(0, at: 0)
a += [9, 8]
print(a, a.count, a.first as Any, a.last!, a.isEmpty, a[2])
a.remove(at: 1)
a.removeLast()
a.removeFirst()
print(a, a.contains(2), a.firstIndex(of: 4) as Any, a.indices)
a.removeAll()
print(a, a.first as Any)

// program: array transforms
let a = [5, 3, 8, 1]
print(a.map { $0 * 2 }, a.filter { $0 > 2 }, a.reduce(0, +), a.sorted(), a.sorted(by: >))
print(a.reversed() as [Int], a.min()!, a.max()!, a.prefix(2), a.suffix(2), a.dropFirst(), a.dropLast(2))
print(a.enumerated().map { "\($0.offset)=\($0.element)" })
print(a.compactMap { $0 > 3 ? $0 : nil }, a.flatMap { [$0, $0] })
print(a.allSatisfy { $0 > 0 }, a.contains { $0 == 8 }, a.first { $0 < 4 } as Any, a.firstIndex { $0 == 8 } as Any)
print(a.reduce(into: [Int]()) { $0.append($1 * 10) })
print(a.prefix(while: { $0 > 2 }), a.drop(while: { $0 > 2 }))

// program: nested arrays
var grid = Array(repeating: Array(repeating: 0, count: 3), count: 2)
grid[0][1] = 5
grid[1][2] += 7
print(grid, grid.flatMap { $0 }, grid.map { $0.reduce(0, +) })
let joined = Array([[1, 2], [3]].joined())
print(joined)

// program: array of optionals
let xs: [Int?] = [1, nil, 3]
print(xs, xs.compactMap { $0 })
for case let x? in xs { print(x, terminator: " ") }
print()

// program: value semantics of arrays
var a = [1, 2, 3]
var b = a
b[0] = 100
b.append(4)
print(a, b)
func change(_ x: [Int]) -> [Int] { var y = x; y[0] = -1; return y }
print(change(a), a)

// program: array slices and ranges
let a = [10, 20, 30, 40, 50]
print(Array(a[1...3]), Array(a[..<2]), Array(a[3...]), Array(a[1..<2]))
var b = a
b.removeSubrange(1...2)
print(b)
b.replaceSubrange(0..<1, with: [7, 8, 9])
print(b)
b.swapAt(0, 2)
b.reverse()
print(b)
b.sort()
print(b)
b.removeAll { $0 > 20 }
print(b)

// program: dictionaries
var d = ["one": 1]
d["two"] = 2
d["one"] = nil
print(d, d.count, d["two"] as Any, d["three"] as Any, d["x"] ?? 0)
d["n", default: 10] += 1
print(d["n"]!)
d.updateValue(5, forKey: "two")
print(d["two"]!, d.removeValue(forKey: "two") as Any, d.keys.contains("n"))
print(d.isEmpty, [:] as [String: Int])

// program: dictionary transforms
let d = ["a": 1, "b": 2, "c": 3]
print(d.sorted { $0.key < $1.key }.map { "\($0.key)\($0.value)" })
print(d.mapValues { $0 * 2 }.values.sorted(), d.keys.sorted(), d.values.reduce(0, +))
print(d.filter { $0.value > 1 }.keys.sorted(), d.map { $0.key }.sorted())
print(d.reduce(0) { $0 + $1.value }, d.first { $0.key == "b" }!.value)
let grouped = Dictionary(grouping: [1, 2, 3, 4, 5]) { $0 % 2 == 0 ? "even" : "odd" }
print(grouped["even"]!, grouped["odd"]!)
let zipped = Dictionary(uniqueKeysWithValues: zip(["x", "y"], [1, 2]))
print(zipped["x"]!, zipped["y"]!)
let merged = d.merging(["c": 30, "d": 4]) { $0 + $1 }
print(merged["c"]!, merged["d"]!)

// program: dictionary iteration
let d = ["k": [1, 2]]
for (key, values) in d { print(key, values.count) }
for entry in d { print(entry.key, entry.value) }
var counts: [Character: Int] = [:]
for c in "hello" { counts[c, default: 0] += 1 }
print(counts.sorted { $0.key < $1.key }.map { "\($0.key)\($0.value)" }.joined(separator: " "))
var nested: [String: [String]] = [:]
nested["a", default: []].append("x")
nested["a", default: []].append("y")
print(nested)

// program: sets
var s: Set<Int> = [1, 2, 3, 2]
print(s.count, s.contains(2), s.sorted())
print(s.insert(9).inserted, s.insert(1).inserted, s.remove(2) as Any)
print(s.union([5]).sorted(), s.intersection([1, 9]).sorted(), s.subtracting([1]).sorted(), s.isSubset(of: [1, 3, 9, 10]))
let t = Set(["a"])
print(t)

// program: zip and enumerated
for (a, b) in zip([1, 2, 3], ["x", "y"]) { print(a, b) }
for (i, c) in "abc".enumerated() { print(i, c, terminator: ";") }
print()
print(zip(1..., ["p", "q"]).map { "\($0)\($1)" })

// program: sorting structs
struct Item { let name: String; let size: Int }
let items = [Item(name: "b", size: 2), Item(name: "a", size: 2), Item(name: "c", size: 1)]
print(items.sorted { $0.size < $1.size }.map(\.name))
print(items.sorted { ($0.size, $0.name) < ($1.size, $1.name) }.map(\.name))
print(items.max { $0.size < $1.size }!.name, items.map(\.size).max() ?? 0)

// program: ranges
let r = 1...5
print(r, r.count, r.contains(3), r.lowerBound, r.upperBound, (0..<10).reversed().map { $0 }.first!)
print((1..<4).map { $0 * $0 }, r.reduce(0, +), Array(r), (0..<0).isEmpty)
print(r.filter { $0.isMultiple(of: 2) }, (1...3).flatMap { Array(repeating: $0, count: $0) })
let dr = 0.0...1.0
print(dr.contains(0.5), dr)
print((3...7).clamped(to: 0...5), (1..<3).overlaps(2..<4))

// program: chunked helper
extension Array {
  func chunked(into size: Int) -> [[Element]] {
    stride(from: 0, to: count, by: size).map { Array(self[$0..<Swift.min($0 + size, count)]) }
  }
}
func run() {
  print([1, 2, 3, 4, 5].chunked(into: 2))
  print(["a", "b"].chunked(into: 3))
}

// program: array equality and contains
print([1, 2] == [1, 2], [1] != [2], ["a": 1] == ["a": 1], [[1], [2]].contains([2]))
print([1, 2, 3].elementsEqual([1, 2, 3]), [1, 2, 3].starts(with: [1, 2]))
print(Array(repeating: "x", count: 3).joined(), ["a", "b"].joined(separator: "-"))

// program: tuples in arrays
var pairs: [(name: String, value: Int)] = [("a", 1), ("b", 2)]
pairs.append((name: "c", value: 3))
for (name, value) in pairs { print(name, value) }
print(pairs.map { $0.value }.reduce(0, +), pairs[1].name, pairs)
pairs[0].value = 50
print(pairs.first!.value)

// program: prefix sums
let xs = [1, 2, 3, 4]
var sums: [Int] = []
var total = 0
for x in xs { total += x; sums.append(total) }
print(sums)
print(xs.indices.map { xs[...$0].reduce(0, +) })
print(xs.last(where: { $0 % 2 == 1 }) as Any, xs.lastIndex(of: 4) as Any, xs.count(where: { $0 > 1 }))

// program: lazy and sequence
let firstEven = (1...).lazy.map { $0 * 3 }.first { $0 % 2 == 0 }
print(firstEven as Any)
print(Array(sequence(first: 1) { $0 < 100 ? $0 * 2 : nil }))
print(sequence(first: 5, next: { $0 > 0 ? $0 - 1 : nil }).map { $0 })

// program: split and partition
print([1, 0, 2, 0, 3].split(separator: 0).map { Array($0) })
var a = [1, 2, 3, 4, 5, 6]
let i = a.partition { $0 > 3 }
print(i, a[..<i].sorted(), a[i...].sorted())
