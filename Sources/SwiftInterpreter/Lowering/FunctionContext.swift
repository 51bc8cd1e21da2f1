import SwiftSyntax

/// A local variable or parameter, while its function is lowered.
final class Variable {
  let name: String
  let slot: Int
  var type: SwiftType
  let isLet: Bool
  /// Whether its value exists once it is declared, so that a closure may copy it.
  let isConstant: Bool
  /// Whether it is declared as `T!`.
  var isImplicitlyUnwrapped = false
  /// Whether it is a `let` that gets its value after its declaration.
  var isDeferred = false
  /// Whether an assignment has given such a variable its value.
  var isAssigned = false
  /// How many further local functions share the name; they are known as `name#1` and so on.
  var overloadCount = 0
  /// Whether it is a computed variable: a function called where the name is read.
  var isComputed = false
  /// Whether it has observers, which aren't called for their own changes.
  var isObserved = false
  /// The declaration of a local function, for its labels and defaults.
  var function: FunctionDeclaration?
  /// How it refers to its object; nil for a strong reference.
  var reference: ReferenceKind?
  /// Whether a closure shares the variable.
  private(set) var isBoxed = false
  private var uses: [LocalVariable] = []
  private let machine: Machine

  init(
    name: String, slot: Int, type: SwiftType, isLet: Bool, isConstant: Bool, machine: Machine
  ) {
    self.machine = machine
    self.name = name
    self.slot = slot
    self.type = type
    self.isLet = isLet
    self.isConstant = isConstant
  }

  func use() -> LocalVariable {
    let use = LocalVariable(slot: slot, isBoxed: isBoxed, machine: machine)
    uses.append(use)
    return use
  }

  /// The variable as a place to read and write.
  func place() -> Expression {
    reference.map { WeakPlace(use(), isUnowned: $0 == .unowned) } ?? use()
  }

  func box() {
    guard !isBoxed else { return }
    isBoxed = true
    uses.forEach { $0.isBoxed = true }
  }
}

/// What is known about the function or closure being lowered.
final class FunctionContext {
  let code: Code
  let parent: FunctionContext?
  var scope: LexicalScope
  var returnType: SwiftType
  /// The type of `return` statements where the result isn't declared.
  var inferredResult: SwiftType?
  var infersResult = false
  /// Those that didn't return an optional.
  private var plainReturns: [ReturnStatement] = []
  var builder: SwiftType?
  /// Whether the result is a view or the like: unknown capitalised calls may become placeholders.
  var isBuilderPosition = false
  var isInitializer = false
  /// Whether `super.init` precedes the code being lowered.
  var hasCalledSuper = false
  /// Whether the object is incomplete: in a subclass's initialiser before `super.init`.
  var awaitsSuper: Bool {
    isInitializer && !hasCalledSuper && own?.isConvenience == false
      && scope.owner?.superclass != nil
  }
  /// Whether the statements run when the function ends.
  var isDeferred = false
  /// Whether `self` is available as an instance.
  var hasSelf = false
  var observedProperty: String?
  /// Whether `self` has exactly its declared type, and not a subclass.
  var isExact = false
  var scopes: [[String: Variable]] = [[:]]
  var localTypes: [[String: SwiftType]] = [[:]]
  private(set) var captures: [(outer: Variable, inner: Variable)] = []
  /// The outer variable that holds a local function.
  weak var holder: Variable?
  /// The same within the function, where its body names it.
  private(set) var itself: Variable?
  weak var closure: ClosureLiteral?
  /// The closure's syntax; nil for a function.
  var closureSyntax: ClosureExprSyntax?
  private var captureSlots: [ObjectIdentifier: Variable] = [:]
  /// Captured variables are added while the body is lowered, so their slots are set afterwards.
  private var nextSlot = 0
  /// Slots of the variables that blocks being lowered declare, in order.
  private var declaredSlots: [Int] = []
  /// Variables of local functions by their declarations.
  var localFunctions: [SyntaxIdentifier: Variable] = [:]
  /// The same functions by name, until a statement names them.
  var waitingFunctions: [String: [FunctionDeclSyntax]] = [:]
  /// Names of local variables with property wrappers, stored as `_name`, and how many each has.
  var wrappedLocals: [String: Int] = [:]
  var labels: [(name: String, number: Int)] = []
  /// Loops and `switch`es around what is being lowered, for `break` and `continue`.
  var loopDepth = 0
  var switchDepth = 0
  /// Whether an error thrown here is handled: by a throwing function, or a `catch`.
  var handlesErrors = true
  /// Whether the function rethrows its closures' errors, in a `catch` for only those.
  var isRethrowing = false
  /// Whether `await` isn't allowed here: in a function that isn't `async`.
  var refusesAsync = false
  /// The error type that a `throw` must have here, where a `throws(Failure)` states it.
  var thrownType = SwiftType.unknown
  /// The errors of the calls and `throw` statements lowered so far.
  var thrown: [SwiftType] = []
  /// The function being lowered, or whose closure is.
  var declaration: FunctionDeclaration? { own ?? parent?.declaration }
  weak var own: FunctionDeclaration?
  /// The function's kind in the compiler's messages, nil for closures and the like.
  var kind: String?
  var resultPlace: TypedPlace { kind == nil && parent != nil ? .closureResult : .returned }
  /// Names that the blocks around declare with `let` and `var`.
  var declaredNames: [Set<String>] = [[]]

  init(code: Code, parent: FunctionContext?, scope: LexicalScope, returnType: SwiftType) {
    self.code = code
    self.parent = parent
    self.scope = scope
    self.returnType = returnType
  }

  /// Joins a `return`'s type with those before it: next to an optional, in particular `nil`, any
  /// other value is one, too.
  func joinResult(_ type: SwiftType, of statement: ReturnStatement, _ builtin: Builtin) {
    if type.isNever { return }
    if let known = inferredResult, !known.isUnknown, !type.isUnknown,
      known.isOptional != type.isOptional
    {
      inferredResult = builtin.optional(known.isOptional ? type : known)
    } else if inferredResult?.hasUnknown ?? true {
      inferredResult = type
    }
    if !type.isOptional && !type.isUnknown { plainReturns.append(statement) }
    if inferredResult?.isOptional == true {
      plainReturns.forEach { $0.wrap() }
      plainReturns = []
    }
  }

  /// The value of `#function`: the enclosing function's name, also within its closures; the type's
  /// for a stored property's initial value.
  var functionName: String {
    if kind == nil, let parent { return parent.functionName }
    if isInitialValue, let owner = scope.owner { return owner.name }
    return own?.literalName ?? code.name
  }

  /// Whether it is an expression outside of functions.
  var isInitialValue: Bool { kind == nil && parent == nil && code.name == Self.initialValue }

  /// The name of the code of such an expression.
  static let initialValue = "initial value"

  func newSlot() -> Int {
    defer { nextSlot += 1 }
    code.slotCount = max(code.slotCount, nextSlot + 1)
    return nextSlot
  }

  func declare(
    _ name: String, type: SwiftType, isLet: Bool, isConstant: Bool? = nil
  ) -> Variable {
    let variable = Variable(
      name: name, slot: newSlot(), type: type, isLet: isLet, isConstant: isConstant ?? isLet,
      machine: code.machine)
    scopes[scopes.count - 1][name] = variable
    declaredSlots.append(variable.slot)
    return variable
  }

  /// How many slots are declared so far, for `slots(since:)`.
  var lifetimeMark: Int { declaredSlots.count }

  /// The slots declared since a mark.
  func slots(since mark: Int) -> [Int] { Array(declaredSlots[mark...]) }

  /// The same for a block that releases them at its end, so that no outer block does.
  func takeSlots(since mark: Int) -> [Int] {
    defer { declaredSlots.removeSubrange(mark...) }
    return slots(since: mark)
  }

  func local(_ name: String) -> Variable? {
    for scope in scopes.reversed() {
      if let variable = scope[name] { return variable }
    }
    return nil
  }

  /// Whether this function or an outer one has a variable of a name.
  func hasLocal(_ name: String) -> Bool {
    local(name) != nil || parent?.hasLocal(name) ?? false
  }

  /// The same variable where it is declared, without capturing it.
  func declared(_ name: String) -> Variable? { local(name) ?? parent?.declared(name) }

  /// A variable of this function or of one around it, captured as far as needed.
  func resolve(_ name: String) -> Variable? {
    if let variable = local(name) { return variable }
    guard let parent, let outer = parent.resolve(name) else { return nil }
    if let known = captureSlots[ObjectIdentifier(outer)] { return known }
    let isItself = outer === holder
    if !outer.isConstant, !isItself { outer.box() }
    let inner = Variable(
      name: name, slot: newSlot(), type: outer.type, isLet: outer.isLet,
      isConstant: outer.isConstant || isItself, machine: code.machine)
    inner.function = outer.function
    inner.isComputed = outer.isComputed
    inner.isObserved = outer.isObserved
    inner.overloadCount = outer.overloadCount
    inner.isDeferred = outer.isDeferred
    inner.isAssigned = true
    inner.isImplicitlyUnwrapped = outer.isImplicitlyUnwrapped
    inner.reference = outer.reference
    captureSlots[ObjectIdentifier(outer)] = inner
    if isItself {
      itself = inner
      return inner
    }
    if outer.isBoxed { inner.box() }
    captures.append((outer, inner))
    return inner
  }

  func localType(_ name: String) -> SwiftType? {
    for scope in localTypes.reversed() {
      if let type = scope[name] { return type }
    }
    return parent?.localType(name)
  }

  /// How many wrappers a local variable has; nil for none.
  func wrapperDepth(ofLocal name: String) -> Int? {
    wrappedLocals[name] ?? parent?.wrapperDepth(ofLocal: name)
  }

  func pushScope() {
    scopes.append([:])
    declaredNames.append([])
    localTypes.append([:])
  }

  func popScope() {
    scopes.removeLast()
    declaredNames.removeLast()
    localTypes.removeLast()
  }

  /// The names of all that is local here.
  var everyLocalName: Set<String> {
    var names = parent?.everyLocalName ?? []
    for scope in scopes { names.formUnion(scope.keys) }
    return names
  }
}
