/// A type alias that is resolved when its name is first looked up.
final class PendingAlias {
  private let find: () -> SwiftType
  /// Reports that the alias leads back to itself; returns its type then, if any.
  private let circular: () -> SwiftType?
  private var depth = 0

  init(_ find: @escaping () -> SwiftType, circular: @escaping () -> SwiftType? = { nil }) {
    self.find = find
    self.circular = circular
  }

  /// The aliased type; nil for a library's that is being resolved.
  func resolve() -> SwiftType? {
    // The aliased type may be read for the first time, with members that name the alias.
    guard depth < 2 else { return circular() }
    depth += 1
    defer { depth -= 1 }
    return find()
  }
}
