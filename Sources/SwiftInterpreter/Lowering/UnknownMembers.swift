import SwiftSyntax

extension Lowerer {
  /// Reports an undeclared member, or does what the host decides instead.
  func unknownMember(
    _ name: String, of type: SwiftType, labels: [String]?, base: Lowered?,
    at node: some SyntaxProtocol
  ) -> Lowered {
    let isStatic = { if case .metatype = type { true } else { false } }()
    let instance: SwiftType = if case .metatype(let instance) = type { instance } else { type }
    if instance.hasUnknown, instance.nominal == nil {
      return Lowered(
        base.map {
          DynamicProperty(base: $0.node, name: name, site: site(node), machine: machine)
        } ?? Constant(.void), .unknown)
    }
    var suggestion = Suggestion(for: name)
    suggestion.considerMembers(of: instance)
    let near = suggestion.name
    let isSlip = near.map { $0 != name && Suggestion.isSlip(name, for: $0) } ?? false
    // The scene's additions to a missing type don't reveal its other members.
    if let nominal = instance.nominal, near == nil || nominal.isStandIn,
      program.hasForeignMembers(nominal)
    {
      return foreign(name, of: nominal, at: node)
    }
    // The host judges calls; an undeclared property is the scene's own mistake, or a missing
    // package's, as in `.emojiText.size(20)`. A package's addition to a colour or a controller is
    // probably another kind of value.
    let makesViews =
      instance.nominal.map { $0.kind != .classType && !$0.conforms(to: .shapeStyle) } ?? true
    let judged = labels ?? (program.hasMissingModules && !isSlip && makesViews ? [] : nil)
    if labels == nil, judged != nil, instance.nominal?.isFromScene == true { program.guesses += 1 }
    let origin = site(node)
    if let base, let labels = judged, let place = program.location(origin),
      let resolve = program.interpreter.resolveUnknownName
    {
      let nominals = instance.nominal.map { [$0] } ?? instance.protocols
      let program = program
      let unknown = UnknownName(
        name: name, labels: labels, receiver: "\(instance)",
        receiverConforms: { wanted in
          nominals.contains { $0.conforms(toNamed: wanted) }
            && program.nominal(wanted).map { instance.mayConform(to: $0) } ?? true
        },
        isBuilderPosition: context.isBuilderPosition, location: place, suggestion: near)
      switch resolve(unknown) {
      case .error: break
      case .passThrough(let diagnostic, let typeName, let make):
        program.diagnostics.append(diagnostic)
        return Lowered(
          Computed { [unowned program] frame in
            try make(base.node.evaluate(frame), program.location(origin) ?? place)
          },
          typeName.flatMap(program.globalType) ?? base.type)
      case .placeholder(let diagnostic, let typeName, let make):
        return placeholder(diagnostic, typeName, make, origin)
      }
    }
    if let nominal = instance.nominal ?? instance.protocols.first,
      let partial = nominal.partialAncestor, near == nil || partial === nominal && !isSlip
    {
      return foreign(name, of: partial, near: near, at: node)
    }
    // A missing module may extend what libraries declare, for all files of its importer's module.
    if let nominal = instance.nominal, !nominal.isFromScene, file.isFromScene,
      program.hasMissingModules, !isSlip
    {
      return foreign(name, of: nominal, near: near, at: node)
    }
    if near == nil, program.mayBeMissing(context.scope.file), !instance.isOptional {
      program.noteForeign(name, at: site(node))
      let member = instance.nominal.map { "\($0.name).\(name)" } ?? name
      return Lowered(
        ForeignMember(program.foreignValue(member)), .nominal(program.standIn(member), []))
    }
    if instance.isOptional {
      let wrapped = instance.wrapped
      let exists = !members(name, of: wrapped, isStatic: false).isEmpty
      if exists {
        return broken(
          .optional,
          "value of optional type '\(instance)' must be unwrapped to refer to member '\(name)' of wrapped base type '\(wrapped)'",
          at: node, remedy: "chain with '?', or unwrap with 'if let' or '!'")
      }
    }
    if !isStatic, let nominal = instance.nominal, nominal.isFromScene,
      members(name, of: instance, isStatic: true).contains(where: {
        if case .property = $0.member { true } else { false }
      })
    {
      return broken(
        .static, "static member '\(name)' cannot be used on instance of type '\(nominal.name)'",
        at: node, remedy: "write '\(nominal.name).\(name)'")
    }
    if isStatic, let nominal = instance.nominal, nominal.isFromScene, near == nil || near == name,
      members(name, of: instance, isStatic: false).contains(where: {
        if case .property = $0.member { true } else { false }
      })
    {
      return broken(
        .static,
        "instance member '\(name)' cannot be used on type '\(nominal.name)'; "
          + "did you mean to use a value of this type instead?", at: node)
    }
    let subject =
      isStatic
      ? "type '\(instance)' has no member '\(name)'"
      : "value of type '\(instance)' has no member '\(name)'"
    return broken(
      .unknownMember, subject, at: node, remedy: near.map { "did you mean '\($0)'?" })
  }

  /// A member that a class of a framework has, but not here.
  /// - Parameters:
  ///   - labels: the call's where the member has other overloads.
  ///   - near: a member with a similar name.
  func foreign(
    _ name: String, of type: NominalType, labels: [String]? = nil, near: String? = nil,
    at node: some SyntaxProtocol
  ) -> Lowered {
    let form = name + (labels.map { "(\($0.map { $0 + ":" }.joined()))" } ?? "")
    if !type.isStandIn {
      program.report(
        .warning, .foreignName,
        "Reflow does not know '\(form)' of '\(type.name)'; nothing is done with it",
        at: site(node), remedy: near.map { "did you mean '\($0)'?" },
        topic: "foreign \(type.name).\(form)")
    }
    let member = name == "init" ? type.name : "\(type.name).\(name)"
    return Lowered(
      ForeignMember(program.foreignValue(member)), .nominal(program.standIn(member), []))
  }

  func placeholder(
    _ diagnostic: Diagnostic, _ typeName: String,
    _ make: @escaping (SourceLocation) throws -> Value, _ site: Site
  ) -> Lowered {
    program.diagnostics.append(diagnostic)
    return Lowered(
      Computed { [unowned program] _ in
        guard let place = program.location(site) else { return .void }
        return try make(place)
      }, program.libraryType(typeName) ?? .unknown)
  }
}
