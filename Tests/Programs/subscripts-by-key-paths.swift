// Key-path member lookup finds subscripts of the value, whatever their labels (SE-0252).

@dynamicMemberLookup
struct Lens<Value> {
  let get: () -> Value
  let set: (Value) -> Void
  var value: Value {
    get { get() }
    nonmutating set { set(newValue) }
  }
  subscript<Part>(dynamicMember path: WritableKeyPath<Value, Part>) -> Lens<Part> {
    Lens<Part>(get: { value[keyPath: path] }, set: { value[keyPath: path] = $0 })
  }
  subscript(nth position: Int) -> String { "own \(position)" }
}

@dynamicMemberLookup
struct Reader<Value> {
  let value: Value
  subscript<Part>(dynamicMember path: KeyPath<Value, Part>) -> Part { value[keyPath: path] }
  subscript(times count: Int) -> [Value] { Array(repeating: value, count: count) }
}

protocol Marked { var isMarked: Bool { get } }
struct Item: Marked {
  var isMarked: Bool
  var number: Int
}

extension Array {
  subscript(safe index: Int, or fallback: Element) -> Element {
    get { indices.contains(index) ? self[index] : fallback }
    set { if indices.contains(index) { self[index] = newValue } }
  }
}
extension Array where Element: Marked {
  subscript(markedFrom index: Int) -> [Element] {
    get { self[Swift.min(index, count)...].filter(\.isMarked) }
    set { self = prefix(index) + newValue }
  }
}
extension Dictionary where Key == String {
  subscript(lower key: String) -> Value? { self[key.lowercased()] }
}

enum LabelledSubscripts {
  static func main() {
    var numbers = [1, 2, 3]
    let lens = Lens(get: { numbers }, set: { numbers = $0 })
    lens[safe: 1, or: 0].value = 20
    print(lens[safe: 1, or: 0].value, lens[safe: 9, or: -1].value, numbers, lens[nth: 4])
    lens[0].value += 6
    print(numbers, lens.count)
  }
}

extension Lens { var count: Int { -1 } }

enum ConstrainedSubscripts {
  static func main() {
    var items = [
      Item(isMarked: true, number: 1), Item(isMarked: false, number: 2),
      Item(isMarked: true, number: 3),
    ]
    let lens = Lens(get: { items }, set: { items = $0 })
    let marked = lens[markedFrom: 1]
    print(marked.value.map(\.number))
    marked.value = [Item(isMarked: true, number: 9)]
    print(items.map(\.number), lens[0].number.value)
  }
}

enum ReadOnlySubscripts {
  static func main() {
    let reader = Reader(value: ["a": 1, "b": 2])
    print(reader[lower: "A"] ?? 0, reader["b"] ?? 0, reader[times: 2].count)
    print(reader.count)
  }
}
