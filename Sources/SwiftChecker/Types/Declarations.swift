import SwiftSyntax

/// The types that the language means by name.
public enum KnownType: String, CaseIterable, Sendable {
  case optional = "Optional", array = "Array", dictionary = "Dictionary", set = "Set"
  case int = "Int", double = "Double", cgFloat = "CGFloat", bool = "Bool", string = "String"
  case anyHashable = "AnyHashable", never = "Never", anyObject = "AnyObject"
  case hashable = "Hashable", sequence = "Sequence", error = "Error", nsError = "NSError", regex =
    "Regex"
  case keyPath = "KeyPath", writableKeyPath = "WritableKeyPath"
  case referenceWritableKeyPath = "ReferenceWritableKeyPath", substring = "Substring"
  case partialKeyPath = "PartialKeyPath", anyKeyPath = "AnyKeyPath"
  case unsafePointer = "UnsafePointer", unsafeMutablePointer = "UnsafeMutablePointer"
  case unsafeRawPointer = "UnsafeRawPointer", unsafeMutableRawPointer = "UnsafeMutableRawPointer"
}

/// The kinds of literals that code may hold.
public enum LiteralKind: Hashable, Sendable {
  case integer, float, boolean, null, array, dictionary
  /// A text; one of a single character, or of a single Unicode scalar, may be that.
  case string, character, scalar
  case interpolation
}

/// All that checking may ask of a program. Each question is asked once of a type or a name.
public protocol Declarations: AnyObject {
  /// Nil where no library that is there declares it.
  func type(_ known: KnownType) -> NominalType?
  /// A type, or an alias of one, that stands outside of types; without arguments.
  func globalType(_ name: String) -> SwiftType?
  /// The functions of an operator, of all types.
  func operators(_ name: String) -> [Declaration]
  /// The protocol that a literal's type conforms to, and the type it is of by default, which `nil`
  /// hasn't.
  func literal(_ kind: LiteralKind) -> (asked: NominalType, usual: SwiftType?)?

  /// What a regular expression gives where it matches.
  func output(of regex: RegexLiteralExprSyntax) -> SwiftType
  /// A flat row of operands and operators in the order of their precedence.
  func inOrder(_ sequence: SequenceExprSyntax) -> ExprSyntax

  /// What a type and its extensions inherit from and conform to.
  func inheritance(of type: NominalType) -> [Inheritance]
  /// What a type's own `where` clause asks.
  func requirements(of type: NominalType) -> [Requirement]
  /// What a type and its extensions declare themselves by a name.
  func members(_ name: String, of type: NominalType) -> [Declaration]
  /// The type that a name means within another one: a nested one, an alias, an associated type. In terms
  /// of the type's own parameters, and of a protocol's `Self`.
  func type(named name: String, in type: NominalType) -> SwiftType?
  /// Those that a protocol itself declares.
  func associatedTypes(of type: NominalType) -> [AssociatedType]
}

/// What names mean at the place where an expression stands.
public protocol Surroundings: AnyObject {
  /// What a name means that is declared in the code around; empty where it is none of these.
  func locals(_ name: String) -> [Declaration]
  /// Functions and variables outside of types that a name means there.
  func globals(_ name: String) -> [Declaration]
  /// Whether a name is a module's there, before whose names it may stand.
  func isModule(_ name: String) -> Bool
  /// The type that a name means there.
  func type(named name: String) -> SwiftType?
  /// What the declarations around ask of generic parameters, besides the parameters' own constraints.
  var requirements: [Requirement] { get }
  /// What `self` is; nil where there is none.
  var selfType: SwiftType? { get }
}
