/// A key path's properties and subscripts.
public final class KeyPathBox {
  /// The access that a key path allows to its value. Each kind includes those before it.
  enum Access: Int, Comparable, CaseIterable {
    /// Reading: `KeyPath`.
    case read
    /// Changing it with the root, which must be a variable: `WritableKeyPath`.
    case write
    /// Changing it in an object, the root staying the same: `ReferenceWritableKeyPath`.
    case writeReference

    static func < (a: Access, b: Access) -> Bool { a.rawValue < b.rawValue }

    /// The access after a further component, given the access before it. A component in an object
    /// is independent of the path to it.
    func followed(by step: Access) -> Access { step == .write ? self : step }
  }

  /// One component of a key path, with its accessors.
  struct Step {
    /// The property's name; `subscript`, and empty for a step through an optional.
    let name: String
    /// The subscript of a subscript step, else nil.
    var element: Element?
    /// The stand-in for the value of a missing property.
    var foreign: Value?
    var isOptionalChain = false
    var isForced = false

    init(name: String) { self.name = name }
  }

  /// A subscript with its arguments, which were evaluated when the key path was.
  struct Element {
    let arguments: [Value]
    /// Makes the code that accesses the element of the value in the holder.
    let code: (_ holder: HeldValue) -> Expression
  }

  let steps: [Step]
  let access: Access
  /// The type that it starts at; unknown where the host made it.
  let root: SwiftType
  /// Its value type, which may be unknown.
  let value: SwiftType

  /// Property names in order; empty for `\\.self`.
  public var names: [String] { steps.map(\.name) }

  /// The arguments of its subscripts in order.
  var arguments: [Value] { steps.flatMap { $0.element?.arguments ?? [] } }

  /// Whether it is `\.self`, the root itself.
  public var isSelf: Bool { steps.isEmpty }

  init(
    _ steps: [Step], from root: SwiftType = .unknown, to value: SwiftType = .unknown,
    access: Access = .writeReference
  ) {
    self.steps = steps
    self.root = root
    self.value = value
    self.access = access
  }

  /// Returns true if it takes the same steps from the same type, with equal arguments.
  func isSame(as other: KeyPathBox) -> Bool {
    guard names == other.names else { return false }
    let isOther = root.isConcrete && other.root.isConcrete && !root.isSame(as: other.root)
    let (own, others) = (arguments, other.arguments)
    return !isOther && own.count == others.count
      && zip(own, others).allSatisfy { HashedValue($0) == HashedValue($1) }
  }

  /// This key path followed by another.
  func appending(_ rest: KeyPathBox) -> KeyPathBox {
    KeyPathBox(
      steps + rest.steps, from: root, to: rest.value,
      access: access.followed(by: rest.access))
  }
}
