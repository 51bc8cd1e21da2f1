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

/// The kinds of literals in code.
public enum LiteralKind: Hashable, Sendable {
  case integer, float, boolean, null, array, dictionary
  /// A text; one of a single character, or of a single Unicode scalar, may be that.
  case string, character, scalar
  case interpolation
}

/// All questions that checking may ask of a program. Each is asked once per type or name.
public protocol Declarations: AnyObject {
  /// Nil where no library that is there declares it.
  func type(_ known: KnownType) -> NominalType?
  /// A global type, or an alias of one; without arguments.
  func globalType(_ name: String) -> SwiftType?
  /// The functions of an operator, of all types.
  func operators(_ name: String) -> [Declaration]
  /// A literal's protocol, and its default type, which `nil` doesn't have.
  func literal(_ kind: LiteralKind) -> (asked: NominalType, usual: SwiftType?)?

  /// A regular expression's output type.
  func output(of regex: RegexLiteralExprSyntax) -> SwiftType
  /// A flat row of operands and operators in the order of their precedence.
  func inOrder(_ sequence: SequenceExprSyntax) -> ExprSyntax

  /// The supertypes and conformances of a type and its extensions.
  func inheritance(of type: NominalType) -> [Inheritance]
  /// The requirements of a type's own `where` clause.
  func requirements(of type: NominalType) -> [Requirement]
  /// A type's and its extensions' own declarations of a name.
  func members(_ name: String, of type: NominalType) -> [Declaration]
  /// The type that a name means within another one: a nested one, an alias, an associated type. In terms
  /// of the type's own parameters, and of a protocol's `Self`.
  func type(named name: String, in type: NominalType) -> SwiftType?
  /// Those that a protocol itself declares.
  func associatedTypes(of type: NominalType) -> [AssociatedType]
}

/// The names visible at an expression's place.
public protocol Surroundings: AnyObject {
  /// The enclosing code's declarations of a name; empty for none.
  func locals(_ name: String) -> [Declaration]
  /// Functions and variables outside of types that a name means there.
  func globals(_ name: String) -> [Declaration]
  /// Whether a name is a module's there, which can qualify others.
  func isModule(_ name: String) -> Bool
  /// The type that a name means there.
  func type(named name: String) -> SwiftType?
  /// The enclosing declarations' requirements on generic parameters, besides the parameters' own
  /// constraints.
  var requirements: [Requirement] { get }
  /// The type of `self`; nil if there is none.
  var selfType: SwiftType? { get }
}
