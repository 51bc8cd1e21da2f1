extension ProgramWriter {
  /// What can be done to a value of each type, and the type that gives.
  private static let steps: [String: [(step: String, result: String)]] = [
    "[Int]": [
      (".map { $0 * 2 }", "[Int]"), (".map { \"\\($0)\" }", "[String]"),
      (".filter { $0 > 1 }", "[Int]"),
      (".map { Double($0) / 2 }", "[Double]"), (".reduce(0, +)", "Int"), (".first", "Int?"),
      (".map { ($0, \"n\\($0)\") }", "[(Int, String)]"),
      (".compactMap { $0 > 1 ? $0 : nil }", "[Int]"),
      (
        ".reduce(into: [Int: [String]]()) { $0[$1 % 2, default: []].append(\"v\\($1)\") }",
        "[Int: [String]]"
      ),
      (".sorted(by: >)", "[Int]"), (".flatMap { [$0, $0 + 1] }", "[Int]"), (".max()", "Int?"),
      (".map(String.init)", "[String]"), (".reduce(1.5) { $0 + Double($1) }", "Double"),
      (".map { $0.isMultiple(of: 2) }", "[Bool]"), (".enumerated().map { $0 * $1 }", "[Int]"),
      (".prefix(2).map { $0 }", "[Int]"), (".contains(2)", "Bool"), (".map { [$0] }", "[[Int]]"),
      (".reduce(\"\") { $0 + \"\\($1)\" }", "String"),
      (".lazy.map { $0 + 1 }.reversed().map { $0 }", "[Int]"),
      (".map { x in let y = x * x; return y - 1 }", "[Int]"),
      (".map { x -> Int? in x > 2 ? x : nil }", "[Int?]"),
      (".map { $0 as Any }.compactMap { $0 as? Int }", "[Int]"), (".firstIndex(of: 2)", "Int?"),
      (".allSatisfy { $0 < 9 }", "Bool"), (".min(by: >)", "Int?"),
      (".map(\\.description)", "[String]"),
    ],
    "[String]": [
      (".map(\\.count)", "[Int]"), (".joined(separator: \"-\")", "String"),
      (".sorted()", "[String]"),
      (".compactMap { Int($0) }", "[Int]"), (".map { ($0.count, $0) }", "[(Int, String)]"),
      (".first", "String?"), (".map { $0.uppercased() }", "[String]"),
      (".compactMap(Int.init)", "[Int]"),
      (".reduce(into: [:]) { $0[$1.count, default: []] += [$1] }", "[Int: [String]]"),
      (".flatMap { $0 }.map { String($0) }", "[String]"), (".filter { !$0.isEmpty }", "[String]"),
      (".reduce(0) { $0 + $1.count }", "Int"), (".sorted { $0.count > $1.count }", "[String]"),
      (".contains { $0.hasPrefix(\"v\") }", "Bool"),
      (".map { $0.first.map { String($0) } ?? \"-\" }", "[String]"),
    ],
    "[Double]": [
      (".map { $0 + 1 }", "[Double]"), (".map(Int.init)", "[Int]"), (".reduce(0, +)", "Double"),
      (".map { Int($0.rounded()) }", "[Int]"), (".max()", "Double?"), (".map { $0 > 1 }", "[Bool]"),
    ],
    "[Bool]": [
      (".map { $0 ? 1 : 0 }", "[Int]"), (".filter { $0 }.count", "Int"), (".map { !$0 }", "[Bool]"),
      (".contains(true)", "Bool"), (".map { $0 ? \"y\" : \"n\" }", "[String]"), (".first", "Bool?"),
    ],
    "[[Int]]": [
      (".flatMap { $0 }", "[Int]"), (".map { $0.reduce(0, +) }", "[Int]"),
      (".first?.first", "Int?"),
      (".reduce([], +)", "[Int]"), (".map(\\.count)", "[Int]"), (".joined().map { -$0 }", "[Int]"),
    ],
    "[Int?]": [
      (".compactMap { $0 }", "[Int]"), (".map { $0 ?? -1 }", "[Int]"), (".first ?? nil", "Int?"),
      (".map { $0.map { \"\\($0)\" } ?? \"none\" }", "[String]"),
      (".filter { $0 != nil }.count", "Int"),
    ],
    "[(Int, String)]": [
      (".map { $0.0 }", "[Int]"), (".map(\\.1)", "[String]"),
      (".map { n, s in s + \"\\(n)\" }", "[String]"),
      (".map { $1 + String($0) }", "[String]"), (".filter { $0.0 > 1 }.count", "Int"),
      (".min { $0.0 < $1.0 }.map { $0.1 }", "String?"),
    ],
    "[Int: [String]]": [
      (".keys.sorted()", "[Int]"), (".mapValues(\\.count).values.sorted()", "[Int]"),
      (".map { $0.key + $0.value.count }.sorted()", "[Int]"),
      (".sorted { $0.key < $1.key }.flatMap(\\.value)", "[String]"),
      ("[0, default: [\"none\"]]", "[String]"), ("[1]?.count", "Int?"), (".count", "Int"),
    ],
    "Int": [
      (".description", "String"), (" * 2 + 1", "Int"), (" > 3", "Bool"),
      (".isMultiple(of: 3)", "Bool"),
      (".advanced(by: 2)", "Int"), (".magnitude.description", "String"),
    ],
    "Int?": [
      (" ?? 7", "Int"), (".map { $0 + 1 }", "Int?"), (".map { \"\\($0)\" }", "String?"),
      (".flatMap { $0 > 2 ? $0 : nil }", "Int?"), ("?.description", "String?"), (" == nil", "Bool"),
      (".map { [$0] } ?? []", "[Int]"),
    ],
    "String?": [
      (" ?? \"none\"", "String"), ("?.count", "Int?"), (".map { [$0, $0] } ?? []", "[String]"),
      ("?.isEmpty ?? true", "Bool"), (".flatMap { Int($0) }", "Int?"),
    ],
    "Double?": [(" ?? 0.5", "Double"), (".map { Int($0) }", "Int?"), ("?.rounded()", "Double?")],
    "Bool?": [(" ?? false", "Bool"), (".map { $0 ? 1 : 2 }", "Int?")],
    "Double": [
      (" / 2", "Double"), (".rounded()", "Double"), (" > 1", "Bool"), (".description", "String"),
    ],
    "Bool": [(" ? 1 : 2", "Int"), (" ? \"yes\" : \"no\"", "String"), (" && true", "Bool")],
    "String": [
      (".count", "Int"), (".map { String($0) }", "[String]"), (" + \"!\"", "String"),
      (".first.map(String.init)", "String?"),
      (".uppercased()", "String"), (".split(separator: \"-\").map { String($0) }", "[String]"),
      (".isEmpty", "Bool"), (".compactMap { $0.wholeNumberValue }", "[Int]"),
      (".reversed().map { \"\\($0)\" }", "[String]"),
    ],
  ]

  /// Chains of the library's functions, with the type the compiler gives each.
  func writePipelines() {
    for _ in 0..<4 {
      var type = pick(["[Int]", "[String]", "Int", "String"])
      var text =
        switch type {
        case "[Int]": pick(["[3, 1, 2]", "Array(1...4)", "[5]"])
        case "[String]": pick(["[\"b\", \"a-1\", \"\"]", "[\"12\", \"x\"]"])
        case "Int": pick(["4", "[1, 2].count"])
        default: pick(["\"a-b1\"", "\"\""])
        }
      for _ in 0..<(1 + number(below: 4)) {
        guard let steps = Self.steps[type] else { break }
        let (step, result) = pick(steps)
        text = "(\(text))\(step)"
        type = result
      }
      if chance(2) {
        run("let value = \(text); print(type(of: value), \(printed("value", type)))")
      } else {
        run("let value: \(type) = \(text); print(\(printed("value", type)))")
      }
    }
  }

  /// A dictionary has no order.
  private func printed(_ value: String, _ type: String) -> String {
    switch type {
    case "[Int: [String]]": "\(value).sorted { $0.key < $1.key }.map { \"\\($0)\" }"
    case _ where type.hasSuffix("?"): "\(value) as Any"
    default: value
    }
  }

  /// Types of one's own that literals make, and operators between them and the library's.
  func writeLiterals() {
    let money = name("Money")
    let protocols = some(
      1...4,
      of: [
        (
          "ExpressibleByIntegerLiteral", "init(integerLiteral value: Int) { text = \"i\\(value)\" }"
        ),
        ("ExpressibleByFloatLiteral", "init(floatLiteral value: Double) { text = \"f\\(value)\" }"),
        (
          "ExpressibleByStringLiteral",
          "init(stringLiteral value: String) { text = \"s\\(value)\" }"
        ),
        (
          "ExpressibleByArrayLiteral",
          "init(arrayLiteral elements: Int...) { text = \"a\\(elements)\" }"
        ),
        (
          "ExpressibleByBooleanLiteral",
          "init(booleanLiteral value: Bool) { text = \"b\\(value)\" }"
        ),
        ("ExpressibleByNilLiteral", "init(nilLiteral: ()) { text = \"nil\" }"),
      ])
    declare(
      "struct \(money): Equatable, \(protocols.map(\.0).joined(separator: ", ")) { var text: String; init(_ text: String) { self.text = text }; "
        + protocols.map(\.1).joined(separator: "; ") + " }")
    declare(
      "extension \(money) { static let zero = \(money)(\"zero\"); static func of(_ n: Int) -> \(money) { .init(\"of\\(n)\") } }"
    )
    for (left, right) in some(
      1...3,
      of: [(money, money), (money, "Int"), ("Int", money), (money, "Double"), (money, "String")])
    {
      // Other programs must not see it.
      declare(
        "fileprivate func + (a: \(left), b: \(right)) -> \(money) { \(money)(\"\\(a)+\\(b)\") }")
    }
    for type in some(
      1...3, of: [money, "Int", "Double", "String", "\(money)?", "[\(money)]", "Any"])
    {
      declare("func \(name("pay"))(_ x: \(type)) -> String { \"\(type) \\(x)\" }")
    }
    let literals = [
      "1", "2.5", "\"a\"", "[1, 2]", "true", "nil", "-3", ".zero", ".of(4)", "[3, 4]", "[.zero]",
      "\(money)(\"m\")", "[1, 2.5]",
    ]
    for literal in some(4...7, of: literals) { show("\(name("pay"))(\(literal))") }
    for literal in some(2...5, of: literals) {
      run("let value: \(money) = \(literal); print(value.text)")
    }
    for use in some(
      3...6,
      of: [
        "1 + 2", "\(money)(\"x\") + 1", "1 + \(money)(\"x\")", "\(money)(\"x\") + 2.5",
        "\(money)(\"x\") == 1",
        "[\(money)(\"x\"), 1]", "[1, \(money).zero].count", "(1 + 2) as \(money)", "\"a\" + \"b\"",
        "\(money).of(1) + \(money).of(2) + 3", "[\"k\": 1 as \(money)]", "1 == 2",
        "(nil as \(money)?) ?? 5",
        "[1, 2] as [\(money)]", "\(money)(\"x\") + \"s\"", "true ? 1 : \(money).zero",
      ])
    { show(use) }
  }

  /// Functions that take functions, and what can stand for one.
  func writeClosures() {
    let apply = name("apply")
    let overloads = [
      "func \(apply)<A, B>(_ a: A, _ f: (A) -> B) -> String { \"A \\(A.self) B \\(B.self) \\(f(a))\" }",
      "func \(apply)<A>(_ a: A, _ f: (A) -> A) -> String { \"A \\(A.self) \\(f(a))\" }",
      "func \(apply)(_ a: Int, _ f: (Int) -> String) -> String { \"Int String \\(f(a))\" }",
      "func \(apply)(_ a: Int, _ f: (Int) -> Int) -> String { \"Int Int \\(f(a))\" }",
      "func \(apply)<A>(_ a: A, _ f: (A) -> Void) -> String { f(a); return \"A \\(A.self) Void\" }",
      "func \(apply)<A>(_ a: A, _ f: (A) -> A?) -> String { \"A? \\(A.self) \\(f(a) as Any)\" }",
      "func \(apply)(_ a: Double, _ f: (Double) -> Double) -> String { \"Double \\(f(a))\" }",
      "func \(apply)<A, B>(_ a: A, _ f: (A) -> [B]) -> String { \"[B] \\(B.self) \\(f(a))\" }",
      "func \(apply)<A>(_ a: A, _ f: () -> A) -> String { \"none \\(f())\" }",
      "func \(apply)<A>(_ a: A, _ f: (A) -> Bool) -> String { \"Bool \\(f(a))\" }",
      "func \(apply)<A, B>(_ a: [A], _ f: (A) -> B) -> String { \"each \\(a.map(f))\" }",
      "func \(apply)(_ a: String, _ f: (Character) -> Bool) -> String { \"Character \\(a.filter(f))\" }",
    ]
    for overload in some(1...4, of: overloads) { declare(overload) }
    let functions = [
      "{ $0 }", "{ $0 + 1 }", "{ \"\\($0)\" }", "{ _ in }", "{ [$0] }", "{ x in x }", "{ $0 > 1 }",
      "{ x in let y = x; return y }", "{ _ in nil }", "{ 5 }", "String.init(describing:)",
      "{ _ in 2.5 }",
      "{ ($0, $0) }", "\\.description", "{ x -> String in \"s\\(x)\" }", "{ [$0, $0] }",
      "{ print($0) }",
      "{ if $0 == 1 { return \"one\" } else { return \"other\" } }", "{ (x: Int) in x * 2 }",
      "{ Optional($0) }",
      "{ $0.isLetter }", "{ -$0 }", "abs", "{ x in switch x { case 1: 10; default: 20 } }",
      "Optional.init",
    ]
    for _ in 0..<7 {
      show(
        "\(apply)(\(pick(["1", "2.5", "\"a\"", "[1, 2]", "1 as Any", "[\"a\"]"])), \(pick(functions)))"
      )
    }
    declare(
      "func \(name("twice"))<A, B>(_ a: A, first: (A) -> B, then: (B) -> A) -> A { then(first(a)) }"
    )
    declare(
      "func \(name("compose"))<A, B, C>(_ f: @escaping (A) -> B, _ g: @escaping (B) -> C) -> (A) -> C { { g(f($0)) } }"
    )
    show(
      "\(name("twice"))(\(pick(["1", "2"]))) { \"\\($0)\" } then: { $0.count + \(number(below: 9)) }"
    )
    show("\(name("compose"))({ $0 + 1 }, { \"\\($0)\" })(\(pick(["1", "2.5"])))")
    show(
      "\(name("compose"))(\(pick(["abs", "{ (x: Int) in Double(x) }", "{ $0 * 2 }"])), { [$0] })(3)"
    )
  }
}
