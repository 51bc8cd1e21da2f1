import DeclarationScanner
import SwiftSyntax

/// Names of types and modules that members of the same name hide.
extension Lowerer {
  /// Whether an enclosing type has a member of the name, in a form that types rarely have.
  func hasMember(_ name: String, isInstances: Bool = false) -> Bool {
    guard !Self.isPlainlyType(name) || program.capitalMembers.contains(name) else { return false }
    var outer = context.scope.owner
    while let type = outer {
      let isFound = (isInstances ? [false] : [false, true]).contains {
        !members(name, of: type.selfType, isStatic: $0).isEmpty
      }
      if isFound { return true }
      outer = context.scope.typeAround(type)
    }
    return false
  }

  /// Whether a name is spelt as types are.
  static func isPlainlyType(_ name: String) -> Bool {
    name.first?.isUppercase ?? false || name.first == "_"
  }

  /// The module that a name before a `.` means: a variable and a member of that name hide it.
  func moduleName(_ base: ExprSyntax) -> String? {
    guard let name = base.as(DeclReferenceExprSyntax.self)?.baseName.text,
      program.configuration.modules.contains(name),
      context.resolve(name) == nil, !hasMember(name)
    else { return nil }
    return name
  }
}

extension SourceFile {
  /// Members in upper case that it declares besides types.
  var capitalMembers: Set<String> { text.capitalMembers }
}
