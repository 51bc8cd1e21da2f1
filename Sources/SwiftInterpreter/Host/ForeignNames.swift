/// Names of a framework that contributes nothing to the picture: sounds, haptics, sensors,
/// permissions.
///
/// A scene may use them without a warning, unless `isSaid`. Their values have every member and
/// accept every argument, and where the scene needs a type of its own they count as false, zero, an
/// empty text or collection, or nil.
public struct ForeignNames: Sendable {
  /// The module a scene imports for them, such as `CoreHaptics`.
  public let module: String
  /// Classes, structures, enumerations and protocols.
  public let types: [String]
  public let functions: [String]
  public let constants: [String]
  /// Whether a scene that uses one is warned that it does nothing.
  public let isSaid: Bool

  /// - Parameters:
  ///   - module: the module a scene imports.
  ///   - types: their names in one text, separated by spaces or new lines.
  ///   - functions: theirs, in the same way.
  ///   - constants: theirs, in the same way.
  ///   - isSaid: whether a scene that uses one is warned: the effect would be visible.
  public init(
    _ module: String, types: String = "", functions: String = "", constants: String = "",
    isSaid: Bool = false
  ) {
    self.isSaid = isSaid
    self.module = module
    self.types = Self.names(types)
    self.functions = Self.names(functions)
    self.constants = Self.names(constants)
  }

  private static func names(_ text: String) -> [String] {
    // By bytes: testing characters for whitespace needs Unicode's tables.
    text.utf8.split { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\n") }
      .map { String(Substring($0)) }
  }
}
