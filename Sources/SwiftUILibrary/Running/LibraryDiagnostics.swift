import LayoutSolver
import SwiftInterpreter

/// What the library reports while a scene runs.
extension DiagnosticID {
  package static let brokenCatalogue = Self(
    "broken-catalogue", "a catalogue of translations can't be read")
  package static let environmentExample = Self(
    "environment-example", "an object of the environment is made anew, since its code isn't here")
  package static let foldableBars = Self(
    "foldable-bars", "it isn't published where a sheet stands on a folded phone")
  package static let hiddenColumns = Self(
    "hidden-columns", "a table in a compact width shows its first column alone")
  package static let `internal` = Self("internal", "a mistake of Reflow's ends the scene's code")
  package static let keyboard = Self(
    "keyboard", "a field brings out a keyboard, which isn't up here")
  package static let keyboardBar = Self("keyboard-bar", "a bar above the keyboard isn't drawn")
  package static let missingEnvironmentObject = Self(
    "missing-environment-object",
    "a view reads an object that no view around it puts into the environment")
  package static let noBar = Self(
    "no-bar", "a modifier of a navigation bar has no NavigationStack around it")
  package static let pathLength = Self("path-length", "a path has more points than Reflow draws")
  package static let preferenceOverwrites = Self(
    "preference-overwrites",
    "several views set a preference, and its reduce keeps the last value alone")
  package static let table = Self("table", "it isn't known how a table divides its width")
  package static let textLength = Self("text-length", "a text has more parts than Reflow sets")
  package static let uncaughtError = Self(
    "uncaught-error", "the scene's code throws an error that nothing catches")
  package static let unknownColor = Self(
    "unknown-color", "no asset catalogue has a colour of this name")
  package static let unknownImage = Self(
    "unknown-image", "no asset catalogue has an image of this name")
  package static let unknownLanguage = Self(
    "unknown-language", "the project isn't translated into the language")
  package static let unplacedState = Self(
    "unplaced-state", "a State is written where it keeps its first value")
  package static let waits = Self(
    "waits", "code waits for a time that doesn't come in a still picture")

  /// The rows of this module.
  package static let ofLibrary: [Self] = [
    .brokenCatalogue, .environmentExample, .foldableBars, .hiddenColumns, .internal, .keyboard,
    .keyboardBar, .missingEnvironmentObject, .noBar, .pathLength, .preferenceOverwrites, .table,
    .textLength, .uncaughtError, .unknownColor, .unknownImage, .unknownLanguage, .unplacedState,
    .waits,
  ]

  /// What a finding is about.
  package init(_ rule: FindingRule) { self.init(rule.rawValue, rule.meaning) }
}
