/// Every pair of parameter types, in every context: two functions of a name, and what each argument
/// of a table means by it.
extension ProgramWriter {
  private typealias Kind = (generics: String, type: String)

  private static let contexts = 7

  /// What a parameter may be: generic parameters with their constraints, and the type.
  private var kinds: [Kind] {
    let (shape, box) = (name("Shape"), name("Box"))
    return [
      ("", "Any"), ("T", "T"), ("T", "T?"), ("T", "[T]"), ("T", "[T?]"), ("", "[Int]"),
      ("", "[Any]"), ("", "some Collection"), ("", "some Collection<Int>"), ("T: Sequence", "T"),
      ("T: Equatable", "T"), ("T: Equatable", "[T]"), ("", "any Equatable"),
      ("", "(any Equatable)?"), ("", "AnyHashable"), ("", "Int"), ("", "Int?"), ("", "Double"),
      ("", "UInt8"), ("", "String"), ("T: StringProtocol", "T"), ("T: Numeric", "T"),
      ("T: BinaryInteger", "T"), ("", "Int..."), ("T", "T..."), ("", "Int = 0"),
      ("", "inout Int"), ("T", "inout T"), ("", "@autoclosure () -> Int"),
      ("T", "@autoclosure () -> T"), ("", "() -> Int"), ("", "() throws -> Int"), ("T", "() -> T"),
      ("", "(Int) -> Int"), ("T", "(Int) -> T"), ("T", "(T) -> T?"), ("", "(Int, Int)"),
      ("T", "(T, T)"), ("T", "KeyPath<\(name("Square")), T>"), ("T", "T.Type"), ("", "Any.Type"),
      ("", "Int.Type"), ("T", "\(box)<T>"), ("", "\(box)<Int>"), ("T", "\(box)<T>?"),
      ("T: \(shape)", "T"), ("", "any \(shape)"), ("", "(any \(shape))?"), ("", name("Square")),
      ("", name("Base")), ("", name("Derived")), ("", "Set<Int>"), ("", "[String: Int]"),
      ("", "Range<Int>"), ("T", "Range<T>"),
    ]
  }

  /// What may be handed over; some of it stands in a variable of the statement.
  private var handedOver: [String] {
    let (square, box) = (name("Square"), name("Box"))
    return [
      "1", "2.5", "\"a\"", "nil", "[]", "[1, 2]", "[1, 2.5]", "[nil, 1]", "[\"a\": 1]", "[[1]]",
      "(1, 2)", "1 + 2", "-1", "n", "o", "x", "&n", "list", "e", "{ 1 }", "{ $0 }", "{ $0 + 1 }",
      "{ _ in nil }", "\\.side", "Int.self", "\(square).self", "abs", "1...2", "0..<n", "Set([1])",
      "\(box)(value: 1)", "\(box)(value: o)", "\(square)()", ".unit", "shape",
      "\(name("Derived"))()", "list.first", "list[0]", "list.map { $0 }", "UInt8(3)",
      "\"abc\".prefix(2)", "n > 0 ? 1 : 2.5", "1 as Any", "",
    ]
  }

  /// Writes the pair that the program's number stands for: numbers that follow each other give pairs
  /// that have little in common, and all pairs come before one comes again in another context.
  func writePair() {
    declareShapes()
    let kinds = kinds
    let pairs = kinds.indices.flatMap { a in kinds.indices.suffix(from: a + 1).map { (a, $0) } }
    let (first, second) = pairs[number * 389 % pairs.count]
    let context = (number / pairs.count + number) % Self.contexts
    if context == 5 { declare("infix operator \(sign)") }
    if context == 6 { declare("prefix operator \(sign)") }
    if context > 0 { declare("struct \(name("Maker")) { var tag = \"\" }") }
    for kind in [kinds[first], kinds[second]] { declare(kind, in: context) }
    for argument in handedOver {
      run("\(locals(in: argument))print(\(use(of: argument, in: context)))")
    }
  }

  private func declare(_ kind: Kind, in context: Int) {
    let clause = kind.generics.isEmpty ? "" : "<\(kind.generics)>"
    let parameters = "\(clause)(_ x: \(kind.type))"
    let (tag, holder) = ("\"\(kind.type) \(kind.generics)\"", name("Maker"))
    switch context {
    case 0: declare("func \(name("pick"))\(parameters) -> String { \(tag) }")
    case 1: declare("extension \(holder) { func pick\(parameters) -> String { \(tag) } }")
    case 2: declare("extension \(holder) { init\(parameters) { self.init(tag: \(tag)) } }")
    case 3: declare("extension \(holder) { static func pick\(parameters) -> String { \(tag) } }")
    case 4: declare("extension \(holder) { subscript\(parameters) -> String { \(tag) } }")
    case 5: declare("func \(sign)\(clause)(n: Int, x: \(kind.type)) -> String { \(tag) }")
    default: declare("prefix func \(sign)\(clause)(x: \(kind.type)) -> String { \(tag) }")
    }
  }

  private func use(of argument: String, in context: Int) -> String {
    switch context {
    case 0: "\(name("pick"))(\(argument))"
    case 1: "\(name("Maker"))().pick(\(argument))"
    case 2: "\(name("Maker"))(\(argument)).tag"
    case 3: "\(name("Maker")).pick(\(argument))"
    case 4: "\(name("Maker"))()[\(argument)]"
    case 5: "1 \(sign) \(argument)"
    default: "\(sign)(\(argument))"
    }
  }

  /// An operator that no other program has.
  private var sign: String {
    let digits = Array("√∆÷×±†‡•¬∘")
    return String(String(number).compactMap { $0.wholeNumberValue.map { digits[$0] } })
  }

  private func locals(in argument: String) -> String {
    let locals = [
      "n": "var n = 1; ", "o": "let o: Int? = 1; ", "x": "let x = 1.5; ",
      "list": "let list = [1]; ", "e": "let e: any Equatable = 1; ",
      "shape": "let shape: any \(name("Shape")) = \(name("Square"))(); ",
    ]
    let words = argument.split { !$0.isLetter && !$0.isNumber }.map(String.init)
    return words.first { locals[$0] != nil }.flatMap { locals[$0] } ?? ""
  }
}
