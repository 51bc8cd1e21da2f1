import SwiftInterpreter

/// What is reported of the names of Apple's other frameworks.
extension DiagnosticID {
  static let platformView = Self(
    "platform-view", "a view wraps one of UIKit or AppKit, which Reflow doesn't run")
  static let predicate = Self(
    "predicate", "a predicate isn't understood, and nothing is found by it")
  static let widgetSize = Self("widget-size", "a widget's family doesn't exist on this screen")

  /// The rows of this module.
  package static let ofFrameworks: [Self] = [
    .platformView, .predicate, .widgetSize,
  ]
}
