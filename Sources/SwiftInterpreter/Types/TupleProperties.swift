import SwiftSyntax

extension DeclarationReader {
  /// The properties that a tuple pattern declares, as in `var (width, height): (Double, Double)`.
  /// - Parameter whole: the pattern's value, as one property, which isn't a member.
  func properties(
    of pattern: TuplePatternSyntax, _ whole: PropertyDeclaration
  ) -> [PropertyDeclaration] {
    let names = PatternSyntax(pattern).places
    let value = whole.initialValue.map { value in
      TupleValue(of: whole, value, partCount: names.count)
    }
    return names.enumerated().map { index, place in
      let part = PropertyDeclaration(name: place.name.plainText, implementation: .stored)
      part.owner = whole.owner
      part.scope = whole.scope
      part.location = location(place.name)
      part.isStatic = whole.isStatic
      part.isLet = whole.isLet
      part.isPrivate = whole.isPrivate
      part.hasPrivateSetter = whole.hasPrivateSetter
      part.access = whole.access
      part.reference = whole.reference
      part.attributes = whole.attributes
      if let declared = whole.declaredType {
        part.declaredType = declared.part(at: place.path)
        part.type = declared.part(at: place.path)
      }
      part.initialValue = value.map { PartOfValue($0, index: index, path: place.path) }
      giveStorage(part)
      return part
    }
  }

  /// Reports mistakes in a property that is declared by its name alone.
  func check(
    _ pattern: TuplePatternSyntax, _ syntax: VariableDeclSyntax, _ whole: PropertyDeclaration
  ) {
    let binding = pattern.parent?.as(PatternBindingSyntax.self)
    func complain(_ message: String, at node: some SyntaxProtocol) {
      program.report(.error, .declaration, message, at: program.site(node, in: scope.file))
    }
    if scope.isChecked, pattern.elements.count > 1 {
      let (program, site) = (program, program.site(pattern, in: scope.file))
      program.pendingBodies.append {
        guard let reason = pattern.refusal(of: whole.type) else { return }
        program.report(.error, .pattern, reason, at: site)
      }
    }
    if whole.isLazy { complain("'lazy' cannot destructure an initializer", at: syntax) }
    if whole.wrapper != nil {
      complain("property wrapper can only apply to a single variable", at: pattern)
    }
    if binding?.accessorBlock != nil {
      complain("getter/setter can only be defined for a single variable", at: pattern)
    }
    if whole.isLet, whole.initialValue != nil, !whole.isStatic, pattern.elements.count > 1,
      scope.owner?.kind == .structure
    {
      complain(
        "binding multiple 'let' stored properties from a single initializer expression in a "
          + "struct is unsupported", at: pattern)
    }
  }
}

/// The tuple that several properties are parts of, evaluated once for all of them.
final class TupleValue {
  private let property: PropertyDeclaration
  let value: DefaultValue
  private let partCount: Int
  /// The value that the parts after the first share, as long as there are any.
  private var taken: Value?

  init(of property: PropertyDeclaration, _ value: DefaultValue, partCount: Int) {
    self.property = property
    self.value = value
    self.partCount = partCount
  }

  /// The tuple as one of its parts reads it.
  func lowered(forPart index: Int) -> Lowered {
    var tuple = value.lowered(as: property.declaredType ?? .unknown)
    // A static or global tuple is kept with its parts, which are each read separately.
    if case .cell(let cell) = property.implementation {
      tuple.node = GlobalVariable(
        cell: cell, name: property.name, isConstant: true, isReference: false)
      return tuple
    }
    let node = tuple.node
    // The parts of an instance get their values one after the other, in their order.
    tuple.node = Computed { [self] frame in
      let known = index == 0 ? nil : taken
      let all = try known ?? node.evaluate(frame)
      taken = index == partCount - 1 ? nil : all
      return all
    }
    return tuple
  }
}

/// The initial value of a property declared with others by a tuple pattern.
final class PartOfValue: DefaultValue {
  private let whole: TupleValue
  private let index: Int
  private let path: [Int]

  init(_ whole: TupleValue, index: Int, path: [Int]) {
    self.whole = whole
    self.index = index
    self.path = path
    super.init(syntax: whole.value.syntax, scope: whole.value.scope)
  }

  override func lowered(as type: SwiftType) -> Lowered {
    let tuple = whole.lowered(forPart: index)
    let node = path.reduce(tuple.node) { TupleElement(base: $0, index: $1) }
    return Lowered(node, tuple.type.part(at: path))
  }
}

extension SwiftType {
  /// A tuple's element type at a path of nested tuples.
  fileprivate func part(at path: [Int]) -> SwiftType {
    path.reduce(self) { type, index in
      guard case .tuple(let elements) = type, elements.indices.contains(index) else {
        return .unknown
      }
      return elements[index].type
    }
  }
}

extension PatternSyntax {
  /// The names that it declares, with their places within the tuple.
  fileprivate var places: [(name: TokenSyntax, path: [Int])] {
    if let name = self.as(IdentifierPatternSyntax.self) { return [(name.identifier, [])] }
    guard let elements = self.as(TuplePatternSyntax.self)?.elements.nodes else { return [] }
    // Parentheses around one name are not a tuple.
    if elements.count == 1 { return elements[0].pattern.places }
    return elements.enumerated().flatMap { index, element in
      element.pattern.places.map { ($0.name, [index] + $0.path) }
    }
  }
}
