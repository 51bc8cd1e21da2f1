// Default arguments of generic calls, whose code depends on what each call binds, and initialisers
// and functions of which the type that is met decides.

enum DefaultClosures {
  struct Short: Collection {
    var startIndex: Int { 0 }
    var endIndex: Int { 2 }
    func index(after i: Int) -> Int { i + 1 }
    subscript(i: Int) -> String { "s\(i)" }
  }
  struct Long: Collection {
    var startIndex: Int { 10 }
    var endIndex: Int { 14 }
    func index(after i: Int) -> Int { i + 1 }
    subscript(i: Int) -> String { "l\(i)" }
  }

  struct Reader<C: Collection> {
    let read: (C) -> [C.Index]
    init(read: @escaping (C) -> [C.Index] = { [$0.startIndex, $0.endIndex] }) { self.read = read }
  }

  static func ends<C: Collection>(_ all: C, _ read: (C) -> C.Index = { $0.endIndex }) -> C.Index {
    read(all)
  }
  static func shown<T: CustomStringConvertible>(
    _ value: T, as text: (T) -> String = { $0.description + "." }
  ) -> String { text(value) }

  static func main() {
    print(ends(Short()), ends(Long()), ends([1, 2, 3]), ends("é").utf16Offset(in: "é"))
    print(Reader<Short>().read(Short()), Reader<Long>().read(Long()), Reader().read([true]))
    print(shown(1), shown(2.5), shown("x"), shown([1]))
  }
}

enum FunctionsByTheirResult {
  static func main() {
    let first: () -> String = words
    let second: () -> Int = words
    let third: (Int) -> String = doubled
    print(first(), second(), third(4))
  }
}

private func words() -> Int { 3 }
private func words() -> String { "three" }
private func doubled(_ x: Int) -> Int { x * 2 }
private func doubled(_ x: Int) -> String { "\(x)\(x)" }
