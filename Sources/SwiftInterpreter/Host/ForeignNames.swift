/// Names of a framework whose work takes no part in what is shown here: sounds, haptics, sensors,
/// what the system is asked for leave to do.
///
/// A scene may use them without a warning, save those that say so. What it gets has every member that it asks for and takes
/// whatever it is told, and counts as nothing where the scene wants a type of its own:
/// false, zero, an empty text or collection, nil.
public struct ForeignNames: Sendable {
  /// What a scene imports for them, such as `CoreHaptics`.
  public let module: String
  /// Classes, structures, enumerations and protocols.
  public let types: [String]
  public let functions: [String]
  public let constants: [String]
  /// Whether a scene that uses one is told that nothing is done with it.
  public let isSaid: Bool

  /// - Parameters:
  ///   - module: what a scene imports.
  ///   - types: their names in one text, separated by spaces or new lines.
  ///   - functions: theirs, in the same way.
  ///   - constants: theirs, in the same way.
  ///   - isSaid: whether a scene that uses one is told: what they do would show.
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
    // By bytes: whether a character is a space of any kind is looked up in Unicode's tables.
    text.utf8.split { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\n") }
      .map { String(Substring($0)) }
  }
}
