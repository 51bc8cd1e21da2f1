/// A place in the tree of views: the way to it from the root, structural steps and `id`s.
///
/// Nested places share their path, so taking a step costs the same at any depth.
public struct Identity: Hashable {
  private var last: Step?

  /// The root's.
  public init() {}

  /// A step further into the tree.
  public func stepping(_ step: AnyHashable) -> Identity { stepping(.value(step)) }

  /// The same, without boxing the index.
  public func stepping(_ index: Int) -> Identity { stepping(.index(index)) }

  /// The same, without boxing the name.
  public func stepping(_ name: String) -> Identity { stepping(.name(name)) }

  private func stepping(_ step: Step.Value) -> Identity {
    var place = self
    place.last = Step(step, before: last)
    return place
  }

  /// The place that the last step was taken from; the root's is the root itself.
  public var around: Identity {
    var place = self
    place.last = last?.before
    return place
  }

  /// The place of a modifier's addition, such as an overlay's content, for one of the views that it
  /// is applied to: each view of a group and of a `ForEach` has its own.
  /// - Parameters:
  ///   - member: the view's place, which is inside this one, the modifier's.
  ///   - number: distinguishes the modifiers of one view.
  func ofAddition(to member: Identity, _ number: Int) -> Identity {
    var steps: [Step.Value] = []
    var step = member.last
    while let current = step, current.depth > depth {
      // The names of views on the way distinguish nothing: each is there once.
      if case .name = current.step {} else { steps.append(current.step) }
      step = current.before
    }
    return steps.reversed().reduce(stepping("addition").stepping(number)) { $0.stepping($1) }
  }

  private var depth: Int { last?.depth ?? 0 }

  /// Whether the path leads through `place`, or ends there.
  public func isInside(_ place: Identity) -> Bool {
    guard depth >= place.depth else { return false }
    var outer = self
    while outer.depth > place.depth { outer = outer.around }
    return outer == place
  }

  /// The step into a lazy container, whose views may not be made though they exist.
  public static let lazy = "lazy"

  /// The name of the last step; nil if it has none.
  public var name: String? {
    if case .name(let name)? = last?.step { name } else { nil }
  }

  /// The steps to here from `place`, which is on the path, from the first to the last. O(n) in
  /// their number.
  public func steps(from place: Identity) -> [AnyHashable] {
    var steps: [AnyHashable] = []
    var step = last
    while let current = step, current.depth > place.depth {
      steps.append(current.step.any)
      step = current.before
    }
    return steps.reversed()
  }

  /// Equal paths are mostly the same object; others differ in their hash. Two that were found equal
  /// share the path from then on, so that places further in are compared quickly, too.
  public static func == (a: Identity, b: Identity) -> Bool {
    guard a.depth == b.depth, a.last?.hash == b.last?.hash else { return false }
    var (step, other) = (a.last, b.last)
    while let x = step, let y = other, x !== y {
      guard x.step == y.step else { return false }
      (step, other) = (x.before, y.before)
    }
    if let x = a.last, let y = b.last, x !== y { x.share(y) }
    return true
  }

  public func hash(into hasher: inout Hasher) { hasher.combine(last?.hash) }
}

/// A step on the way from the root to a place.
private final class Step {
  /// Most steps are indices and names, which are costly to box.
  enum Value {
    case index(Int)
    case name(String)
    case value(AnyHashable)

    var any: AnyHashable {
      switch self {
      case .index(let index): index
      case .name(let name): name
      case .value(let value): value
      }
    }

    static func == (a: Value, b: Value) -> Bool {
      switch (a, b) {
      case (.index(let a), .index(let b)): a == b
      case (.name(let a), .name(let b)): a == b
      default: a.any == b.any
      }
    }

    /// The hash of the boxed value, to which it may be equal.
    func hash(into hasher: inout Hasher) {
      switch self {
      case .index(let index): hasher.combine(index)
      case .name(let name): hasher.combine(name)
      case .value(let value): hasher.combine(value)
      }
    }
  }

  let step: Value
  private(set) var before: Step?
  let depth: Int
  private var knownHash: Int?

  init(_ step: Value, before: Step?) {
    self.step = step
    self.before = before
    depth = (before?.depth ?? 0) + 1
  }

  /// Goes on to `before` through an equal step.
  func share(_ other: Step) {
    guard before !== other.before else { return }
    var old = before
    before = other.before
    Step.release(&old)
  }

  /// Releasing a long path recursively would take more stack than there is.
  deinit {
    var rest = before
    before = nil
    Step.release(&rest)
  }

  private static func release(_ rest: inout Step?) {
    while isKnownUniquelyReferenced(&rest) {
      let next = rest?.before
      rest?.before = nil
      rest = next
    }
  }

  /// Of the whole path, computed on first use: most paths never need it. It may be long, so it is
  /// not walked by recursion.
  var hash: Int {
    var open: [Step] = []
    var step: Step? = self
    while let current = step, current.knownHash == nil {
      open.append(current)
      step = current.before
    }
    var hash = step?.knownHash ?? 0
    for step in open.reversed() {
      var hasher = Hasher()
      hasher.combine(hash)
      step.step.hash(into: &hasher)
      hash = hasher.finalize()
      step.knownHash = hash
    }
    return hash
  }
}
