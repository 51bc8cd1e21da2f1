/// How well a solution fits: of two the smaller is meant, and a step counts only where all before it are
/// equal. The steps are those of `SK_…` in the compiler's `CSRanking.cpp`, from the worst on.
struct Score: Comparable {
  enum Step: Int, CaseIterable {
    case hole, forced, disfavored, implicitConversion, functionConversion, nonDefaultLiteral
    case collectionUpcast, valueToOptional, emptyExistential
  }
  private var counts = [Int](repeating: 0, count: Step.allCases.count)

  static func += (score: inout Score, step: Step) { score.counts[step.rawValue] += 1 }
  mutating func add(_ step: Step, _ count: Int) { counts[step.rawValue] += count }
  static func < (a: Score, b: Score) -> Bool { a.counts.lexicographicallyPrecedes(b.counts) }
}
