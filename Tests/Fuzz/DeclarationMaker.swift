import SwiftInterpreter

/// Makes files of declarations that name each other in every way, most of which no compiler takes:
/// classes, protocols, aliases, generics, wrappers, extensions, some of them half written.
struct DeclarationMaker {
  private var random: RandomSource

  init(seed: UInt64) {
    random = RandomSource(seed: seed &* 0xA076_1D64_78BD_642F)
  }

  mutating func subject(_ seed: UInt64) -> Subject {
    var lines = (0..<Int.random(in: 1...7, using: &random)).map { _ in declaration(depth: 0) }
    if chance(4) { lines.append("let v = \(expression(depth: 0))") }
    if chance(4) { lines.append("let w: \(type(depth: 0))\(chance(2) ? "" : "? = nil")") }
    if chance(3) { lines = lines.map { chance(3) ? halfWritten($0) : $0 } }
    let shown = chance(2) ? "Text(\"x\")" : "Text(\"\\(\(expression(depth: 0)))\")"
    let text = "import SwiftUI\n" + lines.joined(separator: "\n") + "\n#Preview { \(shown) }\n"
    return Subject(name: "declarations \(seed)", text: text)
  }

  // MARK: Declarations

  private static let types = ["A", "B", "C", "D", "E"]
  private static let protocols = ["P", "Q", "R"]
  private static let aliases = ["X", "Y", "Z"]
  private static let wrappers = ["W", "V"]
  private static let libraryTypes = [
    "Int", "String", "Double", "View", "Equatable", "Hashable", "Error", "Sequence", "Codable",
    "Identifiable", "ObservableObject", "Comparable", "CaseIterable", "Shape", "AnyObject",
    "Collection", "IteratorProtocol", "RawRepresentable", "ViewModifier", "PreferenceKey", "Any",
  ]

  private mutating func declaration(depth: Int) -> String {
    switch Int.random(in: 0..<14, using: &random) {
    case 0, 1, 2: nominal("class", pick(Self.types), depth)
    case 3: nominal(pick(["struct", "actor"]), pick(Self.types), depth)
    case 4: nominal("enum", pick(Self.types), depth)
    case 5, 6: nominal("protocol", pick(Self.protocols), depth)
    case 7, 8: alias
    case 9: "@propertyWrapper " + nominal(pick(["struct", "class"]), pick(Self.wrappers), depth)
    case 10, 11: nominal("extension", type(depth: 2), depth)
    case 12: function(depth)
    default: nominal(pick(["struct", "class", "enum"]), pick(Self.types), depth)
    }
  }

  private mutating func nominal(_ kind: String, _ name: String, _ depth: Int) -> String {
    let isProtocol = kind == "protocol"
    let isGeneric = !isProtocol && kind != "extension" && chance(3)
    let generics =
      isGeneric ? "<\(chance(4) ? "T: \(type(depth: 2))" : pick(["T", "T, U", "each T"]))>" : ""
    let primaries = isProtocol && chance(6) ? "<T>" : ""
    let parents = (0..<pickCount([0, 1, 1, 1, 2, 3])).map { _ in type(depth: 1) }
    let inheritance = parents.isEmpty ? "" : ": " + parents.joined(separator: ", ")
    let members = (0..<pickCount([0, 0, 1, 2, 3])).map { _ in
      isProtocol ? requirement : member(kind, depth)
    }
    let condition = chance(8) ? " where \(requirementOfTypes)" : ""
    return "\(kind) \(name)\(generics)\(primaries)\(inheritance)\(condition) { "
      + members.joined(separator: "; ") + " }"
  }

  private var alias: String {
    mutating get {
      let generics = chance(3) ? "<T>" : ""
      return "typealias \(pick(Self.aliases))\(generics) = \(type(depth: 0))"
    }
  }

  private var requirementOfTypes: String {
    mutating get {
      let left = pick(["T", "Self", "Element", "T.Element", "Self.T"] + Self.types)
      return chance(2) ? "\(left): \(type(depth: 2))" : "\(left) == \(type(depth: 1))"
    }
  }

  private var requirement: String {
    mutating get {
      switch Int.random(in: 0..<5, using: &random) {
      case 0:
        "associatedtype \(pick(["T", "U", "Element"]))\(chance(2) ? ": \(type(depth: 2))" : "")"
      case 1: "var x: \(type(depth: 1)) { get }"
      case 2: "func f(_ a: \(type(depth: 1))) -> \(type(depth: 1))"
      case 3: "init(_ a: \(type(depth: 2)))"
      default: alias
      }
    }
  }

  private mutating func member(_ kind: String, _ depth: Int) -> String {
    switch Int.random(in: 0..<12, using: &random) {
    case 0 where depth < 2: return declaration(depth: depth + 1)
    case 1: return "@\(pick(Self.wrappers)) var \(pick(["x", "wrappedValue"])): \(type(depth: 1))"
    case 2: return "var wrappedValue: \(type(depth: 1)) { \(expression(depth: 0)) }"
    case 3: return "static let s = \(expression(depth: 0))"
    case 4: return "lazy var l = \(expression(depth: 0))"
    case 5: return "init(_ a: \(type(depth: 1))) { \(chance(2) ? "self.init(a)" : "x = a") }"
    case 6: return function(depth)
    case 7: return alias
    case 8 where kind == "enum":
      return "\(chance(2) ? "indirect " : "")case a(\(type(depth: 1))), b"
    case 9: return "var body: some View { \(expression(depth: 0)) }"
    case 10:
      return "subscript(_ i: \(type(depth: 2))) -> \(type(depth: 1)) { \(expression(depth: 0)) }"
    default:
      return "var x\(chance(3) ? "" : ": \(type(depth: 0))")"
        + (chance(2) ? " = \(expression(depth: 0))" : "")
    }
  }

  private mutating func function(_ depth: Int) -> String {
    let generics = chance(3) ? "<T\(chance(3) ? ": \(type(depth: 2))" : "")>" : ""
    return "func f\(generics)(_ a: \(type(depth: 1))) -> \(type(depth: 1)) { "
      + "\(expression(depth: 0)) }"
  }

  // MARK: Types and expressions

  private mutating func type(depth: Int) -> String {
    if depth > 2 { return name }
    switch Int.random(in: 0..<16, using: &random) {
    case 0: return "\(name)<\(type(depth: depth + 1))>"
    case 1: return "\(name).\(pick(Self.types + ["T", "Element", "X"]))"
    case 2: return "[\(type(depth: depth + 1))]"
    case 3: return "\(type(depth: depth + 1))?"
    case 4: return "(\(type(depth: depth + 1)), \(type(depth: depth + 1)))"
    case 5: return "(\(type(depth: depth + 1))) -> \(type(depth: depth + 1))"
    case 6: return "\(pick(["some", "any"])) \(name)"
    case 7: return "[\(type(depth: depth + 1)): \(type(depth: depth + 1))]"
    case 8: return "\(name) & \(name)"
    case 9: return "\(name).Type"
    default: return name
    }
  }

  private var name: String {
    mutating get {
      switch Int.random(in: 0..<10, using: &random) {
      case 0, 1, 2, 3: pick(Self.types)
      case 4, 5: pick(Self.protocols)
      case 6, 7: pick(Self.aliases)
      case 8: pick(["T", "Self", "U"] + Self.wrappers)
      default: pick(Self.libraryTypes)
      }
    }
  }

  private mutating func expression(depth: Int) -> String {
    if depth > 2 { return pick(["1", "\"a\"", "nil", "self", "x", "a", "v"]) }
    switch Int.random(in: 0..<14, using: &random) {
    case 0: return "\(name)()"
    case 1: return "\(name)(\(expression(depth: depth + 1)))"
    case 2: return "\(name).\(pick(["s", "x", "a", "b", "self"]))"
    case 3:
      return
        "\(expression(depth: depth + 1)).\(pick(["x", "f(1)", "wrappedValue", "l", "s", "body"]))"
    case 4: return "f(\(expression(depth: depth + 1)))"
    case 5: return "[\(expression(depth: depth + 1))]"
    case 6: return "{ \(expression(depth: depth + 1)) }()"
    case 7: return "\(expression(depth: depth + 1)) + \(expression(depth: depth + 1))"
    case 8: return "\(expression(depth: depth + 1)) as? \(type(depth: 1))"
    case 9: return "\\\(name).x"
    case 10: return "(\(expression(depth: depth + 1)), \(expression(depth: depth + 1)))"
    default: return pick(["1", "\"a\"", "nil", "x", "self", "super.x", "v"])
    }
  }

  // MARK: Chance

  /// A text that ends early, or lacks some of its words.
  private mutating func halfWritten(_ text: String) -> String {
    if chance(2) { return String(text.prefix(Int.random(in: 0...text.count, using: &random))) }
    var words = text.split(separator: " ")
    for _ in 0..<Int.random(in: 1...3, using: &random) where !words.isEmpty {
      words.remove(at: Int.random(in: 0..<words.count, using: &random))
    }
    return words.joined(separator: " ")
  }

  private mutating func chance(_ parts: Int) -> Bool {
    Int.random(in: 0..<parts, using: &random) == 0
  }

  private mutating func pick(_ elements: [String]) -> String {
    elements[Int.random(in: 0..<elements.count, using: &random)]
  }

  private mutating func pickCount(_ counts: [Int]) -> Int {
    counts[Int.random(in: 0..<counts.count, using: &random)]
  }
}
