import SwiftOperators
import SwiftParser
import SwiftSyntax

/// The scope of a declaration: which names are visible there.
final class LexicalScope {
  unowned let program: Program
  let file: SourceFile
  let parent: LexicalScope?
  var typeParameters: [String: GenericParameter] = [:]
  /// The generic parameters that `some P` makes in the types of a function's parameters (SE-0341).
  var opaqueParameters: [GenericParameter] = []
  /// Whether types are a function's parameters.
  var isOfParameters = false
  var owner: NominalType?
  var localTypes: [String: SwiftType] = [:]
  /// The `where` clauses of the extension or function that the scope belongs to.
  var assumptions: [WhereClause] = []
  /// Whether it is within a `private` or `fileprivate` extension.
  var isFilePrivate = false
  /// Whether it is within a `public` extension.
  var isSeenOutside = false
  /// The type that an extension extends, which is the outermost enclosing type: an extension of
  /// `A.B` is in `B` and not in `A`.
  private(set) var extendedType: NominalType?
  /// `Self` within an extension that constrains it.
  var constrainedSelf: SwiftType?
  /// The library's module, for a library's declarations.
  var moduleName: String
  /// Whether names are looked up at run time, by name alone: they have no place in the text, and
  /// see what the scene sees.
  var isOfRuntime = false

  init(program: Program, file: SourceFile, parent: LexicalScope? = nil, owner: NominalType? = nil) {
    self.program = program
    self.file = file
    self.parent = parent
    self.owner = owner ?? parent?.owner
    moduleName = parent?.moduleName ?? ""
    isFilePrivate = parent?.isFilePrivate ?? false
    isSeenOutside = parent?.isSeenOutside ?? false
    extendedType = parent?.extendedType
    if owner == nil || owner === parent?.owner { constrainedSelf = parent?.constrainedSelf }
  }

  /// Whether the code here is a library's. A macro's expansion belongs to the scene.
  var isOfLibrary: Bool { !file.isFromScene && file.origin == nil && !isOfRuntime }

  /// The type of `self` here.
  var selfType: SwiftType? { constrainedSelf ?? owner?.selfType }

  func nested(owner: NominalType? = nil) -> LexicalScope {
    LexicalScope(program: program, file: file, parent: self, owner: owner)
  }

  /// The scope of an extension's members.
  func extending(_ type: NominalType) -> LexicalScope {
    let scope = nested(owner: type)
    scope.extendedType = type
    return scope
  }

  /// The type that lexically encloses another one here, whose members a bare name may mean.
  func typeAround(_ type: NominalType) -> NominalType? {
    type === extendedType ? nil : type.outer
  }

  /// Returns true if the text is in the type or in an extension of a type within it, where the
  /// type's private members are visible.
  func isWithin(_ type: NominalType) -> Bool {
    var inner = owner
    while let current = inner {
      if current === type { return true }
      inner = current.outer
    }
    return false
  }
}

/// All declarations of the libraries and of the scene.
final class Program {
  unowned let interpreter: Interpreter
  let configuration: Configuration
  private(set) lazy var machine = Machine(program: self, configuration: configuration)

  var types: [String: SwiftType] = [:]
  var functions: [String: [FunctionDeclaration]] = [:]
  var variables: [String: PropertyDeclaration] = [:]
  /// Types resolved on first lookup: those of `typealias`es.
  var pendingTypes: [String: PendingAlias] = [:]
  /// The scene's own modules that another imports for all who import it.
  var exportedModules: Set<String> = []
  /// The macros that the scene declares, by name.
  var ownMacros: [String: (syntax: MacroDeclSyntax, scope: LexicalScope)] = [:]
  /// Names of the scene's `typealias`es.
  var sceneAliases: Set<String> = []
  let libraries: LibrarySet
  /// Names of the libraries' types and functions that were read, or are being read.
  private var readTypes: Set<String> = []
  /// Libraries' types whose names the scene uses for types of its own.
  private var hiddenTypes: [String: SwiftType] = [:]
  private var readFunctions: Set<String> = []
  private var declarationMacros: [String: [FunctionDeclaration]] = [:]
  private var libraryScopes: [Int: LexicalScope] = [:]
  var operators = OperatorTable.standard
  /// Of the code that is being lowered, by the hash of the sequence's identity.
  private var orderedSequences: [Int: [(sequence: SyntaxIdentifier, ordered: ExprSyntax)]] = [:]
  var files: [SourceFile] = []
  /// The names that only each of the scene's files sees.
  private(set) var ownNamesOfFiles: [FileNames] = []
  /// The internal names of each of the scene's modules, where it has several; the app's by "".
  var moduleNames: [String: FileNames] = [:]
  /// The types that modules of the scene declare for all, by name.
  var publicTypes: [String: [(module: FileNames, type: SwiftType)]] = [:]
  var sceneTypes: [NominalType] = []
  /// Global and static variables, including those of the libraries that were read.
  var globals: [GlobalCell] = []
  /// Whether the end of a block's variables is observable: some class has a deinitialiser, or some
  /// variable is `weak` or `unowned`.
  var followsLifetimes = false
  /// All types, to be released with the program.
  private(set) var allTypes: [NominalType] = []
  /// Grows when a type changes whose members may have been found before.
  var generation = 0
  var expansions: [PendingExpansion] = []
  /// Bodies of the scene, lowered at the end of loading so that all problems show.
  var pendingSceneExtensions: [ExtensionReader] = []
  var pendingBodies: [() -> Void] = []
  /// What the bodies of a file are lowered from.
  var passingTree: PassingTree?
  /// Bytes in the scene's files.
  private(set) lazy var sizeOfScene = files.reduce(0) { $0 + $1.text.utf8.count }
  /// The same bodies, for a text in which one of them was replaced.
  private var checkedBodies: [WeakBody] = []
  /// What else may be replaced.
  var otherParts: [any EditablePart] = []
  /// The stand-ins for frameworks' missing types, by name.
  var standIns: [String: NominalType] = [:]
  /// The generic parameters of type aliases, by the alias's name.
  var aliasParameters: [String: [GenericParameter]] = [:]
  var topLevelCode: [(CodeBlockItemSyntax, LexicalScope)] = []
  var mainCode: Code?
  var diagnostics: [Diagnostic] = []
  /// The present places of the errors that code fails with, by their places when loaded.
  var movedErrors: [Diagnostic: Diagnostic] = [:]
  private var reported: Set<String> = []
  /// What was said once and isn't said again.
  var topics: Set<String> = []
  /// For names of the scene's files and the libraries, computed again once all are read.
  var nearestNames = NearestNames()
  /// Undeclared properties taken for a missing module's.
  var guesses = 0
  /// Called with each expression without context once lowering has found its type.
  var onTyped: ((Lowerer, ExprSyntax, _ expected: SwiftType, _ found: SwiftType) -> Void)?
  /// Steps that the checking of an expression may take.
  var stepsOfExpressions = CheckingSteps.limit
  private(set) lazy var checking = Checking(self)
  /// Constraints that the checker may look at.
  var constraintsLeft = Checking.limitOfAll

  private struct WeakBody {
    weak var body: ScriptBody?
  }

  struct PendingExpansion {
    let name: String
    let arguments: [WrittenArgument]
    let scope: LexicalScope
    let syntax: Syntax
  }

  private(set) lazy var builtin = Builtin(program: self)

  init(interpreter: Interpreter, libraries: LibrarySet, configuration: Configuration) {
    self.interpreter = interpreter
    self.libraries = libraries
    self.configuration = configuration
  }

  func note(_ type: NominalType) { allTypes.append(type) }

  func note(_ body: ScriptBody) { checkedBodies.append(WeakBody(body: body)) }

  /// The bodies of a file of the scene's that were lowered as it was loaded.
  func checkedBodies(of file: SourceFile) -> [ScriptBody] {
    checkedBodies.compactMap(\.body).filter { $0.scope.file === file }
  }

  /// Releases everything declared. Declarations, their types and their code refer to each other in
  /// circles, so nothing would be released by itself. Values of the program must not be used
  /// afterwards.
  func tearDown() {
    machine.tearDown()
    allTypes.forEach { $0.tearDown() }
    allTypes = []
    sceneTypes = []
    globals = []
    types = [:]
    hiddenTypes = [:]
    functions = [:]
    variables = [:]
    pendingTypes = [:]
    sceneAliases = []
    exportedModules = []
    ownMacros = [:]
    declarationMacros = [:]
    libraryScopes = [:]
    expansions = []
    pendingSceneExtensions = []
    pendingBodies = []
    checkedBodies = []
    otherParts = []
    standIns = [:]
    aliasParameters = [:]
    topLevelCode = []
    mainCode = nil
    allOwnNames.forEach { $0.tearDown() }
    moduleNames = [:]
    publicTypes = [:]
    files = []
    ownNamesOfFiles = []
    operators = .standard
    orderedSequences = [:]
    declaredOperators = []
  }

  /// Adds a file that stands for a whole library.
  func addFile(libraryNamed name: String) -> SourceFile {
    add(name: name, Self.noText.syntax)
  }

  /// Whether the scene uses synthesised coding keys.
  private(set) lazy var namesCodingKeys = files.contains {
    $0.isFromScene && $0.text.hasBytes(of: "CodingKeys")
  }

  /// Returns true if the scene may declare functions for an operator: its text contains one.
  func declaresOperator(_ name: String) -> Bool { declaredOperators.contains(name) }

  /// Functions, variables and constants of the scene that are called as types are.
  private(set) lazy var capitalMembers = files.reduce(into: Set<String>()) { found, file in
    if file.isFromScene { found.formUnion(file.capitalMembers) }
  }

  /// The operators that follow the word `func` in the scene's text.
  private lazy var declaredOperators = files.reduce(into: Set<String>()) { found, file in
    if file.isFromScene { found.formUnion(file.text.operatorsOfFunctions) }
  }

  private static let noText = LibraryText("")

  /// Adds a library's own text.
  func addFile(_ written: LibraryText) -> SourceFile {
    add(name: written.name, written.syntax, isPartial: written.isPartial)
  }

  /// Adds a macro's expansion.
  func addFile(macro name: String, expansion: String, origin: Site) -> SourceFile {
    add(name: name, Parser.parse(source: expansion), origin: origin)
  }

  private func add(
    name: String, _ syntax: SourceFileSyntax, origin: Site? = nil, isPartial: Bool = false
  ) -> SourceFile {
    // Nobody is shown a place in it, so it needs no text.
    add(
      SourceFile(
        index: Int32(files.count), name: name, text: "", isFromScene: false, syntax: syntax,
        own: origin.flatMap { files[Int($0.file)].own }, origin: origin, isPartial: isPartial))
  }

  /// A text's syntax with its conditions behind expressions resolved: branches that don't hold are spaces.
  func parsed(
    _ text: String, _ syntax: SourceFileSyntax, _ markers: SourceMarkers
  ) -> SourceFileSyntax {
    PostfixConditions.resolved(text, syntax, at: markers.conditions, configuration)
      .map { Parser.parse(source: $0) } ?? syntax
  }

  /// Adds one of the scene's files.
  func addFile(_ file: Interpreter.File) -> SourceFile {
    let inserted = file.textWithInsertions
    let known = file.insertions.isEmpty ? file.parsed : nil
    let parsed = known ?? ParsedText(inserted)
    // Inactive branches become spaces, which keeps markers in place.
    let markers = SourceMarkers(inserted)
    let syntax = self.parsed(inserted, parsed.syntax, markers)
    if !syntax.hasError { operators.addSourceFile(syntax) { _ in } }
    let source = add(
      SourceFile(
        index: Int32(files.count), name: file.name, text: file.text, isFromScene: true,
        syntax: syntax,
        own: FileNames(module: names(ofModuleOf: file.name), tested: namesTested(by: syntax)),
        markers: markers, insertions: file.insertions,
        isChecked: !configuration.isForeign(file.name)))
    if let excess = parsed.excess {
      diagnostics.append(
        Diagnostic(
          severity: .error, identifier: .nesting, message: excess.message,
          location: source.location(offset: excess.offset, length: 1)))
    }
    return source
  }

  private func add(_ file: SourceFile) -> SourceFile {
    files.append(file)
    // A macro's expansion shares its file's names.
    if file.isFromScene, let own = file.own { ownNamesOfFiles.append(own) }
    return file
  }

  /// Operands and operators that one expression may have.
  private static let longestSequence = 1000

  /// The expression itself, but a flat sequence of operands and operators from the parser with its
  /// operators in the order of their precedence. Problems of operators are reported where they are
  /// lowered.
  func inOrder(_ syntax: ExprSyntax) -> ExprSyntax {
    guard let sequence = syntax.as(SequenceExprSyntax.self) else { return syntax }
    let id = sequence.id
    let known = orderedSequences[id.hashValue]?.first { $0.sequence == id }
    if let known { return known.ordered }
    // The folded expression is as deep as this is long; lowering reports that it is too long.
    guard sequence.elements.count <= Self.longestSequence else { return syntax }
    let ordered = operators.foldSingle(sequence) { _ in }.keepingPlace(of: sequence)
    orderedSequences[id.hashValue, default: []].append((id, ordered))
    return ordered
  }

  /// Forgets the trees that ``inOrder(_:)`` made for code that is lowered now.
  func forgetOrderedSequences() { orderedSequences.removeAll(keepingCapacity: true) }

  // MARK: Names

  func globalType(_ name: String) -> SwiftType? {
    if let type = types[name] { return type }
    let type: SwiftType
    if !pendingTypes.isEmpty, let resolved = pendingTypes[name]?.resolve() {
      pendingTypes[name] = nil
      type = resolved
    } else if let entry = libraries.types[name], readTypes.insert(name).inserted {
      type = LibraryReader(program: self).type(entry.declared, named: name, in: entry.library)
    } else if libraries.foreignTypes.contains(name) {
      type = .nominal(standIn(name), [])
    } else {
      return nil
    }
    if types[name] == nil { types[name] = type }
    return types[name]
  }

  /// The type of a name in a module, nil where there is no such module or type: `SwiftUI.List` is the
  /// framework's, `Models.List` that of a project with such a module.
  func type(_ name: String, inModule module: String) -> SwiftType? {
    if configuration.ownModules.contains(module) {
      return publicType(name, inModule: module) ?? globalType(name)
    }
    return configuration.modules.contains(module) ? libraryType(name) : nil
  }

  /// A name in a library's own text, though the scene may have a type of that name.
  func libraryType(_ name: String) -> SwiftType? {
    let own = types[name]
    guard own?.nominal?.isFromScene == true || sceneAliases.contains(name),
      let entry = libraries.types[name]
    else { return own ?? globalType(name) }
    if let known = hiddenTypes[name] { return known }
    // Reading declares it; the scene's is restored afterwards.
    let alias = pendingTypes.removeValue(forKey: name)
    types[name] = nil
    defer {
      types[name] = own
      pendingTypes[name] = alias
    }
    readTypes.insert(name)
    let type = LibraryReader(program: self).type(entry.declared, named: name, in: entry.library)
    hiddenTypes[name] = type
    return type
  }

  func nominal(_ name: String) -> NominalType? { libraryType(name)?.nominal }

  func globalFunctions(_ name: String) -> [FunctionDeclaration] {
    if let entries = libraries.functions[name], readFunctions.insert(name).inserted {
      let read = LibraryReader(program: self).functions(entries)
      functions[name, default: []].append(contentsOf: read)
    }
    return functions[name] ?? []
  }

  func globalVariable(_ name: String) -> PropertyDeclaration? {
    if let known = variables[name] { return known }
    guard let written = libraries.variables[name] else { return nil }
    // It registers itself with the program's variables.
    LibraryReader(program: self).read(written)
    return variables[name]
  }

  /// Freestanding macros among declarations, such as `#Preview`.
  func declarationMacros(_ name: String) -> [FunctionDeclaration] {
    if let known = declarationMacros[name] { return known }
    let reader = LibraryReader(program: self)
    let macros = (libraries.declarationMacros[name] ?? []).compactMap(reader.macro)
    declarationMacros[name] = macros
    return macros
  }

  /// Returns the scope of a library's rows, in which only the library is visible.
  func scope(ofLibrary index: Int) -> LexicalScope {
    if let known = libraryScopes[index] { return known }
    let name = libraries.names[index]
    let scope = LexicalScope(program: self, file: addFile(libraryNamed: name))
    scope.moduleName = name
    libraryScopes[index] = scope
    return scope
  }

  // MARK: Places

  func site(_ node: some SyntaxProtocol, in file: SourceFile) -> Site {
    let start = node.positionAfterSkippingLeadingTrivia
    let end = node.endPositionBeforeTrailingTrivia
    return Site(
      file: file.index, offset: Int32(start.utf8Offset),
      length: Int32(clamping: max(0, end.utf8Offset - start.utf8Offset)))
  }

  /// Returns false for a place within a library.
  func isOfScene(_ site: Site) -> Bool {
    files.indices.contains(Int(site.file)) && files[Int(site.file)].isFromScene
  }

  /// Nil for a place within a library.
  func location(_ site: Site) -> SourceLocation? {
    guard isOfScene(site) else { return nil }
    let file = files[Int(site.file)]
    return file.location(offset: Int(site.offset), length: Int(site.length))
  }

  /// Returns the place of a call in the scene. A macro's call has the attribute's place; one within
  /// a library has none.
  func callLocation(_ site: Site) -> SourceLocation? {
    if let known = location(site) { return known }
    guard files.indices.contains(Int(site.file)) else { return nil }
    return files[Int(site.file)].origin.flatMap(location)
  }

  // MARK: Problems

  /// What was reported up to a moment, to return to it from any other.
  struct Problems {
    fileprivate var diagnostics: [Diagnostic] = []
    fileprivate var reported: Set<String> = []
    fileprivate(set) var topics: Set<String> = []
    /// Undeclared properties taken for a missing module's.
    fileprivate(set) var guesses = 0
    /// Nothing yet, but what isn't said again.
    static func none(saying topics: Set<String> = []) -> Problems { Problems(topics: topics) }
  }

  var problems: Problems {
    get {
      Problems(diagnostics: diagnostics, reported: reported, topics: topics, guesses: guesses)
    }
    set {
      diagnostics = newValue.diagnostics
      (reported, topics) = (newValue.reported, newValue.topics)
      guesses = newValue.guesses
    }
  }

  /// A moment to return to. What was reported before isn't kept with it: the list would be copied
  /// with the next report, and lowering tries much of what it lowers.
  struct Moment {
    fileprivate let count: Int
    fileprivate let reported: Set<String>
    fileprivate let topics: Set<String>
    /// Undeclared properties taken for a missing module's.
    let guesses: Int
  }

  var moment: Moment {
    Moment(count: diagnostics.count, reported: reported, topics: topics, guesses: guesses)
  }

  /// Forgets what was reported since.
  func rewind(to moment: Moment) {
    diagnostics.removeLast(max(0, diagnostics.count - moment.count))
    (reported, topics, guesses) = (moment.reported, moment.topics, moment.guesses)
  }

  /// Whether an error was reported since.
  func hasErrors(since moment: Moment) -> Bool {
    diagnostics.dropFirst(moment.count).contains { $0.severity == .error }
  }

  /// Reports the relevant ones of later problems, and returns the result.
  func keep(
    of later: Problems, after earlier: Moment, where isMeant: (Diagnostic) -> Bool
  ) -> [Diagnostic] {
    let meant = later.diagnostics.dropFirst(earlier.count).filter(isMeant)
    diagnostics += meant
    return meant
  }

  /// - Parameter topic: what is said once, wherever; nil where it is said once at each place.
  func report(
    _ severity: Diagnostic.Severity, _ identifier: DiagnosticID, _ message: String, at site: Site,
    remedy: String? = nil, topic: String? = nil
  ) {
    guard let location = location(site), topic.map({ topics.insert($0).inserted }) ?? true,
      reported.insert("\(location.file):\(location.offset):\(message)").inserted
    else { return }
    var problem = Diagnostic(
      severity: severity, identifier: identifier, message: message, location: location,
      remedy: remedy)
    problem.topic = topic
    diagnostics.append(problem)
  }
}

extension Value {
  /// The value within an `AnyHashable`; nil for any other value.
  var hashableBase: Value? {
    guard case .structure(let box) = self, box.type.isAnyHashable else { return nil }
    return box.fields.first
  }

  /// A whole number as an integer, whatever its type: an `AnyHashable` compares numbers by their
  /// values.
  var numberByValue: Value {
    switch self {
    case .double(let number): Int(exactly: number).map(Value.int) ?? self
    case .number(let number) where number.kind == .float:
      Value.double(Double(number.float)).numberByValue
    case .number(let number): number.wide.flatMap { Int(exactly: $0) }.map(Value.int) ?? self
    default: self
    }
  }

  /// Whether both are texts, of two types: a `String` and a `Substring` or a `Character`.
  func isText(ofAnotherTypeThan other: Value) -> Bool {
    switch (self, other) {
    case (.string, .substring), (.substring, .string), (.string, .character),
      (.character, .string), (.substring, .character), (.character, .substring):
      true
    default: false
    }
  }
}
