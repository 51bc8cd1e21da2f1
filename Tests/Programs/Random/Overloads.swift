extension ProgramWriter {
  /// What a parameter may be: generic parameters with their constraints, and the type.
  private var parameterKinds: [(generics: String, type: String)] {
    let (shape, square) = (name("Shape"), name("Square"))
    return [
      ("", "Int"), ("", "Double"), ("", "String"), ("", "Bool"), ("", "Character"), ("", "Int?"),
      ("", "String?"), ("", "[Int]"), ("", "[Double]"), ("T", "[T]"), ("T", "T"), ("T", "T?"),
      ("T: Numeric", "T"), ("T: BinaryInteger", "T"), ("T: FloatingPoint", "T"),
      ("T: Equatable", "T"), ("T: Comparable", "T"), ("T: Equatable", "[T]"), ("T: \(shape)", "T"),
      ("", "any \(shape)"), ("", "some \(shape)"), ("", "Any"), ("", square),
      ("", name("Base")), ("", name("Derived")), ("T", "\(name("Box"))<T>"),
      ("", "\(name("Box"))<Int>"), ("T: Sequence", "T"), ("T: Collection", "T"),
      ("T: Collection<Int>", "T"), ("", "[String: Int]"), ("", "(Int) -> Int"), ("", "() -> Int"),
      ("T", "() -> T"), ("T", "(Int) -> T"), ("", "Int..."), ("T", "T..."), ("", "Set<Int>"),
      ("", "Range<Int>"), ("", "ClosedRange<Int>"), ("", "(Int, Int)"), ("", "UInt8"),
      ("", "Float"), ("T", "KeyPath<\(square), T>"), ("", "some Collection"), ("T", "T.Type"),
      ("T: StringProtocol", "T"), ("T", "Optional<[T]>"), ("", "any Equatable"), ("", "inout Int"),
    ]
  }

  /// What may be handed over.
  private var arguments: [String] {
    let (square, box) = (name("Square"), name("Box"))
    return [
      "1", "2.5", "\"a\"", "true", "[1, 2]", "[1, 2.5]", "[\"a\"]", "nil", "\(square)()",
      "\(name("Circle"))()", "\(name("Derived"))()", "\(name("Base"))()", "\(box)(value: 1)",
      "\(box)(value: \"a\")", "{ 1 }", "{ $0 }", "{ $0 + 1 }", "{ \"\\($0)\" }", "1...3", "1..<3",
      "(1, 2)", "UInt8(3)", "Optional(1)", "[\"a\": 1]", "[:]", "[]", "\\.side", "-1", "1 + 2",
      "1 + 2.5", "\"a\" + \"b\"", ".init(side: 2)", ".unit", "1 > 0 ? 1 : 2.5", "1 as Any",
      "(1 as Any) as? Int", "Set([1])", "[1, 2].map { $0 * 2 }", "Int.self", "\(square).self",
      "\(square)() as any \(name("Shape"))", "[1, 2][0]", "\"abc\".count", "\"abc\".first",
      "[3, 1].sorted()", "[3, 1].max()", "\"abc\".prefix(2)", "[1: 2].first!.value", "Float(1)",
      "zip([1], [2]).map { $0 }", "(1, 2).0", "[1, nil]", "{ (x: Int) in x }", "{ () -> Int in 7 }",
      "[\(square)()]", "1 as Double", "3 / 2", "3 / 2.0", "\"\\(1)\"", "Double(2)", "Int(\"4\")",
    ]
  }

  /// Declarations of one name that differ in their parameters, and calls.
  func writeOverloads() {
    let carrier = number(below: 5)
    let kinds = some(2...5, of: parameterKinds)
    let second = chance(3) ? pick(["Int", "Double", "String", "T", "Any", "Int = 0"]) : nil
    let holder = name("Maker")
    if carrier > 0 { declare("struct \(holder) { var tag = \"\" }") }
    for (index, kind) in kinds.enumerated() {
      var generics = kind.generics
      if second == "T", generics.isEmpty { generics = "T" }
      let clause = generics.isEmpty ? "" : "<\(generics)>"
      let parameters = "_ x: \(kind.type)" + (second.map { ", _ y: \($0)" } ?? "")
      let tag = "\"\(index): \(kind.type) \(kind.generics)\""
      let disfavored = chance(12) ? "@_disfavoredOverload " : ""
      switch carrier {
      case 0:
        declare("\(disfavored)func \(name("pick"))\(clause)(\(parameters)) -> String { \(tag) }")
      case 1:
        declare(
          "extension \(holder) { \(disfavored)func pick\(clause)(\(parameters)) -> String { \(tag) } }"
        )
      case 2:
        declare(
          "extension \(holder) { \(disfavored)init\(clause)(\(parameters)) { self.init(tag: \(tag)) } }"
        )
      case 3:
        declare("extension \(holder) { subscript\(clause)(\(parameters)) -> String { \(tag) } }")
      default:
        declare(
          "extension \(holder) { static func pick\(clause)(\(parameters)) -> String { \(tag) } }")
      }
    }
    let extra = second.map {
      $0.contains("=") ? pick(["", ", 5"]) : pick([", 1", ", 2.5", ", \"b\""])
    }
    for argument in some(4...8, of: arguments) {
      let list = "\(argument)\(extra ?? "")"
      switch carrier {
      case 0: show("\(name("pick"))(\(list))")
      case 1: show("\(holder)().pick(\(list))")
      case 2: show("\(holder)(\(list)).tag")
      case 3: show("\(holder)()[\(list)]")
      default: show("\(holder).pick(\(list))")
      }
    }
  }

  /// Functions that differ in their results alone, where something says which is meant.
  func writeResults() {
    let make = name("make")
    let values = [
      ("Int", "1"), ("Double", "2.5"), ("String", "\"three\""), ("[Int]", "[4]"), ("Bool", "true"),
      ("Int?", "nil"), (name("Square"), ".unit"), ("(Int, String)", "(5, \"five\")"),
      ("() -> Int", "{ 6 }"), ("[String: Int]", "[\"seven\": 7]"), ("UInt8", "8"),
    ]
    let chosen = some(2...5, of: values)
    for (type, value) in chosen { declare("func \(make)() -> \(type) { \(value) }") }
    if chance(3) {
      declare("func \(make)<T: ExpressibleByArrayLiteral>() -> T { [] }")
    }
    declare("func \(name("takeInt"))(_ x: Int) -> String { \"Int \\(x)\" }")
    declare("func \(name("takeAny"))<T: Comparable>(_ a: T, _ b: T) -> String { \"\\(T.self)\" }")
    let uses = [
      "\(make)() as Int", "\(make)() as String", "\(make)() as Int?", "1 + \(make)()",
      "\(make)() + \"x\"", "[\(make)(), 1]", "[\(make)(), \"a\"]", "\(name("takeInt"))(\(make)())",
      "\(make)() ? 1 : 2", "\(make)() + 0.5", "\(make)().count as Int", "\(make)().side",
      "\(make)().1", "\(make)()()", "\(name("takeAny"))(\(make)(), 1)", "\"\" == \(make)()",
      "\(make)() ?? 9", "[1, 2].map { $0 + \(make)() }", "[\(make)() as Double, 1]",
      "(\(make)() as [Int]).first ?? 0", "!\(make)()", "\(make)()[0]", "[1: \(make)() as Bool]",
      "[1, 2].reduce(\(make)(), +)", "\(make)()[\"seven\"] ?? 0", "2 * \(make)() + 1",
      "{ \(make)() }() as String", "\(name("takeAny"))(\"a\", \(make)())", "-(\(make)() as Int)",
    ]
    for use in some(5...9, of: uses) { show(use) }
  }
}
