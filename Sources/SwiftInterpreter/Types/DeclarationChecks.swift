import SwiftSyntax

extension Program {
  /// Reports mistakes in a type's own declaration.
  func checkDeclaration(of type: NominalType) {
    if let parent = type.superclass, parent.isFromScene, parent.attributes.contains("final") {
      reportDeclaration("inheritance from a final class '\(parent.name)'", at: type.location)
    }
    checkInheritance(of: type)
    for property in type.storedProperties where property.owner === type {
      if property.reference == .weak, let held = property.declaredType?.wrapped.nominal,
        held.isFromScene, held.kind == .structure || held.kind == .enumeration
      {
        reportDeclaration(
          "'weak' may only be applied to class and class-bound protocol types, not '\(held.name)'",
          at: property.location)
      }
      guard let key = unhashableKey(in: property.declaredType ?? .unknown) else { continue }
      reportDeclaration(
        "type '\(key)' does not conform to protocol 'Hashable'", at: property.location)
    }
    switch type.kind {
    case .structure:
      checkRecursion(of: type)
      checkInitializersSetAll(of: type)
    case .classType: checkInitializersSetAll(of: type)
    case .enumeration:
      checkIndirection(of: type)
      if type.conforms(to: .caseIterable), type.ownMembers("allCases").isEmpty,
        type.cases.contains(where: { !$0.parameters.isEmpty })
      {
        reportDeclaration(
          "type '\(type.name)' does not conform to protocol 'CaseIterable'", at: type.location)
      }
      checkRawValues(of: type)
    case .protocolType: break
    }
  }

  /// A class inherits from one class, which it names first; nothing inherits from a structure.
  private func checkInheritance(of type: NominalType) {
    let parents = type.supertypes.compactMap(\.nominal)
    guard parents.allSatisfy({ !$0.isStandIn }) else { return }
    let classes = parents.filter { $0.kind == .classType }
    if let wrong = parents.first(where: {
      $0.isFromScene && ($0.kind == .structure || type.kind != .classType && $0.kind == .classType)
    }) {
      reportDeclaration("inheritance from non-protocol type '\(wrong.name)'", at: type.location)
    } else if type.kind != .classType, let object = builtin.anyObject,
      let parent = parents.first(where: { $0.isFromScene && $0.conforms(to: object) })
    {
      reportDeclaration(
        "non-class type '\(type.name)' cannot conform to class protocol '\(parent.name)'",
        at: type.location)
    } else if classes.count > 1, type.kind == .classType {
      reportDeclaration(
        "multiple inheritance from classes '\(classes[0].name)' and '\(classes[1].name)'",
        at: type.location)
    } else if let parent = classes.first, parent.isFromScene, type.kind == .classType,
      parents.first !== parent
    {
      reportDeclaration(
        "superclass '\(parent.name)' must appear first in the inheritance clause",
        at: type.location)
    }
  }

  func reportDeclaration(_ message: String, at location: SourceLocation?) {
    guard let location else { return }
    diagnostics.append(
      Diagnostic(
        severity: .error, identifier: .declaration, message: message, location: location))
  }

  /// The part of a declared type that can't be a dictionary's key or in a set; nil where all is
  /// well.
  func unhashableKey(in type: SwiftType) -> SwiftType? {
    guard case .nominal(let nominal, let arguments) = type else { return nil }
    if nominal === builtin.dictionary || nominal === builtin.set, let key = arguments.first,
      key.isConcrete, lacks(.hashable, key)
    {
      return key
    }
    return arguments.lazy.compactMap { self.unhashableKey(in: $0) }.first
  }

  // MARK: Values within themselves

  private func checkRecursion(of type: NominalType) {
    let property = type.storedProperties.first { property in
      property.wrapper == nil && embeds(property.declaredType ?? .unknown, type)
    }
    guard let property else { return }
    reportDeclaration(
      "value type '\(type.name)' cannot have a stored property that recursively contains it",
      at: property.location)
  }

  private func checkIndirection(of type: NominalType) {
    guard !type.attributes.contains("indirect") else { return }
    let isRecursive = type.cases.contains { enumCase in
      !enumCase.isIndirect && enumCase.parameters.contains { embeds($0.type, type) }
    }
    guard isRecursive else { return }
    reportDeclaration(
      "recursive enum '\(type.name)' is not marked 'indirect'", at: type.location)
  }

  private func embeds(_ type: SwiftType, _ target: NominalType) -> Bool {
    var known: Set = [ObjectIdentifier(target)]
    return embeds(type, target, &known)
  }

  /// Whether a value of the type contains another directly: not by a reference, nor in a
  /// collection's storage.
  /// - Parameter known: the types examined so far, each once however many contain it.
  private func embeds(
    _ type: SwiftType, _ target: NominalType, _ known: inout Set<ObjectIdentifier>
  ) -> Bool {
    switch type {
    case .tuple(let elements): return elements.contains { embeds($0.type, target, &known) }
    case .nominal(let nominal, let arguments):
      if nominal === target { return true }
      if nominal === builtin.optional {
        return arguments.contains { embeds($0, target, &known) }
      }
      guard nominal.isFromScene, nominal.kind == .structure,
        known.insert(ObjectIdentifier(nominal)).inserted
      else { return false }
      return nominal.storedProperties.contains {
        $0.wrapper == nil && embeds($0.declaredType ?? .unknown, target, &known)
      }
    default: return false
    }
  }

  // MARK: Raw values

  private func checkRawValues(of type: NominalType) {
    guard let raw = type.rawType, raw.isInt || raw.isString else { return }
    var seen: Set<String> = []
    // Nil after the greatest integer.
    var next: Int? = 0
    for enumCase in type.cases {
      let written = enumCase.rawSyntax
      if raw.isInt, written == nil, next == nil {
        reportDeclaration(
          "integer literal '\(UInt(Int.max) + 1)' overflows when stored into 'Int'",
          at: enumCase.location)
        return
      }
      var value = raw.isInt ? "\(next ?? 0)" : enumCase.name
      if let written {
        if raw.isInt, written.syntax.is(StringLiteralExprSyntax.self) {
          report(
            .error, .declaration, "cannot convert value of type 'String' to raw type 'Int'",
            at: site(written.syntax, in: written.scope.file))
          return
        }
        guard let literal = Self.literal(written.syntax) else { return }
        value = literal
      }
      if let number = Int(value) { next = number < .max ? number + 1 : nil }
      guard !seen.insert(value).inserted, let written else { continue }
      report(
        .error, .declaration, "raw value for enum case is not unique",
        at: site(written.syntax, in: written.scope.file))
      return
    }
  }

  private static func literal(_ syntax: ExprSyntax) -> String? {
    if let number = syntax.as(IntegerLiteralExprSyntax.self) {
      return number.literal.text.filter { $0 != "_" }
    }
    guard let string = syntax.as(StringLiteralExprSyntax.self), string.segments.count == 1,
      case .stringSegment(let segment)? = string.segments.first
    else { return nil }
    return segment.content.text
  }

  // MARK: Initialisers

  /// A property that a designated initialiser with such a body never names, and so doesn't set
  /// either, though it has no value; nil for other functions.
  func propertyLeftUnset(
    by block: CodeBlockSyntax, of function: FunctionDeclaration
  ) -> PropertyDeclaration? {
    guard function.isInitializer, !function.isConvenience, let type = function.owner,
      type.kind == .structure || type.kind == .classType
    else { return nil }
    let needed = type.storedProperties.filter { property in
      property.owner === type && !property.isLazy && property.initialValue == nil
        && property.wrapper == nil
        && (property.isLet || property.declaredType?.isOptional != true)
    }
    guard !needed.isEmpty else { return nil }
    let tokens = block.tokens(viewMode: .sourceAccurate).map(\.plainText)
    let names = Set(tokens)
    // Such an initialiser may end otherwise, or have another one do the work.
    guard names.isDisjoint(with: ["fatalError", "preconditionFailure", "throw", "nil", "#if"]),
      !zip(tokens, tokens.dropFirst()).contains(where: { $0 == "self" && $1 == "=" }),
      !zip(tokens, tokens.dropFirst(2)).contains(where: { $0 == "self" && $1 == "init" })
    else { return nil }
    return needed.first { !names.contains($0.name) && !names.contains("_" + $0.name) }
  }

  private func checkInitializersSetAll(of type: NominalType) {
    for member in type.ownMembers("init") {
      guard case .function(let function) = member, function.owner === type,
        case .script(let body) = function.implementation,
        let block = body.statements.parent?.as(CodeBlockSyntax.self),
        let unset = propertyLeftUnset(by: block, of: function)
      else { continue }
      if let parent = type.superclass, parent.isFromScene {
        guard let call = SuperInitFinder.find(in: Syntax(block)) else { continue }
        report(
          .error, .initializer, "property 'self.\(unset.name)' not initialized at super.init call",
          at: site(call, in: body.scope.file))
      } else if type.superclass == nil {
        report(
          .error, .initializer,
          "return from initializer without initializing all stored properties",
          at: site(block.rightBrace, in: body.scope.file))
      }
      return
    }
  }
}

/// Looks for a call of `super.init`.
private enum SuperInitFinder {
  static func find(in node: Syntax) -> Syntax? {
    if node.is(SuperExprSyntax.self),
      node.parent?.as(MemberAccessExprSyntax.self)?.declName.baseName.text == "init"
    {
      return node
    }
    for child in node.children(viewMode: .sourceAccurate) {
      if let found = find(in: child) { return found }
    }
    return nil
  }
}
