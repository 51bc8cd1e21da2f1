/// Runs Swift source that uses the names of its libraries.
///
/// One interpreter belongs to one thread at a time. The host enters it through `call`,
/// `property`, `callMethod`, `construct` and the like; each throws a `ScriptFailure`.
public final class Interpreter {
  /// A source file: its name in messages, and its text.
  public struct File {
    public var name: String
    public var text: String
    /// The parsed text, nil where it hasn't been parsed.
    public var parsed: ParsedText?
    /// Insertions into the text before it is read, in order of their offsets; places in messages
    /// refer to the text without them.
    public var insertions: [Insertion] = []

    /// Text put in at a UTF-8 offset.
    public struct Insertion: Sendable {
      public var offset: Int
      public var text: String

      public init(offset: Int, text: String) {
        self.offset = offset
        self.text = text
      }
    }

    public init(name: String, text: String) {
      self.name = name
      self.text = text
    }

    var textWithInsertions: String {
      guard !insertions.isEmpty else { return text }
      var bytes: [UInt8] = []
      var rest = Array(text.utf8)[...]
      for insertion in insertions {
        let count = insertion.offset - (text.utf8.count - rest.count)
        bytes += rest.prefix(count)
        rest = rest.dropFirst(count)
        bytes += insertion.text.utf8
      }
      return String(decoding: bytes + rest, as: UTF8.self)
    }
  }

  /// One argument of a call from the host. An `inout` parameter writes back into `value`.
  public struct Argument {
    public var label: String?
    public var value: Value

    public init(_ label: String? = nil, _ value: Value) {
      self.label = label
      self.value = value
    }
  }

  /// A freestanding declaration macro in a scene, such as `#Preview("Dark") { … }`.
  public struct MacroExpansion {
    public var name: String
    /// The written arguments by their parameters' names; a closure is a function value.
    public var arguments: [String: Value]
    public internal(set) var location: SourceLocation
    /// The same, as stored while reading.
    var site = Site.none
  }

  public let configuration: Configuration
  /// The lines that the run printed.
  public var output: [String] {
    pendingLine.isEmpty ? finishedLines : finishedLines + [pendingLine]
  }
  /// Called for members and calls that aren't declared.
  public var resolveUnknownName: ((UnknownName) -> UnknownNameResolution)?
  /// The host's state, for native bodies.
  public weak var host: AnyObject?
  /// Called before a stored property of a class instance is written, with its index in the type and
  /// its new value; nil where it is changed in place.
  public var onObjectWrite: ((ObjectBox, Int, Value?) -> Void)?
  /// Keeps a closure that is to run after the work at hand, as on the main queue; without a taker
  /// it runs at once.
  public var performLater: ((Value) -> Void)?
  /// Whether a detached task too begins after the current code, and not at once. One that an
  /// object's initialiser starts begins at once: nothing has read what it writes there.
  public var startsTasksLater = false
  /// Whether a task is running, rather than the code before it on the main actor.
  private(set) var isInTask = false
  /// The running task, where the scene started it.
  private(set) var task: StartedTask?
  /// The tasks that wait for the main actor, in their order, each with the run of a task that it was
  /// started in.
  private var startedTasks: [(task: StartedTask, starter: Int)] = []
  /// The number of the task's run that is going on, 0 outside of tasks.
  private var taskRun = 0
  private var taskRuns = 0
  var isMakingObject: Bool { program.machine.objectsBeingMade > 0 }
  /// What waits for a later moment.
  var agenda = Agenda()
  /// The task's run that is going on, where it can wait.
  var waitingTask: WaitingTask?
  /// Called with the name and the place of a call that waits for what never comes.
  public var onWait: ((String, SourceLocation) -> Void)?
  /// Called with an error that a hole replaces; see ``Configuration/leavesHoles``.
  public var onHole: ((Diagnostic) -> Void)?
  /// The source of the next random numbers.
  public var random: RandomSource {
    get { program.machine.random }
    set { program.machine.random = newValue }
  }
  /// Whether the initial value of a variable is being made that outlives the code which reads it.
  public var isMakingFirstValue: Bool { firstValues > 0 }
  /// How many of the random numbers went into such values.
  public private(set) var firstValueDraws = 0
  private var firstValues = 0
  /// How many objects there were before the first value that is being made.
  private var firstValueBirth = 0
  /// Called for each line printed, as it is printed.
  public var onOutput: ((String) -> Void)?
  public internal(set) var macroExpansions: [MacroExpansion] = []

  private(set) lazy var program: Program = {
    hasProgram = true
    return Program(interpreter: self, libraries: libraries, configuration: configuration)
  }()
  private var finishedLines: [String] = []
  private var pendingLine = ""
  package private(set) var printedBytes = 0
  private let libraries: LibrarySet
  private var hasProgram = false
  /// The errors that loading has found, with which code fails when it is called.
  var loadErrors: Set<Diagnostic> = []
  /// All problems found while loading.
  var loadProblems: [Diagnostic] = []
  /// Types that the host has looked up.
  private var typesByName: [String: NominalType] = [:]
  private var depth = 0

  public init(
    libraries: LibrarySet = .standard, configuration: Configuration = Configuration()
  ) {
    self.libraries = libraries
    var configuration = configuration
    configuration.modules.formUnion(libraries.foreignModules)
    self.configuration = configuration
  }

  deinit {
    if hasProgram { program.tearDown() }
  }

  /// Releases everything that was loaded; nothing of it may be used afterwards. Happens by itself
  /// unless a native closure in a value holds the interpreter.
  public func tearDown() {
    forgetWaiting()
    macroExpansions = []
    typesByName = [:]
    program.tearDown()
  }

  /// Whether a failure is an error that loading found in the code.
  public func isKnownFromLoading(_ problem: Diagnostic) -> Bool {
    var plain = problem
    plain.callStack = []
    return loadErrors.contains(plain)
  }

  /// Reads, checks and lowers files; every problem of each file at once. Code without errors can be
  /// used; any other fails with its first error.
  public func load(_ files: [File]) -> [Diagnostic] {
    program.machine.noteStack()
    let parsed = files.map { file in
      let source = program.addFile(file)
      program.diagnostics += SyntaxProblems.find(in: source)
      return source
    }
    let readers = parsed.map { file in
      (TypeReader(scope: LexicalScope(program: program, file: file)), file.syntax.statements)
    }
    for (reader, statements) in readers { reader.declareTypes(statements) }
    // The scene's types may name what the scene adds to a library's types, as in
    // `@Environment(\.gap)`.
    let sceneNames = Set(program.sceneTypes.map(\.name))
    let extensions = program.pendingSceneExtensions
    program.pendingSceneExtensions = []
    // A type that an extension declares may have been extended before, in another file.
    var waiting = extensions.filter { sceneNames.contains($0.extendedName) }
    while true {
      let left = waiting.filter { !$0.attachesToKnown() }
      if left.count == waiting.count { break }
      waiting = left
    }
    // Functions outside of types may name types that extensions declare.
    for (reader, statements) in readers { reader.readValues(statements) }
    for reader in waiting { reader.attach() }
    ExtensionReader.read(extensions.filter { !sceneNames.contains($0.extendedName) })
    for type in program.sceneTypes { type.ready() }
    program.nearestNames = NearestNames()
    program.checkConformances()
    program.lowerPendingBodies()
    program.lowerTopLevelCode()
    program.lowerPendingBodies()
    program.forgiveForeignTypes()
    for expansion in program.expansions { ExpandedMacro(expansion, in: self).expand() }
    program.lowerPendingBodies()
    program.forgiveForeignTypes()
    loadErrors = program.failBrokenCode()
    program.excuseMissingModules()
    loadProblems = Self.inOrder(program.diagnostics)
    return loadProblems
  }

  /// Problems sorted by place, those without one last.
  static func inOrder(_ problems: [Diagnostic]) -> [Diagnostic] {
    problems.sorted { a, b in
      guard let x = a.location, let y = b.location else { return a.location != nil }
      return (x.file, x.offset) < (y.file, y.offset)
    }
  }

  /// Runs the top-level statements, in order.
  public func runTopLevelCode() throws {
    try enter { try program.runTopLevelCode() }
  }

  /// Runs a body on a thread whose stack is large enough for deep recursion.
  public func withLargeStack<T>(_ body: () throws -> T) throws -> T {
    try LargeStack.run(body)
  }

  /// Why the present run is to end: somebody wishes it, its time is over, or it takes too much
  /// memory. Nil while it may go on.
  /// - Parameter bytes: what the host is going to take for it.
  public func reasonToEnd(adding bytes: Int) -> Diagnostic? {
    program.machine.reasonToEnd(adding: bytes)
  }

  /// Charges what the host is about to do for the scene, as loop rounds, and the bytes that it is
  /// about to take.
  public func charge(_ rounds: Int, bytes: Int = 0) throws {
    try program.machine.charge(rounds)
    try program.machine.take(bytes)
  }

  /// Counts everything that the host enters within it as one run, with one budget.
  ///
  /// It may take some seconds where that is less than a run's limit, unless it is within another
  /// run.
  public func asOneRun<T>(within seconds: Double = .infinity, _ body: () throws -> T) rethrows -> T
  {
    let machine = program.machine
    machine.noteStack()
    depth += 1
    defer { depth -= 1 }
    guard depth == 1 else { return try body() }
    machine.beginRun(within: seconds)
    defer { machine.endRun() }
    return try Machine.$running.withValue(RunningMachine(machine: machine), operation: body)
  }

  /// Counts the work of one entry from the host from zero.
  private func enter<T>(_ body: () throws -> T) throws -> T { try asOneRun(body) }

  /// Releases the values of global and static variables; each is initialised again on its next use.
  /// What runs have left behind so far no longer counts as the scene's.
  public func forgetGlobals() {
    program.machine.forgetObjects()
    program.globals.forEach { $0.forget() }
    program.machine.keptMemory = 0
  }

  /// The scene's files whose code has run since ``forgetFilesRun()``, by name. Code that a macro made
  /// is that of the file with its attribute.
  public var filesRun: Set<String> {
    Set(
      program.machine.filesRun.compactMap { index in
        guard index >= 0 else { return nil }
        var file = program.files[Int(index)]
        while let origin = file.origin { file = program.files[Int(origin.file)] }
        return file.isFromScene ? file.name : nil
      })
  }

  /// Forgets which code has run.
  public func forgetFilesRun() { program.machine.forgetFilesRun() }

  /// Whether a global or static variable was written since it was initialised.
  public var hasWrittenGlobals: Bool { program.globals.contains(where: \.isWritten) }

  /// Whether only its maker has the object so far: its initialiser is running, or the code for the
  /// initial value that it belongs to.
  public func isBeingMade(_ object: ObjectBox) -> Bool {
    object.isBeingMade || (isMakingFirstValue && object.birth >= firstValueBirth)
  }

  /// Told of what code reads and writes.
  public var log: AccessLog { program.machine.log }

  /// Runs code for a variable's initial value: it runs once, however often the variable is read.
  public func makingFirstValue<T>(_ body: () throws -> T) rethrows -> T {
    let before = random.draws
    if firstValues == 0 { firstValueBirth = program.machine.log.births }
    firstValues += 1
    defer {
      firstValues -= 1
      if firstValues == 0 { firstValueDraws += random.draws - before }
    }
    return try body()
  }

  // MARK: Output

  /// Prints as a scene's `print` does.
  public func write(_ text: String) throws {
    printedBytes += text.utf8.count
    if printedBytes > configuration.outputLimit {
      throw ScriptFailure.trap(
        "the scene printed more than \(configuration.outputLimit) bytes",
        identifier: .outputLimit)
    }
    // A line may arrive in many pieces; only the new one is searched for its end.
    var rest = Substring(text)
    while let end = rest.utf8.firstIndex(of: UInt8(ascii: "\n")) {
      let line = pendingLine + rest[..<end]
      pendingLine = ""
      rest = rest[rest.utf8.index(after: end)...]
      finishedLines.append(line)
      onOutput?(line)
    }
    pendingLine += rest
  }

  /// Forgets what was printed so far.
  public func clearOutput() {
    finishedLines = []
    pendingLine = ""
    printedBytes = 0
  }

  /// Where a line of the scene's begins after its indentation, as `#fileID` and `#line` name it.
  package func location(file: String, line: Int) -> SourceLocation {
    guard let source = program.file(named: file), source.lineStarts.indices.contains(line - 1)
    else { return SourceLocation(file: file, line: line, column: 1, offset: 0, length: 0) }
    let start = source.lineStarts[line - 1]
    let indentation = source.text.utf8.dropFirst(start).prefix { $0 == 0x20 || $0 == 0x09 }.count
    return source.place(start + indentation..<start + indentation)
  }

  /// Runs code on the host's behalf: what it prints is dropped.
  package func silently<T>(_ body: () throws -> T) rethrows -> T {
    let kept = (finishedLines, pendingLine, printedBytes)
    defer { (finishedLines, pendingLine, printedBytes) = kept }
    return try body()
  }

  // MARK: Types

  /// A type by name, `Outer.Inner` for a nested one; nil where it isn't declared. The loaded files'
  /// types precede a library's.
  public func type(named name: String) -> NominalType? {
    guard !name.contains("."), let own = program.loadedType(name) else {
      return libraryType(named: name)
    }
    own.ready()
    return own
  }

  /// The same for a library's type, whatever the loaded files declare.
  public func libraryType(named name: String) -> NominalType? {
    if let known = typesByName[name] { return known }
    var parts = name.split(separator: ".").map(String.init)[...]
    guard let first = parts.popFirst(), var type = program.nominal(first) else { return nil }
    while let next = parts.popFirst() {
      guard let nested = program.nestedType(next, in: type)?.nominal else { return nil }
      type = nested
    }
    type.ready()
    typesByName[name] = type
    return type
  }

  /// The loaded files' types that conform to a protocol, in source order. Having the protocol's
  /// name isn't conforming.
  public func types(conformingTo protocolName: String) -> [NominalType] {
    program.sceneTypes.filter { type in
      type.kind != .protocolType
        && type.ancestry.contains { $0.type !== type && $0.type.name == protocolName }
    }
  }

  /// Whether a value's type conforms to a protocol or is the named type.
  public func value(_ value: Value, is typeName: String) -> Bool {
    guard let payload = value.unwrapped else { return false }
    return program.runtimeType(of: payload)?.conforms(toNamed: typeName) ?? false
  }

  /// Whether a type conforms to a protocol, inherits from a class, or is the named type.
  public func type(_ type: NominalType, conformsTo name: String) -> Bool {
    type.conforms(toNamed: name)
  }

  /// The dynamic type of a value.
  public func typeName(of value: Value) -> String { program.typeName(of: value) }

  /// The dynamic type of a value with the arguments it was made with: `Store<AppState>`.
  public func fullTypeName(of value: Value) -> String {
    program.dynamicType(of: value).description
  }

  // MARK: Entering

  /// Runs work as a task, as the closure of `task(_:)`: a task that it starts begins where it
  /// waits, or after it.
  public func asTask(_ work: @escaping () throws -> Void) throws { try asTask(nil, work) }

  /// - Parameter task: the task, where the scene started it.
  func asTask(_ task: StartedTask?, _ work: @escaping () throws -> Void) throws {
    let outer = (isInTask, self.task, taskRun)
    taskRuns += 1
    (isInTask, self.task, taskRun) = (true, task, taskRuns)
    defer { (isInTask, self.task, taskRun) = outer }
    // What waits is performed later, if there is somebody to do so.
    guard performLater == nil else { return try onOwnThread(work) }
    guard !outer.0 else { return try work() }
    defer { startedTasks = [] }
    func finish() throws { while !startedTasks.isEmpty { try runStartedTasks(ofAll: true) } }
    do {
      try work()
      try finish()
    } catch let failure as ScriptFailure {
      switch failure {
      case .suspended, .thrown: try finish()
      case .trap: break
      }
      throw failure
    }
  }

  /// What a thread of its own begins with.
  func freshRegisters() -> Registers {
    Registers(
      machine: Machine.Registers(capacity: 250_000), depth: depth, task: task, isInTask: isInTask,
      taskRun: taskRun)
  }

  /// Goes on as another thread.
  func exchange(_ other: inout Registers) {
    program.machine.exchange(&other.machine)
    swap(&depth, &other.depth)
    swap(&task, &other.task)
    swap(&isInTask, &other.isInTask)
    swap(&taskRun, &other.taskRun)
  }

  /// Keeps a task until the main actor is free: after what runs there, and after the tasks and the
  /// work that wait for it already.
  func keep(_ task: StartedTask) {
    startedTasks.append((task, taskRun))
    guard let performLater else { return }
    performLater(
      function { [unowned self] _ in
        try begin(task)
        return .void
      })
  }

  /// Runs a task's work, unless it has begun.
  func begin(_ task: StartedTask) throws {
    startedTasks.removeAll { $0.task === task }
    try task.run(self)
  }

  /// Begins tasks that wait for the main actor, in their order, where the running code yields it.
  /// That code continues before tasks that those start in turn.
  /// - Parameter all: whether to begin other tasks than those that the running task has started.
  ///   One of these may wait for the running task, which a run task can't do.
  func runStartedTasks(ofAll all: Bool = false) throws {
    for (task, starter) in startedTasks where all || starter == taskRun { try begin(task) }
  }

  public func call(_ function: Value, _ arguments: [Value] = []) throws -> Value {
    try enter {
      var arguments = arguments
      return try program.machine.call(function, &arguments)
    }
  }

  /// Calls a function value; an `inout` parameter writes back into its argument.
  public func call(_ function: Value, arguments: inout [Argument]) throws -> Value {
    try enter {
      var values = arguments.map(\.value)
      defer {
        for index in arguments.indices { arguments[index].value = values[index] }
      }
      return try program.machine.call(function, &values)
    }
  }

  /// Calls a method by name and labels; a mutating one changes `receiver`.
  public func callMethod(
    _ name: String, on receiver: inout Value, arguments: inout [Argument]
  ) throws -> Value {
    try enter {
      guard let type = program.runtimeType(of: receiver),
        let method = program.dispatch(name, on: type, labels: arguments.map(\.label))
      else {
        throw ScriptFailure.trap(
          "value of type '\(program.typeName(of: receiver))' has no method '\(name)'")
      }
      return try perform(method, receiver: &receiver, &arguments, type)
    }
  }

  private func perform(
    _ method: FunctionDeclaration, receiver: inout Value, _ arguments: inout [Argument],
    _ type: NominalType
  ) throws -> Value {
    let written = arguments.map {
      WrittenArgument(label: $0.label, expression: Program.placeholder)
    }
    let matched = ArgumentMatching.match(method.parameters, written) ?? []
    var values: [Value?] = try zip(method.parameters, matched).map { parameter, indices in
      if parameter.isVariadic { return .array(indices.map { arguments[$0].value }) }
      if let index = indices.first {
        return program.fitted(arguments[index].value, to: parameter.type)
      }
      guard let value = parameter.defaultValue else { return nil }
      return try program.evaluateDetached(value.expression(expecting: parameter.type))
    }
    var owner: Value? = receiver
    receiver = .void
    defer {
      receiver = owner ?? .void
      for index in values.indices where method.parameters[index].isInout {
        if let argument = matched[index].first, let value = values[index] {
          arguments[argument].value = value
        }
      }
    }
    do {
      return try program.call(method, receiver: &owner, arguments: &values, type: type)
    } catch {
      throw program.machine.traced(error, function: method.signature, site: .none)
    }
  }

  /// The declared type of a value's stored property, by the name of its field: `_model` yields
  /// `Model`. In a generic value's `Store<Element>`, `Element` is the value's.
  public func declaredType(ofProperty storedName: String, of value: Value) -> String? {
    let own = program.dynamicType(of: value)
    guard let type = own.nominal,
      let property = type.storedProperties.first(where: { $0.storageName == storedName })
    else { return nil }
    let known = zip(type.typeParameters, own.arguments).filter { !$1.hasUnknown }
    return (property.declaredType ?? property.type).fullyUnwrapped
      .substituting(Bindings(known.map(\.0), known.map(\.1))).description
  }

  /// Whether a value's stored property, by the name of its field, is declared as an optional.
  public func isOptional(property storedName: String, of value: Value) -> Bool {
    let property = value.nominalType?.storedProperties.first { $0.storageName == storedName }
    return property?.declaredType?.isOptional == true
  }

  public func hasMember(_ name: String, on value: Value) -> Bool {
    guard let type = program.runtimeType(of: value) else { return false }
    return !program.members(name, of: .nominal(type, []), isStatic: false).isEmpty
  }

  /// Whether the type itself or an extension of it, rather than a protocol's default or the
  /// host, declares a member.
  public func declares(_ name: String, in type: NominalType) -> Bool {
    !type.ownMembers(name).isEmpty
  }

  /// The same for a method; a property of that name doesn't count.
  public func declaresMethod(
    _ name: String, labels: [String]? = nil, in type: NominalType
  ) -> Bool {
    type.ownMembers(name).contains { member in
      guard let function = member.constrained else { return false }
      return labels == nil || function.parameters.map { $0.label ?? "_" } == labels
    }
  }

  /// A stored or computed property; `_x` and `$x` of wrapped properties too.
  public func property(_ name: String, of value: Value) throws -> Value {
    try enter { try program.property(name, of: value, .none) }
  }

  public func setProperty(_ name: String, of value: inout Value, to newValue: Value) throws {
    try enter { try program.setProperty(name, of: &value, to: newValue, .none) }
  }

  /// Sets a stored property's field, its wrapper for a wrapped one (`_name`), without observers.
  /// A struct that others share is copied first.
  public func setStored(_ name: String, of value: inout Value, to newValue: Value) {
    switch value {
    case .structure(let box):
      guard let index = box.type.storedIndex(name) else { return }
      var fields = box.fields
      fields[index] = newValue
      value = .structure(
        StructureBox(type: box.type, fields: fields, typeArguments: box.typeArguments))
    case .object(let box):
      guard let index = box.type.storedIndex(name) else { return }
      box.fields[index] = newValue
    default: return
    }
  }

  public func staticProperty(_ name: String, of type: NominalType) throws -> Value {
    try enter { try program.staticProperty(name, of: type, .none) }
  }

  public func callStatic(
    _ name: String, of type: NominalType, arguments: inout [Argument]
  ) throws -> Value {
    try enter {
      guard
        let method = program.dispatch(
          name, on: type, labels: arguments.map(\.label), isStatic: true)
      else { throw ScriptFailure.trap("type '\(type.name)' has no member '\(name)'") }
      var receiver = Value.metatype(MetatypeBox(.nominal(type, [])))
      return try perform(method, receiver: &receiver, &arguments, type)
    }
  }

  /// Whether the scene, rather than a library, declares a type's property.
  public func sceneDeclares(_ property: String, of type: NominalType) -> Bool {
    program.findProperty(property, in: type, isStatic: false)?.owner?.isFromScene == true
  }

  public func construct(_ type: NominalType, _ arguments: [Argument] = []) throws -> Value {
    try enter { try program.construct(type, arguments) }
  }

  /// Makes a value of a type passed to a native, with its generic arguments.
  package func construct(_ type: TypeArgument, _ arguments: [Argument]) throws -> Value {
    try enter { try program.construct(type.type, of: type.arguments, arguments) }
  }

  /// The stand-in for a value of a framework that isn't run: an object of the type of that name if
  /// a library declares it and one can be made.
  public func foreign(_ name: String) -> Value {
    if let type = program.nominal(name), canConstructWithoutArguments(type),
      let made = try? construct(type)
    {
      return made
    }
    return program.foreignValue(name)
  }

  /// Whether the type can be made without arguments.
  public func canConstructWithoutArguments(_ type: NominalType) -> Bool {
    type.ownMembers("init").contains { member in
      member.constrained.map { ArgumentMatching.match($0.parameters, []) != nil } ?? false
    }
  }

  /// Whether the type declares an initialiser itself.
  package func declaresInitializer(_ type: NominalType) -> Bool {
    type.ownMembers("init").contains { $0.constrained?.location != nil }
  }

  public func read(_ keyPath: Value, of root: Value) throws -> Value {
    try enter {
      guard case .keyPath(let path) = keyPath else { return root }
      return try program.read(path, of: root)
    }
  }

  public func write(_ keyPath: Value, of root: inout Value, to newValue: Value) throws {
    try enter {
      guard case .keyPath(let path) = keyPath else { return }
      try program.write(path, of: &root, to: newValue)
    }
  }

  public func areEqual(_ lhs: Value, _ rhs: Value) throws -> Bool {
    try enter { try program.areEqual(lhs, rhs) }
  }

  /// Whether one value precedes another by their type's `<`.
  public func isLess(_ lhs: Value, _ rhs: Value) throws -> Bool {
    try enter { try program.isLess(lhs, rhs) }
  }

  /// Returns a value as `print`, or with `debug` as `debugPrint`, shows it.
  public func describe(_ value: Value, debug: Bool = false) throws -> String {
    try enter { try program.describe(value, debug: debug) }
  }

  /// All elements of an array, range, set or any other sequence.
  public func elements(of sequence: Value) throws -> [Value] {
    try enter { try program.elements(of: sequence) }
  }
}
