// Which class a key path is of, by what may be changed at its end, and what that decides.

struct PathCells {
  var cells = [[1, 2], [3, 4]]
  subscript(row row: Int, column column: Int) -> Int {
    get { cells[row][column] }
    set { cells[row][column] = newValue }
  }
  subscript(total total: Int) -> String { "t\(total)" }
}

final class PathNode: CustomStringConvertible {
  var value = 1
  let id = 7
  var next: PathNode?
  var tags: [String: Int] = [:]
  private(set) var hidden = 3
  var twice: Int { value * 2 }
  var both: Int {
    get { value }
    set { value = newValue }
  }
  var description: String { "node" }
}

struct PathRoot {
  let node = PathNode()
  var cells = PathCells()
  var maybe: PathCells?
  var list = [PathCells(), PathCells()]
  var pair = (a: 1, b: "x")
  let fixed = 2
  var computed: Int { fixed }
  var viaNode: Int {
    get { node.value }
    nonmutating set { node.value = newValue }
  }
}

protocol PathNamed {
  var name: String { get }
  var alias: String { get set }
}
struct PathPerson: PathNamed {
  var name: String
  var alias = "none"
}

protocol PathStore: AnyObject { var count: Int { get set } }
final class PathMemory: PathStore { var count = 1 }

func pathKind<Root, Value>(_ path: KeyPath<Root, Value>) -> String { "read" }
func pathKind<Root, Value>(_ path: WritableKeyPath<Root, Value>) -> String { "write" }
func pathKind<Root, Value>(_ path: ReferenceWritableKeyPath<Root, Value>) -> String { "reference" }
func pathSet<Root, Value>(
  _ root: Root, _ path: WritableKeyPath<Root, Value>, _ value: Value
) -> Root {
  var copy = root
  copy[keyPath: path] = value
  return copy
}
func pathSame(_ path: AnyKeyPath) -> String { "any" }
func pathSame<Root>(_ path: PartialKeyPath<Root>) -> String { "partial" }

enum KeyPathClasses {
  static func main() {
    print(pathKind(\PathRoot.cells), pathKind(\PathRoot.fixed), pathKind(\PathRoot.computed))
    print(pathKind(\PathRoot.node), pathKind(\PathRoot.node.value), pathKind(\PathRoot.node.id))
    print(pathKind(\PathRoot.viaNode), pathKind(\PathRoot.pair.b), pathKind(\PathRoot.self))
    print(pathKind(\PathRoot.maybe), pathKind(\PathRoot.maybe?.cells), pathKind(\PathRoot.maybe!))
    print(pathKind(\PathNode.hidden), pathKind(\PathNode.twice), pathKind(\PathNode.both))
    print(pathKind(\PathNode.next?.value), pathKind(\PathNode.next!.value))
    print(pathKind(\PathCells[row: 0, column: 1]), pathKind(\PathCells[total: 1]))
    print(pathKind(\PathNode.tags["a"]), pathKind(\[Int].[0]), pathKind(\[Int].count))
    print(pathKind(\PathRoot.cells[row: 0, column: 0]), pathKind(\String.count))
  }
}

enum KeyPathCasts {
  static func main() {
    let path: KeyPath<PathPerson, String> = \.name
    print(pathKind(path), path is WritableKeyPath<PathPerson, String>)
    print(path is ReferenceWritableKeyPath<PathPerson, String>)
    let paths: [AnyKeyPath] = [\PathPerson.name, \PathNode.value, \PathCells.cells]
    print(paths.map { $0 is PartialKeyPath<PathPerson> })
    print(paths.compactMap { $0 as? KeyPath<PathPerson, String> }.count)
    print(paths.compactMap { $0 as? ReferenceWritableKeyPath<PathNode, Int> }.count)
    print(paths.compactMap { $0 as? KeyPath<PathPerson, Int> }.count)
    for path in paths {
      switch path {
      case let found as KeyPath<PathPerson, String>:
        print("person", PathPerson(name: "Mia")[keyPath: found])
      case is PartialKeyPath<PathNode>: print("node")
      default: print("other", pathSame(path))
      }
    }
    print(type(of: path), type(of: \PathNode.value), type(of: \PathNode.twice))
    print(PathPerson(name: "Ben")[keyPath: paths[0]] ?? "-", PathNode()[keyPath: paths[0]] ?? "-")
    let partial: [PartialKeyPath<PathPerson>] = [\.name, \.alias]
    print(partial.map { "\(PathPerson(name: "Eva")[keyPath: $0])" })
    let titles: [PartialKeyPath<PathPerson>: String] = [\.name: "Name", \.alias: "Alias"]
    print(titles[\PathPerson.alias] ?? "-", titles[\.name] ?? "-", titles.count)
  }
}

enum KeyPathChanges {
  static func main() {
    print(pathSet(PathCells(), \.[row: 1, column: 0], 9).cells)
    print(pathSet(PathRoot(), \.cells[row: 0, column: 0], 8).cells.cells)
    print(pathSet(PathRoot(), \.list[1].cells[0][1], 7).list[1].cells)
    print(pathSet(PathRoot(), \.pair.b, "y").pair)
    print(pathSet(["a": 1], \.["b"], 2).count, pathSet(["a": 1], \.["a"], nil).isEmpty)
    print(PathCells()[keyPath: \.[total: 5]])
    print(\PathCells[row: 0, column: 1] == \PathCells[row: 0, column: 1])
    print(\PathCells[row: 0, column: 1] == \PathCells[row: 1, column: 1])
    print(pathKind((\PathRoot.cells).appending(path: \.cells)))
    print(pathKind((\PathRoot.node).appending(path: \.value)))
    print(pathKind((\PathRoot.node).appending(path: \.id)))
    print((\PathPerson.name).appending(path: \.count) == \PathPerson.name.count)
    print(named(PathPerson(name: "Ann")), counted(PathMemory()))
  }

  static func named<T: PathNamed>(_ value: T) -> String {
    value[keyPath: \.name] + pathKind(\T.name) + pathKind(\T.alias)
  }
  static func counted<S: PathStore>(_ store: S) -> String {
    store[keyPath: \S.count] = 5
    return "\(store.count) \(pathKind(\S.count))"
  }
}

enum MembersByKeyPath {
  @dynamicMemberLookup struct Lens<Value> {
    var value: Value
    subscript<Part>(dynamicMember path: WritableKeyPath<Value, Part>) -> Lens<Part> {
      Lens<Part>(value: value[keyPath: path])
    }
    subscript<Part>(dynamicMember path: KeyPath<Value, Part>) -> String {
      "read \(value[keyPath: path])"
    }
  }
  @dynamicMemberLookup final class Handle<Object: AnyObject> {
    let object: Object
    init(_ object: Object) { self.object = object }
    subscript<Part>(dynamicMember path: ReferenceWritableKeyPath<Object, Part>) -> Part {
      get { object[keyPath: path] }
      set { object[keyPath: path] = newValue }
    }
    subscript<Part>(dynamicMember path: KeyPath<Object, Part>) -> String { "read" }
  }

  static func main() {
    print(Lens(value: PathRoot()).cells.cells.value, Lens(value: PathRoot()).node)
    print(Lens(value: PathPerson(name: "Ida")).name.value)
    let handle = Handle(PathNode())
    handle.value = 5
    print(handle.value, handle.id, handle.twice, handle.both)
  }
}
