import SwiftSyntax

/// An undeclared member or call, for the host to judge.
public struct UnknownName {
  public let name: String
  /// Argument labels in order, `_` for none, trailing closures included.
  public let labels: [String]
  /// The type whose member it would be, as Swift writes it; nil for a free call.
  public let receiver: String?
  /// Whether the receiver's type conforms to the protocol of that name.
  public let receiverConforms: (String) -> Bool
  /// Whether the call is in a function or closure whose result is built by a result builder or is
  /// `some` protocol.
  public let isBuilderPosition: Bool
  public let location: SourceLocation
  /// The nearest known name, if one is near.
  public let suggestion: String?
  /// A sentence with the known forms, where the name has some.
  public var forms: String?
  /// Whether the name is known with other arguments, and has no effect.
  public var hasOtherForms = false
}

/// How an unknown name is resolved.
public enum UnknownNameResolution {
  /// The interpreter's own error.
  case error
  /// The call's value is what the host makes of the receiver, with the named type: the receiver
  /// itself if none is named. Arguments are not evaluated.
  case passThrough(
    Diagnostic, type: String? = nil,
    make: (_ receiver: Value, _ location: SourceLocation) throws -> Value = { receiver, _ in
      receiver
    })
  /// A value of the named type made by the host; arguments are not evaluated.
  case placeholder(
    Diagnostic, type: String, make: (_ location: SourceLocation) throws -> Value)
}

extension Lowerer {
  /// The value of a macro that the scene declares, whose implementation isn't run: nothing of the
  /// declared type.
  func unexpanded(_ macro: MacroExpansionExprSyntax) -> Lowered? {
    let name = macro.macroName.text
    guard let (syntax, scope) = program.ownMacros[name],
      let result = syntax.signature.returnClause?.type
    else { return nil }
    program.noteForeign("#\(name)", at: site(macro))
    let value = Lowered(
      Constant(program.foreignValue("#\(name)")), .nominal(program.standIn("#\(name)"), []))
    return asNothing(value, of: scope.resolve(result))
  }
}
