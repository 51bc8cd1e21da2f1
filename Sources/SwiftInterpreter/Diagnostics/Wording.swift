/// What run-time traps and limits say, in the Swift runtime's words where it has any.
enum Wording {
  static let unexpectedNil = "Unexpectedly found nil while unwrapping an Optional value"
  static let divisionByZero = "Division by zero"
  static let remainderByZero = "Division by zero in remainder operation"
  static let invertedRange = "Range requires lowerBound <= upperBound"
  static let indexOutOfRange = "Index out of range"
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

  static func workLimit(_ limit: Int) -> Diagnostic {
    Diagnostic(
      severity: .error, identifier: "work-limit",
      message: "evaluation took more than \(limit) calls and loop rounds",
      remedy: "is there a loop that never ends?")
  }

  static func depthLimit(_ depth: Int) -> Diagnostic {
    Diagnostic(
      severity: .error, identifier: "recursion-limit",
      message: depth > 50
        ? "calls are nested more than \(depth - 1) deep" : "views or calls are nested too deeply",
      remedy: "is there a function or body that calls itself without end?")
  }

  static func noOperator(_ name: String, _ left: String, _ right: String) -> String {
    if left == right {
      return "binary operator '\(name)' cannot be applied to two '\(left)' operands"
    }
    return
      "binary operator '\(name)' cannot be applied to operands of type '\(left)' and '\(right)'"
  }
}
