import SwiftSyntax

/// `repeat` and `each` in expressions (SE-0393, SE-0408). A pack of values is an array while running; in
/// each round of `repeat` its element is a variable named by what follows `each`.
extension Lowerer {
  /// `repeat …` as an argument, an element of a tuple or a statement.
  func lower(_ expansion: PackExpansionExprSyntax) -> Lowered {
    context.pushScope()
    defer { context.popScope() }
    let parts = lowerRounds(of: expansion)
    return Lowered(
      PackExpansion(
        parts.rounds, PackRound(parts.elements, parts.body.node), counted: counted(expansion),
        machine: machine), .expansion(parts.body.type))
  }

  /// The packs that a `repeat` iterates, and the body of a round, with its elements declared in the
  /// current scope.
  func lowerRounds(
    of expansion: PackExpansionExprSyntax
  ) -> (rounds: PackRounds, elements: [Pattern], body: Lowered) {
    let named = PackFinder.packs(in: expansion.repetitionPattern)
    var sources: [(name: String, value: Lowered)] = []
    var packs: [GenericParameter] = []
    func add(_ found: [GenericParameter]) {
      for pack in found where !packs.contains(where: { $0 === pack }) { packs.append(pack) }
    }
    for syntax in named.expressions {
      if let type = typeExpression(syntax) {
        add(type.packs)
      } else {
        let name = Self.elementName(syntax)
        if sources.contains(where: { $0.name == name }) { continue }
        sources.append((name, lower(syntax, expecting: .unknown)))
        add(sources.last?.value.type.packs ?? [])
      }
    }
    for syntax in named.types { add(resolveType(syntax).packs) }
    let types = packs.map { metatypeVariable($0)?.node ?? Constant(.void) }
    var elements: [Pattern] = []
    for source in sources {
      let type = source.value.type.packElement ?? .unknown
      elements.append(
        BindingPattern(context.declare(source.name, type: type, isLet: true).use()))
    }
    for pack in packs {
      let variable = context.declare(
        Self.typeName(pack), type: .metatype(.parameter(pack)), isLet: true)
      elements.append(BindingPattern(variable.use()))
    }
    let rounds = PackRounds(
      sources.map { .init(node: $0.value.node, isTuple: $0.value.type.pattern == nil) },
      types: types)
    return (rounds, elements, lower(expansion.repetitionPattern, expecting: .unknown))
  }

  /// `each values`: in a round the element, of a pack of types the type.
  func lower(_ element: PackElementExprSyntax) -> Lowered {
    if let variable = context.resolve(Self.elementName(element.pack)) {
      return Lowered(variable.use(), variable.type)
    }
    if let type = typeExpression(element.pack) { return metatype(of: type) }
    let type = quickType(element.pack).packElement
    return broken(
      .pack,
      "pack reference '\(type.map { "\($0)" } ?? element.pack.trimmedDescription)' "
        + "can only appear in pack expansion", at: element.pack)
  }

  /// The type of `each values` as far as it shows.
  func quickType(_ element: PackElementExprSyntax) -> SwiftType {
    if let variable = context.resolve(Self.elementName(element.pack)) { return variable.type }
    return quickType(element.pack).packElement ?? .unknown
  }

  private static func elementName(_ pack: ExprSyntax) -> String {
    "each \(pack.trimmedDescription)"
  }

  /// Lowers the arguments of a pack, each of which determines its own element of the packs.
  func bindPack(
    _ expressions: [ExprSyntax], _ parameter: Parameter, _ bindings: inout Bindings,
    _ generics: [GenericParameter],
    _ bind: (ExprSyntax, inout Bindings) -> BoundArgument
  ) -> BoundArgument {
    let packs = parameter.type.packs
    let known = packs.map { pack -> [SwiftType] in
      if case .pack(let types)? = bindings[pack] { types } else { [] }
    }
    var lists: [[SwiftType]] = packs.map { _ in [] }
    var nodes: [Expression] = []
    for (index, expression) in expressions.enumerated() {
      var own = bindings
      for (pack, types) in zip(packs, known) {
        own[pack] =
          types.indices.contains(index) && types[index].pattern == nil ? types[index] : nil
      }
      let isExpansion = expression.is(PackExpansionExprSyntax.self)
      if isExpansion {
        let lowered = lower(expression, expecting: .unknown)
        unify(parameter.type, lowered.type.pattern ?? .unknown, &own, generics)
        nodes.append(lowered.node)
      } else if case .value(let node) = bind(expression, &own) {
        nodes.append(node)
      }
      for (position, pack) in packs.enumerated() {
        let type = own[pack] ?? .unknown
        lists[position].append(isExpansion ? .expansion(type) : type)
        own[pack] = bindings[pack]
      }
      bindings = own
    }
    for (pack, list) in zip(packs, lists) { bindings[pack] = .pack(list) }
    return nodes.contains { $0 is PackExpansion } ? .value(PackList(nodes)) : .variadic(nodes)
  }
}

/// Finds the names after `each` in a pattern, except those of a nested `repeat`.
private final class PackFinder: SyntaxVisitor {
  private(set) var expressions: [ExprSyntax] = []
  private(set) var types: [TypeSyntax] = []

  static func packs(in pattern: ExprSyntax) -> PackFinder {
    let finder = PackFinder(viewMode: .sourceAccurate)
    finder.walk(pattern)
    return finder
  }

  override func visit(_ node: PackElementExprSyntax) -> SyntaxVisitorContinueKind {
    expressions.append(node.pack)
    return .skipChildren
  }

  override func visit(_ node: PackElementTypeSyntax) -> SyntaxVisitorContinueKind {
    types.append(node.pack)
    return .skipChildren
  }

  override func visit(_ node: PackExpansionExprSyntax) -> SyntaxVisitorContinueKind {
    .skipChildren
  }
}
