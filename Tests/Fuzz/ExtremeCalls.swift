import SceneLoader
import SwiftInterpreter

/// Calls names that Reflow knows, by their rows' signatures, with arguments that nobody means: numbers
/// that are none, infinite or as far from zero as there are, and collections that are empty or huge.
struct ExtremeCalls {
  private var random: RandomSource

  init(seed: UInt64) {
    random = RandomSource(seed: seed &* 0x8EBC_6AF0_9C88_C6E3)
  }

  /// A row with the type that it is a member of.
  private struct Row {
    var owner: String?
    var signature: String
  }

  private static let rows: [Row] = {
    var rows: [Row] = []
    for family in SceneLibraries.families {
      for type in family.types {
        rows += type.members.map { Row(owner: type.name, signature: $0.signature) }
      }
      for (name, members) in family.extensions.sorted(by: { $0.key < $1.key }) {
        rows += members.map { Row(owner: name, signature: $0.signature) }
      }
      rows += family.functions.map { Row(owner: nil, signature: $0.signature) }
    }
    return rows.filter { !$0.signature.contains("private ") }
  }()

  static var count: Int { rows.count }

  mutating func subject(_ seed: UInt64) -> Subject {
    // Each in turn, so that as many cases as there are rows come to all of them.
    let row = Self.rows[Int(seed % UInt64(Self.rows.count))]
    let statement = "show(\(call(row)))"
    return Subject(
      name: "call \(seed) \(row.owner.map { $0 + "." } ?? "")\(row.signature.prefix(60))",
      text: """
        import SwiftUI
        import Charts
        func show<V: View>(_ v: V) -> AnyView { AnyView(v) }
        @_disfavoredOverload func show(_ v: Any) -> AnyView { AnyView(Text("\\(v)")) }
        struct Item: Identifiable, Hashable, Codable { var id = 0; var name = "a" }
        let huge = Array(repeating: 1.0, count: 100_000)
        #Preview { \(statement) }

        """)
  }

  // MARK: Calls

  private mutating func call(_ row: Row) -> String {
    let signature = row.signature
    let words = signature.split(separator: " ")
    let isStatic = words.contains("static") || words.contains("class")
    let owner = row.owner
    guard let open = signature.firstIndex(of: "("),
      signature.contains("func ") || signature.contains("init")
        || signature.contains("subscript")
    else {
      let name = Self.name(after: ["var ", "let "], in: signature)
      return "\(receiver(owner, isStatic)).\(name)"
    }
    let arguments = Self.parameters(signature[open...]).map { parameter -> String? in
      if parameter.contains(" = "), Int.random(in: 0..<3, using: &random) == 0 { return nil }
      return argument(parameter)
    }.compactMap(\.self).joined(separator: ", ")
    if signature.contains("subscript") { return "\(receiver(owner, isStatic))[\(arguments)]" }
    if Self.isInitializer(signature) { return "\(owner ?? "")(\(arguments))" }
    let name = Self.name(after: ["func "], in: signature)
    guard let first = name.first else { return "1" }
    if !first.isLetter, first != "_" {
      let parts = arguments.split(separator: ":").map(String.init)
      return parts.count == 1
        ? "\(name)(\(arguments))" : "(\(value("Double")) \(name) \(value("Double")))"
    }
    return owner == nil
      ? "\(name)(\(arguments))" : "\(receiver(owner, isStatic)).\(name)(\(arguments))"
  }

  private mutating func receiver(_ owner: String?, _ isStatic: Bool) -> String {
    guard let owner else { return "" }
    return isStatic ? owner : "(\(value(owner)))"
  }

  private static func isInitializer(_ signature: String) -> Bool {
    signature.split(whereSeparator: { !$0.isLetter && $0 != "_" }).contains("init")
      && !signature.contains("func ")
  }

  private static func name(after keywords: [String], in signature: String) -> String {
    for keyword in keywords {
      guard let range = signature.firstRange(of: keyword) else { continue }
      let rest = signature[range.upperBound...]
      return String(rest.prefix { $0 != "(" && $0 != ":" && $0 != "<" && $0 != " " })
    }
    return "self"
  }

  /// The parameters between the first bracket and its end.
  private static func parameters(_ text: Substring) -> [String] {
    var depth = 0
    var parts: [String] = []
    var part = ""
    for character in text {
      switch character {
      case "(", "[", "<": depth += 1
      case ")", "]": depth -= 1
      case ">" where part.last != "-": depth -= 1
      default: break
      }
      if depth == 0 { break }
      if depth == 1, character == "(", part.isEmpty { continue }
      if depth == 1, character == "," {
        parts.append(part)
        part = ""
      } else {
        part.append(character)
      }
    }
    if part.contains(":") { parts.append(part) }
    return parts
  }

  private mutating func argument(_ parameter: String) -> String? {
    guard let colon = parameter.firstIndex(of: ":") else { return nil }
    let label = parameter[..<colon].split(separator: " ").filter { !$0.hasPrefix("@") }.first ?? "_"
    var type = String(parameter[parameter.index(after: colon)...])
    if let end = type.firstRange(of: " = ") { type = String(type[..<end.lowerBound]) }
    let given = value(type.split(separator: " ").joined(separator: " "))
    return label == "_" ? given : "\(label): \(given)"
  }

  // MARK: Values

  private static let doubles = [
    "Double.nan", "Double.infinity", "-Double.infinity", "0.0", "-0.0", "1e308", "-1e308", "5e-324",
    "1e19", "-1e19",
    "Double.greatestFiniteMagnitude", "9007199254740993.0", "0.5", "-1", "1e-300",
  ]
  private static let integers = [
    "Int.max", "Int.min", "-1", "0", "1", "Int.max - 1", "Int.min + 1", "1 << 32", "1 << 53",
    "-(1 << 31)", "100_000",
  ]
  private static let texts = [
    "\"\"", "\"a\"", "String(repeating: \"ab \", count: 100_000)", "\"\\u{0}\"", "\"%@ %lld %s\"",
    "\"1e999\"",
    "\"\\u{1F469}\\u{200D}\\u{1F469}\"", "\"[a\"", "\"yyyy-MM-dd\"", "\"\\u{301}\"",
  ]

  private mutating func value(_ written: String, depth: Int = 0) -> String {
    var type = written
    for prefix in [
      "inout ", "some ", "any ", "@escaping ", "@autoclosure ", "@ViewBuilder ", "@Sendable ",
      "each ", "repeat ",
    ]
    where type.hasPrefix(prefix) {
      type = String(type.dropFirst(prefix.count))
      return (prefix == "inout " ? "&" : "") + value(type, depth: depth)
    }
    if depth > 4 { return "0" }
    if type.hasPrefix("@") {
      return value(type.split(separator: " ").dropFirst().joined(separator: " "), depth: depth)
    }
    if type.hasSuffix("...") { return value(String(type.dropLast(3)), depth: depth + 1) }
    if type.hasSuffix("?") {
      return Int.random(in: 0..<4, using: &random) == 0
        ? "nil" : value(String(type.dropLast()), depth: depth + 1)
    }
    if type.contains("->") {
      let result = type.components(after: "->")
      let parameters = type.hasPrefix("()") ? "" : "_ in "
      if type.hasPrefix("("),
        Self.parameters(Substring(type)).count > 1
          || type.dropFirst().prefix(while: { $0 != ")" }).contains(",")
      {
        return "{ _, _ in \(value(result, depth: depth + 1)) }"
      }
      return
        "{ \(parameters)\(result == "Void" || result == "()" ? "" : value(result, depth: depth + 1)) }"
    }
    if type.hasPrefix("["), type.hasSuffix("]") {
      let inner = String(type.dropFirst().dropLast())
      let element = value(inner, depth: depth + 1)
      if inner.contains(": ") { return "[:]" }
      return pick([
        "[]", "[\(element)]", "[\(element), \(value(inner, depth: depth + 1))]",
        "Array(repeating: \(element), count: 100_000)",
      ])
    }
    switch type {
    case "Double", "CGFloat", "Float", "TimeInterval", "F", "Scalar": return pick(Self.doubles)
    case "Int", "Int64", "Int32", "UInt8", "UInt", "I", "Duration.Magnitude":
      return pick(Self.integers)
    case "Bool": return pick(["true", "false"])
    case "String", "LocalizedStringKey", "S", "Substring", "StringProtocol",
      "LocalizedStringResource", "Text.Key":
      return pick(Self.texts)
    case "Character": return pick(["\"a\"", "\"\\u{301}\"", "\"\\n\""])
    case "CGPoint": return "CGPoint(x: \(pick(Self.doubles)), y: \(pick(Self.doubles)))"
    case "CGSize": return "CGSize(width: \(pick(Self.doubles)), height: \(pick(Self.doubles)))"
    case "CGRect":
      return
        "CGRect(x: \(pick(Self.doubles)), y: \(pick(Self.doubles)), width: \(pick(Self.doubles)), height: \(pick(Self.doubles)))"
    case "CGVector": return "CGVector(dx: \(pick(Self.doubles)), dy: \(pick(Self.doubles)))"
    case "CGAffineTransform":
      return "CGAffineTransform(scaleX: \(pick(Self.doubles)), y: \(pick(Self.doubles)))"
    case "Angle": return "Angle.degrees(\(pick(Self.doubles)))"
    case "UnitPoint": return "UnitPoint(x: \(pick(Self.doubles)), y: \(pick(Self.doubles)))"
    case "EdgeInsets":
      return
        "EdgeInsets(top: \(pick(Self.doubles)), leading: \(pick(Self.doubles)), bottom: 0, trailing: 1)"
    case "Date":
      return pick([
        "Date(timeIntervalSince1970: \(pick(Self.doubles)))", "Date.distantPast",
        "Date.distantFuture", "Date()",
      ])
    case "Duration": return "Duration.seconds(\(pick(Self.doubles)))"
    case "Decimal":
      return pick([
        "Decimal(\(pick(Self.doubles)))", "Decimal.greatestFiniteMagnitude", "Decimal.nan",
      ])
    case "Color", "ShapeStyle", "Self":
      return pick([
        "Color.red", "Color(red: \(pick(Self.doubles)), green: \(pick(Self.doubles)), blue: 1e308)",
        "Color(white: \(pick(Self.doubles)))", "Color.red.opacity(\(pick(Self.doubles)))",
      ])
    case "Gradient":
      return
        "Gradient(stops: [.init(color: .red, location: \(pick(Self.doubles))), .init(color: .blue, location: \(pick(Self.doubles)))])"
    case "Path":
      return "Path(CGRect(x: \(pick(Self.doubles)), y: 0, width: \(pick(Self.doubles)), height: 9))"
    case "StrokeStyle":
      return
        "StrokeStyle(lineWidth: \(pick(Self.doubles)), miterLimit: \(pick(Self.doubles)), dash: [\(pick(Self.doubles)), \(pick(Self.doubles))], dashPhase: \(pick(Self.doubles)))"
    case "Shape", "InsettableShape":
      return pick([
        "Circle()", "RoundedRectangle(cornerRadius: \(pick(Self.doubles)))",
        "Rectangle().inset(by: \(pick(Self.doubles)))",
      ])
    case "View", "V", "Content", "Label", "ToolbarContent", "AnyView":
      return pick([
        "Text(\"a\")", "Rectangle().frame(width: \(pick(Self.doubles)))", "EmptyView()",
        "Color.red",
      ])
    case "Text": return "Text(\(pick(Self.texts)))"
    case "Font": return "Font.system(size: \(pick(Self.doubles)))"
    case "Animation":
      return pick([
        "Animation.linear(duration: \(pick(Self.doubles)))",
        "Animation.spring(response: \(pick(Self.doubles)), dampingFraction: \(pick(Self.doubles)))",
      ])
    case "Data": return pick(["Data()", "Data(repeating: 1, count: 100_000)"])
    case "UUID": return "UUID()"
    case "URL": return "URL(string: \"a://b\")!"
    case "Any", "Value", "T", "Element", "Hashable", "ID", "Equatable", "AnyHashable",
      "SelectionValue":
      return pick(Self.doubles + Self.integers + Self.texts + ["[1, 2]", "Item()", "huge"])
    case "Range<Int>":
      return pick(["0..<Int.max", "Int.min..<Int.max", "0..<0", "-1..<5", "Int.min..<Int.min + 1"])
    case "ClosedRange<Int>":
      return pick(["0...Int.max", "Int.min...Int.max", "0...0", "Int.max...Int.max"])
    case "ClosedRange<Double>", "ClosedRange<CGFloat>", "ClosedRange<V>", "ClosedRange<F>",
      "ClosedRange<Bound>":
      return pick([
        "0...Double.infinity", "-Double.infinity...Double.infinity", "0.0...0.0", "-1e308...1e308",
        "0...5e-324",
      ])
    case "Range<Double>": return pick(["0..<Double.infinity", "-1e308..<1e308", "0.0..<0.0"])
    case "ClosedRange<Date>": return "Date.distantPast...Date.distantFuture"
    case "Range<Date>": return "Date.distantPast..<Date.distantFuture"
    case "Edge.Set": return pick([".all", ".horizontal", "[]"])
    case "Alignment": return ".center"
    case "HorizontalAlignment", "VerticalAlignment": return ".center"
    case "Data.Element": return "1"
    case "DateComponents":
      return
        "DateComponents(year: \(pick(Self.integers)), month: \(pick(Self.integers)), day: \(pick(Self.integers)))"
    case "Calendar": return "Calendar.current"
    case "Locale":
      return pick([
        "Locale.current", "Locale(identifier: \"ar_EG@calendar=islamic\")",
        "Locale(identifier: \"\")",
      ])
    case "GridItem":
      return pick([
        "GridItem(.fixed(\(pick(Self.doubles))))",
        "GridItem(.adaptive(minimum: \(pick(Self.doubles))))",
        "GridItem(.flexible(minimum: \(pick(Self.doubles)), maximum: \(pick(Self.doubles))), spacing: \(pick(Self.doubles)))",
      ])
    case "ProposedViewSize":
      return "ProposedViewSize(width: \(pick(Self.doubles)), height: \(pick(Self.doubles)))"
    default: break
    }
    if type.hasPrefix("Binding<") {
      return ".constant(\(value(String(type.dropFirst(8).dropLast()), depth: depth + 1)))"
    }
    if type.hasPrefix("Array") { return pick(["[]", "[3, 1, 2]", "huge"]) }
    if type.hasPrefix("Set") { return pick(["Set<Int>()", "Set([1, 2])"]) }
    if type.hasPrefix("Dictionary") { return pick(["[String: Int]()", "[\"a\": 1]"]) }
    if type.hasPrefix("Optional") { return pick(["Optional(1)", "Int?.none"]) }
    if type.contains(".") || type.first?.isLowercase == true { return ".init()" }
    return Int.random(in: 0..<2, using: &random) == 0 ? "\(type)()" : ".init()"
  }

  private mutating func pick(_ elements: [String]) -> String {
    elements[Int.random(in: 0..<elements.count, using: &random)]
  }
}

extension String {
  /// What follows the last of some signs.
  fileprivate func components(after separator: String) -> String {
    guard let range = firstRange(of: separator) else { return self }
    return self[range.upperBound...].split(separator: " ").joined(separator: " ")
  }
}
