/// How well a candidate fits a call. Of two the smaller one is meant: a step is looked at only where
/// all before it are equal, so that one conversion of a worse kind outweighs any number of a lesser.
///
/// The steps are those of Swift's own type checker (`lib/Sema/CSRanking.cpp`), from the worst on:
/// first what solving counts, then what it asks where two solutions count the same.
struct Score: Comparable {
  enum Step: Int, CaseIterable {
    /// The result is not of the type that is expected of the call.
    case unexpectedResult
    /// The function is `async` where nothing is awaited, or isn't where something is (SE-0296).
    case asynchrony
    /// The declaration is marked `@_disfavoredOverload`.
    case disfavored
    /// A library's parameter takes a value that it isn't declared for, such as a string for a text.
    case standIn
    /// Nothing is known of a type before the program runs.
    case unknown
    /// A `CGFloat` becomes a `Double`, or the other way round (SE-0307).
    case implicitConversion
    /// A closure takes its parameters from a tuple, or a key path stands for a function.
    case functionConversion
    /// An initialiser may fail where nobody expects an optional.
    case failable
    /// A literal is not of the type that such literals are by default.
    case nonDefaultLiteral
    /// A collection becomes one of other elements: `[Int]` where `[Int?]` or `[Any]` is wanted.
    case collectionUpcast
    /// A value becomes an optional.
    case valueToOptional
    /// A value becomes an `Any`.
    case emptyExistential
    /// A generic parameter takes whatever it is given.
    case unconstrained
    /// A generic parameter or an existential asks for a conformance.
    case constrained
    /// An object is taken as one of a superclass.
    case superclass
    /// A generic type's argument is whatever it is: `[T]` says more than `T` or `some Collection`.
    case genericArgument
    /// A parameter takes any number of arguments.
    case variadic
    /// A default argument stands in.
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

  /// Whether a step counts at all.
  func has(_ step: Step) -> Bool { counts >> Self.shift(step) & 15 > 0 }

  /// The same where a step counts nothing.
  func without(_ step: Step) -> Score {
    var rest = self
    rest.counts &= ~(15 << Self.shift(step))
    return rest
  }

  /// What solving counts, without what is asked of two solutions that count the same.
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
