import FoundationLibrary
import LayoutSolver
import SwiftInterpreter

/// What the native bodies of one scene share: its interpreter, state, assets and problems.
package final class SceneContext {
  package let interpreter: Interpreter
  package let state: StateStore
  package let scrolling = ScrollState()
  package let presentations = PresentationStore()
  /// Points by asset name, where the scene's comments state them.
  private let imageSizes: [String: Size]
  package let resources: any SceneResources
  /// How many times the usual number of views the scene may have.
  package let bounds: Int
  /// Positions of the scene's files by name, as `SourceRange.file` counts them.
  private let fileIndices: [String: Int]
  /// The place of the action that is running after a pass.
  package var place = Identity()
  /// The live view of a playground page.
  package var liveView: Value?
  /// The first view that a hosting controller was made for.
  package var hostedView: Value?
  /// Reads what the app's `Info.plist` says, when that is first asked for.
  package var readInfo: () -> [String: String] = { [:] }
  package private(set) lazy var infoEntries = readInfo()
  private var exampleObjects: [String: Value] = [:]
  /// Whether the app was made, as before each preview.
  package var hasStartedApp = false
  /// How many animations have ended, each of which began the next.
  private var animationsBefore = 0
  /// Closures to run at the end of the pass.
  private var later: [Value] = [] {
    didSet { if later.count > oldValue.count { noted += 1 } }
  }
  /// Counts the problems reported and the work left for later.
  private(set) var noted = 0
  /// Counts the effects of the scene's code: random numbers drawn, output, writes, reports and
  /// deferred work. Grows during a piece of code that has effects.
  package var effects: Int {
    interpreter.random.draws + interpreter.printedBytes + interpreter.log.writes
      + state.writeCount + noted
  }
  /// Counts writes to what outlives the writing code.
  var writes: Int { interpreter.log.writes + state.writeCount }
  package var hasWorkForLater: Bool { !later.isEmpty }
  /// Pixels per point of the running pass, by which a picture's file is chosen.
  package var displayScale = Platform().displayScale
  /// The container of the running pass in points, as `UIScreen` reports it.
  package var screen = LayoutContainer(size: .zero)
  /// The same screen's appearance and size classes, as `UITraitCollection` reports them.
  package var traits = ScreenTraits()
  /// Whether the scene read the screen, so that its tree depends on the container.
  package private(set) var dependsOnScreen = false
  /// Whether the scene's own code did, so that state may depend on it.
  package private(set) var hasScreenInState = false
  /// Whether making an initial value met a problem, which is reported only for that start.
  package private(set) var hasProblemsInState = false
  /// The language that texts are shown in, and where they are looked up.
  package var localization: Localization
  /// What the scene read since it started over.
  package var reads: SceneReads = []
  package private(set) var diagnostics: [Diagnostic] = []
  /// What the scene waited for since it started over, and what else comes later, each once.
  private var waits: [Diagnostic] = []
  package var hasErrors: Bool { diagnostics.contains { $0.severity == .error } }
  private var seen: Set<Diagnostic> = []
  /// The errors that loading found in code that was called since, each once.
  package private(set) var brokenCode: [Diagnostic] = []
  /// Those replaced by holes, each once.
  package private(set) var holes: [Diagnostic] = []
  /// Whether code with an error from loading was called.
  package var isPartial: Bool { !brokenCode.isEmpty }
  /// Whether the present run has used up its limits, so that no more bodies are evaluated.
  private var isSpent = false
  /// Whether a view of this pass contains itself. Building more of it would take the same time
  /// again at every level.
  package private(set) var isTooDeep = false {
    didSet { if isTooDeep { onTooDeep?() } }
  }
  /// Called when that is found.
  package var onTooDeep: (() -> Void)?
  private var alignmentKeys: [String: AlignmentKey] = [:]
  private var preferenceKeys: [String: PreferenceKey] = [:]
  /// For the keys whose values were combined, whether only the last of them is left.
  private var reductions: [String: (type: NominalType, isOverwriting: Bool)] = [:]
  /// In how many passes of a layout a measured value was written to something, by its name, with
  /// the first modifier that measured it.
  package var measuredWrites: [String: (passes: Int, location: SourceLocation)] = [:]
  /// How views observe the classes whose objects were written to.
  var observations: [ObjectIdentifier: Observation] = [:]
  /// The closures of `withObservationTracking` waiting for a change.
  var trackers: [ObservationTracker] = []

  package init(
    interpreter: Interpreter, fileNames: [String], resources: any SceneResources,
    imageSizes: [String: Size] = [:], bounds: Int = 1
  ) {
    self.interpreter = interpreter
    state = StateStore(log: interpreter.log)
    self.imageSizes = imageSizes
    self.resources = resources
    localization = Localization(resources.strings)
    self.bounds = bounds
    fileIndices = Dictionary(
      fileNames.enumerated().map { ($1, $0) }, uniquingKeysWith: { first, _ in first })
    interpreter.host = self
    interpreter.performLater = { [unowned self] in keep($0) }
    interpreter.onHole = { [unowned self] in if !holes.contains($0) { holes.append($0) } }
    interpreter.onWait = { [unowned self] in noteWait(by: $0, at: $1) }
    interpreter.onObjectWrite = { [unowned self] in noteWrite(to: $0, $1, $2) }
  }

  /// Says that a focused field would bring out the keyboard, which isn't up.
  func noteKeyboard(at location: SourceLocation) {
    keep(
      Diagnostic(
        severity: .note, identifier: .keyboard,
        message:
          "the keyboard that this field brings out isn't up here: on a device the safe area ends "
          + "above it",
        location: location,
        remedy: "put it up: '--keyboard' on the command line, Keyboard in the playground's settings"
      ))
  }

  /// Notes that an item would be above the keyboard, where it is up.
  func noteKeyboardBar(at location: SourceLocation) {
    guard readScreen().keyboard > 0 else { return }
    keep(
      Diagnostic(
        severity: .note, identifier: .keyboardBar,
        message: "the bar of this item above the keyboard isn't drawn: on a device it is 44 points "
          + "high, and the safe area ends above it",
        location: location, remedy: "leave 44 points more at the lower edge"))
  }

  /// The environment's key for an object that code which isn't here made.
  static let foreignObject = EnvironmentName<Value>("foreign object")

  /// An object in the place of one that code which isn't here makes and the scene hands down; nil where
  /// it hands none down, or where the type can't be made without arguments.
  func exampleObject(of name: String, in values: EnvironmentValues) -> Value? {
    guard values[Self.foreignObject] != nil else { return nil }
    if let known = exampleObjects[name] { return known }
    let example = interpreter.foreign(name)
    guard !example.isForeign else { return nil }
    exampleObjects[name] = example
    keep(
      Diagnostic(
        severity: .note, identifier: .environmentExample,
        message: "a new '\(name)' stands in the environment for one from code that isn't here"))
    return example
  }

  /// Keeps a note, once.
  private func keep(_ note: Diagnostic) {
    if !waits.contains(note) { waits.append(note) }
  }

  /// The notes on a picture, without those that apply only with the keyboard up, or down.
  package func notes(in result: LayoutResult) -> [Diagnostic] {
    let other: DiagnosticID = result.container.keyboard > 0 ? .keyboard : .keyboardBar
    var notes = waits
    for (call, location, due) in interpreter.waiting
    where sourceRange(location) != nil && !notes.contains(where: { $0.location == location }) {
      var note = Self.note(onWaitingFor: call, at: location)
      note.remedy = due.map { due in
        "it goes on \(PointsText.text(due)) s after the start: '--after \(PointsText.text(due))' on the "
          + "command line, '&' in the playground"
      }
      notes.append(note)
    }
    return notes.filter { $0.identifier != other }
  }

  // MARK: Time

  /// Does what waits for the next moment, if that comes until one, and what this leads to.
  /// - Returns: whether there was something.
  package func letTimePass(until moment: Double) -> Bool {
    guard let due = interpreter.nextDue, due <= moment else {
      interpreter.advance(to: moment)
      return false
    }
    interpreter.performNextDue { work in guarded(()) { try work() } }
    performKept()
    return true
  }

  /// Notes that the picture shows the moment before a call of the scene's that waits.
  private func noteWait(by call: String, at location: SourceLocation) {
    if sourceRange(location) != nil { keep(Self.note(onWaitingFor: call, at: location)) }
  }

  private static func note(onWaitingFor call: String, at location: SourceLocation) -> Diagnostic {
    Diagnostic(
      severity: .note, identifier: .waits,
      message: "time stands still here: what waits for \(call) isn't run", location: location)
  }

  /// Lets go of all that belongs to the scene; nothing of it may be used afterwards.
  fileprivate func tearDown() {
    interpreter.forgetWaiting()
    liveView = nil
    hostedView = nil
    later = []
    alignmentKeys = [:]
    preferenceKeys = [:]
    reductions = [:]
    state.tearDown()
    interpreter.tearDown()
  }

  // MARK: Work for later

  /// Makes views or lays them out. Tasks that this starts begin after it, on the main actor, so
  /// that they write nothing that the layout has read.
  package func passing<T>(_ work: () throws -> T) rethrows -> T {
    let outer = (interpreter.startsTasksLater, state.isUpdating)
    (interpreter.startsTasksLater, state.isUpdating) = (true, true)
    defer { (interpreter.startsTasksLater, state.isUpdating) = outer }
    return try work()
  }

  /// Keeps work for the end of the pass. What a body begins that SwiftUI would not have run never
  /// begins.
  private func keep(_ work: Value) {
    if !state.updates.current.isIdle { later.append(work) }
  }

  /// Runs the work kept for the end of the pass, and what that adds.
  package func performKept() {
    // A closure that keeps itself again would never end; the state it writes names it.
    for _ in 0..<Self.turns where !later.isEmpty {
      let kept = later
      later = []
      for perform in kept { guarded(()) { _ = try interpreter.call(perform) } }
    }
  }

  /// How often the main actor turns to what waits for it before a view is updated.
  private static let turns = 50

  /// Keeps an animation's completion for the end of the pass, when everything is at rest. A chain
  /// of animations that start each other is followed some way.
  package func whenAtRest(_ completion: Value, at location: SourceLocation) {
    let depth = animationsBefore + 1
    guard depth <= Self.animationsInARow else {
      return noteWait(by: "an animation that begins again and again", at: location)
    }
    keep(
      interpreter.function { [unowned self] _ in
        let outer = animationsBefore
        animationsBefore = depth
        defer { animationsBefore = outer }
        return try interpreter.call(completion)
      })
  }

  private static let animationsInARow = 20

  // MARK: Problems

  /// Adds a problem once, however often the layout meets it; one that loading has found is known.
  package func report(_ diagnostic: Diagnostic) {
    noted += 1
    if interpreter.isKnownFromLoading(diagnostic) {
      if !brokenCode.contains(diagnostic) { brokenCode.append(diagnostic) }
      return
    }
    if interpreter.isMakingFirstValue { hasProblemsInState = true }
    if seen.insert(diagnostic).inserted { diagnostics.append(diagnostic) }
  }

  /// The problems met since the last call.
  package func takeDiagnostics() -> [Diagnostic] {
    defer {
      diagnostics = []
      seen = []
    }
    return diagnostics
  }

  /// How many seconds of computing somebody who looks on waits for an answer.
  private static let patience = 0.5

  /// Runs code of the scene between two layouts. Its reports don't concern the scene's layout, and
  /// its deferred work is never done.
  /// - Returns: false where it was ended before its time, or failed.
  package func asking(_ work: () -> Void) -> Bool {
    let known = (diagnostics, seen, later)
    defer { (diagnostics, seen, later) = known }
    (diagnostics, seen) = ([], [])
    return interpreter.asOneRun(within: Self.patience) {
      interpreter.withoutWaiting { passing(work) }
      return !hasErrors && interpreter.reasonToEnd(adding: 0) == nil
    }
  }

  /// The problems after which nothing more is evaluated in a run.
  private static let endsOfRuns: Set<DiagnosticID> = [
    .workLimit, .timeLimit, .memoryLimit, .interrupted,
  ]

  /// Runs a closure of the scene in the middle of a layout, which must go on: a failure becomes
  /// a problem of the scene and `fallback` its result.
  /// - Parameter view: the one with the body, for a failure without a place in the source.
  package func guarded<T>(
    _ fallback: @autoclosure () -> T, in view: String? = nil, _ body: () throws -> T
  ) -> T {
    do {
      return try body()
    } catch ScriptFailure.suspended {
      return fallback()
    } catch {
      var problem = diagnostic(for: error)
      if problem.identifier == .viewRecursion { isTooDeep = true }
      if Self.endsOfRuns.contains(problem.identifier) { isSpent = true }
      if let view, problem.location == nil { problem.message += " in the body of '\(view)'" }
      report(problem)
      return fallback()
    }
  }

  /// Runs a closure that makes a view; a failure results in a placeholder.
  package func guardedView(_ name: String, _ body: () throws -> View) -> View {
    let placeholder = View(.leaf(.placeholder(name: name)))
    return isTooDeep || isSpent ? placeholder : guarded(placeholder, in: name, body)
  }

  /// Runs a closure that draws a shape; one that fails draws nothing.
  func drawn(_ body: () throws -> ShapePath) -> ShapePath {
    isSpent ? ShapePath() : guarded(ShapePath(), body)
  }

  /// Forgets what was shown before.
  package func beginRun() {
    brokenCode = []
    holes = []
    state.tearDown()
  }

  /// Forgets all that happened since the scene was loaded.
  package func startOver() {
    interpreter.forgetWaiting()
    beginRun()
    later = []
    waits = []
    reductions = [:]
    liveView = nil
    hostedView = nil
    hasStartedApp = false
    reads = []
    dependsOnScreen = false
    hasScreenInState = false
    hasProblemsInState = false
    scrolling.forget()
    _ = state.takeWrites()
    _ = takeDiagnostics()
    interpreter.forgetGlobals()
    interpreter.clearOutput()
  }

  /// Forgets what has happened since, except for initial values that weren't written to.
  package func rewind() {
    interpreter.forgetWaiting()
    later = []
    scrolling.forget()
    state.rewind(keepsBodies: !dependsOnScreen)
    _ = takeDiagnostics()
    interpreter.clearOutput()
  }

  /// Forgets what happened in the pass before.
  package func beginPass() {
    isTooDeep = false
    isSpent = false
  }

  package func diagnostic(for error: any Error) -> Diagnostic {
    switch error {
    case ScriptFailure.trap(let diagnostic):
      return diagnostic
    case ScriptFailure.thrown(let value, let location):
      let text = (try? interpreter.describe(value, debug: true)) ?? "\(value)"
      return Diagnostic(
        severity: .error, identifier: .uncaughtError, message: "uncaught error: \(text)",
        location: location)
    default:
      return Diagnostic(severity: .error, identifier: .internal, message: "\(error)")
    }
  }

  /// The screen, recorded as read by the scene.
  /// - Parameter isForScene: whether the scene's own code gets it, and not only a view of the
  ///   library's.
  package func readScreen(isForScene: Bool = false) -> LayoutContainer {
    dependsOnScreen = true
    if isForScene { hasScreenInState = true }
    return screen
  }

  /// The screen's traits, recorded as read by the scene.
  package func readTraits() -> ScreenTraits {
    _ = readScreen(isForScene: true)
    return traits
  }

  /// The system's margin at the sides of the screen or window, in points. A run builds its views
  /// again when it changes, so views that read it needn't be built for every size.
  var screenMargin: Double { Self.margin(of: screen) }

  /// 16 points were recorded at 402 and less, 20 at 414 and more, for bars and for lists since iOS 26.
  package static func margin(of screen: LayoutContainer) -> Double {
    screen.size.width < 414 ? 16 : 20
  }

  // MARK: Names of the scene's own

  /// A project file's text, by its path in `Bundle.main`: all its files are in one folder, and
  /// there are no others.
  package func text(ofResource path: String) -> String? {
    let parts = path.split(separator: "/")
    return parts.count == 1 ? resources.text(ofResource: String(parts[0])) : nil
  }

  /// An image's size in points, from the scene's comments or the project's file.
  func imageSize(_ name: String) -> Size? {
    imageSizes[name] ?? resources.imageSize(name, displayScale: displayScale)
  }

  /// Whether a catalogue of the project's says that a picture is a template.
  func isTemplate(_ name: String) -> Bool { resources.isTemplate(name) }

  /// Whether a name is a symbol of the project's without a size in the scene's comments.
  func isSymbol(_ name: String) -> Bool { imageSizes[name] == nil && resources.isSymbol(name) }

  /// A colour of the project's catalogues; one that isn't in them is reported.
  package func assetColor(_ name: String, at location: SourceLocation?) -> Color {
    if let color = resources.color(name) { return color }
    report(
      Diagnostic(
        severity: .warning, identifier: .unknownColor,
        message: "no asset catalogue has a colour '\(name)'; it is drawn as grey",
        location: location,
        remedy: "add \(name).colorset to the project's asset catalogue, or give its components: "
          + "Color(red: …, green: …, blue: …)"))
    return .asset(name)
  }

  /// A colour of the project's catalogues by its name or symbol; nil if there is none.
  func catalogueColor(_ name: String) -> Color? { resources.color(name) }

  /// A colour of the project's catalogues by the symbol that Xcode makes of its name, as a type's
  /// static member.
  package func generatedColor(
    _ name: String, of type: String, at location: SourceLocation?
  ) -> Color {
    if let color = catalogueColor(name) { return color }
    report(
      Diagnostic(
        severity: .warning, identifier: .unknownColor,
        message: "'\(type)' has no member '\(name)'; a colour of the asset catalogue is meant",
        location: location,
        remedy: "declare it: extension \(type) { static let \(name) = \(type)(red: …, …) }"))
    return .asset(name)
  }

  /// The app's accent colour, where its catalogue has one.
  package var accentColor: Color? { resources.accentColor }

  /// The solver's key for a scene's `AlignmentID`, the same at every use of the type.
  func alignmentKey(for type: NominalType, axis: Axis) -> AlignmentKey {
    let name = "\(type.qualifiedName) \(axis)"
    if let key = alignmentKeys[name] { return key }
    let key = AlignmentKey(id: alignmentKeys.count, axis: axis)
    alignmentKeys[name] = key
    return key
  }

  /// The solver's form of a scene's `PreferenceKey`.
  func preferenceKey(for type: NominalType) -> PreferenceKey {
    if let key = preferenceKeys[type.qualifiedName] { return key }
    let key = PreferenceKey(
      name: type.qualifiedName,
      defaultValue: { [unowned self] in
        guarded(Value.void) { try interpreter.staticProperty("defaultValue", of: type) }
      },
      reduce: { [unowned self] value, next in
        guard let current = value as? Value, let later = next() as? Value else { return }
        var arguments = [
          Interpreter.Argument("value", current),
          Interpreter.Argument("nextValue", interpreter.function { _ in later }),
        ]
        guarded(()) {
          _ = try interpreter.callStatic("reduce", of: type, arguments: &arguments)
        }
        value = arguments[0].value
        noteReduction(of: current, later, to: arguments[0].value, by: type)
      })
    preferenceKeys[type.qualifiedName] = key
    return key
  }

  /// Runs an action of the scene's that takes a length or a preference.
  /// - Parameter location: of the modifier that has the action.
  func measuring(at location: SourceLocation, _ action: () throws -> Void) rethrows {
    let known = state.writtenNames.count
    try action()
    for name in state.writtenNames[known...] {
      measuredWrites[name, default: (0, location)].passes += 1
    }
  }

  /// Checks whether a key's `reduce` combines values, or leaves only the last.
  private func noteReduction(
    of first: Value, _ later: Value, to result: Value, by type: NominalType
  ) {
    let known = reductions[type.qualifiedName]
    guard known?.isOverwriting ?? true,
      (try? interpreter.areEqual(first, later)) == false
    else { return }
    let isLast = (try? interpreter.areEqual(result, later)) == true
    reductions[type.qualifiedName] = (
      type, isLast && (known != nil || leavesLast(of: later, first, by: type))
    )
  }

  /// The same with the values in another order, which distinguishes an overwriting one from a
  /// maximum.
  private func leavesLast(of first: Value, _ later: Value, by type: NominalType) -> Bool {
    var arguments = [
      Interpreter.Argument("value", first),
      Interpreter.Argument("nextValue", interpreter.function { _ in later }),
    ]
    interpreter.silently {
      _ = try? interpreter.callStatic("reduce", of: type, arguments: &arguments)
    }
    return (try? interpreter.areEqual(arguments[0].value, later)) == true
  }

  /// Says which keys lose values that several views hand up.
  package var notesOnOverwritingKeys: [Diagnostic] {
    reductions.values.filter(\.isOverwriting).compactMap { type, _ in
      guard let location = type.location, sourceRange(location) != nil else { return nil }
      return Diagnostic(
        severity: .note, identifier: .preferenceOverwrites,
        message: "several views hand up different values of '\(type.name)', and its 'reduce' keeps "
          + "the last alone",
        location: location,
        remedy: "combine them in reduce, as in value = max(value, nextValue())")
    }.sorted {
      ($0.location?.file ?? "", $0.location?.offset ?? 0)
        < ($1.location?.file ?? "", $1.location?.offset ?? 0)
    }
  }

  package func sourceRange(_ location: SourceLocation) -> SourceRange? {
    guard let file = fileIndices[location.file] else { return nil }
    return SourceRange(
      file: file, line: location.line, column: location.column, start: location.offset,
      end: location.offset + location.length, lastLine: interpreter.lastLine(of: location))
  }
}

/// Holds a scene's context for everyone who lays it out or has a result of it. The scene's values
/// refer to the context, and it to them, so that neither would be released by itself: the last
/// holder to go ends both.
package final class SceneLifetime {
  package let context: SceneContext

  package init(_ context: SceneContext) { self.context = context }

  deinit { context.tearDown() }
}

extension NativeCall {
  /// The scene whose code makes this call.
  package var context: SceneContext {
    guard let context = interpreter.host as? SceneContext else {
      preconditionFailure("a scene's interpreter without its context")
    }
    return context
  }
}

extension SceneContext: FoundationHost {}
