import SwiftSyntax

/// A key path's value type, and the access it allows.
struct KeyPathType {
  var root: SwiftType
  var value: SwiftType
  var access = KeyPathBox.Access.write
  /// Whether a component is an optional chain, after which nothing can be changed.
  var isChained = false

  /// Notes a step that leads to a type.
  /// - Parameter step: the access it allows by itself; nil where unknown.
  fileprivate mutating func step(to value: SwiftType, _ step: KeyPathBox.Access?) {
    self.value = value
    access = access.followed(by: step ?? .writeReference)
  }

  /// Notes that the value is optional where a step is through an optional.
  fileprivate mutating func finish(_ builtin: Builtin) {
    guard isChained else { return }
    access = .read
    if !value.isOptional, !value.isUnknown { value = builtin.optional(value) }
  }
}

extension Builtin {
  /// The class of a key path with an access.
  func keyPath(_ access: KeyPathBox.Access) -> NominalType {
    switch access {
    case .read: keyPath
    case .write: writableKeyPath
    case .writeReference: referenceWritableKeyPath
    }
  }

  /// The access that a type allows as a key path; nil where the type isn't a key path. An
  /// `AnyKeyPath` can be read.
  func keyPathAccess(of type: SwiftType) -> KeyPathBox.Access? {
    // Asked of most values: the classes of key paths are read only where a class is met.
    guard let nominal = type.nominal, nominal.kind == .classType else { return nil }
    if let access = KeyPathBox.Access.allCases.first(where: { keyPath($0) === nominal }) {
      return access
    }
    return keyPath.conforms(to: nominal) ? .read : nil
  }
}

extension Lowerer {
  /// A type declared within another, or an associated type of a generic parameter.
  func nestedType(_ name: String, of type: SwiftType) -> SwiftType? {
    if case .parameter(let parameter) = type {
      return typeScope.nestedType(name, of: parameter)
    }
    return program.nestedType(name, of: type)
  }

  /// A written key path's value type and access, without lowering it.
  /// - Parameter expected: its root where it doesn't state one.
  func keyPathType(_ syntax: KeyPathExprSyntax, from expected: SwiftType) -> KeyPathType {
    var root = syntax.root.map { resolveType($0) } ?? .unknown
    if root.isUnknown { root = expected }
    var path = KeyPathType(root: root, value: root)
    for (position, component) in syntax.components.nodes.enumerated() {
      switch component.component {
      case .property(let property):
        let name = property.declName.baseName.plainText
        if name == "self" { continue }
        if position == 0 || path.value.isSame(as: path.root),
          let nested = nestedType(name, of: path.root)
        {
          path = KeyPathType(root: nested, value: nested)
        } else {
          step(&path, to: name)
        }
      case .subscript(let subscripting): step(&path, by: subscripting.arguments.written)
      case .optional(let optional):
        if optional.questionOrExclamationMark.text == "?" { path.isChained = true }
        path.value = path.value.wrapped
      default: path.step(to: .unknown, nil)
      }
    }
    path.finish(builtin)
    return path
  }

  /// Appends a property to a key path.
  func step(_ path: inout KeyPathType, to name: String) {
    let type = path.value
    if case .tuple(let elements) = type {
      return path.step(to: elements.type(of: name) ?? .unknown, .write)
    }
    let found = members(name, of: type, isStatic: false).lazy.compactMap { found in
      if case .property(let property) = found.member { (property, found.bindings) } else { nil }
    }
    guard let (property, bindings) = found.first else { return path.step(to: .unknown, nil) }
    let value = property.type.substituting(bindings)
    path.step(
      to: property.isImplicitlyUnwrapped ? value.wrapped : value, access(to: property))
  }

  /// The access to a property's value; nil where unknown.
  private func access(to property: PropertyDeclaration) -> KeyPathBox.Access? {
    let isHidden =
      property.hasPrivateSetter && property.owner.map { !context.scope.isWithin($0) } ?? false
    if property.isLet || isHidden { return .read }
    let isOfObject = builtin.anyObject.map { property.owner?.conforms(to: $0) == true } ?? false
    let change: KeyPathBox.Access =
      isOfObject || property.isNonmutatingSetter ? .writeReference : .write
    switch property.implementation {
    case .computed(_, let setter): return setter == nil ? .read : change
    case .requirement(let isSettable): return isSettable ? change : .read
    case .stored, .cell:
      var (type, found) = (property.wrapperType, change)
      for _ in 0..<(property.wrapper?.depth ?? 0) {
        guard let wrapped = members("wrappedValue", of: type, isStatic: false).first,
          case .property(let value) = wrapped.member, let next = access(to: value)
        else { return nil }
        (type, found) = (value.type.substituting(wrapped.bindings), found.followed(by: next))
      }
      return found
    }
  }

  /// Appends a subscript to a key path.
  func step(_ path: inout KeyPathType, by arguments: [WrittenArgument]) {
    let type = path.value
    let isIndexed = arguments.count == 1 && arguments[0].label == nil
    if isList(type), isIndexed {
      let isElement = quickType(arguments[0].expression).nominal?.isRange != true
      return path.step(to: isElement ? type.argument(0) : sliced(type) ?? type, .write)
    }
    if type.is(.dictionary), let first = arguments.first, first.label == nil {
      let value = type.argument(1)
      return path.step(to: isIndexed ? builtin.optional(value) : value, .write)
    }
    if type.isText { return path.step(to: .unknown, .read) }
    let found = subscripts(of: type, isStatic: false).filter {
      $0.0.getter.parameters.map(\.label) == arguments.map(\.label)
    }
    let isReadOnly = !found.isEmpty && found.allSatisfy { $0.0.setter == nil }
    guard found.count == 1, let (declaration, bindings) = found.first else {
      return path.step(to: .unknown, isReadOnly ? .read : nil)
    }
    let isOfObject = declaration.getter.owner?.kind == .classType
    let access: KeyPathBox.Access? =
      declaration.setter.map { $0.isMutating && !isOfObject ? .write : .writeReference } ?? .read
    path.step(
      to: declaration.getter.result.substituting(
        bindings, erasing: declaration.getter.typeParameters), access)
  }
}
