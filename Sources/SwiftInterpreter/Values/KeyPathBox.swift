/// A key path's properties and subscripts.
public final class KeyPathBox {
  /// What a key path lets one do with what it leads to. Each kind can do all that those before it can.
  enum Access: Int, Comparable, CaseIterable {
    /// It is read: `KeyPath`.
    case read
    /// It is changed with the root, which must be a variable: `WritableKeyPath`.
    case write
    /// It is changed in an object, the root staying the same: `ReferenceWritableKeyPath`.
    case writeReference

    static func < (a: Access, b: Access) -> Bool { a.rawValue < b.rawValue }

    /// What is possible at the end of a step with an access of its own, where this is possible before
    /// it. A step into an object doesn't ask how one came to it.
    func followed(by step: Access) -> Access { step == .write ? self : step }
  }

  /// One step of a key path, with what reads and writes it.
  struct Step {
    /// The property's name; `subscript`, and empty for a step through an optional.
    let name: String
    /// The subscript of a subscript step, else nil.
    var element: Element?
    /// What stands for the value of a property that isn't here.
    var foreign: Value?
    var isOptionalChain = false
    var isForced = false

    init(name: String) { self.name = name }
  }

  /// A subscript with its arguments, which were evaluated when the key path was.
  struct Element {
    let arguments: [Value]
    /// Makes the code that reads and writes the element of a value, which stands in the holder.
    let code: (_ holder: HeldValue) -> Expression
  }

  let steps: [Step]
  let access: Access
  /// The type that it starts at; unknown where the host made it.
  let root: SwiftType
  /// The type of what it leads to, which may be unknown too.
  let value: SwiftType

  /// Property names in order; empty for `\\.self`.
  public var names: [String] { steps.map(\.name) }

  /// The arguments of its subscripts in order.
  var arguments: [Value] { steps.flatMap { $0.element?.arguments ?? [] } }

  /// Whether it is `\.self`, which leads to the root itself.
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

  /// The key path that goes on from where this one leads to.
  func appending(_ rest: KeyPathBox) -> KeyPathBox {
    KeyPathBox(
      steps + rest.steps, from: root, to: rest.value,
      access: access.followed(by: rest.access))
  }
}
