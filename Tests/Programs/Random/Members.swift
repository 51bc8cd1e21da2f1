extension ProgramWriter {
  /// Members of one name in extensions of a generic type with differing constraints, seen from
  /// values of it and from generic functions.
  func writeConstrainedMembers() {
    let box = name("Box")
    let conditions = [
      "", "where T: Equatable", "where T: Comparable", "where T: Numeric", "where T == Int",
      "where T == String", "where T: \(name("Shape"))", "where T: Collection",
      "where T: Collection, T.Element == Int", "where T == [Int]", "where T: Sequence",
      "where T: Sequence, T.Element: Equatable", "where T: Hashable", "where T: BinaryInteger",
      "where T: \(name("Base"))", "where T: CustomStringConvertible", "where T == Int?",
    ]
    let kind = number(below: 4)
    for condition in some(2...5, of: conditions) {
      let tag = "\"\(condition.isEmpty ? "any" : condition) \\(T.self)\""
      let member =
        switch kind {
        case 0: "var tag: String { \(tag) }"
        case 1: "func tag() -> String { \(tag) }"
        case 2: "static var tag: String { \(tag) }"
        default: "static func tag() -> String { \(tag) }"
        }
      declare("extension \(box) \(condition) { \(member) }")
    }
    let call = kind.isMultiple(of: 2) ? "tag" : "tag()"
    let access = kind < 2 ? call : call
    for (index, constraint) in some(
      1...3, of: ["", ": Equatable", ": Numeric", ": Collection", ": Hashable"]
    )
    .enumerated() {
      let via = "\(name("via"))_\(index)"
      let base = kind < 2 ? "b" : "\(box)<T>"
      declare("func \(via)<T\(constraint)>(_ b: \(box)<T>) -> String { \(base).\(access) }")
      for value in some(1...3, of: boxed) { show("\(via)(\(box)(value: \(value)))") }
    }
    let types = ["Int", "String", "Double", "[Int]", "[Double]", name("Square"), "Int?", "Bool"]
    for index in 0..<5 {
      show(
        kind < 2
          ? "\(box)(value: \(pick(boxed))).\(access)" : "\(box)<\(types[index])>.\(access)")
    }
  }

  private var boxed: [String] {
    [
      "1", "\"a\"", "1.5", "[1]", "[1.5]", "\(name("Square"))()", "true", "[\(name("Circle"))()]",
      "Optional(1)", "\(name("Derived"))()", "(1, 2)", "[\"a\": 1]", "1...2", "UInt8(1)",
      "\"a\" as Character",
      "\(name("Box"))(value: 1)", "{ 1 }",
    ]
  }

  /// The same on the library's own collections and optionals.
  func writeCollectionMembers() {
    let tag = name("tag")
    let owners = [
      "Sequence", "Collection", "Array", "RandomAccessCollection", "BidirectionalCollection",
    ]
    let conditions = [
      "", "where Element == Int", "where Element: Equatable", "where Element: Numeric",
      "where Element == String", "where Element: \(name("Shape"))", "where Element: Comparable",
      "where Element: Collection", "where Element == Character", "where Element: BinaryInteger",
      "where Element == Int?",
    ]
    var written: Set<String> = []
    for _ in 0..<(2 + number(below: 4)) {
      let (owner, condition) = (pick(owners), pick(conditions))
      guard written.insert(owner + condition).inserted else { continue }
      declare(
        "extension \(owner) \(condition) { var \(tag): String { \"\(owner) \(condition)\" } }")
    }
    for condition in some(
      0...3,
      of: ["", "where Wrapped == Int", "where Wrapped: Numeric", "where Wrapped: Collection"])
    {
      declare(
        "extension Optional \(condition) { var \(tag): String { \"Optional \(condition)\" } }")
    }
    let values = [
      "[1, 2]", "[\"a\"]", "[1.5]", "\"text\"", "1...3", "1..<3", "[\(name("Square"))()]", "[[1]]",
      "Set([1])", "[\"a\": 1]", "[1, nil]", "Optional(1)", "Optional(\"a\")", "[1, 2].first",
      "[1, 2].map { \"\\($0)\" }", "[3, 1].sorted()", "zip([1], [2])",
      "stride(from: 0, to: 4, by: 2)",
      "Array(\"ab\")", "[1, 2].dropFirst()", "[1, 2].reversed()", "\"a b\".split(separator: \" \")",
      "[\"a\": 1].keys", "[\"a\": 1][\"a\"]", "[[1]].first", "Array(repeating: 0, count: 2)",
      "[1, 2].enumerated()",
      "[UInt8(1)]", "([1, 2] as Set).map { $0 }",
    ]
    for value in some(5...9, of: values) { show("\(value).\(tag)") }
  }

  /// Requirements, defaults, overrides: by whom a call is answered.
  func writeDispatch() {
    let (animal, loud) = (name("Animal"), name("Loud"))
    let isRequired = chance(2)
    declare(
      "protocol \(animal) { var kind: String { get }\(isRequired ? "; func speak() -> String" : "") }"
    )
    declare("protocol \(loud): \(animal) {}")
    declare(
      "extension \(animal) { func speak() -> String { \"animal \" + kind }; static var group: String { \"animals\" } }"
    )
    if chance(2) { declare("extension \(loud) { func speak() -> String { \"loud \" + kind } }") }
    if chance(2) {
      declare(
        "extension \(animal) where Self: Equatable { func speak() -> String { \"same \" + kind } }")
    }
    if chance(3) { declare("extension \(loud) { static var group: String { \"loud ones\" } }") }
    let kinds = [
      "struct \(name("Dog")): \(pick([animal, loud]))\(chance(2) ? ", Equatable" : "") { var kind = \"dog\"",
      "struct \(name("Cat"))<T>: \(pick([animal, loud])) { var kind: String { \"cat \\(T.self)\" }",
      "class \(name("Bird")): \(pick([animal, loud])) { var kind: String { \"bird\" }; init() {}",
    ]
    for kind in kinds {
      let own = chance(2) ? "; func speak() -> String { \"own \" + kind }" : ""
      let group = chance(3) ? "; static var group: String { \"own group\" }" : ""
      declare(kind + own + group + " }")
    }
    let overriding = chance(2) ? " override var kind: String { \"duck\" }" : ""
    declare("final class \(name("Duck")): \(name("Bird")) {\(overriding) }")
    declare(
      "func \(name("generic"))<A: \(animal)>(_ a: A) -> String { a.speak() + \" of \" + A.group }")
    declare(
      "func \(name("louder"))<A: \(loud)>(_ a: A) -> String { a.speak() + \" of \" + A.group }")
    declare("func \(name("equal"))<A: \(animal) & Equatable>(_ a: A) -> String { a.speak() }")
    declare("func \(name("opaque"))() -> some \(animal) { \(name("Dog"))() }")
    let values = [
      "\(name("Dog"))()", "\(name("Cat"))<Int>()", "\(name("Bird"))()", "\(name("Duck"))()",
    ]
    for value in values {
      show("\(value).speak()")
      show("\(name("generic"))(\(value))")
      show("(\(value) as any \(animal)).speak()")
      show("\(pick(["louder", "equal", "generic"]).appending(number))(\(value))")
      show("type(of: \(value) as any \(animal)).group")
    }
    show("\(name("opaque"))().speak()")
    show("[\(values[0]), \(values[1])].map { ($0 as any \(animal)).speak() }")
    declare("let \(name("all")): [any \(animal)] = [\(values.joined(separator: ", "))]")
    show("\(name("all")).map { $0.speak() }")
    show("\(name("all")).map { \(name("generic"))($0) }")
  }
}

extension String {
  fileprivate func appending(_ number: Int) -> String { "\(self)\(number)" }
}
