import SwiftSyntax

/// One argument as written.
struct WrittenArgument {
  var label: String?
  var expression: ExprSyntax
  /// Whether it follows the parentheses; the first such closure has no label.
  var isTrailing = false
}

extension LabeledExprListSyntax {
  /// The arguments between the parentheses.
  var written: [WrittenArgument] {
    nodes.map { WrittenArgument(label: $0.label?.plainText, expression: $0.expression) }
  }
}

/// Which arguments fill which parameters, by Swift's rules for labels, defaults, variadics and
/// trailing closures.
enum ArgumentMatching {
  /// The arguments of each parameter, as neighbouring positions; nil where the arguments don't fit.
  static func match(
    _ parameters: [Parameter], _ arguments: [WrittenArgument]
  ) -> [Range<Int>]? {
    // Made at the first argument that fits: most overloads of a name fail there.
    var filled: [Range<Int>] = []
    func fill(_ position: Int, _ indices: Range<Int>) {
      if filled.isEmpty { filled = [Range<Int>](repeating: 0..<0, count: parameters.count) }
      filled[position] = indices
    }
    // The parameter after the one filled last.
    var next = 0
    for (index, argument) in arguments.enumerated() where !argument.isTrailing {
      // A variadic parameter continues with further unlabelled arguments.
      if argument.label == nil, index > 0, parameters[next - 1].isVariadic {
        fill(next - 1, filled[next - 1].lowerBound..<index + 1)
        continue
      }
      while next < parameters.count, parameters[next].label != argument.label { next += 1 }
      guard next < parameters.count else { return nil }
      fill(next, index..<index + 1)
      next += 1
    }
    func isFilled(_ position: Int) -> Bool { !filled.isEmpty && !filled[position].isEmpty }
    for (index, argument) in arguments.enumerated() where argument.isTrailing {
      let position: Int?
      if let label = argument.label {
        position = parameters.indices.first { !isFilled($0) && parameters[$0].label == label }
      } else {
        let free = parameters.indices.dropFirst(next).filter { !isFilled($0) }
        position =
          trailingPosition(
            parameters, free, for: argument.expression, before: arguments[(index + 1)...])
          ?? backwardPosition(parameters, parameters.indices.filter { !isFilled($0) })
      }
      guard let position else { return nil }
      fill(position, index..<index + 1)
      next = position + 1
    }
    for (position, parameter) in parameters.enumerated() where !isFilled(position) {
      guard parameter.defaultValue != nil || parameter.isVariadic || parameter.isOmittable else {
        return nil
      }
    }
    return filled.isEmpty ? parameters.map { _ in 0..<0 } : filled
  }

  /// The first free parameter that takes a closure, unless it has a default and a later one needs
  /// it.
  private static func trailingPosition(
    _ parameters: [Parameter], _ free: [Int], for closure: ExprSyntax,
    before later: ArraySlice<WrittenArgument>
  ) -> Int? {
    func takes(_ position: Int) -> Int {
      parameters[position].type.fullyUnwrapped.functionType?.parameters.count ?? .max
    }
    let takers = free.filter { position in
      takesClosure(parameters[position].type) && !parameters[position].isPack
        && !later.contains { $0.label != nil && $0.label == parameters[position].label }
    }
    guard var first = takers.first else { return nil }
    // From behind, as in Swift 5, where the first can't take as many values as the closure names.
    let clause = closure.as(ClosureExprSyntax.self)?.signature?.parameterClause
    if let names = clause?.names.count, takes(first) < names,
      let fitting = takers.last(where: { takes($0) == names })
    {
      first = fitting
    }
    if parameters[first].defaultValue != nil || parameters[first].isOmittable,
      let needy = takers.first(where: {
        parameters[$0].defaultValue == nil && !parameters[$0].isOmittable
      })
    {
      return needy
    }
    return first
  }

  /// If no parameter that takes a closure remains, the last one before that needs one takes it, as
  /// in Swift 5: `Editor(item: item, limit: 3) { … }` of `init(item:onSave:limit:)`.
  private static func backwardPosition(_ parameters: [Parameter], _ free: [Int]) -> Int? {
    free.last { position in
      parameters[position].type.fullyUnwrapped.functionType != nil
        && parameters[position].defaultValue == nil && !parameters[position].isOmittable
    }
  }

  private static func takesClosure(_ type: SwiftType) -> Bool {
    switch type {
    case .unknown: true
    case .function: true
    case .parameter(let parameter): parameter.constraints.isEmpty
    case .nominal: type.functionType != nil
    case .existential(let protocols), .opaque(let protocols, _): protocols.isEmpty
    default: false
    }
  }

  /// What is wrong with a call's arguments for its only candidate, in the compiler's words.
  static func complaint(_ function: FunctionDeclaration, _ arguments: [WrittenArgument]) -> String {
    let parameters = function.parameters
    let written = arguments.filter { !$0.isTrailing }
    if parameters.isEmpty, !written.isEmpty { return noneTaken(function) }
    let needed = parameters.filter {
      $0.defaultValue == nil && !$0.isVariadic && !$0.isOmittable
    }
    if arguments.isEmpty, needed.count > 1, needed.allSatisfy({ $0.label != nil }) {
      let names = needed.map { "'\($0.label ?? "_")'" }.joined(separator: ", ")
      return "missing arguments for parameters \(names) in call"
    }
    if arguments.count == 1, written.isEmpty, needed.count == 1,
      case .nominal(let nominal, _) = needed[0].type, nominal.kind != .protocolType,
      needed[0].type.functionType == nil
    {
      return "trailing closure passed to parameter of type '\(needed[0].type)' "
        + "that does not accept a closure"
    }
    if written.count == parameters.count, written.count == arguments.count,
      let complaint = labelComplaint(parameters.map(\.label), written.map(\.label))
    {
      return complaint
    }
    let labels = Set(parameters.map { $0.label ?? "_" })
    if let stray = written.first(where: { !labels.contains($0.label ?? "_") }) {
      if let label = stray.label { return "extra argument '\(label)' in call" }
      if let first = parameters.first(where: { $0.defaultValue == nil }), let label = first.label,
        written.count == 1
      {
        return "missing argument label '\(label):' in call"
      }
      return "extra argument in call"
    }
    for (index, parameter) in parameters.enumerated()
    where parameter.defaultValue == nil && !parameter.isVariadic && !parameter.isOmittable {
      let isGiven =
        written.contains { $0.label == parameter.label }
        && (parameter.label != nil || index < written.count)
      if !isGiven, arguments.allSatisfy({ !$0.isTrailing }) || parameter.type.functionType == nil {
        return parameter.label.map { "missing argument for parameter '\($0)' in call" }
          ?? "missing argument for parameter #\(index + 1) in call"
      }
    }
    if arguments.contains(where: \.isTrailing) { return "extra trailing closure passed in call" }
    if written.count > parameters.count {
      let extra = (parameters.count..<written.count).map { "#\($0 + 1)" }
      return extra.count == 1
        ? "extra argument in call"
        : "extra arguments at positions \(extra.joined(separator: ", ")) in call"
    }
    return "arguments do not match '\(function.signature)'"
  }

  private static func noneTaken(_ function: FunctionDeclaration) -> String {
    if case .enumCase = function.implementation {
      return "enum case '\(function.name)' has no associated values"
    }
    return "argument passed to call that takes no arguments"
  }

  /// What is wrong with labels where their number is right; nil for nothing.
  private static func labelComplaint(_ expected: [String?], _ have: [String?]) -> String? {
    let wrong = zip(expected, have).filter { $0 != $1 }
    guard !wrong.isEmpty else { return nil }
    func list(_ labels: [String?]) -> String { labels.map { ($0 ?? "_") + ":" }.joined() }
    let plural = wrong.count == 1 ? "" : "s"
    if wrong.allSatisfy({ $0.0 == nil }) {
      return "extraneous argument label\(plural) '\(list(wrong.map(\.1)))' in call"
    }
    if wrong.allSatisfy({ $0.1 == nil }) {
      return "missing argument label\(plural) '\(list(wrong.map(\.0)))' in call"
    }
    let names = { (labels: [String?]) in labels.map { $0 ?? "_" }.sorted() }
    if names(expected) == names(have),
      let index = expected.indices.first(where: { expected[$0] != have[$0] }),
      let late = expected[index], let early = have[index]
    {
      return "argument '\(late)' must precede argument '\(early)'"
    }
    return "incorrect argument label\(plural) in call "
      + "(have '\(list(have))', expected '\(list(expected))')"
  }
}
