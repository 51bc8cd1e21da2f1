import SwiftSyntax

/// What a name can refer to within a type.
enum Member {
  case function(FunctionDeclaration)
  case property(PropertyDeclaration)
  case subscripting(SubscriptDeclaration)
  case enumCase(EnumCase)
}

/// A declared type, resolved on first use: most of what a library declares is never used. It is
/// resolved again as long as it isn't settled.
final class DeclaredType {
  private var find: (() -> SwiftType)?
  private let isSettled: (SwiftType) -> Bool
  private var known: SwiftType?
  /// Returns false where it may be found to be another type later.
  var isKnown: Bool { known != nil }

  var type: SwiftType {
    if let known { return known }
    let found = find?() ?? .unknown
    if isSettled(found) { (known, find) = (found, nil) }
    return found
  }

  init(
    _ find: @escaping () -> SwiftType,
    isSettled: @escaping (SwiftType) -> Bool = { _ in true }
  ) {
    self.find = find
    self.isSettled = isSettled
  }

  init(_ type: SwiftType) {
    known = type
    isSettled = { _ in true }
  }
}

/// A parameter of a function, initialiser, subscript or enum case. It changes only while being
/// read.
final class Parameter {
  var label: String?
  let name: String
  private var declared: DeclaredType
  var type: SwiftType { declared.type }
  let defaultValue: DefaultValue?
  /// `Array` for a variadic.
  private let list: NominalType?
  /// Whether it is a pack, `repeat each T`, whose pattern is ``type``.
  let isPack: Bool
  /// Whether it is variadic.
  var isVariadic: Bool { list != nil || isPack }
  var isInout = false
  /// Whether the function owns the argument and may change it (SE-0377).
  var isConsuming = false
  /// Whether the function may assign to it.
  var isChangeable: Bool { isInout || isConsuming }
  var isAutoclosure = false
  /// Whether it is declared as `T!`.
  var isImplicitlyUnwrapped = false
  /// Whether it is a generic parameter written as `some P`.
  var isOpaque = false
  /// Whether a library declares it, rather than the program.
  var isFromLibrary = false
  /// Whether a memberwise initialiser falls back on the initial value.
  var isOmittable = false
  var builder: SwiftType?
  /// A property wrapper around the parameter: `@Clamped _ value: Int`.
  var wrapper: PropertyDeclaration.Wrapper?
  /// Whether a memberwise initialiser's parameter, for a property wrapper or a `@ViewBuilder`
  /// value, takes a closure that is called at once.
  var isCalledAtOnce = false
  /// The type within the function: an array for a variadic parameter.
  var localType: SwiftType {
    isPack ? .expansion(type) : list.map { .nominal($0, [type]) } ?? type
  }

  init(
    label: String?, name: String, type: DeclaredType, defaultValue: DefaultValue? = nil,
    list: NominalType? = nil, isPack: Bool = false
  ) {
    self.label = label
    self.name = name
    declared = type
    self.defaultValue = defaultValue
    self.list = list
    self.isPack = isPack
  }

  /// Replaces the known generic parameters in its type.
  func substitute(_ known: Bindings) {
    let written = declared
    declared = DeclaredType(
      { written.type.substituting(known) }, isSettled: { _ in written.isKnown })
  }

  convenience init(
    label: String?, name: String, type: SwiftType, defaultValue: DefaultValue? = nil
  ) {
    self.init(label: label, name: name, type: DeclaredType(type), defaultValue: defaultValue)
  }
}

/// A default argument or initial value, lowered in the declaration's scope on first use for each
/// type: for a generic parameter every call may need another one.
class DefaultValue {
  var syntax: ExprSyntax
  let scope: LexicalScope
  /// Whether it is evaluated when its parameter is called.
  let isAutoclosure: Bool
  var known: [(expected: SwiftType, value: Lowered)] = []
  /// Whether lowering it reported something elsewhere.
  private(set) var tellsOfOthers = false
  private var isLowering = false

  init(syntax: ExprSyntax, scope: LexicalScope, isAutoclosure: Bool = false) {
    self.syntax = syntax
    self.scope = scope
    self.isAutoclosure = isAutoclosure
  }

  func expression(expecting type: SwiftType) -> Expression { lowered(as: type).node }

  /// The value's type where none is declared; unknown while it is being inferred.
  var type: SwiftType { lowered(as: .unknown).type }

  func lowered(as type: SwiftType) -> Lowered {
    let earlier = known.first {
      $0.expected == type
    }
    if let earlier { return earlier.value }
    // Most are this; to lower anything takes a scope and code of its own.
    if type.isOptional, syntax.is(NilLiteralExprSyntax.self) {
      let none = Lowered(Constant(.none), type)
      known.append((type, none))
      return none
    }
    if isLowering { return Lowered(Constant(.void), .unknown) }
    isLowering = true
    defer { isLowering = false }
    var result = Lowered(Constant(.void), .unknown)
    let tells = scope.program.tellsOfOthers {
      result = scope.program.lowerDetachedTyped(
        syntax, expecting: type, in: scope, isAutoclosure: isAutoclosure)
      return scope.program.site(syntax, in: scope.file)
    }
    tellsOfOthers = tellsOfOthers || tells
    if isNamedByLibrary, !(result.node is Constant), result.type.nominal?.kind != .classType {
      result.node = EvaluatedOnce(result.node)
    }
    known.append((type, result))
    return result
  }

  /// Whether it is a library's `.center` or the like, the same value for every call.
  private var isNamedByLibrary: Bool {
    !scope.file.isFromScene && !isAutoclosure && syntax.is(MemberAccessExprSyntax.self)
  }
}

/// A function, method, initialiser or operator.
final class FunctionDeclaration {
  enum Implementation {
    case native((inout NativeCall) throws -> Value)
    case script(ScriptBody)
    case memberwise
    case enumCase(EnumCase)
    /// A protocol's requirement: found by the value's type while running.
    case requirement
  }

  let name: String
  var parameters: [Parameter] {
    didSet { signature = Self.signature(name, parameters) }
  }
  /// Name and labels, such as `frame(width:height:)`.
  private(set) lazy var signature = Self.signature(name, parameters)
  /// The value of `#function` in it: its signature, but for accessors their property's.
  var literalName: String { accessed ?? (name == "deinit" ? name : signature) }
  /// The property, or the signature of the subscript, that it is an accessor or observer of.
  var accessed: String?
  /// Its name in messages: by the name alone where it has no labels.
  var shownName: String {
    !parameters.isEmpty && parameters.allSatisfy { $0.label == nil } ? name : signature
  }
  var isMemberwise: Bool {
    if case .memberwise = implementation { return true }
    return false
  }
  var typeParameters: [GenericParameter] = []
  /// Whether it has generic parameters, including those written as `some P`.
  var isGeneric: Bool { !typeParameters.isEmpty || parameters.contains(where: \.isOpaque) }
  private let declaredResult: DeclaredType
  var result: SwiftType { declaredResult.type }
  var isStatic = false
  var isMutating = false
  /// Whether the function owns `self` and may change it (SE-0377).
  var isConsuming = false
  var isInitializer = false
  var isFailable = false
  /// Whether its result is declared as `T!`, or an initialiser as `init!`.
  var isImplicitlyUnwrapped = false
  /// Whether it throws its own errors, rather than those of a closure argument.
  var isThrowing = false
  /// Whether it rethrows the errors of a closure argument.
  var isRethrowing = false
  /// The error type that it declares: `throws(Failure)`.
  var thrownType: SwiftType?
  /// Whether it reads or writes a property.
  var isAccessor = false
  /// Whether it is a protocol's requirement without a default.
  var isRequirement: Bool {
    if case .requirement = implementation { return true }
    return false
  }
  var isNonmutating = false
  var isConvenience = false
  var isOverride = false
  var isPrivate = false
  var isAsync = false
  /// Whether an asynchronous function's own attribute isolates it to the main actor or not; nil
  /// where its type decides.
  var isOnMainActor: Bool?
  /// Whether a call does more than return its receiver.
  var hasEffect = true
  /// Whether a class's method is declared to return `Self`, the receiver's class.
  var returnsSelf = false
  var owner: NominalType?
  var location: SourceLocation?
  var implementation: Implementation
  /// The result builder that a protocol's requirement hands to its implementations.
  var requirementBuilder: SwiftType?
  /// What a call must meet.
  var requirements = Requirements()
  /// A library method's requirements on elements that it compares. Unlike other requirements they
  /// don't select the method: a call that violates them is wrong.
  var comparisons: [(subject: SwiftType, constraint: NominalType)] = []
  /// Its visibility.
  var access = Access()
  /// Whether any other overload is preferred: `@_disfavoredOverload`.
  var isDisfavored = false

  init(
    name: String, parameters: [Parameter], result: DeclaredType, implementation: Implementation
  ) {
    self.name = name
    self.parameters = parameters
    declaredResult = result
    self.implementation = implementation
  }

  convenience init(
    name: String, parameters: [Parameter], result: SwiftType, implementation: Implementation
  ) {
    self.init(
      name: name, parameters: parameters, result: DeclaredType(result),
      implementation: implementation)
  }

  private(set) var isOperator = false

  /// Makes it an operator, whose parameters have no labels.
  func becomeOperator() {
    isOperator = true
    for index in parameters.indices { parameters[index].label = nil }
  }

  private static func signature(_ name: String, _ parameters: [Parameter]) -> String {
    name + "(" + parameters.map { ($0.label ?? "_") + ":" }.joined() + ")"
  }

  var functionType: SwiftType {
    .function(
      SwiftType.FunctionType(
        parameters: parameters.map(\.localType), inouts: parameters.map(\.isInout),
        variadics: parameters.map { $0.isVariadic && !$0.isPack },
        autoclosures: parameters.map(\.isAutoclosure),
        result: result, isThrowing: isThrowing && thrownType == nil))
  }
}

/// A stored, computed or native property, of an instance, a type or the program.
final class PropertyDeclaration {
  enum Implementation {
    /// A field of the instance.
    case stored
    /// A field of its own outside of instances: static and global properties.
    case cell(GlobalCell)
    case computed(getter: FunctionDeclaration, setter: FunctionDeclaration?)
    case requirement(isSettable: Bool)
  }

  /// Whether it is a protocol's requirement without a default.
  var isRequirement: Bool {
    if case .requirement = implementation { return true }
    return false
  }

  let name: String
  /// The name of the field: `_name` for a wrapped or lazy property.
  var storageName: String
  /// Found from the initial value where it isn't declared; unknown where that depends on itself.
  lazy var type: SwiftType = inferred()
  var inferType: (() -> SwiftType)?
  var declaredType: SwiftType?
  var isStatic = false
  /// Whether it is undeclared, as a tool would have made it for an asset catalogue's name.
  var isGenerated = false
  var isLet = false
  var isLazy = false
  /// Whether it adds accessors or observers to a superclass's property.
  var isOverride = false
  /// Whether a class of the scene overrides this one, so that the object decides.
  lazy var isOverridden: Bool = {
    guard let owner, owner.kind == .classType, owner.isFromScene else { return false }
    return owner.program.sceneTypes.contains { type in
      type !== owner && type.kind == .classType && type.conforms(to: owner)
        && type.ownMembers(name).contains {
          if case .property(let property) = $0 { property.isOverride } else { false }
        }
    }
  }()
  /// Whether it is declared as `T!`.
  var isImplicitlyUnwrapped = false
  /// Whether only the type itself may name it.
  var isPrivate = false
  /// Whether only the type itself may change it: `private(set)`.
  var hasPrivateSetter = false
  /// Its visibility.
  var access = Access()
  /// Its extension's requirements on the types that have it, where it has no getter to hold them.
  var requirements = Requirements()
  var owner: NominalType?
  var location: SourceLocation?
  var implementation: Implementation
  var initialValue: DefaultValue?
  var wrapper: Wrapper?
  var observers: Observers?
  /// The names of a stored property's attributes, such as `ObservationIgnored`.
  var attributes: [String] = []
  /// How it refers to its object; nil for a strong reference.
  var reference: ReferenceKind?
  var builder: SwiftType?
  /// Whether a setter of a native property keeps the receiver as it is.
  var isNonmutatingSetter = false
  /// Where the declaration is.
  var scope: LexicalScope?
  var storageDefault: Expression?
  var lazyCode: Code?

  final class Wrapper {
    var attribute: AttributeSyntax
    /// Whether it stands in for a missing module's wrapper.
    let isMissing: Bool
    /// The declared type of the property, which the innermost wrapper holds.
    let valueType: SwiftType?
    /// The wrapper within this one, of `@Outer @Inner var value` (SE-0258).
    let inner: Wrapper?
    /// As written in the attribute.
    private let named: SwiftType
    /// Open where the property's type isn't declared.
    private(set) lazy var type: SwiftType = valueType.map { type(of: $0) } ?? type(around: .unknown)

    init(
      named: SwiftType, attribute: AttributeSyntax, isMissing: Bool, valueType: SwiftType?,
      inner: Wrapper? = nil
    ) {
      self.named = named
      self.attribute = attribute
      self.isMissing = isMissing
      self.valueType = valueType
      self.inner = inner
    }

    var nominal: NominalType? { named.nominal }
    /// The wrapper that holds the property's value.
    var innermost: Wrapper { inner?.innermost ?? self }
    /// How many wrappers there are from this one to the value.
    var depth: Int { 1 + (inner?.depth ?? 0) }

    /// The wrapper's type for a property of a type.
    func type(of value: SwiftType) -> SwiftType {
      type(around: inner?.type(of: value) ?? value)
    }

    /// The wrapper's type around a wrapped type, which determines the generic argument that the
    /// attribute leaves open: `Lists<Int>` for `[Int]` where the wrapped value is a `[Value]`.
    private func type(around value: SwiftType) -> SwiftType {
      guard case .nominal(let nominal, let arguments) = named, arguments.allSatisfy(\.isUnknown),
        nominal.typeParameters.count == 1, let parameter = nominal.typeParameters.first
      else { return named }
      guard nominal.isFromScene, !value.isUnknown else { return .nominal(nominal, [value]) }
      nominal.ready()
      var bindings = Bindings()
      for case .property(let wrapped) in nominal.ownMembers("wrappedValue") {
        nominal.program.unify(wrapped.type, value, &bindings, nominal.typeParameters)
      }
      return .nominal(nominal, [bindings[parameter] ?? value])
    }

    /// The arguments that the wrapper is made from besides a value.
    var arguments: LabeledExprListSyntax? {
      guard !isMissing, case .argumentList(let list)? = attribute.arguments else { return nil }
      return list
    }
  }

  struct Observers {
    var willSet: FunctionDeclaration?
    var didSet: FunctionDeclaration?
    /// Whether `didSet` uses the old value, which is read only for that (SE-0268).
    var takesOldValue = false
  }

  /// The wrapper's type; what its attribute leaves open is the wrapped value's.
  var wrapperType: SwiftType {
    guard let wrapper, case .nominal(let nominal, let arguments) = wrapper.type else {
      return .unknown
    }
    guard arguments.count == 1, arguments[0].isUnknown else { return .nominal(nominal, arguments) }
    return wrapper.type(of: type)
  }

  init(name: String, implementation: Implementation) {
    self.name = name
    storageName = name
    self.implementation = implementation
  }
}

final class SubscriptDeclaration {
  let getter: FunctionDeclaration
  let setter: FunctionDeclaration?

  init(getter: FunctionDeclaration, setter: FunctionDeclaration?) {
    self.getter = getter
    self.setter = setter
  }
}

/// A global or static variable, initialised on first use.
final class GlobalCell {
  enum State {
    case pending
    case initializing
    case ready
  }

  private var stored = Value.void
  private(set) var state = State.pending
  var initialize: (() throws -> Value)?
  /// Whether it was written after its initial value.
  private(set) var isWritten = false
  private let name: String
  private let log: AccessLog
  /// Whether code that the log watches has read it.
  private var isWatched = false
  var value: Value {
    if log.noteRead(of: self) { isWatched = true }
    return stored
  }

  init(_ name: String, log: AccessLog) {
    self.name = name
    self.log = log
  }

  private func noteWrite() {
    if isWatched { log.noteUnobservedWrite(to: self, name: name) } else { log.noteWrite() }
  }

  /// Gives it a value, its first or another.
  func set(_ newValue: Value) {
    noteWrite()
    if state == .ready { isWritten = true }
    if state != .initializing { state = .ready }
    stored = newValue
  }

  /// Changes the value in place.
  func modify(_ change: (inout Value) throws -> Void) rethrows {
    isWritten = true
    noteWrite()
    var changed = stored
    stored = .void
    defer { stored = changed }
    try change(&changed)
  }

  /// Lets go of the value; the next use initialises it again.
  func forget() {
    isWritten = false
    guard initialize != nil, state == .ready else { return }
    stored = .void
    state = .pending
  }

  func ensureReady(_ name: String) throws {
    switch state {
    case .ready: return
    case .initializing:
      throw ScriptFailure.trap("'\(name)' is used within its own initial value")
    case .pending:
      state = .initializing
      do {
        stored = try initialize?() ?? .void
        state = .ready
      } catch {
        state = .pending
        throw error
      }
    }
  }
}
