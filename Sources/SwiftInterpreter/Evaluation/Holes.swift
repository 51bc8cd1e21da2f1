import SwiftSyntax

/// A statement that may have an error which none of the statements in it has. In a project it is
/// skipped, or a hole stands for its value: so much of an app works without it that one error is no
/// reason to show nothing.
final class BrokenStatement: Statement {
  /// Its place in the source.
  let extent: Site
  private let statements: [Statement]
  /// Whether what follows depends on it: it declares names, or returns.
  private let isEnd: Bool
  private let result: SwiftType
  private unowned let code: Code
  /// The error; nil where another way to lower it found none.
  var problem: Diagnostic?

  init(_ statements: [Statement], at extent: Site, isEnd: Bool, result: SwiftType, in code: Code) {
    (self.statements, self.extent, self.isEnd) = (statements, extent, isEnd)
    (self.result, self.code) = (result, code)
  }

  override func execute(_ frame: Frame) throws -> Completion {
    guard let problem else {
      for statement in statements {
        let completion = try statement.execute(frame)
        if completion != .normal { return completion }
      }
      return .normal
    }
    let program = code.machine.program
    guard isEnd, !code.returnsSelf else {
      program.noteHole(problem)
      return isEnd ? .returned : .normal
    }
    code.machine.result = try program.hole(of: result, for: problem)
    return .returned
  }
}

extension Program {
  /// The value that stands in for the result of code with an error.
  /// - Throws: the error, where there is no such value for the type.
  func hole(of type: SwiftType, for problem: Diagnostic) throws -> Value {
    guard configuration.leavesHoles, let value = try hole(of: type) else {
      throw ScriptFailure.trap(present(problem))
    }
    noteHole(problem)
    return value
  }

  private func hole(of type: SwiftType) throws -> Value? {
    if type.isStandIn, let name = type.nominal?.name { return foreignValue(name) }
    return type.isUnknown ? nil : try nothing(of: type)?()
  }

  func noteHole(_ problem: Diagnostic) { interpreter.onHole?(present(problem)) }

  /// Fills the fields that an initialiser with an error left unset; a field whose type has no
  /// stand-in stays unset, and fails where it is read.
  func fillHoles(of value: Value) throws -> Value {
    func filled(
      _ fields: ContiguousArray<Value>, of type: NominalType
    ) throws -> ContiguousArray<Value> {
      var fields = fields
      for (index, property) in type.storedProperties.enumerated()
      where fields.indices.contains(index) {
        guard case .void = fields[index], let declared = property.declaredType,
          let hole = try hole(of: declared)
        else { continue }
        fields[index] = try stored(hole, in: property)
      }
      return fields
    }
    switch value {
    case .object(let box): box.fields = try filled(box.fields, of: box.type)
    case .structure(let box):
      return .structure(
        StructureBox(
          type: box.type, fields: try filled(box.fields, of: box.type),
          typeArguments: box.typeArguments))
    default: break
    }
    return value
  }

  /// The statements that an error makes holes of: the smallest ones around it, where no code within
  /// them is smaller yet.
  func brokenStatements(around place: SourceLocation, within length: Int32) -> [BrokenStatement] {
    let around = machine.brokenStatements.filter {
      location($0.extent)?.contains(place) == true && $0.extent.length <= length
    }
    guard let smallest = around.map(\.extent.length).min() else { return [] }
    return around.filter { $0.extent.length == smallest }
  }

  /// In files that import a missing module, an error only means that Reflow doesn't know a name:
  /// the module may declare it, as another overload of a known one.
  func excuseMissingModules() {
    guard configuration.leavesHoles, hasMissingModules else { return }
    let own: Set<DiagnosticID> = [.syntax, .unknownModule, .redeclaration]
    for (index, problem) in diagnostics.enumerated()
    where problem.severity == .error && !own.contains(problem.identifier) {
      guard let source = file(named: problem.location?.file),
        let module = source.missingModules.first
          ?? (problem.identifier == .arguments ? missingExtender : nil)
      else { continue }
      diagnostics[index].severity = .warning
      diagnostics[index].remedy =
        (problem.remedy.map { "\($0); " } ?? "")
        + "'\(module)' isn't here, which may declare what this needs"
    }
  }

  /// A module that isn't here and may have added forms to what libraries declare, for every file.
  private var missingExtender: String? {
    files.lazy.filter { $0.isFromScene && $0.isChecked }.compactMap(\.missingModules.first).first
  }
}

extension Lowerer {
  /// A lowered item as one that can be skipped, where it has an error that no statement within it
  /// has.
  /// - Parameters:
  ///   - before: the problems before it was lowered.
  ///   - known: how many broken statements there were then.
  func passingOver(
    _ statements: [Statement], of item: CodeBlockItemSyntax, since before: Int, _ known: Int
  ) -> [Statement] {
    let errors = program.diagnostics.dropFirst(before).filter { $0.severity == .error }
    guard !errors.isEmpty else { return statements }
    let inner = machine.brokenStatements.dropFirst(known).compactMap {
      program.location($0.extent)
    }
    let isCovered = errors.allSatisfy { error in
      error.location.map { place in inner.contains { $0.contains(place) } } ?? true
    }
    guard !isCovered else { return statements }
    let isEnd =
      switch item.item {
      case .decl: true
      case .stmt(let statement):
        statement.is(GuardStmtSyntax.self) || statement.is(ReturnStmtSyntax.self)
          || statement.is(ThrowStmtSyntax.self)
      case .expr: false
      }
    let broken = BrokenStatement(
      statements, at: site(item), isEnd: isEnd, result: context.returnType, in: context.code)
    machine.brokenStatements.append(broken)
    return [broken]
  }
}

extension Lowerer {
  /// A local variable with a missing module's wrapper as its only value: `@Dependency(\.api) var
  /// api`.
  func foreignLocal(
    _ binding: PatternBindingSyntax, _ declared: SwiftType?, _ attributes: AttributeListSyntax
  ) -> Statement? {
    guard program.mayBeMissing(file), !attributes.isBlank,
      let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.plainText,
      let wrapper = attributes.nodes.lazy.compactMap({ element -> String? in
        guard case .attribute(let attribute) = element else { return nil }
        return attribute.attributeName.trimmedText
      }).first(where: { $0.first?.isUppercase == true && self.program.globalType($0) == nil })
    else { return nil }
    program.noteForeign(wrapper, at: site(binding))
    let value = Lowered(
      Constant(program.foreignValue(wrapper)), .nominal(program.standIn(wrapper), []))
    let given = declared.map { asNothing(value, of: $0) } ?? value
    return DeclareLocal(
      context.declare(name, type: declared ?? given.type, isLet: false).use(), given.node)
  }
}
