import SwiftSyntax

/// The reason why a place can't be changed, in the compiler's words.
struct ConstantPlace {
  var name: String
  /// Whether it is the whole constant rather than a property of it.
  var isWhole = true
  /// Whether it is a variable with only a getter.
  var isGetOnly = false

  var reason: String {
    if isGetOnly { return "'\(name)' is a get-only property" }
    return name == "self" ? "'self' is immutable" : "'\(name)' is a 'let' constant"
  }
  var remedy: String {
    if isGetOnly { return "give it a setter" }
    return name == "self" ? "mark the function 'mutating'" : "change 'let' to 'var'"
  }
}

extension Lowerer {
  /// The constant that a place belongs to, if it does.
  func constantPlace(_ node: Expression) -> ConstantPlace? {
    if let local = node as? LocalVariable {
      for scope in context.scopes.reversed() {
        for variable in scope.values where variable.slot == local.slot && variable.isLet {
          return isReference(variable.type) || variable.isDeferred
            ? nil : ConstantPlace(name: variable.name)
        }
      }
      return nil
    }
    if let computed = node as? LocalComputed {
      return computed.isPlace ? nil : ConstantPlace(name: computed.name, isGetOnly: true)
    }
    if let global = node as? GlobalVariable, global.isConstant {
      return global.isReference ? nil : ConstantPlace(name: global.name)
    }
    guard let field = node as? Field else { return nil }
    if field.isConstant { return ConstantPlace(name: field.name, isWhole: false) }
    if !field.isOfObject, var place = constantPlace(field.base) {
      place.isWhole = false
      return place
    }
    return nil
  }

  /// Whether what a constant refers to can be changed nevertheless.
  func isReference(_ type: SwiftType) -> Bool {
    switch type {
    case .nominal(let nominal, _): nominal.kind == .classType || nominal.kind == .protocolType
    case .existential, .opaque, .unknown, .parameter, .metatype: true
    default: false
    }
  }

  func checkMutation(
    _ function: FunctionDeclaration, _ receiver: Lowered?, at node: some SyntaxProtocol
  ) {
    guard function.isMutating, let receiver, let place = constantPlace(receiver.node) else {
      return
    }
    report(
      .immutable, "cannot use mutating member on immutable value: \(place.reason)", at: node,
      remedy: place.remedy)
  }

  /// - Parameter changes: whether an operator such as `+=` changes the place, rather than `=`.
  func checkAssignable(_ place: Lowered, _ syntax: ExprSyntax, changes: Bool = false) {
    func complain(
      _ reason: String, isWhole: Bool, isElement: Bool = false, remedy: String?
    ) {
      let what =
        changes
        ? "left side of mutating operator isn't mutable"
        : isElement
          ? "cannot assign through subscript"
          : isWhole ? "cannot assign to value" : "cannot assign to property"
      report(.immutable, "\(what): \(reason)", at: syntax, remedy: remedy)
    }
    if let element = place.node as? KeyPathElement, !element.isPlace {
      let call = syntax.as(SubscriptCallExprSyntax.self)
      let name = call?.arguments.first?.expression.as(DeclReferenceExprSyntax.self)
      let reason =
        name.map { "'\($0.baseName.plainText)' is a read-only key path" } ?? "key path is read-only"
      let what =
        changes
        ? "left side of mutating operator isn't mutable" : "cannot assign through subscript"
      report(
        .immutable, "\(what): \(reason)", at: call.map { Syntax($0.leftSquare) } ?? Syntax(syntax))
    } else if let constant = constantPlace(place.node) {
      complain(constant.reason, isWhole: constant.isWhole, remedy: constant.remedy)
    } else if let element = place.node as? IndexedElement,
      let constant = constantPlace(element.base)
    {
      complain(constant.reason, isWhole: false, isElement: true, remedy: constant.remedy)
    } else if let global = place.node as? GlobalVariable, global.isConstant {
      complain(
        "'\(global.name)' is a 'let' constant", isWhole: true, remedy: "change 'let' to 'var'")
    } else if let name = privateSetter(of: syntax) {
      report(.private, "cannot assign to property: '\(name)' setter is inaccessible", at: syntax)
    } else if !place.node.isPlace, let property = place.node as? ComputedProperty,
      property.setter == nil, property.getter.arguments.isEmpty, let name = lastName(of: syntax)
    {
      complain(
        "'\(name)' is a get-only property", isWhole: false, remedy: "give it a setter")
    } else if !place.node.isPlace, !(place.node is Computed) {
      complain("'\(syntax.trimmedDescription)' is not a variable", isWhole: true, remedy: nil)
    } else if let field = place.node as? Field,
      case .nominal(let nominal, _) = fieldOwner(syntax),
      let property = nominal.storedProperties.first(where: { $0.storageName == field.name }),
      property.isLet, !context.isInitializer
    {
      complain(
        "'\(field.name)' is a 'let' constant", isWhole: false, remedy: "change 'let' to 'var'")
    }
  }

  private func lastName(of syntax: ExprSyntax) -> String? {
    syntax.as(MemberAccessExprSyntax.self)?.declName.baseName.plainText
      ?? syntax.as(DeclReferenceExprSyntax.self)?.baseName.plainText
  }

  /// The property that only its own type changes.
  private func privateSetter(of syntax: ExprSyntax) -> String? {
    guard let name = lastName(of: syntax), let owner = fieldOwner(syntax).nominal,
      owner.isFromScene, !context.scope.isWithin(owner)
    else { return nil }
    let isHidden = owner.storedProperties.contains {
      $0.name == name && $0.hasPrivateSetter && $0.owner === owner
    }
    return isHidden ? name : nil
  }

  private func fieldOwner(_ syntax: ExprSyntax) -> SwiftType {
    if let access = syntax.as(MemberAccessExprSyntax.self), let base = access.base {
      return quickType(base)
    }
    return context.scope.owner?.selfType ?? .unknown
  }
}
