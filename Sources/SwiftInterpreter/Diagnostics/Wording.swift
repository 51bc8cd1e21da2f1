import Numbers

/// The words of run-time traps and limits, as the Swift runtime has them where it does.
enum Wording {
  static let unexpectedNil = "Unexpectedly found nil while unwrapping an Optional value"
  static let divisionByZero = "Division by zero"
  static let remainderByZero = "Division by zero in remainder operation"
  static let invertedRange = "Range requires lowerBound <= upperBound"
  static let indexOutOfRange = "Index out of range"
  static let stringIndexOutOfBounds = "String index is out of bounds"
  static let negativeCount = "Can't construct a collection with a count < 0"

  static func overflow(_ operation: String) -> String {
    "arithmetic overflow in '\(operation)'"
  }

  static func stringLimit(_ limit: Int) -> String {
    "a string grew beyond \(limit) bytes"
  }

  static func collectionLimit(_ limit: Int) -> String {
    "a collection grew beyond \(limit) elements"
  }

  static func workLimit(_ configuration: Configuration) -> Diagnostic {
    Diagnostic(
      severity: .error, identifier: .workLimit,
      message: "evaluation took more than \(configuration.workLimit) calls and loop rounds",
      remedy: "is there a loop that never ends?" + configuration.workRemedy)
  }

  static func timeLimit(_ configuration: Configuration) -> Diagnostic {
    let limit = configuration.timeLimit
    let seconds = limit == limit.rounded() ? "\(Int(clamped: limit))" : "\(limit)"
    return Diagnostic(
      severity: .error, identifier: .timeLimit,
      message: "the layout took more than \(seconds) seconds of computing",
      remedy: "is there a loop or a view that has no end?" + configuration.workRemedy)
  }

  static var interrupted: Diagnostic {
    Diagnostic(
      severity: .error, identifier: .interrupted, message: "the scene was interrupted",
      remedy: "change it, or what it is laid out in, to lay it out again")
  }

  static func memoryLimit(_ configuration: Configuration) -> Diagnostic {
    Diagnostic(
      severity: .error, identifier: .memoryLimit,
      message: "the scene holds more than \(configuration.memoryLimit >> 20) MB",
      remedy: "is there a collection that only grows?" + configuration.workRemedy)
  }

  static func depthLimit(_ depth: Int) -> Diagnostic {
    // If there are few calls, views fill the stack.
    let isInViews = depth <= 50
    return Diagnostic(
      severity: .error, identifier: isInViews ? .viewRecursion : .recursionLimit,
      message: isInViews
        ? "views or calls are nested too deeply" : "calls are nested more than \(depth - 1) deep",
      remedy: "is there a function or body that calls itself without end?")
  }

  static func unwrapped(_ optional: String, to wrapped: String) -> String {
    "value of optional type '\(optional)' must be unwrapped to a value of type '\(wrapped)'"
  }

  static func noCandidates(_ name: String, giving wanted: String) -> String {
    "no '\(name)' candidates produce the expected contextual result type '\(wanted)'"
  }

  static func `operator`(_ name: String, on type: String, asksOf operand: String) -> String {
    "referencing operator function '\(name)' on '\(type)' requires that '\(operand)' conform to "
      + "'\(type)'"
  }

  static func noOperator(_ name: String, _ left: String, _ right: String) -> String {
    if left == right {
      return "binary operator '\(name)' cannot be applied to two '\(left)' operands"
    }
    return
      "binary operator '\(name)' cannot be applied to operands of type '\(left)' and '\(right)'"
  }
}

/// Where a value meets its expected type, as the compiler's messages distinguish them.
enum TypedPlace {
  case specified, argument, element, dictionaryValue, assignment, subscriptAssignment, returned
  case closureResult, coercion, branch

  /// Whether the program writes the expected type, rather than a library, which may take a list
  /// where Swift declares any sequence.
  var isWritten: Bool {
    switch self {
    case .specified, .assignment, .returned: true
    default: false
    }
  }

  func refuses(_ found: String, _ wanted: String) -> String {
    switch self {
    case .specified: "cannot convert value of type '\(found)' to specified type '\(wanted)'"
    case .argument:
      "cannot convert value of type '\(found)' to expected argument type '\(wanted)'"
    case .element: "cannot convert value of type '\(found)' to expected element type '\(wanted)'"
    case .dictionaryValue:
      "cannot convert value of type '\(found)' to expected dictionary value type '\(wanted)'"
    case .assignment: "cannot assign value of type '\(found)' to type '\(wanted)'"
    case .subscriptAssignment:
      "cannot assign value of type '\(found)' to subscript of type '\(wanted)'"
    case .closureResult:
      "cannot convert value of type '\(found)' to closure result type '\(wanted)'"
    case .coercion: "cannot convert value of type '\(found)' to type '\(wanted)' in coercion"
    case .branch: "branches have mismatching types '\(wanted)' and '\(found)'"
    case .returned:
      "cannot convert return expression of type '\(found)' to return type '\(wanted)'"
    }
  }

  /// For a function whose result would be the expected type.
  static func refusesUncalled(_ wanted: String) -> String {
    "function produces expected type '\(wanted)'; did you mean to call it with '()'?"
  }

  func refusesNil(_ wanted: String) -> String {
    switch self {
    case .specified, .coercion, .branch: "'nil' cannot initialize specified type '\(wanted)'"
    case .argument: "'nil' is not compatible with expected argument type '\(wanted)'"
    case .element: "'nil' is not compatible with expected element type '\(wanted)'"
    case .dictionaryValue: "'nil' is not compatible with expected dictionary value type '\(wanted)'"
    case .assignment: "'nil' cannot be assigned to type '\(wanted)'"
    case .subscriptAssignment: "'nil' cannot be assigned to subscript of type '\(wanted)'"
    case .closureResult: "'nil' is not compatible with closure result type '\(wanted)'"
    case .returned: "'nil' is incompatible with return type '\(wanted)'"
    }
  }
}
