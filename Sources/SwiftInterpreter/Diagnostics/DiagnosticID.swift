/// What a diagnostic is about: a row with a name and a meaning. Each module has the rows of what it
/// reports, in an extension.
public struct DiagnosticID: Hashable, Sendable {
  /// The identifier that baselines, SARIF and JSON have; two with the same name are the same.
  public let name: String
  /// What is wrong where it is reported, in a clause without a full stop; empty where only the name
  /// was read, from another process.
  public let meaning: String

  public init(_ name: String, _ meaning: String) {
    self.name = name
    self.meaning = meaning
  }

  public static func == (a: DiagnosticID, b: DiagnosticID) -> Bool { a.name == b.name }
  public func hash(into hasher: inout Hasher) { hasher.combine(name) }
}

extension DiagnosticID: Codable {
  public init(from decoder: any Decoder) throws {
    self.init(try decoder.singleValueContainer().decode(String.self), "")
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(name)
  }
}

/// What is wrong with the scene's Swift, or happens while it runs.
extension DiagnosticID {
  package static let ambiguous = Self("ambiguous", "a use fits several declarations equally well")
  package static let arguments = Self("arguments", "a call's arguments don't fit what it calls")
  package static let arithmetic = Self("arithmetic", "a calculation overflows or divides by zero")
  package static let async = Self(
    "async", "an asynchronous call lacks 'await', or stands in a function that isn't asynchronous")
  package static let builder = Self(
    "builder", "a result builder lacks a method for one of its statements")
  package static let cast = Self("cast", "'as!' casts a value to a type that it doesn't have")
  package static let closure = Self(
    "closure", "a closure has another number of parameters than its context expects")
  package static let coding = Self("coding", "a value can't be encoded or decoded")
  package static let condition = Self("condition", "a condition of '#if' is malformed")
  package static let conformance = Self(
    "conformance", "a type doesn't conform to a protocol that it must conform to")
  package static let declaration = Self(
    "declaration", "a declaration isn't allowed as it is written")
  package static let exhaustive = Self("exhaustive", "a switch doesn't cover all values")
  package static let foreignName = Self(
    "foreign-name", "a name of another module isn't known, and nothing is done with it")
  package static let foreignType = Self(
    "foreign-type", "a type builds on one of another module, which Reflow doesn't run")
  package static let `guard` = Self("guard", "the body of a guard doesn't leave its scope")
  package static let heterogeneous = Self(
    "heterogeneous", "the elements of a collection literal have no type in common")
  package static let immutable = Self("immutable", "a constant is changed")
  package static let implicitMember = Self(
    "implicit-member", "the base of an implicit member can't be inferred")
  package static let index = Self("index", "an index is out of bounds")
  package static let inheritanceLimit = Self(
    "inheritance-limit", "a type inherits from more types than Reflow follows")
  package static let initializer = Self(
    "initializer", "an initializer, or a class without one, leaves a property without a value")
  package static let `inout` = Self(
    "inout", "an inout argument lacks '&', or another argument has it")
  package static let interrupted = Self("interrupted", "the scene was interrupted")
  package static let jump = Self("jump", "a break or continue stands outside of what it leaves")
  package static let keyPath = Self("key-path", "the root type of a key path can't be inferred")
  package static let leftOut = Self("left-out", "a part of the code is left out")
  package static let literal = Self("literal", "an empty collection literal has no type")
  package static let literalOverflow = Self(
    "literal-overflow", "an integer literal is too large for its type")
  package static let macroProperty = Self(
    "macro-property", "a property wrapper is applied to a property that a macro makes")
  package static let memoryLimit = Self(
    "memory-limit", "the scene's values take more memory than they may")
  package static let missingReturn = Self(
    "missing-return", "a function that returns a value can end without one")
  package static let nesting = Self("nesting", "code is nested more deeply than Reflow follows")
  package static let `nil` = Self("nil", "a nil has no type")
  package static let nilUnwrapped = Self(
    "nil-unwrapped", "an optional is unwrapped that has no value")
  package static let noInitializer = Self(
    "no-initializer", "a type is constructed that has no initializer for it")
  package static let notCallable = Self("not-callable", "a value is called that is no function")
  package static let optional = Self(
    "optional", "an optional stands where its value is needed, or a value where an optional is")
  package static let outputLimit = Self("output-limit", "the scene prints more than Reflow keeps")
  package static let override = Self(
    "override", "a declaration overrides without saying so, or says so and overrides nothing")
  package static let pack = Self("pack", "a parameter pack is used outside of an expansion")
  package static let pattern = Self("pattern", "a pattern can't match its value")
  package static let `private` = Self(
    "private", "a private declaration is used outside of its scope")
  package static let range = Self("range", "a range's upper bound is below its lower bound")
  package static let recursionLimit = Self(
    "recursion-limit", "calls or values are nested without end")
  package static let redeclaration = Self("redeclaration", "a name is declared twice")
  package static let regex = Self("regex", "a regular expression is malformed")
  package static let setSize = Self(
    "set-size", "a character set is made of more sets than Reflow joins")
  package static let `static` = Self(
    "static", "a type's member is used on a value, or a value's member on its type")
  package static let stringIndex = Self(
    "string-index", "a subscript doesn't take an index of this type")
  package static let `super` = Self("super", "'super' is used in a type without a superclass")
  package static let `switch` = Self("switch", "a case of a switch has no statement")
  package static let syntax = Self("syntax", "the source isn't Swift")
  package static let thrown = Self("thrown", "a thrown value isn't an error")
  package static let timeLimit = Self("time-limit", "the scene takes longer than it may")
  /// What has no row of its own.
  public static let trap = Self("trap", "the scene's code stops, as the app would")
  package static let `try` = Self(
    "try", "a call that can throw lacks 'try', or nothing handles its error")
  package static let typeCheck = Self("type-check", "an expression is too complex to be checked")
  package static let typeMismatch = Self(
    "type-mismatch", "a value has another type than its place needs")
  package static let typeSize = Self("type-size", "a type has more parts than Reflow checks")
  package static let uninitialized = Self(
    "uninitialized", "a variable is used before it has a value")
  package static let unknownMacro = Self("unknown-macro", "no macro has this name")
  package static let unknownMember = Self("unknown-member", "a type has no member of this name")
  package static let unknownModule = Self("unknown-module", "a module is imported that isn't here")
  package static let unknownName = Self("unknown-name", "no declaration in scope has this name")
  package static let unknownOperator = Self("unknown-operator", "no operator fits its operands")
  package static let unknownType = Self("unknown-type", "no type in scope has this name")
  package static let unsupported = Self("unsupported", "a construct of Swift isn't run")
  package static let viewRecursion = Self("view-recursion", "views contain each other without end")
  package static let workLimit = Self(
    "work-limit", "the scene's code makes more calls and rounds of loops than it may")
  package static let writtenError = Self("written-error", "the source reports an error by '#error'")
  package static let writtenWarning = Self(
    "written-warning", "the source reports a warning by '#warning'")

  /// The rows of this module.
  package static let ofSwift: [Self] = [
    .ambiguous, .arguments, .arithmetic, .async, .builder, .cast, .closure, .coding, .condition,
    .conformance, .declaration, .exhaustive, .foreignName, .foreignType, .guard, .heterogeneous,
    .immutable, .implicitMember, .index, .inheritanceLimit, .initializer, .inout, .interrupted,
    .jump, .keyPath, .leftOut, .literal, .literalOverflow, .macroProperty, .memoryLimit,
    .missingReturn, .nesting, .nil, .nilUnwrapped, .noInitializer, .notCallable, .optional,
    .outputLimit, .override, .pack, .pattern, .private, .range, .recursionLimit, .redeclaration,
    .regex, .setSize, .static, .stringIndex, .super, .switch, .syntax, .thrown, .timeLimit, .trap,
    .try, .typeCheck, .typeMismatch, .typeSize, .uninitialized, .unknownMacro, .unknownMember,
    .unknownModule, .unknownName, .unknownOperator, .unknownType, .unsupported, .viewRecursion,
    .workLimit, .writtenError, .writtenWarning,
  ]
}
