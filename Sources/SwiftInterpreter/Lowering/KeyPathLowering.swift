import SwiftSyntax

extension Lowerer {
  /// `value[keyPath: path]`
  func lowerKeyPathAccess(
    _ receiver: Lowered, _ syntax: ExprSyntax, at call: SubscriptCallExprSyntax
  ) -> Lowered {
    let path =
      if let literal = syntax.as(KeyPathExprSyntax.self) {
        lower(literal, from: receiver.type)
      } else {
        lower(syntax, expecting: .nominal(builtin.keyPath, [receiver.type, .unknown]))
      }
    let access = builtin.keyPathAccess(of: path.type)
    var type = path.type.argument(1)
    let checksRoot = access != nil && path.type.arguments.isEmpty
    if access != nil, path.type.arguments.count < 2 {
      type = checksRoot ? builtin.optional(.existential([])) : .existential([])
    }
    return Lowered(
      KeyPathElement(
        base: receiver.node, path: path.node, access: access ?? .writeReference,
        checksRoot: checksRoot, site: site(call), machine: machine),
      type)
  }

  func lower(_ syntax: KeyPathExprSyntax, expecting expected: SwiftType) -> Lowered {
    if let function = expected.functionType {
      guard function.parameters.count == 1 else {
        return broken(
          .keyPath,
          "cannot infer key path type from context; consider explicitly specifying a root type",
          at: syntax)
      }
      let path = lower(syntax, from: function.parameters[0])
      let type = SwiftType.FunctionType(
        parameters: function.parameters, result: path.type.argument(1))
      return Lowered(path.node, .function(type))
    }
    let wanted = expected.fullyUnwrapped
    let path = lower(syntax, from: wanted.argument(0))
    guard let access = builtin.keyPathAccess(of: wanted), let nominal = wanted.nominal,
      let own = builtin.keyPathAccess(of: path.type), access <= own
    else { return path }
    return Lowered(
      path.node, .nominal(nominal, Array(path.type.arguments.prefix(wanted.arguments.count))))
  }

  /// A key path of the most capable class.
  /// - Parameter expected: its root where it isn't written.
  private func lower(_ syntax: KeyPathExprSyntax, from expected: SwiftType) -> Lowered {
    var root = syntax.root.map { resolveType($0) } ?? .unknown
    if root.isUnknown { root = expected }
    if isDynamic(root), let value = contentValue, value.hasTracks { root = value.type }
    var type = root
    var steps: [KeyPathBox.Step] = []
    var elements: [(step: Int, node: Expression)] = []
    for component in syntax.components.nodes {
      switch component.component {
      case .property(let property):
        let name = property.declName.baseName.plainText
        if name == "self" { continue }
        // `\Hike.Observation.elevation`: the root extends as long as names are types.
        if steps.isEmpty, let nested = nestedType(name, of: root) {
          (root, type) = (nested, nested)
          continue
        }
        let member = member(name, of: type, at: property.declName)
        var step = KeyPathBox.Step(name: name)
        if member.node is ForeignMember { step.foreign = program.foreignValue(name) }
        // A member only in a protocol extension is statically dispatched.
        if type.isAbstract, let property = member.node as? ComputedProperty,
          property.getter.declaration.isOfExtension
        {
          elements.append((steps.count, property))
        }
        steps.append(step)
        type = member.type
      case .subscript(let subscripting):
        let element = lowerElement(
          of: Lowered(HeldValue(), type), subscripting.arguments.written,
          at: subscripting, expecting: .unknown)
        elements.append((steps.count, element.node))
        steps.append(KeyPathBox.Step(name: "subscript"))
        type = element.type
      case .optional(let optional):
        var step = KeyPathBox.Step(name: "")
        step.isOptionalChain = optional.questionOrExclamationMark.text == "?"
        step.isForced = !step.isOptionalChain
        steps.append(step)
        type = type.wrapped
      default:
        return broken(.unsupported, "methods in key paths are not supported", at: syntax)
      }
    }
    if steps.contains(where: \.isOptionalChain), !type.isOptional, !type.isUnknown {
      type = builtin.optional(type)
    }
    let access = keyPathType(syntax, from: root).access
    let result = SwiftType.nominal(builtin.keyPath(access), [root, type])
    if elements.isEmpty {
      return Lowered(
        Constant(.keyPath(KeyPathBox(steps, from: root, to: type, access: access))), result)
    }
    let fixed = steps
    return Lowered(
      Computed { frame in
        var steps = fixed
        for (step, node) in elements {
          steps[step].element = try KeyPathBox.Element(of: node, frame)
        }
        return .keyPath(KeyPathBox(steps, from: root, to: type, access: access))
      }, result)
  }

  private func member(
    _ name: String, of type: SwiftType, at node: some SyntaxProtocol
  ) -> Lowered {
    let unknown = Lowered(HeldValue(), .unknown)
    // An enclosing `where` clause may constrain an otherwise unconstrained associated type.
    if isDynamic(type), members(name, of: type, isStatic: false).isEmpty { return unknown }
    if case .tuple(let elements) = type {
      return elements.type(of: name).map { Lowered(HeldValue(), $0) } ?? unknown
    }
    return lowerMember(name, of: Lowered(HeldValue(), type), at: node, expecting: .unknown)
  }
}

extension KeyPathBox.Element {
  /// The subscript of an expression, with its arguments evaluated.
  init(of code: Expression, _ frame: Frame) throws {
    switch code {
    case let element as IndexedElement:
      let index = try element.index.evaluate(frame)
      let fallback = try element.fallback?.evaluate(frame)
      self.init(arguments: [index] + [fallback].compactMap(\.self)) { holder in
        IndexedElement(
          base: holder, index: Constant(index), fallback: fallback.map(Constant.init),
          site: element.site, machine: element.machine)
      }
    case let property as ComputedProperty:
      var values: [Value] = []
      let arguments: [BoundArgument] = try property.getter.arguments.map { argument in
        switch argument {
        case .value(let node):
          values.append(try node.evaluate(frame))
          return .value(Constant(values[values.count - 1]))
        case .variadic(let nodes):
          let given = try nodes.map { try $0.evaluate(frame) }
          values += given
          return .variadic(given.map(Constant.init))
        case .place, .omitted: return argument
        }
      }
      self.init(arguments: values) { holder in
        ComputedProperty(
          getter: property.getter.declaration, setter: property.setter, receiver: holder,
          arguments: arguments, isDynamic: property.isDynamic, site: property.getter.site,
          machine: property.getter.machine)
      }
    default:
      // An error or a foreign value is the same for any root.
      self.init(arguments: []) { _ in code }
    }
  }
}

extension FunctionDeclaration {
  /// Whether it is the scene's, in a protocol extension, and not a requirement.
  fileprivate var isOfExtension: Bool {
    location != nil && owner?.kind == .protocolType && !isRequirement
  }
}
