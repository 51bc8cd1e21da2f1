import SwiftInterpreter

/// What is reported of a scene's files, its directives and its layout as a whole.
extension DiagnosticID {
  package static let appStart = Self("app-start", "the app's initializer ended with an error")
  package static let exampleArguments = Self(
    "example-arguments",
    "no preview shows a view, so that it is shown with arguments of Reflow's choice")
  package static let expectation = Self(
    "expectation", "a condition that a comment of the scene states isn't met")
  package static let fragment = Self(
    "fragment", "a file is a part of one, and is shown in a view around it")
  package static let layoutLoop = Self(
    "layout-loop", "the layout doesn't settle, as each pass writes state that the next one reads")
  package static let malformedDirective = Self(
    "malformed-directive", "a comment with an instruction for Reflow is malformed")
  package static let manyMoments = Self(
    "many-moments", "timers fire so often that little time has passed")
  package static let noTarget = Self("no-target", "files are left out that are part of no target")
  package static let noView = Self("no-view", "the scene has no view that can be shown")
  package static let settlesLate = Self(
    "settles-late", "a view is measured from what it sizes, so that the layout settles late")
  package static let staleProject = Self(
    "stale-project", "an Xcode project lists files that don't exist")
  package static let targetLeftOut = Self(
    "target-left-out", "a target is left out that declares the same names as the app's")
  package static let unknownModifier = Self(
    "unknown-modifier", "a modifier isn't known, and is ignored")
  package static let unknownPreview = Self(
    "unknown-preview", "no preview has the name that was asked for")
  package static let unknownView = Self(
    "unknown-view", "a view isn't known, and a placeholder takes its place")
  package static let unobservedWrite = Self(
    "unobserved-write", "a value is written that a body has read and doesn't observe")
  package static let unreadPackage = Self(
    "unread-package", "a package is fetched that Reflow doesn't read")
  package static let unreadable = Self("unreadable", "the scene's files can't be read")
  package static let unreadableFile = Self(
    "unreadable-file", "one of the scene's files can't be read")

  /// The rows of this module.
  package static let ofScenes: [Self] = [
    .appStart, .exampleArguments, .expectation, .fragment, .layoutLoop, .malformedDirective,
    .manyMoments, .noTarget, .noView, .settlesLate, .staleProject, .targetLeftOut, .unknownModifier,
    .unknownPreview, .unknownView, .unobservedWrite, .unreadPackage, .unreadable, .unreadableFile,
  ]
}
