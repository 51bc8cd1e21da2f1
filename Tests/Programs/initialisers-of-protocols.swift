final class Node<Key: Comparable, Value> {
  var pairs: [(Key, Value)]
  init(_ pairs: [(Key, Value)]) { self.pairs = pairs }
}

protocol Path {
  associatedtype Key: Comparable
  associatedtype Value
  init(root: Node<Key, Value>)
  var offset: Int { get set }
}

extension Path {
  typealias Start = Node<Key, Value>

  init(startOf root: Start) { self.init(root: root, offset: 0) }
  init(root: Start, offset: Int) {
    self.init(root: root)
    self.offset = offset
  }
  init(secondOf root: Node<Key, Value>) { self.init(startOf: root, skipping: 1) }
  private init(startOf root: Start, skipping count: Int) {
    self.init(root: root, offset: count)
  }
}

struct StrongPath<Key: Comparable, Value>: Path {
  var root: Node<Key, Value>
  var offset = 7
  init(root: Node<Key, Value>) { self.root = root }
}

struct NumberPath: Path {
  var count: Int
  var offset = 7
  init(root: Node<Int, Int>) { count = root.pairs.count }
}

enum InitialisersOfProtocols {
  static func offset<Key: Comparable, Value>(_ root: Node<Key, Value>) -> Int {
    let path = StrongPath(startOf: root)
    return path.offset
  }

  static func made<Made: Path>(_ root: Node<Made.Key, Made.Value>) -> Made {
    Made(secondOf: root)
  }

  static func main() {
    let root = Node([(1, "a"), (2, "b")])
    print(StrongPath(root: root).offset, StrongPath(startOf: root).offset, offset(root))
    print(StrongPath(secondOf: root).offset, StrongPath(root: root, offset: 4).root.pairs.count)
    let numbers = Node([(1, 2)])
    print(NumberPath(secondOf: numbers), (made(numbers) as NumberPath).offset)
  }
}
