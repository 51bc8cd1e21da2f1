enum Functions {
  static func swapped<A, B>(_ a: A, _ b: B) -> (B, A) { (b, a) }
  static func largest<T: Comparable>(_ items: [T]) -> T? { items.max() }
  static func main() {
    print(swapped(1, "x"), largest([3, 9, 2])!, largest(["b", "a"])!, largest([Int]()) as Any)
  }
}

enum Types {
  struct Stack<Element> {
    private var items: [Element] = []
    var isEmpty: Bool { items.isEmpty }
    var top: Element? { items.last }
    mutating func push(_ item: Element) { items.append(item) }
    mutating func pop() -> Element? { items.popLast() }
  }
  static func main() {
    var stack = Stack<Int>()
    stack.push(1)
    stack.push(2)
    print(stack.top!, stack.pop()!, stack.pop()!, stack.pop() as Any, stack.isEmpty)
  }
}

enum Pairs {
  struct Pair<A, B> {
    var first: A
    var second: B
    func mapFirst<C>(_ change: (A) -> C) -> Pair<C, B> {
      Pair<C, B>(first: change(first), second: second)
    }
  }
  static func main() {
    let pair = Pair(first: 2, second: "two")
    print(pair.mapFirst { Double($0) / 4 }.first, pair.second)
  }
}

enum WhereClauses {
  static func allEqual<C: Collection>(_ items: C) -> Bool where C.Element: Equatable {
    guard let first = items.first else { return true }
    return items.allSatisfy { $0 == first }
  }
  static func main() {
    print(allEqual([1, 1, 1]), allEqual("aab"), allEqual([String]()))
  }
}

enum ConstrainedExtensions {
  static func main() {
    print(Wrapper(value: [1, 2]).total, Wrapper(value: "abc").shout)
  }
}
struct Wrapper<T> { let value: T }
extension Wrapper where T == [Int] { var total: Int { value.reduce(0, +) } }
extension Wrapper where T == String { var shout: String { value.uppercased() + "!" } }

enum HigherOrder {
  static func compose<A, B, C>(_ f: @escaping (A) -> B, _ g: @escaping (B) -> C) -> (A) -> C {
    { g(f($0)) }
  }
  static func twice<T>(_ f: (T) -> T, _ x: T) -> T { f(f(x)) }
  static func main() {
    print(compose({ $0 + 1 }, { "n\($0)" })(4), twice({ $0 * 3 }, 2), twice({ $0 + "!" }, "a"))
  }
}

enum GenericSubscripts {
  struct Table<Row: Hashable, Value> {
    private var storage: [Row: [Value]] = [:]
    subscript(row: Row) -> [Value] {
      get { storage[row] ?? [] }
      set { storage[row] = newValue }
    }
    subscript(row: Row, index: Int) -> Value? {
      self[row].indices.contains(index) ? self[row][index] : nil
    }
  }
  static func main() {
    var table = Table<String, Int>()
    table["a"].append(1)
    table["a"] += [2, 3]
    print(table["a"], table["a", 1] as Any, table["b", 0] as Any)
  }
}

enum Memo {
  static func memoize<Input: Hashable, Output>(_ f: @escaping (Input) -> Output) -> (Input) ->
    Output
  {
    var known: [Input: Output] = [:]
    return { input in
      if let answer = known[input] { return answer }
      let answer = f(input)
      known[input] = answer
      return answer
    }
  }
  static func main() {
    var calls = 0
    let square = memoize { (n: Int) -> Int in
      calls += 1
      return n * n
    }
    print(square(4), square(4), square(5), calls)
  }
}

enum Trees {
  indirect enum Tree<T: Comparable> {
    case empty
    case node(Tree<T>, T, Tree<T>)
    func inserting(_ value: T) -> Tree<T> {
      switch self {
      case .empty: return .node(.empty, value, .empty)
      case .node(let left, let own, let right):
        if value < own { return .node(left.inserting(value), own, right) }
        if value > own { return .node(left, own, right.inserting(value)) }
        return self
      }
    }
    var sorted: [T] {
      switch self {
      case .empty: []
      case .node(let left, let own, let right): left.sorted + [own] + right.sorted
      }
    }
  }
  static func main() {
    let tree = [5, 2, 8, 2, 1].reduce(Tree<Int>.empty) { $0.inserting($1) }
    print(tree.sorted)
  }
}

enum Results {
  enum Failure: Error, Equatable { case empty }
  static func first<T>(_ items: [T]) -> Result<T, Failure> {
    items.first.map { .success($0) } ?? .failure(.empty)
  }
  static func main() {
    switch first([7, 8]) {
    case .success(let value): print("ok", value)
    case .failure(let error): print(error)
    }
    switch first([String]()) {
    case .success(let value): print("ok", value)
    case .failure(let error): print(error)
    }
    print((try? first([1]).get()) as Any, first([2]).map { $0 * 10 })
  }
}

enum LiteralsOfConstrainedTypes {
  struct Handle<Value> {
    var value: Value
    static func constant(_ value: Value) -> Handle<Value> { Handle(value: value) }
  }
  static func share<V: BinaryFloatingPoint>(of handle: Handle<V>, in bounds: ClosedRange<V>) -> V {
    (handle.value - bounds.lowerBound) / (bounds.upperBound - bounds.lowerBound)
  }
  static func main() {
    let most: Float = 4
    print(share(of: .constant(0.5), in: 0...1), share(of: .constant(1), in: 0...4))
    print(share(of: .constant(1), in: 0...most), share(of: .constant(25), in: 0...100))
  }
}
