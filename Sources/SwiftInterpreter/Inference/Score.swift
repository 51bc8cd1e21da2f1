/// How well a candidate fits a call. The smaller of two wins: a step counts only where all before
/// it are equal, so that one conversion of a worse kind outweighs any number of lesser ones.
///
/// The steps are those of Swift's own type checker (`lib/Sema/CSRanking.cpp`), the worst first:
/// first what counts while solving, then what ranks equal solutions.
struct Score: Comparable {
  enum Step: Int, CaseIterable {
    /// The result is not of the type that is expected of the call.
    case unexpectedResult
    /// The function is `async` where nothing is awaited, or isn't where something is (SE-0296).
    case asynchrony
    /// The declaration is marked `@_disfavoredOverload`.
    case disfavored
    /// A library's parameter takes another type than the declared one, such as a string for a text.
    case standIn
    /// The type is only known at run time.
    case unknown
    /// A `CGFloat` becomes a `Double`, or the other way round (SE-0307).
    case implicitConversion
    /// A closure takes its parameters from a tuple, or a key path stands for a function.
    case functionConversion
    /// A failable initialiser where no optional is expected.
    case failable
    /// A literal whose type isn't its default.
    case nonDefaultLiteral
    /// A collection becomes one of other elements: `[Int]` where `[Int?]` or `[Any]` is wanted.
    case collectionUpcast
    /// A value becomes an optional.
    case valueToOptional
    /// A value becomes an `Any`.
    case emptyExistential
    /// An unconstrained generic parameter takes any value.
    case unconstrained
    /// A generic parameter or an existential requires a conformance.
    case constrained
    /// An object is taken as one of a superclass.
    case superclass
    /// A generic type's argument is open: `[T]` is more specific than `T` or `some Collection`.
    case genericArgument
    /// A parameter takes any number of arguments.
    case variadic
    /// A default argument is used.
    case omitted
  }

  /// Four bits for each step, the first step highest, so that scores compare as numbers.
  private var counts: UInt128 = 0

  private static let width = UInt128(4)
  /// The highest bit of each step.
  private static let highBits: UInt128 = Step.allCases.reduce(0) { $0 | 8 << shift($1) }

  /// The types are the same.
  static let exact = Score()

  init() {}

  init(_ step: Step) { counts = 1 << Self.shift(step) }

  private static func shift(_ step: Step) -> UInt128 {
    UInt128(Step.allCases.count - 1 - step.rawValue) * width
  }

  static func < (a: Score, b: Score) -> Bool { a.counts < b.counts }

  /// Whether a step occurs.
  func has(_ step: Step) -> Bool { counts >> Self.shift(step) & 15 > 0 }

  /// The same without a step.
  func without(_ step: Step) -> Score {
    var rest = self
    rest.counts &= ~(15 << Self.shift(step))
    return rest
  }

  /// What counts while solving, without what ranks equal solutions.
  var solving: Score {
    var part = Score()
    part.counts = (counts >> Self.shift(.emptyExistential)) << Self.shift(.emptyExistential)
    return part
  }

  static func + (a: Score, b: Score) -> Score {
    var sum = Score()
    if (a.counts | b.counts) & highBits == 0 {
      sum.counts = a.counts + b.counts
      return sum
    }
    // A step counts to fifteen, and no further.
    for step in Step.allCases {
      let shift = shift(step)
      let total = (a.counts >> shift & 15) + (b.counts >> shift & 15)
      sum.counts |= min(total, 15) << shift
    }
    return sum
  }

  static func += (a: inout Score, b: Score) { a = a + b }

  static func + (a: Score, step: Step) -> Score { a + Score(step) }
  static func += (a: inout Score, step: Step) { a += Score(step) }
}
