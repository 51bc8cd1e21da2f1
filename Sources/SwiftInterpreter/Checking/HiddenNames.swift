import DeclarationScanner
import SwiftSyntax

/// Names of types and modules that members of the same name hide.
extension Lowerer {
  /// Whether a type around has a member of the name, which types are seldom called as.
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

  /// Whether a name is written as types' are.
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
  /// What it declares in upper case besides types.
  var capitalMembers: Set<String> { text.capitalMembers }
}
