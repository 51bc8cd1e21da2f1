private protocol Table {
  associatedtype Key: Hashable
  associatedtype Value
  subscript(key: Key) -> Value? { get set }
}
extension Dictionary: Table {}

private protocol Counted {
  associatedtype Key
  associatedtype Value
  subscript(key: Key, default value: @autoclosure () -> Value) -> Value { get set }
}
extension Dictionary: Counted {}

private protocol Listed {
  associatedtype Element
  subscript(position: Int) -> Element { get set }
  var count: Int { get }
}
extension Array: Listed {}

private func putting<T: Table>(_ table: T, _ key: T.Key, _ value: T.Value?) -> T {
  var table = table
  table[key] = value
  return table
}
private func value<T: Table>(_ table: T, _ key: T.Key) -> T.Value? { table[key] }
private func counting<T: Counted>(_ table: T, _ key: T.Key) -> T where T.Value == Int {
  var table = table
  table[key, default: 5] += 1
  return table
}
private func ending<L: Listed>(_ list: L, _ element: L.Element) -> L {
  var list = list
  list[list.count - 1] = element
  return list
}

/// Subscripts of the library's types that stand for a protocol's requirements.
enum SubscriptsAsRequirements {
  static func main() {
    print(putting(["a": 1], "a", 3), putting(["a": 1], "a", nil), value(["a": 1], "a") as Any)
    print(counting([:], "x"), counting(["x": 1], "x"), ending([1, 2], 9))
  }
}

@dynamicMemberLookup private struct Wrapped<Root> {
  var raw: Root
  subscript<Value>(dynamicMember path: WritableKeyPath<Root, Value>) -> Value {
    get { raw[keyPath: path] }
    set { raw[keyPath: path] = newValue }
  }
}

@dynamicMemberLookup private struct Seen<Root> {
  let raw: Root
  subscript<Value>(dynamicMember path: KeyPath<Root, Value>) -> Value { raw[keyPath: path] }
}

@dynamicMemberLookup private final class Shared<Root> {
  var raw: Root
  init(_ raw: Root) { self.raw = raw }
  subscript<Value>(dynamicMember path: WritableKeyPath<Root, Value>) -> Value {
    get { raw[keyPath: path] }
    set { raw[keyPath: path] = newValue }
  }
}

@dynamicMemberLookup private struct Own<Root> {
  let raw: Root
  subscript<Value>(dynamicMember path: KeyPath<Root, Value>) -> Value { raw[keyPath: path] }
  subscript(index: Int) -> String { "own \(index)" }
}

private struct Grid {
  var cells = [1, 2]
  subscript(index: Int) -> Int {
    get { cells[index] * 10 }
    set { cells[index] = newValue }
  }
  subscript(name name: String) -> String { name + "!" }
}

/// Elements that are found through a key path, as members are.
enum DynamicElements {
  static func main() {
    var grid = Wrapped(raw: Grid())
    grid[0] = 5
    grid[1] += 3
    print(grid.raw.cells, grid[0], Seen(raw: Grid())[name: "x"])
    var table = Wrapped(raw: ["a": 1])
    table["b"] = 2
    table["a"]? += 4
    print(table.raw.sorted { $0.key < $1.key }, table["c"] as Any)
    let shared = Shared([1, 2])
    shared[0] = 9
    print(shared.raw, shared[1])
    let nested = Seen(raw: Seen(raw: [4, 5]))
    print(nested[1], Own(raw: [7])[0], [Seen(raw: [3])].map { $0[0] + 1 })
  }
}
