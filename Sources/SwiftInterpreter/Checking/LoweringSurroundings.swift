import SwiftChecker
import SwiftSyntax

/// What names mean at a lowerer's current place.
final class LoweringSurroundings: Surroundings {
  private let lowerer: Lowerer
  private let declarations: ProgramDeclarations
  private var variables: [ObjectIdentifier: Declaration] = [:]

  init(_ lowerer: Lowerer, _ declarations: ProgramDeclarations) {
    (self.lowerer, self.declarations) = (lowerer, declarations)
  }

  var selfType: SwiftChecker.SwiftType? {
    if let variable = lowerer.context.declared("self") {
      return checked(variable.type)
    }
    return lowerer.context.scope.owner.map { .metatype(checked($0.selfType)) }
  }

  /// The type whose declaration or extension encloses the place.
  private(set) lazy var owner = lowerer.context.scope.owner.map { declarations.nominal($0) }

  /// A type of the program's as the checker's, where this is.
  func checked(_ type: SwiftType) -> SwiftChecker.SwiftType {
    declarations.checked(type, of: owner)
  }

  private(set) lazy var requirements: [Requirement] = {
    var found = owner?.ownRequirements ?? []
    if case .parameter(let own)? = lowerer.context.scope.constrainedSelf {
      found += declarations.assumptions(of: own, owner)
    }
    if let function = lowerer.context.own {
      found += declarations.assumptions(in: function, owner)
    }
    var next: LexicalScope? = lowerer.context.scope
    while let scope = next {
      let owner = scope.owner.map { declarations.nominal($0) }
      found += scope.assumptions.flatMap { declarations.requirements($0.requirements, of: owner) }
      next = scope.parent
    }
    return found
  }()

  func locals(_ name: String) -> [Declaration] {
    guard name != "self" else { return [] }
    // A closure's names whose types are found without lowering it.
    if let type = lowerer.quickLocals.last(where: { $0[name] != nil })?[name] {
      return [Declaration(name: name, kind: .local, type: self.checked(type))]
    }
    let wrapped = wrapped(name)
    if !wrapped.isEmpty { return wrapped }
    guard let variable = lowerer.context.declared(name) else { return [] }
    if let function = variable.function { return [declarations.declaration(function, owner: nil)] }
    if let known = variables[ObjectIdentifier(variable)] { return [known] }
    let made = Declaration(
      name: name, kind: .local, type: self.checked(variable.type))
    made.isSettable = !variable.isLet
    made.isImplicitlyUnwrapped = variable.isImplicitlyUnwrapped
    variables[ObjectIdentifier(variable)] = made
    return [made]
  }

  /// A local variable with a property wrapper.
  private func wrapped(_ name: String) -> [Declaration] {
    let isProjected = name.hasPrefix("$")
    let own = isProjected ? String(name.dropFirst()) : name
    guard let depth = lowerer.context.wrapperDepth(ofLocal: own),
      let variable = lowerer.context.declared("_" + own)
    else { return [] }
    var found: SwiftChecker.SwiftType? = checked(variable.type)
    if isProjected {
      found = found.flatMap { declarations.part("projectedValue", of: $0) }
    } else {
      for _ in 0..<depth { found = found.flatMap { declarations.part("wrappedValue", of: $0) } }
    }
    guard let type = found else { return [] }
    let made = Declaration(name: name, kind: .local, type: type)
    made.isSettable = true
    return [made]
  }

  func globals(_ name: String) -> [Declaration] {
    declarations.globals(name, from: lowerer.file)
  }

  func isModule(_ name: String) -> Bool {
    let configuration = lowerer.program.configuration
    return name == "Swift" || configuration.modules.contains(name)
      || configuration.ownModules.contains(name)
  }

  func type(named name: String) -> SwiftChecker.SwiftType? {
    let scope = lowerer.typeScope
    if name == "Self" { return scope.selfType.map { checked($0) } }
    guard let found = scope.lookupType(name) else { return nil }
    if found.nominal?.isFromScene == false, let own = declarations.standard.ownType(name) {
      return own
    }
    guard case .nominal(let nominal, _) = found, scope.isWithin(nominal) else {
      return declarations.bare(found)
    }
    return declarations.checked(nominal.selfType)
  }
}
