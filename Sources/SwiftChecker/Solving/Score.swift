/// How well a solution fits: the smaller of two wins, and a step counts only if all before it are
/// equal. The steps are those of `SK_…` in the compiler's `CSRanking.cpp`, the worst first.
struct Score: Comparable {
  enum Step: Int, CaseIterable {
    case hole
    /// The declaration is marked `@_disfavoredOverload`.
    case disfavored
    /// `.name` is a member of the expected optional's payload.
    case throughOptional
    /// A `T!` is unwrapped.
    case forced
    /// A value becomes an object, or an object a value.
    case bridging
    /// A `CGFloat` becomes a `Double`, or the other way round (SE-0307).
    case implicitConversion
    /// An element is found by a dynamic member.
    case dynamicMember
    /// A closure takes its parameters from a tuple, or a key path stands for a function.
    case functionConversion
    /// A literal whose type isn't its default.
    case nonDefaultLiteral
    /// A collection becomes one of other elements.
    case collectionUpcast
    case valueToOptional
    /// A value becomes an `Any` or an `AnyHashable`.
    case emptyExistential
  }
  private var counts = [Int](repeating: 0, count: Step.allCases.count)

  static func += (score: inout Score, step: Step) { score.counts[step.rawValue] += 1 }
  mutating func add(_ step: Step, _ count: Int) { counts[step.rawValue] += count }
  static func < (a: Score, b: Score) -> Bool { a.counts.lexicographicallyPrecedes(b.counts) }
}
