/// A struct, class, enum or protocol, of the scene or of a library.
public final class NominalType {
  public enum Kind: Sendable {
    case structure, classType, enumeration, protocolType
  }

  /// As Swift prints it: `Row`; a nested type's own name.
  public let name: String
  /// The name with those of the enclosing types: `Outer.Inner`.
  public internal(set) var qualifiedName: String
  public let kind: Kind
  /// Whether the loaded scene declares it, rather than a library.
  public internal(set) var isFromScene = false {
    didSet {
      guard isFromScene else { return }
      builtin = nil
      numberKind = nil
    }
  }
  /// The library type that it is, of those that the interpreter knows; nil for any other.
  private(set) var builtin: BuiltinType?
  /// The library's number type that it is, besides `Int` and `Double`.
  private(set) var numberKind: FixedNumber.Kind?
  /// Where it is declared, nil for a library's.
  public var location: SourceLocation? { site.flatMap(program.location) }
  /// The same, as stored while reading.
  var site: Site?
  unowned let program: Program
  let outer: NominalType?
  /// Those of a scene type's enclosing types come first, as the same objects.
  var typeParameters: [GenericParameter] = []
  /// How many of the parameters belong to the types around it.
  private(set) var inheritedParameterCount = 0
  /// `Self` within a protocol.
  let selfParameter = GenericParameter(name: "Self")
  /// The superclass and protocols, in terms of the type's own parameters.
  var supertypes: [SwiftType] = [] {
    didSet {
      ancestryCache = nil
      noteChange()
    }
  }
  /// The types that wrap stored properties of the type.
  private var wrappers: [NominalType] = []

  /// Adds a supertype, unless that leads back to the type: walks along supertypes needn't look for
  /// circles.
  /// - Returns: the types of the circle, starting here; empty for none.
  func inherit(_ supertype: SwiftType) -> [NominalType] {
    let circle = circle(through: supertype.nominal) { $0.supertypes.compactMap(\.nominal) }
    if circle.isEmpty { supertypes.append(supertype) }
    return circle
  }

  /// Notes a type that wraps one of the stored properties, unless that has, in the end, a property
  /// wrapped by this type.
  /// - Returns: the types of the circle, starting here; empty for none.
  func wrap(in wrapper: NominalType) -> [NominalType] {
    let circle = circle(through: wrapper, along: \.wrappers)
    if circle.isEmpty { wrappers.append(wrapper) }
    return circle
  }

  /// The types on the way from this one to another and back; empty where there is no way back.
  private func circle(
    through other: NominalType?, along next: (NominalType) -> [NominalType]
  ) -> [NominalType] {
    guard let other, isFromScene || other.isFromScene else { return [] }
    if other === self { return [self] }
    var found = [other]
    var earlier: [ObjectIdentifier: NominalType] = [:]
    var index = 0
    while index < found.count {
      let type = found[index]
      index += 1
      for following in next(type)
      where following !== other && earlier[ObjectIdentifier(following)] == nil {
        earlier[ObjectIdentifier(following)] = type
        guard following !== self else {
          let back = sequence(first: self) { earlier[ObjectIdentifier($0)] }
          return [self] + back.dropFirst().reversed()
        }
        found.append(following)
      }
    }
    return []
  }

  /// Extensions' requirements on the type's parameters for a conformance.
  var conditions: [ObjectIdentifier: WhereClause] = [:]
  /// The scope of a conformance: only the type's and the conformance's own requirements on
  /// parameters are known there. Nil for a type without parameters.
  /// - Parameter asking: nil for any protocol.
  func conformanceScope(to asking: NominalType?) -> LexicalScope? {
    guard !typeParameters.isEmpty else { return nil }
    let scope = program.runtimeScope().nested(owner: self)
    scope.isOfRuntime = true
    guard !conditions.isEmpty else { return scope }
    let isDirect = supertypes.contains { $0.nominal === asking }
    scope.assumptions = ancestry.compactMap { ancestor in
      let isMeant =
        asking.map { isDirect ? $0 === ancestor.type : ancestor.type.conforms(to: $0) } ?? true
      return isMeant ? conditions[ObjectIdentifier(ancestor.type)] : nil
    }
    return scope
  }

  /// The farthest superclass that conforms to a protocol; nil where the type itself is the first.
  func superclass(conformingTo asking: NominalType) -> NominalType? {
    var found: NominalType?
    var next = superclass
    while let type = next, type.conforms(to: asking) {
      found = type
      next = type.superclass
    }
    return found
  }

  /// The type's protocol that requires a member; nil for none.
  func asking(for name: String) -> NominalType? {
    ancestry.first { ancestor in
      ancestor.type.kind == .protocolType
        && ancestor.type.ownMembers(name).contains(where: \.isRequirement)
    }?.type
  }
  /// The requirements of the type's own `where` clause.
  var clause: WhereClause?
  /// The scene's inheritance clauses, before they are resolved.
  var inheritedNames: [String] = [] { didSet { foreignness = nil } }
  /// Where the scene declares and extends it.
  var extents: [SourceLocation] = []
  private var foreignness: Bool?
  /// Whether it stands in for a framework's missing type; its values are accepted anywhere.
  package var isStandIn = false
  /// Whether a library has the type only in part: missing members have no effect.
  var isPartial = false
  /// Whether a library provides the type, so that nothing is synthesized for it.
  var hasNativeRows = false
  /// Further types that the libraries' parameters of this type accept.
  var standIns: [String] = []
  var isResultBuilder = false
  var isPropertyWrapper = false
  var hasDynamicMemberLookup = false
  /// The module that debug output names before the type.
  var moduleName = ""
  /// Further attributes of the declaration, such as `Observable`, and whether it is `final` or
  /// `indirect`.
  public internal(set) var attributes: Set<String> = []

  /// Whether the members of the protocol's extensions are only for the scene's types: the
  /// libraries' own have all of them.
  var isFallback: Bool { !attributes.isEmpty && attributes.contains("_Fallback") }

  /// Whether it is `String.Index`, whose values are integers at run time.
  var isTextIndex: Bool {
    name == "Index" && !isFromScene && outer != nil && outer === program.builtin.string.nominal
  }

  /// Declared members by name, those of extensions included.
  private var named: [String: NamedMembers] = [:]
  /// Rows of libraries, read when their name is first looked up.
  private var rows: MemberRows? { didSet { sortedRows = nil } }
  private var sortedRows: [String: [MemberRows.Row]]?
  /// The scope of the libraries' rows.
  private var rowScopes: [Int: LexicalScope] = [:]
  /// The same for libraries' declarations in Swift source.
  private var unread: [String: [() -> [Member]]] = [:]
  var nestedTypes: [String: SwiftType] = [:]
  /// A library type's aliases, resolved on first lookup.
  private var pendingAliases: [String: PendingAlias] = [:]
  /// How many of its arguments are printed with the type around it: `Dictionary<Int, String>.Keys`.
  var sharedArgumentCount: Int {
    if isFromScene { return inheritedParameterCount }
    return outer?.typeParameters.isEmpty == false ? typeParameters.count : 0
  }
  /// Whether it is one of the library's collections, or an optional, which are equatable and
  /// hashable if their parts are.
  private(set) lazy var isOfParts: Bool = {
    let parts: [BuiltinType] = [.optional, .array, .arraySlice, .dictionary, .set]
    return builtin.map(parts.contains) == true
  }()
  /// Stored instance properties, a superclass's first.
  var storedProperties: [PropertyDeclaration] = [] {
    didSet { storedIndices = [:] }
  }
  /// A stored property of instances, as a host sees it.
  public struct StoredProperty {
    public let name: String
    /// The name of its wrapper's type; nil for none.
    public let wrapper: String?
    /// The names of its attributes, a wrapper's among them.
    public let attributes: [String]
  }

  /// The stored properties of instances in the order of their fields, a superclass's first.
  public var storedPropertyList: [StoredProperty] {
    ready()
    return storedProperties.map {
      StoredProperty(
        name: $0.name, wrapper: $0.wrapper?.type.nominal?.name, attributes: $0.attributes)
    }
  }

  /// How to compare a property's old and new values.
  public enum Comparison {
    /// Not at all.
    case none
    /// By `===`.
    case identity
    /// By `==`.
    case equality
  }

  /// How values of a stored property are compared, by its declared type.
  /// - Parameter index: its place in `storedPropertyList`.
  public func comparison(ofProperty index: Int) -> Comparison {
    let type = storedProperties[index].type
    guard type.isConcrete, let nominal = type.nominal, nominal.kind != .protocolType,
      let equatable = program.builtin[.equatable]
    else { return .none }
    if type.mayConform(to: equatable), !program.lacks(.equatable, type) { return .equality }
    return nominal.kind == .classType ? .identity : .none
  }

  var cases: [EnumCase] = []
  var rawType: SwiftType?
  /// Resolves the type's inheritance clause and stored properties when first needed.
  var prepare: (() -> Void)?
  /// Whether all members are known, rather than being read.
  private(set) var isRead = false
  /// Conformances that extensions add, read before the type's own members, and the extensions'
  /// members, read after these.
  private var pendingConformances: [() -> Void] = []
  private var pendingExtensions: [() -> Void] = []
  private var pendingSettlements: [() -> Void] = []
  /// A class's `deinit`, and its superclasses'.
  var deinitializer: FunctionDeclaration?
  private(set) lazy var hasDeinitializer: Bool =
    deinitializer != nil || superclass?.hasDeinitializer ?? false
  var describeHost: (@Sendable (Value) -> String)?
  var hostsAreEqual: (@Sendable (Value, Value) -> Bool)?
  var generatedMember: (@Sendable (String, NativeCall) throws -> Value)?
  /// The type whose generated static members a protocol has too.
  var generator: String?
  /// The type's associated types, by protocol.
  var associatedTypes: [ObjectIdentifier: Bindings] = [:]
  /// Implementations of declarations for values of the type, found at run time.
  var dispatchCache: [ObjectIdentifier: FunctionDeclaration] = [:]
  /// Code that reads and writes properties, by name.
  var accessors: [String: [Accessor]] = [:]

  /// A property's accessor for a protocol that requires it, if any.
  struct Accessor {
    let isSetter: Bool
    let asking: NominalType?
    let code: Code
  }

  private var storedIndices: [String: Int] = [:]
  /// Members found before, valid until a type whose members were looked up changes.
  private var lookups:
    (generation: Int, found: [String: [(lookup: MemberLookup, members: FoundMembers)]]) = (0, [:])
  /// The ancestors that declare members of a name, valid as long as those.
  private var declarers: (generation: Int, found: [String: [Declarer]]) = (0, [:])
  /// The first labels of the type's initialisers, once looked up.
  private var knownInitializerLabels: Set<String>?
  private var isAsked = false
  private var ancestryCache: [(type: NominalType, arguments: [SwiftType])]?

  init(name: String, kind: Kind, program: Program, outer: NominalType? = nil) {
    self.name = name
    self.kind = kind
    self.program = program
    self.outer = outer
    qualifiedName = outer.map { "\($0.qualifiedName).\(name)" } ?? name
    if outer == nil {
      builtin = BuiltinType(rawValue: name)
      numberKind = FixedNumber.Kind(rawValue: name)
    }
    selfParameter.isSelf = true
    if kind == .protocolType { selfParameter.constraints = [self] }
    program.note(self)
  }

  /// Takes the generic parameters of the type around it, before its own are declared.
  func inheritParameters() {
    guard isFromScene, let outer, outer.kind != .protocolType else { return }
    typeParameters = outer.typeParameters
    inheritedParameterCount = typeParameters.count
  }

  /// The parameters that its own declaration names.
  var ownTypeParameters: ArraySlice<GenericParameter> {
    typeParameters.dropFirst(inheritedParameterCount)
  }

  /// The type as nested types name it, without arguments of its own.
  var nestedSelf: SwiftType {
    .nominal(self, typeParameters.prefix(inheritedParameterCount).map { .parameter($0) })
  }

  /// The type with arguments for its own parameters, unknown where none are written.
  /// - Parameter known: begins with the arguments of the types around.
  func applying(_ known: [SwiftType], _ written: [SwiftType]) -> SwiftType {
    let outer = Array(known.prefix(inheritedParameterCount))
    if !written.isEmpty { return .nominal(self, packed(outer + written)) }
    return .nominal(self, outer + typeParameters.dropFirst(outer.count).map { _ in .unknown })
  }

  /// Lets go of everything the declaration refers to; see `Program.tearDown`.
  func tearDown() {
    cases.forEach { $0.tearDown() }
    cases = []
    named = [:]
    rows = nil
    rowScopes = [:]
    unread = [:]
    lookups.found = [:]
    declarers.found = [:]
    nestedTypes = [:]
    pendingAliases = [:]
    storedProperties = []
    supertypes = []
    wrappers = []
    conditions = [:]
    clause = nil
    rawType = nil
    typeParameters.forEach { $0.tearDown() }
    typeParameters = []
    associatedTypes = [:]
    inheritedAssociatedTypes = []
    selfParameter.constraints = []
    prepare = nil
    pendingConformances = []
    pendingExtensions = []
    pendingSettlements = []
    dispatchCache = [:]
    accessors = [:]
    generatedMember = nil
    deinitializer = nil
  }

  /// The type within its own declaration: its parameters as arguments, `Self` for a protocol.
  var selfType: SwiftType {
    kind == .protocolType
      ? .parameter(selfParameter) : .nominal(self, typeParameters.map { .parameter($0) })
  }

  var superclass: NominalType? {
    ready()
    guard kind == .classType, let first = supertypes.first?.nominal, first.kind == .classType
    else { return nil }
    return first
  }

  /// The type's own nested type of that name.
  func nestedType(_ name: String) -> SwiftType? {
    if let known = nestedTypes[name] { return known }
    guard let type = pendingAliases[name]?.resolve() else { return nil }
    pendingAliases[name] = nil
    nestedTypes[name] = type
    return type
  }

  /// Whether the type is known to declare one of that name, or to imply it.
  func hasType(named name: String) -> Bool {
    nestedTypes[name] != nil || pendingAliases[name] != nil
  }

  func alias(_ name: String, _ find: @escaping () -> SwiftType) {
    alias(name, PendingAlias(find))
  }

  func alias(_ name: String, _ alias: PendingAlias) { pendingAliases[name] = alias }

  /// Whether it is declared before another type of the scene's.
  func precedes(_ other: NominalType) -> Bool {
    guard let site, let other = other.site else { return site != nil }
    return (site.file, site.offset) < (other.file, other.offset)
  }

  func storedIndex(_ name: String) -> Int? {
    ready()
    if let index = storedIndices[name] { return index }
    guard let index = storedProperties.firstIndex(where: { $0.storageName == name }) else {
      return nil
    }
    storedIndices[name] = index
    return index
  }

  func ready() {
    guard let prepare else { return }
    self.prepare = nil
    prepare()
    readConformancesOfExtensions()
    let extensions = pendingExtensions
    pendingExtensions = []
    for read in extensions { read() }
    // An extension of the class or of a protocol may declare it.
    Synthesis.encoding(self, program)
    isRead = true
    let settlements = pendingSettlements
    pendingSettlements = []
    for settle in settlements { settle() }
  }

  /// Does what needs all of the type's members, once they are read.
  func whenRead(_ settle: @escaping () -> Void) {
    if isRead { settle() } else { pendingSettlements.append(settle) }
  }

  /// Reads the members of an extension with the type's own.
  func attach(_ read: @escaping () -> Void) {
    if prepare == nil { read() } else { pendingExtensions.append(read) }
  }

  /// Reads an extension with the type itself: its conformances first, since the type's own members
  /// may name what they add, such as the `Content` of a `ViewModifier`.
  func attach(conformances: @escaping () -> Void, members: @escaping () -> Void) {
    if prepare == nil { conformances() } else { pendingConformances.append(conformances) }
    attach(members)
  }

  func readConformancesOfExtensions() {
    let conformances = pendingConformances
    pendingConformances = []
    for read in conformances { read() }
  }

  /// How many types one may inherit from. Every type keeps its list, so that an endless chain would
  /// cost the square of its length.
  static let ancestorLimit = 128

  /// The type itself, or a superclass of it, that a library has only in part. Objective-C's root
  /// class doesn't count.
  var partialAncestor: NominalType? {
    sequence(first: self, next: \.superclass).first {
      $0.isPartial && ($0 === self || $0.superclass != nil)
    }
  }

  /// Returns true if the type inherits from more types than are looked at; see `ancestorLimit`.
  var hasTooManyAncestors: Bool {
    ancestry.count { $0.type !== program.builtin.anyObject } > Self.ancestorLimit
  }

  /// The type itself and all it inherits from, nearest first, each with its arguments in terms
  /// of the type's own parameters.
  var ancestry: [(type: NominalType, arguments: [SwiftType])] {
    ready()
    if let ancestryCache { return ancestryCache }
    var result: [(type: NominalType, arguments: [SwiftType])] = [
      (self, typeParameters.map { .parameter($0) })
    ]
    var next = 0
    while next < result.count, result.count <= Self.ancestorLimit {
      let (type, arguments) = result[next]
      next += 1
      if type !== self { type.ready() }
      let bindings = Bindings(type.typeParameters, arguments)
      for supertype in type.supertypes {
        guard case .nominal(let parent, let parentArguments) = supertype,
          !result.contains(where: { $0.type === parent })
        else { continue }
        result.append((parent, parentArguments.map { $0.substituting(bindings) }))
      }
    }
    // Every class conforms to `AnyObject`, declared or not.
    if kind == .classType, let object = program.builtin.anyObject,
      !result.contains(where: { $0.type === object })
    {
      result.append((object, []))
    }
    // Types that inherit from each other, which is reported elsewhere, need one another's.
    ancestryCache = result
    // Conditional conformances from extensions, the most refined protocols last.
    if isFromScene || !conditions.isEmpty { result = Self.refinedFirst(result) }
    ancestryCache = result
    return result
  }

  /// Puts protocols before those they refine, so that a member of `LocalizedError` is found before
  /// one of `Error`.
  private static func refinedFirst(
    _ all: [(type: NominalType, arguments: [SwiftType])]
  ) -> [(type: NominalType, arguments: [SwiftType])] {
    var ordered = all.prefix(1)
    for entry in all.dropFirst() {
      let count = entry.type.ancestry.count
      let place = ordered.dropFirst().firstIndex { earlier in
        // A protocol's refinement has all its members, and more.
        earlier.type.kind == .protocolType && earlier.type.ancestry.count < count
          && entry.type.conforms(to: earlier.type)
      }
      ordered.insert(entry, at: place ?? ordered.endIndex)
    }
    return Array(ordered)
  }

  /// Whether the scene's type, or an enclosing one, builds on a framework that isn't run.
  public var isForeign: Bool {
    guard isFromScene else { return false }
    if let foreignness { return foreignness }
    // Types that inherit from each other don't.
    foreignness = false
    let file = program.file(named: location?.file)
    let found =
      outer?.isForeign == true || inheritedNames.contains { program.isForeign($0, in: file) }
    foreignness = found
    return found
  }

  /// The associated types of the protocols that a protocol refines, without those named as
  /// arguments.
  private(set) lazy var inheritedAssociatedTypes: [(of: NominalType, [GenericParameter])] =
    ancestry.dropFirst().compactMap { ancestor in
      let open = ancestor.type.typeParameters.dropFirst(ancestor.arguments.count)
      return open.isEmpty ? nil : (ancestor.type, Array(open))
    }

  func forgetAncestry() {
    ancestryCache = nil
    noteChange()
  }

  /// Whether it is the library's box of values that are hashable.
  var isAnyHashable: Bool { self.is(.anyHashable) }

  func conforms(to other: NominalType) -> Bool {
    self === other || ancestry.contains { $0.type === other }
  }

  func conforms(to other: BuiltinType) -> Bool {
    self.is(other) || ancestry.contains { $0.type.is(other) }
  }

  /// The same for a type that a host knows by its name.
  func conforms(toNamed name: String) -> Bool {
    self.name == name || ancestry.contains { $0.type.name == name }
  }

  // MARK: Members

  private struct NamedMembers {
    var members: [Member] = []
    /// Whether the libraries' members of the name are among them.
    var isComplete = false
    /// The members in the order of `Specialization`, and the program's generation that they are so in.
    var ordered: (generation: Int, members: [Member])?
  }

  /// The type's own members of a name, its extensions' included.
  func ownMembers(_ name: String) -> [Member] {
    isAsked = true
    ready()
    let known = named[name]
    if let known, known.isComplete { return known.members }
    let written = unread.isEmpty ? nil : unread.removeValue(forKey: name)
    let rows = rowsByName[name]
    // Most names that are looked up in a type aren't there.
    if known == nil, written == nil, rows == nil { return [] }
    named[name, default: NamedMembers()].isComplete = true
    for read in written ?? [] {
      let members = read()
      named[name]?.members += members
    }
    for row in rows ?? [] {
      let reader = DeclarationReader(scope: scope(ofLibrary: row.library))
      named[name]?.members += reader.members(of: row.member)
    }
    return named[name]?.members ?? []
  }

  /// The same, the more specialised first.
  func ownMembersInOrder(_ name: String) -> [Member] {
    let members = ownMembers(name)
    guard members.count > 1 else { return members }
    if let known = named[name]?.ordered, known.generation == program.generation {
      return known.members
    }
    let ordered = Specialization.ordered(members)
    named[name]?.ordered = (program.generation, ordered)
    return ordered
  }

  /// An ancestor with the members of a name that it declares.
  typealias Declarer = (
    ancestor: (type: NominalType, arguments: [SwiftType]), members: [Member]
  )

  /// The ancestors that declare members of a name, nearest first, and their members, the more
  /// specialised first. A superclass's initialisers aren't inherited here.
  func declarers(of name: String) -> [Declarer] {
    if declarers.generation == program.generation, let known = declarers.found[name] {
      return known
    }
    let generation = program.generation
    let found = ancestry.compactMap { ancestor -> Declarer? in
      if name == "init", ancestor.type !== self, ancestor.type.kind == .classType { return nil }
      let members = ancestor.type.ownMembersInOrder(name)
      return members.isEmpty ? nil : (ancestor, members)
    }
    // A lookup reads libraries' declarations, which may change what there is to find.
    guard program.generation == generation else { return found }
    if declarers.generation != generation { declarers = (generation, [:]) }
    declarers.found[name] = found
    return found
  }

  private var rowsByName: [String: [MemberRows.Row]] {
    if let sortedRows { return sortedRows }
    let sorted = rows?.byName ?? [:]
    sortedRows = sorted
    return sorted
  }

  /// The type's and its extensions' own members, without rows and unread source.
  var declaredMembers: [(name: String, members: [Member])] {
    named.map { ($0.key, $0.value.members) }.sorted { $0.0 < $1.0 }
  }

  /// Whether the type or an extension declares a member of the name.
  func declares(_ name: String) -> Bool {
    named[name]?.members.isEmpty == false || unread[name] != nil
  }

  /// Returns true if one of them is a property; a function may share the name.
  func declaresProperty(_ name: String) -> Bool {
    unread[name] != nil
      || named[name]?.members.contains { if case .property = $0 { true } else { false } } == true
  }

  /// What was found before, else the result of `find`, which is cached only for a lookup.
  func remembered(_ lookup: MemberLookup?, _ find: () -> [FoundMember]) -> FoundMembers {
    guard let lookup else { return FoundMembers(find()) }
    if lookups.generation == program.generation,
      let known = lookups.found[lookup.name]?.first(where: { $0.lookup == lookup })
    {
      return known.members
    }
    let generation = program.generation
    let found = FoundMembers(find())
    // A search reads libraries' declarations, which may change what there is to find.
    guard program.generation == generation else { return found }
    if lookups.generation != generation { lookups = (generation, [:]) }
    lookups.found[lookup.name, default: []].append((lookup, found))
    return found
  }

  /// Members found so far may have been found among this type's.
  private func noteChange() {
    if isAsked { program.generation += 1 }
  }

  func add(_ member: Member, named name: String) {
    noteChange()
    if name == "init" { knownInitializerLabels = nil }
    named[name, default: NamedMembers()].members.append(member)
  }

  /// Adds what `read` finds when the name is first looked up.
  func add(named name: String, _ read: @escaping () -> [Member]) {
    noteChange()
    if name == "init" { knownInitializerLabels = nil }
    if named[name]?.isComplete == true {
      named[name]?.members += read()
    } else {
      unread[name, default: []].append(read)
    }
  }

  func add(_ rows: MemberRows) {
    noteChange()
    knownInitializerLabels = nil
    self.rows = rows
  }

  private func scope(ofLibrary library: Int) -> LexicalScope {
    if let known = rowScopes[library] { return known }
    let scope = program.scope(ofLibrary: library).nested(owner: self)
    rowScopes[library] = scope
    return scope
  }

  /// Whether the type or a protocol of the program's that it conforms to declares an initialiser with
  /// this first label.
  func hasInitializer(labelled label: String) -> Bool {
    ready()
    return initializerLabels.contains(label)
      || extendedProtocols.contains { $0.initializerLabels.contains(label) }
  }

  /// The type's initialisers, and those of the program's protocols that it conforms to, but not
  /// mere requirements.
  var initializers: [Member] {
    (ownMembers("init") + extendedProtocols.flatMap { $0.ownMembers("init") })
      .filter { !$0.isRequirement }
  }

  /// The program's own protocols that one of its types conforms to.
  private var extendedProtocols: [NominalType] {
    guard isFromScene, kind != .protocolType else { return [] }
    return ancestry.dropFirst().compactMap { ancestor in
      ancestor.type.kind == .protocolType && ancestor.type.isFromScene ? ancestor.type : nil
    }
  }

  /// The first labels of the type's own initialisers. Libraries' rows aren't read for it: every
  /// type that an argument might have is tested for literals.
  private var initializerLabels: Set<String> {
    if let knownInitializerLabels { return knownInitializerLabels }
    let members =
      unread["init"] == nil ? named["init"]?.members ?? [] : ownMembers("init")
    var labels = rows?.initializerLabels ?? []
    labels.formUnion(members.compactMap { $0.constrained?.parameters.first?.label })
    knownInitializerLabels = labels
    return labels
  }

  func hasRow(_ name: String) -> Bool { rowsByName[name] != nil }

  /// Offers the names of the type's own members, for suggestions; some may come twice.
  func offerMemberNames(_ offer: ([String]) -> Void) {
    ready()
    offer(named.filter { !$0.value.members.isEmpty }.map(\.key))
    offer(Array(unread.keys))
    offer(Array(rowsByName.keys))
  }
}

extension NominalType: Hashable {
  public static func == (lhs: NominalType, rhs: NominalType) -> Bool { lhs === rhs }
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
