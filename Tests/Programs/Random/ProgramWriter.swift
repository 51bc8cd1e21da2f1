/// One program in the making. Its names end in its number, so that many can be compiled as one.
final class ProgramWriter {
  let number: Int
  private var state: UInt64
  private var declarations: [String] = []
  private var statements: [String] = []

  init(number: Int) {
    self.number = number
    // Numbers that follow each other must not give the same series, moved by one.
    state = UInt64(number)
    state = next() ^ next() << 32
  }

  /// Writes a few parts that have nothing to do with each other.
  func write() {
    declareShapes()
    let parts = [
      writeOverloads, writeOverloads, writeResults, writeConstrainedMembers,
      writeCollectionMembers, writeDispatch, writePipelines, writeLiterals, writeClosures,
    ]
    for _ in 0..<2 { pick(parts)() }
  }

  /// Each statement is a function in a line of its own, which can be left out without the others.
  var text: String {
    let steps = statements.enumerated().map { "func step\(number)_\($0)() { \($1) }" }
    return (declarations + steps).joined(separator: "\n") + "\n"
  }

  // MARK: Names and lines

  func name(_ base: String) -> String { "\(base)\(number)" }
  func declare(_ line: String) { if !declarations.contains(line) { declarations.append(line) } }
  func run(_ line: String) { statements.append(line) }
  func show(_ expression: String) { run("print(\(expression))") }

  // MARK: Chance

  /// SplitMix64.
  func next() -> UInt64 {
    state &+= 0x9e37_79b9_7f4a_7c15
    var z = state
    z = (z ^ (z >> 30)) &* 0xbf58_476d_1ce4_e5b9
    z = (z ^ (z >> 27)) &* 0x94d0_49bb_1331_11eb
    return z ^ (z >> 31)
  }

  func number(below bound: Int) -> Int { Int(next() % UInt64(bound)) }
  func pick<T>(_ choices: [T]) -> T { choices[number(below: choices.count)] }
  func chance(_ oneIn: Int) -> Bool { number(below: oneIn) == 0 }

  /// A few of the choices, each once, in an order of their own.
  func some<T>(_ count: ClosedRange<Int>, of choices: [T]) -> [T] {
    var left = choices
    var taken: [T] = []
    let wanted = count.lowerBound + number(below: count.count)
    while taken.count < wanted, !left.isEmpty {
      taken.append(left.remove(at: number(below: left.count)))
    }
    return taken
  }

  // MARK: What all parts use

  /// Types to overload on: a protocol with two structs, classes, a generic box.
  func declareShapes() {
    declare(
      """
      protocol \(name("Shape")) { var side: Int { get } }
      struct \(name("Square")): \(name("Shape")), Equatable {
        var side = 2
        static let unit = \(name("Square"))(side: 1)
      }
      struct \(name("Circle")): \(name("Shape")) { var side: Int { 3 } }
      class \(name("Base")) { var title: String { "base" } }
      final class \(name("Derived")): \(name("Base")) { override var title: String { "derived" } }
      struct \(name("Box"))<T> { var value: T }
      extension \(name("Box")): Equatable where T: Equatable {}
      """)
  }
}
