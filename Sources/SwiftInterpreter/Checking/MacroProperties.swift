import SwiftSyntax

extension Program {
  /// The label of the initialiser that a macro calls with the value of its declaration.
  static let lateValueLabel = "_whenNeeded"

  /// Whether a property's attribute is a macro in the SDK that the files are built with, as
  /// `@State` is from 27 on: its value is made when it is first needed (TN3211).
  func isMacro(_ wrapper: PropertyDeclaration.Wrapper) -> Bool {
    guard configuration.sdk >= 27, let type = wrapper.nominal, !type.isFromScene else {
      return false
    }
    return type.ownMembers("init").contains {
      $0.constrained?.parameters.first?.label == Self.lateValueLabel
    }
  }

  /// Whether one of the attributes of a property is a macro.
  func hasMacro(_ wrapper: PropertyDeclaration.Wrapper) -> Bool {
    isMacro(wrapper) || wrapper.inner.map(hasMacro) == true
  }
}

extension Lowerer {
  /// Reports what an initialiser may not do with properties that macros make: assign to one that
  /// has a value, or to any before all stored properties have one (TN3211).
  func checkMacroProperties(_ statements: CodeBlockItemListSyntax) {
    guard program.configuration.sdk >= 27, let owner = context.own?.owner, owner.kind == .structure
    else {
      return
    }
    var macros: [String: PropertyDeclaration] = [:]
    var open: [String] = []
    for property in owner.storedProperties {
      if let wrapper = property.wrapper {
        if program.isMacro(wrapper) { macros[property.name] = property }
      } else if property.initialValue == nil, !property.isLazy,
        property.isLet || property.declaredType?.isOptional != true
      {
        open.append(property.name)
      }
    }
    guard !macros.isEmpty else { return }
    for statement in statements {
      let names = AssignedNames(in: statement)
      for (name, place) in names.found {
        guard let property = macros[name] else { continue }
        if property.initialValue != nil {
          report(
            .uninitialized, "variable 'self._\(name)' used before being initialized", at: place,
            remedy: "remove the value of the declaration: Xcode 27 takes one or the other")
        } else if let first = open.first {
          report(
            .uninitialized, "variable 'self.\(first)' used before being initialized", at: place,
            remedy: "assign '\(first)' before '\(name)': Xcode 27 asks for that of a '@State'")
        }
      }
      open.removeAll { name in names.found.contains { $0.name == name } }
    }
  }
}

/// The properties of `self` that a statement assigns to, in its branches too.
private final class AssignedNames: SyntaxVisitor {
  private(set) var found: [(name: String, place: ExprSyntax)] = []

  init(in statement: CodeBlockItemSyntax) {
    super.init(viewMode: .sourceAccurate)
    walk(statement)
  }

  override func visit(_ node: SequenceExprSyntax) -> SyntaxVisitorContinueKind {
    let parts = Array(node.elements.prefix(2))
    guard parts.count == 2, parts[1].is(AssignmentExprSyntax.self) else { return .visitChildren }
    if let name = parts[0].as(DeclReferenceExprSyntax.self) {
      found.append((name.baseName.plainText, parts[0]))
    } else if let member = parts[0].as(MemberAccessExprSyntax.self),
      member.base?.as(DeclReferenceExprSyntax.self)?.baseName.tokenKind == .keyword(.self)
    {
      found.append((member.declName.baseName.plainText, parts[0]))
    }
    return .visitChildren
  }

  override func visit(_: ClosureExprSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_: FunctionDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
}

extension PropertyDeclaration {
  /// Whether `@Observable` makes its storage a property of its own, `_name`.
  var isObserved: Bool {
    guard case .stored = implementation, !isLet, wrapper == nil else { return false }
    return owner?.attributes.contains("Observable") == true
  }
}
