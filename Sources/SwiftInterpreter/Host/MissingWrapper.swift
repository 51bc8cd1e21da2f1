import SwiftSyntax

/// A property wrapper that keeps a property's initial value where the scene's wrapper is a missing
/// module's. Its projection takes part where the scene needs just that type; otherwise it is a
/// foreign value.
public struct MissingWrapper: Sendable {
  /// The stand-in, such as `State`.
  let type: String
  /// The protocols whose conforming types have such properties.
  let owners: Set<String>

  /// - Parameters:
  ///   - type: the wrapper's name; it is made from a value alone.
  ///   - owners: the protocols that a type must conform to explicitly.
  public init(_ type: String, of owners: Set<String>) {
    self.type = type
    self.owners = owners
  }
}

extension LexicalScope {
  /// The wrapper that stands in for a missing module's, on a property with a value.
  func standIn(forWrapper attribute: AttributeSyntax) -> NominalType? {
    guard let name = attribute.attributeName.as(IdentifierTypeSyntax.self)?.name.plainText,
      isMissingWrapper(name), let owner, owner.kind == .structure,
      let wrapper = program.libraries.missingWrapper,
      !wrapper.owners.isDisjoint(with: owner.inheritedNames)
    else { return nil }
    return program.nominal(wrapper.type)
  }

  /// Returns whether an attribute's name may be that of a missing module's property wrapper.
  func isMissingWrapper(_ name: String) -> Bool {
    program.mayBeMissing(file) && name.first?.isUppercase == true
      && !Self.markers.contains(name) && lookupType(name) == nil
      && program.libraries.attachedMacros[name] == nil
  }
}
