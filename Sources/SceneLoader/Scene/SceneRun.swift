import LayoutSolver
import SwiftInterpreter
import SwiftUILibrary

/// A scene being laid out again and again: its tree as long as nothing but the container changes.
final class SceneRun {
  /// Passes after which state that is still written is called a loop.
  private static let passLimit = 20
  /// Moments that may come in one layout: a minute of a timer that fires with each picture.
  private static let momentLimit = 4_000
  /// Passes in which a measured length may be written before it counts as settling late: one for
  /// the inner views, one for what those change.
  private static let settlingPasses = 3

  private let lifetime: SceneLifetime
  private var context: SceneContext { lifetime.context }
  private let root: () throws -> View
  private var negotiation: Negotiation?
  /// The surroundings of the trees so far, in the order in which they occurred.
  private var knownSurroundings: [LayoutSettings] = []
  private var settings: LayoutSettings?
  private var recording: Recording?
  /// What was written since the current tree was made.
  private var written = StateWrites()
  /// The problems while the current tree was built: they are reported as long as it is shown.
  private var builtProblems: [Diagnostic] = []
  /// The problems of actions, some of which are performed only once.
  private var actionProblems: [Diagnostic] = []
  /// What was read of the environment while the current tree was built and laid out.
  private var treeReads = EnvironmentReads()
  /// The unsafe edges that it was made for.
  private var treeInsets = EdgeInsets.zero
  /// How many random numbers were drawn since the start, by whatever runs again with every layout.
  private var draws = 0
  /// Whether initial values are those of an earlier start. One that is made later would have had
  /// other random numbers in the order of a start.
  private var isRewound = false
  /// Whether the last layout met an error.
  private var hasFailed = false

  init(lifetime: SceneLifetime, root: @escaping () throws -> View) {
    self.lifetime = lifetime
    self.root = root
    seedActions()
  }

  private func seedActions() {
    let seed = context.interpreter.configuration.randomSeed
    context.interpreter.random = RandomSource(seed: seed &+ 1)
  }

  // MARK: Starting again

  /// Whether nothing has happened that the next start would have to undo: no state was written
  /// except initial values, no random numbers drawn except for those, and nothing failed.
  var isAsStarted: Bool {
    draws == 0 && !hasFailed && negotiation != nil && !context.isPartial
      && context.interpreter.moment == 0
      && !context.state.isChanged && !context.hasProblemsInState
      && !context.interpreter.hasWrittenGlobals
  }

  /// Whether initial values would be the same with other settings: they contain texts, and what
  /// they read of the screen, but nothing of the environment, which only views have.
  func hasFirstValues(of other: LayoutSettings) -> Bool {
    guard let settings else { return false }
    return settings.language == other.language
      && settings.platform.readsAlike(other.platform)
      && settings.catalogueDevice == other.catalogueDevice
      && (!context.hasScreenInState
        || settings.container == other.container && settings.traits == other.traits)
  }

  /// Starts again with the first values that are there.
  func rewind() {
    isRewound = true
    actionProblems = []
    context.rewind()
    seedActions()
  }

  func layout(_ settings: LayoutSettings, recording: Recording) -> SceneResult {
    do {
      return try context.interpreter.withLargeStack {
        context.interpreter.asOneRun { settle(settings, recording) }
      }
    } catch {
      return SceneResult(
        result: nil, output: [], diagnostics: [context.diagnostic(for: error)], passes: 1)
    }
  }

  /// Passes until no action writes state any more, or until something fails: an app would have
  /// ended there.
  private func settle(_ settings: LayoutSettings, _ recording: Recording) -> SceneResult {
    var (passes, moments) = (1, 0)
    context.measuredWrites = [:]
    actionProblems.forEach(context.report)
    var reads: SceneReads = []
    func pass() -> LayoutResult {
      let result = context.passing { self.pass(settings, recording) }
      treeReads.asksForScreen = context.hasScreenInState
      if treeReads.asksForTypeSize { reads.insert(.typeSize) }
      if treeReads.asksForDirection { reads.insert(.direction) }
      return result
    }
    var result = pass()
    var before: LayoutResult?
    while true {
      // A body's own writes during its evaluation, such as a new model's initial values, aren't
      // changes.
      _ = context.state.takeWrites()
      if let reason = reasonToEnd { return ended(by: reason) }
      guard !context.hasErrors, negotiation?.isTooDeep != true else { break }
      let drawn = context.interpreter.random.draws
      actionProblems += problems {
        perform(result.actions, in: result)
        context.performKept()
      }
      draws += context.interpreter.random.draws - drawn
      if let reason = reasonToEnd { return ended(by: reason) }
      guard !context.hasErrors else { break }
      if context.presentations.settle() {
        context.state.noteNews(of: "presented views")
      }
      written = context.state.takeWrites()
      if written.isEmpty, !context.hasWorkForLater {
        let isScrolled = context.guarded(false) {
          try context.scrolling.settle(in: result, charging: context.interpreter)
        }
        if isScrolled {
          guard passes < Self.passLimit else { break }
          passes += 1
          result = pass()
          continue
        }
        if moments == Self.momentLimit, context.interpreter.nextDue ?? .infinity <= settings.elapsed
        {
          context.report(Self.manyMoments(until: context.interpreter.moment))
          break
        }
        moments += 1
        // At rest: what is due next is an event of its own, with passes of its own.
        var isMoved = false
        let drawn = context.interpreter.random.draws
        actionProblems += problems { isMoved = context.letTimePass(until: settings.elapsed) }
        draws += context.interpreter.random.draws - drawn
        if let reason = reasonToEnd { return ended(by: reason) }
        guard isMoved, !context.hasErrors else { break }
        written = context.state.takeWrites()
        passes = 1
        before = nil
        negotiation = nil
        result = pass()
        continue
      }
      // A measured length that is written and drifts by less than anybody sees has settled.
      if let before, let drift = result.drift(from: before), drift > 0, drift < 0.001 { break }
      guard passes < Self.passLimit else {
        context.report(Self.loop(written.names))
        break
      }
      negotiation = nil
      passes += 1
      before = result
      result = pass()
    }
    drawShapes(of: result)
    if let reason = reasonToEnd { return ended(by: reason) }
    let bars =
      context.hasErrors || settings.platform.kind == .mac
      ? [] : context.notesOnUnshownBars(in: result)
    let isPartial = context.isPartial
    hasFailed = context.hasErrors
    return SceneResult(
      result: isPartial && Self.isEmpty(result) ? nil : result, output: takeOutput(),
      isPartial: isPartial, brokenCode: context.brokenCode,
      holes: context.holes,
      diagnostics: context.takeDiagnostics() + context.localization.problems,
      notes: bars + context.notesOnFoldable(in: result) + context.notes(in: result)
        + context.notesOnOverwritingKeys
        + (passes < Self.passLimit ? lateSettling : [])
        + context.state.updates.unobservedWrites(context.interpreter.log).map(Self.unobserved),
      reads: context.reads.union(reads), nextDue: context.interpreter.nextDue,
      passes: passes)
  }

  /// Why the layout should end, including its log's memory.
  private var reasonToEnd: Diagnostic? {
    context.interpreter.reasonToEnd(adding: negotiation?.bytesOfEvents ?? 0)
  }

  /// Draws the scene's own shapes within the run, which limits them and reports failures; they get
  /// the same random numbers in every layout.
  private func drawShapes(of result: LayoutResult) {
    let interpreter = context.interpreter
    let random = interpreter.random
    interpreter.random = RandomSource(seed: interpreter.configuration.randomSeed)
    defer { interpreter.random = random }
    result.drawShapes()
  }

  /// The result of a layout that was ended: nothing, and the next one starts over. The place is
  /// that of the code that was interrupted.
  private func ended(by reason: Diagnostic) -> SceneResult {
    negotiation = nil
    let met = context.takeDiagnostics().first { $0.identifier == reason.identifier }
    return SceneResult(
      result: nil, output: takeOutput(), diagnostics: [met ?? reason], passes: 1)
  }

  /// Whether only placeholders are left of a scene.
  private static func isEmpty(_ result: LayoutResult) -> Bool {
    result.nodes.allSatisfy { node in
      if case .placeholder = node.drawing { return true }
      return !node.children.isEmpty
    }
  }

  /// One layout: of the current tree if only the container differs, else of a new one.
  ///
  /// Bodies get the same random numbers in every pass: one that draws some would otherwise change
  /// with each, where SwiftUI leaves a view with equal values alone.
  private func pass(_ settings: LayoutSettings, _ recording: Recording) -> LayoutResult {
    let interpreter = context.interpreter
    let random = interpreter.random
    interpreter.random = RandomSource(seed: interpreter.configuration.randomSeed)
    let known = interpreter.firstValueDraws
    defer {
      let ofFirstValues = isRewound ? 0 : interpreter.firstValueDraws - known
      draws += interpreter.random.draws - ofFirstValues
      interpreter.random = random
    }
    defer {
      self.settings = settings
      self.recording = recording
    }
    context.beginPass()
    var same = settings
    if let container = self.settings?.container,
      SceneContext.margin(of: container) == SceneContext.margin(of: settings.container)
    {
      same.container.size = container.size
      same.container.proposal = container.proposal
      same.container.safeAreaInsets = container.safeAreaInsets
      same.container.cornerRadius = container.cornerRadius
    }
    same.elapsed = self.settings?.elapsed ?? 0
    let traits = settings.traits
    let isFresh =
      context.dependsOnScreen
      && (context.screen != settings.container || context.traits != traits)
    (context.screen, context.traits) = (settings.container, traits)
    context.displayScale = settings.platform.displayScale
    context.localization.language = settings.language
    context.localization.device = traits.device
    if negotiation != nil { written = context.state.takeWrites() }
    let isSame = same == self.settings && treeFits(settings.container)
    if let negotiation, !negotiation.isGivenUp, isSame, recording == self.recording, !isFresh,
      written.isEmpty
    {
      builtProblems.forEach(context.report)
      if let result = layout(negotiation, in: settings.container) {
        if treeFits(settings.container) { return result }
        // Views that only the larger room shows may have a bar.
        self.negotiation = nil
        return pass(settings, recording)
      }
    } else {
      var tree: Negotiation?
      let updates = context.state.updates
      updates.beginTree(
        after: written, isEnvironmentNew: isFresh || !isSame, in: surroundings(settings))
      builtProblems = problems {
        let view = context.guardedView("Scene") {
          try updates.root(isIdle: !isFresh, in: context, root)
        }
        tree = made(view, settings, recording)
      }
      negotiation = tree
      if let tree, let result = layout(tree, in: settings.container) { return result }
    }
    let asked = treeReads
    let nothing = made(View(.leaf(.placeholder(name: "Scene"))), settings, recording)
    treeReads = asked
    self.negotiation = nothing
    return nothing.layout()
  }

  /// The number of everything that bodies may read besides the environment: all but the screen's
  /// measures, whose reads are recorded, and the type size, which only views know.
  private func surroundings(_ settings: LayoutSettings) -> Int {
    var same = settings
    // Screens with the same margin are the same.
    same.container.size = Size(width: SceneContext.margin(of: settings.container), height: 0)
    same.container.proposal = .room
    same.container.safeAreaInsets = .zero
    same.container.cornerRadius = 0
    same.dynamicTypeSize = .large
    same.elapsed = 0
    if let known = knownSurroundings.firstIndex(where: { $0 == same }) { return known }
    knownSurroundings.append(same)
    return knownSurroundings.count - 1
  }

  /// Whether the current tree was made for the screen's unsafe edges, or nothing read them: they
  /// decide the height of bars.
  private func treeFits(_ container: LayoutContainer) -> Bool {
    !treeReads.asksForInsets || container.safeAreaInsets == treeInsets
  }

  /// The scene's problems that a piece of work added.
  private func problems(of work: () -> Void) -> [Diagnostic] {
    let before = context.diagnostics.count
    work()
    return Array(context.diagnostics.dropFirst(before))
  }

  private func made(
    _ view: View, _ settings: LayoutSettings, _ recording: Recording
  ) -> Negotiation {
    context.presentations.beginTree()
    let interpreter = context.interpreter
    var environment = settings.environment
    let resources = context.resources
    environment.accentColor = { resources.accentColor }
    treeReads = EnvironmentReads()
    treeInsets = settings.container.safeAreaInsets
    environment.reads = treeReads
    let negotiation = Negotiation(
      root: context.presenting(view), environment: environment,
      container: settings.container,
      recording: recording, bounds: context.bounds,
      givesUp: { [unowned interpreter] in interpreter.reasonToEnd(adding: 0) != nil },
      owner: lifetime)
    let context = context
    negotiation.asks = { [unowned context] work in context.asking(work) }
    negotiation.effects = { [unowned context] in context.effects }
    negotiation.givesUp = { [unowned interpreter, unowned negotiation] in
      interpreter.reasonToEnd(adding: negotiation.bytesOfEvents) != nil
    }
    return negotiation
  }

  /// Nil for a view that contains itself, whether in its body or in a reader's or a lazy
  /// container's content: it has no layout, and that of the levels built so far, each of which
  /// measures its inside in its own ways, could take minutes.
  private func layout(_ negotiation: Negotiation, in container: LayoutContainer) -> LayoutResult? {
    if context.isTooDeep { return nil }
    context.onTooDeep = { negotiation.giveUp() }
    defer { context.onTooDeep = nil }
    let result = negotiation.layout(in: container, scrollOffsets: context.scrolling.offsets)
    return context.isTooDeep ? nil : result
  }

  /// Scrolls to an offset in points; the next layout shows it.
  func scroll(_ view: ScrolledView, to offset: Point) {
    context.scrolling.scroll(view, to: offset)
  }

  private func perform(_ actions: [PlacedAction], in result: LayoutResult) {
    context.scrolling.latest = result
    defer { context.scrolling.latest = nil }
    for (index, placed) in actions.enumerated() {
      if isOver(at: index) { return }
      guard case .onUpdate(let action) = placed.action else { continue }
      context.place = placed.identity
      action()
    }
    let departures = context.state.departures(from: actions)
    var tasks: [(place: Identity, action: () -> Void)] = []
    let inWrittenOrder = (settings?.platform.os ?? 0) >= 27
    for (index, placed) in actions.enumerated() {
      if isOver(at: index) { return }
      context.place = placed.identity
      switch placed.action {
      case .onAppear(let action):
        if context.state.isFirst("onAppear", at: placed.identity) { action() }
      case .task(let action):
        guard context.state.isFirst("onAppear", at: placed.identity) else { break }
        if inWrittenOrder { action() } else { tasks.append((placed.identity, action)) }
      case .onGeometry(let action):
        action(result.proxy(of: placed.node))
      case .onPreferenceChange(let key, let action):
        action(result.preference(key, observedBy: placed))
      case .onUpdate, .onDisappear, .tap:
        break
      }
    }
    for (place, action) in tasks + departures {
      context.place = place
      action()
    }
    context.state.forgetRemoved()
  }

  /// Whether the layout should end before a hundred more actions are performed; checking takes as
  /// long as some of them, and most layouts have fewer.
  private func isOver(at index: Int) -> Bool { index % 100 == 99 && reasonToEnd != nil }

  /// Reports what was measured from what it sizes itself, pass after pass.
  private var lateSettling: [Diagnostic] {
    let late = context.measuredWrites.filter { $0.value.passes > Self.settlingPasses }
    return late.sorted { $0.key < $1.key }.map { name, writes in
      Diagnostic(
        severity: .note, identifier: .settlesLate,
        message: "'\(name)' is measured from what it sizes: it was written in \(writes.passes) "
          + "passes before the layout settled",
        location: context.sourceRange(writes.location) == nil ? nil : writes.location,
        remedy: "measure a view that doesn't depend on it")
    }
  }

  private func takeOutput() -> [String] {
    defer { context.interpreter.clearOutput() }
    return context.interpreter.output
  }

  /// Reports that what is shown is older than what was written.
  private static func unobserved(_ name: String) -> Diagnostic {
    Diagnostic(
      severity: .note, identifier: .unobservedWrite,
      message: "'\(name)' was written after a body had read it, and nothing tells SwiftUI of that: "
        + "what the body gave before is shown",
      remedy: "keep it in @State, or in an object that the view observes")
  }

  private static func manyMoments(until moment: Double) -> Diagnostic {
    Diagnostic(
      severity: .warning, identifier: .manyMoments,
      message: "timers fire so often that only \(PointsText.text(moment)) s have passed",
      remedy: "let less time pass at once, or give the timer a longer interval")
  }

  private static func loop(_ names: [String]) -> Diagnostic {
    let list = names.map { "'\($0)'" }.joined(separator: ", ")
    return Diagnostic(
      severity: .warning, identifier: .layoutLoop,
      message: "the layout does not settle: \(list) \(names.count == 1 ? "is" : "are") written "
        + "after every one of \(passLimit) passes",
      remedy: "write state only when the measured value has changed")
  }
}
