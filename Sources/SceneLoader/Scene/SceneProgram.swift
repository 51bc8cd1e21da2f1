import AppleLibraries
import FoundationLibrary
import LayoutSolver
import SwiftInterpreter
import SwiftUILibrary

/// A scene's files, read and checked for one platform, with the view to show.
struct SceneProgram {
  let platform: Platform
  /// The problems in the files, and of what is shown.
  var diagnostics: [Diagnostic] { found + [ofShown].compactMap(\.self) }
  private var found: [Diagnostic]
  private var ofShown: Diagnostic?
  /// Names of the previews in source order.
  private(set) var previews: [String] = []
  private(set) var rootName: String?
  /// The file of what is shown.
  private(set) var rootFile: String?
  /// What was to be shown before errors left nothing of it.
  private(set) var firstName: String?
  /// The scene's context, which its layouts keep too.
  let lifetime: SceneLifetime
  /// Nil if there is nothing to show.
  private(set) var root: (() throws -> View)?
  /// The meaning of a place in a file: see `Interpreter.meaning(at:in:)`.
  func meaning(at offset: Int, in file: String) -> SourceMeaning? {
    lifetime.context.interpreter.meaning(at: offset, in: file)
  }

  /// All that can be shown, previews first, found when it is first asked for.
  private final class Candidates {
    private let find: () -> [Candidate]
    private(set) lazy var all = find()
    init(_ find: @escaping () -> [Candidate]) { self.find = find }
  }
  private var candidates = Candidates { [] }
  /// Alternatives to what is shown.
  private var others: ArraySlice<Candidate> = []
  /// Nil if the files were changed for reading, so that each is read again after any change.
  private var choice: ProjectTargets.Choice?
  private let isProject: Bool
  /// As they were read.
  private var files: [Scene.File]

  /// One thing that can be shown.
  struct Candidate {
    var name: String
    /// The view of a nameless one.
    var subject: String?
    var location: SourceLocation?
    var make: () throws -> View
  }

  /// Whether it has an app, whose window can be shown.
  private(set) var hasApp = false
  /// The app, if it has an initialiser of its own.
  private var appWithStart: NominalType?
  /// What is shown where no preview shows anything.
  private var example: ExamplePreview?

  init(
    files: [Scene.File], project: ProjectFiles? = nil, preview: String?,
    directives: SceneDirectives,
    assets: AssetCatalog = AssetCatalog(), platform: Platform = Platform()
  ) {
    self.init(
      files: files, project: project, addition: nil, preview: preview, directives: directives,
      assets: assets, platform: platform)
    guard ofShown?.identifier == .noView, preview == nil,
      let example = ExamplePreview(lifetime.context.interpreter)
    else { return }
    var shown = SceneProgram(
      files: files, project: project, addition: example.addition, preview: nil,
      directives: directives, assets: assets, platform: platform)
    guard shown.root != nil else { return }
    shown.show(example)
    self = shown
  }

  /// Presents what is shown as an example rather than a preview.
  private mutating func show(_ example: ExamplePreview) {
    self.example = example
    previews = []
    candidates = Candidates { [] }
    rootName = example.view
    firstName = example.view
    ofShown = example.note
  }

  /// - Parameter addition: a file's name, and text to add at its end.
  private init(
    files: [Scene.File], project: ProjectFiles?, addition: (file: String, text: String)?,
    preview: String?, directives: SceneDirectives, assets: AssetCatalog, platform: Platform
  ) {
    self.platform = platform
    self.files = files
    isProject = project != nil
    let interpreter = Interpreter(
      libraries: project.map(SceneLibraries.all.adding) ?? SceneLibraries.all,
      configuration: Self.configuration(
        platform, bounds: directives.bounds, project))
    let context = SceneContext(
      interpreter: interpreter, fileNames: files.map(\.name), resources: assets,
      imageSizes: directives.imageSizes, bounds: directives.bounds)
    lifetime = SceneLifetime(context)
    interpreter.resolveUnknownName = { [weak interpreter] name in
      guard let interpreter else { return .error }
      return UnknownViews.resolve(name, in: interpreter)
    }
    var choice = ProjectTargets.Choice()
    var isPlain = true
    do {
      found = try interpreter.withLargeStack {
        var fragments = SceneFragments(files)
        if let addition { fragments.add(addition.text, to: addition.file) }
        choice = project?.targets.choice(among: fragments.files, on: platform.kind) ?? choice
        isPlain = isPlain && fragments.notes.isEmpty
        let notes = fragments.notes + choice.notes
        // The trees of what is left out have no use from here on.
        let read = fragments.files.filter { !choice.leftOut.contains($0.name) }
        return Self.told(interpreter.load(read), of: files, interpreter) + notes
      }
    } catch {
      found = [context.diagnostic(for: error)]
      isPlain = false
    }
    self.choice = isPlain ? choice : nil
    if let project, let target = choice.target {
      context.readInfo = { project.infoEntries(ofTarget: target) }
    }
    choose(preview, of: files, choice)
  }

  /// Chooses what is shown.
  private mutating func choose(
    _ preview: String?, of files: [Scene.File], _ choice: ProjectTargets.Choice
  ) {
    let context = lifetime.context
    let appType = Self.app(context, among: choice.app)
    let app =
      appType.map { Self.window(of: $0, context) } ?? Self.hostedWindow(files, context)
    hasApp = app != nil
    appWithStart = appType.flatMap { context.interpreter.declaresInitializer($0) ? $0 : nil }
    let hasErrors = found.contains { $0.severity == .error }
    let named = Self.previews(context, files)
    previews = named.map(\.name)
    candidates = Candidates { named + Self.unnamed(files, context, app) }
    (firstName, rootName, rootFile, root, ofShown) = (nil, nil, nil, nil, nil)
    if let preview {
      let all = candidates.all
      others = all.filter { $0.name == preview }.prefix(1)
      // A shell may take `#4` for a comment.
      if others.isEmpty, Int(preview) != nil {
        others = all.filter { $0.name == "#\(preview)" }.prefix(1)
      }
      if others.isEmpty { ofShown = Self.unknownPreview(preview, among: previews) }
    } else if isProject, let app {
      // A project's folder shows what its app shows when it starts.
      others = ([app] + promising(candidates.all))[...]
    } else if isProject, hasErrors {
      others = promising(candidates.all)[...]
    } else {
      others = (named.isEmpty || hasErrors ? candidates.all : named)[...]
      if others.isEmpty, !hasErrors { ofShown = Self.nothingToShow(files, context) }
    }
    _ = showNext()
  }

  /// The reported part of the problems found in files.
  private static func told(
    _ problems: [Diagnostic], of files: [Scene.File], _ interpreter: Interpreter
  ) -> [Diagnostic] {
    // A package's own code isn't reported before it is run.
    let isForeign = interpreter.configuration.isForeign
    let own = problems.filter { !($0.location.map { isForeign($0.file) } ?? false) }
    return OtherFiles.hinted(MissingModules.gathered(own), isAlone: files.count == 1)
      + PlatformViews.notes(interpreter)
  }

  /// Takes other texts of the same files, if what was read of them can be kept: see
  /// `Interpreter.take`. The scene starts over then.
  /// - Returns: whether it did; otherwise everything is as it was.
  mutating func take(_ files: [Scene.File], preview: String?) -> Bool {
    let context = lifetime.context
    guard let choice, context.localization.problems.isEmpty else { return false }
    let read = files.filter { !choice.leftOut.contains($0.name) }.map {
      Interpreter.File(name: $0.name, text: $0.text)
    }
    let taken = try? context.interpreter.withLargeStack { context.interpreter.take(read) }
    guard let taken else { return false }
    found = Self.told(taken, of: files, context.interpreter) + choice.notes
    self.files = files
    context.startOver()
    let seed = context.interpreter.configuration.randomSeed
    context.interpreter.random = RandomSource(seed: seed)
    choose(preview, of: files, choice)
    if example != nil, preview == nil, let example = ExamplePreview(context.interpreter) {
      show(example)
    }
    return true
  }

  /// All that can be shown, previews first.
  var shownViews: [Scene.ShownView] {
    let all = candidates.all
    let problems = problems(of: all)
    return zip(all, problems).map { candidate, problem in
      Scene.ShownView(
        name: candidate.name, title: candidate.subject, location: candidate.location,
        problem: problem)
    }
  }

  /// The candidates, those with a problem that is known without making them last.
  private func promising(_ all: [Candidate]) -> [Candidate] {
    let judged = Array(zip(all, problems(of: all)))
    return (judged.filter { $0.1 == nil } + judged.filter { $0.1 != nil }).map(\.0)
  }

  /// The errors in the candidates' own code, and in that of the views that they name, as far as
  /// loading has found any.
  private func problems(of all: [Candidate]) -> [String?] {
    let errors = found.filter { $0.severity == .error }
    guard !errors.isEmpty else { return all.map { _ in nil } }
    let interpreter = lifetime.context.interpreter
    let broken = interpreter.errorsByType()
    let views = Set(interpreter.types(conformingTo: "View").map(\.name))
    return all.map { candidate in
      let own = candidate.location.flatMap { place in
        errors.first { error in
          error.location.map { $0.file == place.file && place.bytes.contains($0.offset) } ?? false
        }
      }
      let words = Self.words(of: candidate, files)
      let named = words == [candidate.name] ? words : words.filter(views.contains)
      return (own ?? named.lazy.compactMap { broken[$0] }.first)?.shortPlace
    }
  }

  /// Shows the next of what may be shown, where errors leave nothing of one.
  /// - Returns: whether there is one more.
  mutating func showNext() -> Bool {
    guard let next = others.popFirst() else { return false }
    firstName = firstName ?? next.name
    show(next)
    return true
  }

  /// Shows the entry at a position in ``shownViews``, without alternatives.
  mutating func show(_ position: Int) {
    let all = candidates.all
    guard all.indices.contains(position) else { return }
    others = []
    firstName = all[position].name
    show(all[position])
  }

  private mutating func show(_ candidate: Candidate) {
    rootName = candidate.name
    rootFile = candidate.location?.file
    root = candidate.make
    guard let app = appWithStart, app.location != candidate.location else { return }
    // Xcode runs the app for a preview, so that its initialiser comes first.
    let context = lifetime.context
    root = {
      Self.start(app, context)
      return try candidate.make()
    }
  }

  /// Makes the app once a start. What fails in it doesn't hide the preview.
  private static func start(_ app: NominalType, _ context: SceneContext) {
    guard !context.hasStartedApp else { return }
    context.hasStartedApp = true
    do {
      _ = try context.interpreter.construct(app)
    } catch {
      let failure = context.diagnostic(for: error)
      context.report(
        Diagnostic(
          severity: .note, identifier: .appStart,
          message: "the app's initialiser, which a preview runs first, ended: \(failure.message)",
          location: failure.location ?? app.location))
    }
  }

  /// Lets the state of another version of the scene go on in this one.
  func keepState(of old: SceneProgram) {
    lifetime.context.state.inherit(old.lifetime.context.state.legacy)
  }

  /// The time limit of a layout, several times what its work takes at most.
  #if DEBUG
    private static let seconds = 60.0
  #else
    private static let seconds = 4.0
  #endif

  private static func configuration(
    _ platform: Platform, bounds: Int, _ project: ProjectFiles?
  ) -> Configuration {
    var configuration = Configuration()
    // A second or two, while somebody waits for the picture.
    configuration.workLimit = 10_000_000
    configuration.timeLimit = Self.seconds
    configuration.memoryLimit = 384 << 20
    configuration.workRemedy =
      " Where that is meant, '// reflow: bounds 10' with --bounds allows ten times as much"
    configuration.multiplyLimits(by: bounds)
    // 9:41 on 9 January 2007, the moment on Apple's own pictures.
    configuration.now = 1_168_335_660
    configuration.leavesHoles = project != nil
    configuration.foreignFolders = project?.checkouts.modules.map(\.folder) ?? []
    configuration.ownModules = project?.modules ?? []
    configuration.moduleFolders = project?.moduleFolders ?? [:]
    configuration.modules.formUnion(configuration.ownModules)
    configuration.modules.formUnion(["Charts", "CoreData", "Darwin", "SwiftData", "WidgetKit"])
    configuration.absentModules = platform.kind == .mac ? ["UIKit"] : ["AppKit", "Cocoa"]
    configuration.sdk = platform.sdk
    configuration.platforms = [platform.kind == .mac ? "macOS" : "iOS"]
    // Swift 6.4's word for all of Apple's systems, whose release numbers agree since 26.
    if platform.sdk >= 27 { configuration.platforms.insert("anyAppleOS") }
    configuration.platformVersions = [
      "iOS": platform.os,
      // macOS counted 11…15 in the years of iOS 14…18; both are 26 since.
      "macOS": platform.os >= 26 ? platform.os : max(10, platform.os - 3),
      "anyAppleOS": platform.os,
    ]
    return configuration
  }

  /// The candidates in files without previews, in order of preference.
  private static func unnamed(
    _ files: [Scene.File], _ context: SceneContext, _ app: Candidate?
  ) -> [Candidate] {
    [liveView(files, context), app, widget(context)].compactMap(\.self)
      + rootViews(context)
  }

  /// The live view that a playground page's top-level code sets, at any time.
  private static func liveView(_ files: [Scene.File], _ context: SceneContext) -> Candidate? {
    guard files.contains(where: { $0.text.hasBytes(of: "import PlaygroundSupport") }) else {
      return nil
    }
    return Candidate(name: "live view", location: nil) {
      context.liveView = nil
      try context.interpreter.runTopLevelCode()
      return try context.liveView.map(context.view) ?? .empty
    }
  }

  /// The app.
  /// - Parameter own: its files; empty if unknown.
  private static func app(_ context: SceneContext, among own: Set<String>) -> NominalType? {
    // Of several targets' apps the phone's: those of other devices are in folders of their names.
    let apps = context.interpreter.types(conformingTo: "App")
    let others = ["watch", "tvos", "macos", "vision"]
    let phones = apps.filter { app in
      let file = (app.location?.file ?? "").lowercased()
      return !others.contains(where: file.contains)
    }
    let owned = apps.first { own.contains($0.location?.file ?? "") }
    return owned ?? phones.first ?? apps.first
  }

  /// The app's first window.
  private static func window(of app: NominalType, _ context: SceneContext) -> Candidate {
    let interpreter = context.interpreter
    return Candidate(name: app.name, location: app.location) {
      let value = try interpreter.construct(app)
      return View(
        .composite(name: app.name) { build in
          context.guardedView(app.name) { try context.body(of: value, at: build, isKept: true) }
        })
    }
  }

  /// The window that the app's delegates fill by a hosting controller, if no `App` declares one:
  /// they are called as at launch.
  private static func hostedWindow(_ files: [Scene.File], _ context: SceneContext) -> Candidate? {
    let interpreter = context.interpreter
    guard files.contains(where: { $0.text.hasBytes(of: "UIHostingController(") }) else {
      return nil
    }
    let calls: [(protocol: String, method: String, first: String, labels: [String])] = [
      ("UIWindowSceneDelegate", "scene", "UIWindowScene", ["willConnectTo", "options"]),
      ("UIApplicationDelegate", "application", "UIApplication", ["didFinishLaunchingWithOptions"]),
    ]
    let delegates = calls.flatMap { call in
      interpreter.types(conformingTo: call.protocol).map { (type: $0, call: call) }
    }
    guard let first = delegates.first else { return nil }
    return Candidate(name: first.type.name, location: first.type.location) {
      if context.hostedView == nil {
        for (type, call) in delegates where context.hostedView == nil {
          var delegate = try interpreter.construct(type)
          var arguments = [Interpreter.Argument(nil, interpreter.foreign(call.first))]
          arguments += call.labels.map { .init($0, interpreter.foreign($0)) }
          _ = try interpreter.callMethod(call.method, on: &delegate, arguments: &arguments)
        }
      }
      return try context.hostedView.map(context.view) ?? .empty
    }
  }

  /// The first widget of the bundle, or of the files.
  private static func widget(_ context: SceneContext) -> Candidate? {
    let interpreter = context.interpreter
    let types = ["WidgetBundle", "Widget"].lazy.compactMap {
      interpreter.types(conformingTo: $0).first
    }
    guard let type = types.first else { return nil }
    return Candidate(name: type.name, location: type.location) {
      try context.widget(interpreter.construct(type))
    }
  }

  /// The view structs that can be made without arguments: `ContentView`, then the last first.
  private static func rootViews(_ context: SceneContext) -> [Candidate] {
    let interpreter = context.interpreter
    let views = interpreter.types(conformingTo: "View").filter { type in
      type.kind == .structure
        && !(type.location.map { interpreter.configuration.isForeign($0.file) } ?? false)
        && interpreter.canConstructWithoutArguments(type)
        && !["Scene", "Commands"].contains { interpreter.type(type, conformsTo: $0) }
    }
    let main = views.filter { $0.name == "ContentView" }
    return (main + views.reversed().filter { $0.name != "ContentView" }).map { type in
      Candidate(name: type.name, location: type.location) {
        try context.view(interpreter.construct(type))
      }
    }
  }

  private static func unknownPreview(_ name: String, among names: [String]) -> Diagnostic {
    Diagnostic(
      severity: .error, identifier: .unknownPreview, message: "no preview is called '\(name)'",
      remedy: names.isEmpty
        ? "the scene has no preview" : "there are: \(names.joined(separator: ", "))")
  }

  /// Names the last view that can't be made, since it needs arguments that only a preview passes.
  private static func nothingToShow(
    _ files: [Scene.File], _ context: SceneContext
  ) -> Diagnostic {
    if let view = context.interpreter.types(conformingTo: "View").last(where: {
      $0.kind == .structure
    }) {
      return Diagnostic(
        severity: .error, identifier: .noView,
        message: "no preview gives '\(view.name)' the arguments it needs", location: view.location,
        remedy: "add '#Preview { \(view.name)(…) }'")
    }
    return Diagnostic(
      severity: .error, identifier: .noView, message: "the scene has no view to show",
      location: files.first.map {
        SourceLocation(file: $0.name, line: 1, column: 1, offset: 0, length: 0)
      },
      remedy: "add '#Preview { … }', or a View struct that needs no arguments")
  }
}

/// How undeclared names are resolved.
enum UnknownViews {
  private static let list = "'reflow scenes --supported' lists what is known"

  static func resolve(_ name: UnknownName, in interpreter: Interpreter) -> UnknownNameResolution {
    let hint = name.forms ?? name.suggestion.map { "did you mean '\($0)'?" }
    if let receiver = name.receiver {
      guard name.receiverConforms("View") else { return .error }
      let labels = name.labels.map { $0 + ":" }.joined()
      return .passThrough(
        Diagnostic(
          severity: .warning, identifier: .unknownModifier,
          message: name.hasOtherForms
            ? "Reflow does not know the form '\(name.name)(\(labels))'; "
              + "it is ignored, as the modifier's other forms are"
            : "Reflow does not know the modifier '\(name.name)' of '\(receiver)'; "
              + "the view is laid out without it",
          location: name.location, remedy: hint ?? list),
        type: "_ErasedView",
        make: { receiver, location in
          guard let context = interpreter.host as? SceneContext else { return receiver }
          return interpreter.host(
            "_ErasedView",
            View(
              .modified(try context.view(receiver), .passThrough(name: name.name)),
              source: context.sourceRange(location)))
        })
    }
    guard name.isBuilderPosition, name.name.first?.isUppercase == true else { return .error }
    return .placeholder(
      Diagnostic(
        severity: .warning, identifier: .unknownView,
        message: "Reflow does not know the view '\(name.name)'; a placeholder takes its space",
        location: name.location, remedy: hint ?? list),
      type: "_ErasedView",
      make: { location in
        let context = interpreter.host as? SceneContext
        return interpreter.host(
          "_ErasedView",
          View(.leaf(.placeholder(name: name.name)), source: context?.sourceRange(location)))
      })
  }
}
