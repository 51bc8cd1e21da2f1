import SwiftSyntax

/// Redeclarations: the compiler distinguishes declarations of one name only by their labels and
/// types.
extension Program {
  func checkRedeclarations(in type: NominalType) {
    for (name, members) in type.declaredMembers where members.count > 1 {
      var seen: Set<String> = []
      for member in members {
        guard let (key, said, location) = mark(of: member, named: name) else { continue }
        if !seen.insert(key).inserted { reportRedeclaration(of: said, at: location) }
      }
    }
  }

  func checkRedeclaredFunctions() {
    for (name, declared) in functions where declared.count > 1 {
      var seen: Set<String> = []
      for function in declared {
        guard let (key, said, location) = mark(of: .function(function), named: name),
          let file = function.location?.file
        else { continue }
        if !seen.insert(file + key).inserted { reportRedeclaration(of: said, at: location) }
      }
    }
  }

  func reportRedeclaration(of name: String, at location: SourceLocation?) {
    guard let location else { return }
    diagnostics.append(
      Diagnostic(
        severity: .error, identifier: .redeclaration,
        message: "invalid redeclaration of '\(name)'", location: location))
  }

  /// What distinguishes a member of the scene from others of its name, and its name in messages;
  /// nil where more than that does.
  private func mark(
    of member: Member, named name: String
  ) -> (key: String, said: String, location: SourceLocation?)? {
    guard member.isFromScene, member.requirements.isEmpty else { return nil }
    switch member {
    case .function(let function):
      guard function.typeParameters.isEmpty, case .script(let body) = function.implementation,
        let written = body.statements.parent?.parent
      else { return nil }
      // Types as written: some of a library's are the same here.
      let signature =
        written.as(FunctionDeclSyntax.self)?.signature
        ?? written.as(InitializerDeclSyntax.self)?.signature
      guard let signature else { return nil }
      let types = signature.parameterClause.parameters.nodes.map {
        $0.type.trimmedDescription + ($0.ellipsis?.text ?? "")
      }
      let result = signature.returnClause?.type.trimmedDescription ?? "Void"
      let traits = "\(function.isStatic) \(function.isAsync) \(function.location?.file ?? "")"
      return (
        "\(function.signature) \(types) \(result) \(traits)", function.shownName,
        function.location
      )
    case .property(let property):
      return (
        "\(property.isStatic) \(property.location?.file ?? "")", property.name, property.location
      )
    default: return nil
    }
  }
}
