import SwiftSyntax

/// One argument as written.
struct WrittenArgument {
  var label: String?
  var expression: ExprSyntax
  /// Whether it follows the parentheses; the first such closure has no label.
  var isTrailing = false
}

/// Which arguments fill which parameters, by Swift's rules for labels, defaults, variadics and
/// trailing closures.
enum ArgumentMatching {
  /// Argument indices by parameter; nil where the arguments don't fit.
  static func match(_ parameters: [Parameter], _ arguments: [WrittenArgument]) -> [[Int]]? {
    guard let positions = positions(parameters, arguments) else { return nil }
    var filled = [[Int]](repeating: [], count: parameters.count)
    for (index, position) in positions.enumerated() { filled[position].append(index) }
    var next = positions.last.map { $0 + 1 } ?? 0
    for (index, argument) in arguments.enumerated() where argument.isTrailing {
      let laterLabels = Set(arguments[(index + 1)...].compactMap(\.label))
      let position: Int?
      if let label = argument.label {
        position = (0..<parameters.count).first {
          filled[$0].isEmpty && parameters[$0].label == label
        }
      } else {
        position = trailingPosition(parameters, filled, from: next, laterLabels)
      }
      guard let position else { return nil }
      filled[position].append(index)
      next = position + 1
    }
    for (parameter, indices) in zip(parameters, filled) where indices.isEmpty {
      guard parameter.defaultValue != nil || parameter.isVariadic || parameter.isOmittable else {
        return nil
      }
    }
    return filled
  }

  /// The parameter of each argument within the parentheses, which come first; nil where their
  /// labels don't stand in the parameters' order. Most overloads of a name fail here, at their
  /// first label, which costs no memory.
  private static func positions(
    _ parameters: [Parameter], _ arguments: [WrittenArgument]
  ) -> [Int]? {
    var positions: [Int] = []
    var next = 0
    for argument in arguments where !argument.isTrailing {
      // A variadic parameter goes on with further arguments without label.
      if argument.label == nil, let last = positions.last, parameters[last].isVariadic {
        positions.append(last)
        continue
      }
      while next < parameters.count, parameters[next].label != argument.label { next += 1 }
      guard next < parameters.count else { return nil }
      positions.append(next)
      next += 1
    }
    return positions
  }

  /// The first parameter that takes a closure, unless it has a default and a later one needs it.
  private static func trailingPosition(
    _ parameters: [Parameter], _ filled: [[Int]], from next: Int, _ laterLabels: Set<String>
  ) -> Int? {
    let takers = (next..<max(next, parameters.count)).filter {
      filled[$0].isEmpty && takesClosure(parameters[$0].type)
        && !laterLabels.contains(parameters[$0].label ?? "_")
    }
    guard let first = takers.first else { return nil }
    if parameters[first].defaultValue != nil,
      let needy = takers.first(where: {
        parameters[$0].defaultValue == nil && !parameters[$0].isOmittable
      })
    {
      return needy
    }
    return first
  }

  private static func takesClosure(_ type: SwiftType) -> Bool {
    switch type {
    case .unknown: true
    case .function: true
    case .parameter(let parameter): parameter.constraints.isEmpty
    case .nominal: type.functionType != nil
    case .composition(let protocols): protocols.isEmpty
    default: false
    }
  }

  /// What is wrong with the arguments of a call that has one candidate, in the compiler's words.
  static func complaint(_ function: FunctionDeclaration, _ arguments: [WrittenArgument]) -> String {
    let parameters = function.parameters
    let written = arguments.filter { !$0.isTrailing }
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

  /// What is wrong with as many labels as there are parameters; nil where nothing is.
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
