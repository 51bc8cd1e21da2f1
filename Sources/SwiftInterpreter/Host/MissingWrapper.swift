import SwiftSyntax

/// A property wrapper that keeps a property's first value where the wrapper that the scene writes is
/// of a module that isn't here. What it projects takes part where the scene wants just that; for
/// anything else the projection stands for itself.
public struct MissingWrapper: Sendable {
  /// The wrapper that stands in, such as `State`.
  let type: String
  /// The protocols whose types have such properties.
  let owners: Set<String>

  /// - Parameters:
  ///   - type: the wrapper's name; it is made from a value alone.
  ///   - owners: the protocols to which a type conforms where it says so itself.
  public init(_ type: String, of owners: Set<String>) {
    self.type = type
    self.owners = owners
  }
}

extension LexicalScope {
  /// The wrapper that stands for one of a module that isn't here, on a property that has a value.
  func standIn(forWrapper attribute: AttributeSyntax) -> NominalType? {
    guard let name = attribute.attributeName.as(IdentifierTypeSyntax.self)?.name.plainText,
      isMissingWrapper(name), let owner, owner.kind == .structure,
      let wrapper = program.libraries.missingWrapper,
      !wrapper.owners.isDisjoint(with: owner.inheritedNames)
    else { return nil }
    return program.nominal(wrapper.type)
  }

  /// Returns true if an attribute's name may be that of a missing module's property wrapper.
  func isMissingWrapper(_ name: String) -> Bool {
    program.mayBeMissing(file) && name.first?.isUppercase == true
      && !Self.markers.contains(name) && lookupType(name) == nil
      && program.libraries.attachedMacros[name] == nil
  }
}
