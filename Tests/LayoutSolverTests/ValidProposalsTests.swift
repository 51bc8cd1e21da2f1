import Testing

@testable import LayoutSolver

/// An answer that is remembered for a range must be the answer to every proposal in it.
@Suite struct ValidProposalsTests {
  private static let words =
    "a layout asks its subviews what they want, then decides incomprehensibly"

  /// Every length from 0 on in eighths of a point, and none at all.
  private static let lengths: [Double] = [.nan, .infinity] + (0..<2400).map { Double($0) / 8 }

  @Test(arguments: [1, 3, 8, 11])
  func aTextAnswersTheSameInItsRange(count: Int) {
    let text = Self.words.split(separator: " ").prefix(count).joined(separator: " ")
    let measurer = TextMeasurer(content: TextContent(text), environment: EnvironmentValues())
    for height in [Double.nan, 0, 20, 30, 41, 70] {
      var last: (size: Size, valid: ValidProposals)?
      for width in Self.lengths {
        let proposal = Proposal(width, height)
        let size = measurer.size(width: width.orNil, height: height.orNil)
        if let last, last.valid.contains(proposal) {
          #expect(size == last.size, "\(text) in \(width) by \(height)")
        }
        let (measured, valid) = measurer.measured(proposal)
        #expect(measured == size)
        last = (size, valid)
      }
    }
  }

  /// What is cut off at a height is cut off at every height that holds as many lines.
  @Test(arguments: [0, 40, 90, 1000])
  func aTruncatedTextAnswersTheSameInItsRange(width: Double) {
    let measurer = TextMeasurer(
      content: TextContent(Self.words), environment: EnvironmentValues())
    var last: (size: Size, valid: ValidProposals)?
    var hits = 0
    for height in Self.lengths.dropFirst(2) {
      let proposal = Proposal(width, height)
      let (size, valid) = measurer.measured(proposal)
      if let last, last.valid.contains(proposal) {
        hits += 1
        #expect(size == last.size, "\(width) by \(height)")
      }
      last = (size, valid)
    }
    #expect(hits > 1_000)
  }

  @Test func aTextOnOneLineHoldsForEveryLargerOffer() {
    let measurer = TextMeasurer(content: TextContent("word"), environment: EnvironmentValues())
    let (size, valid) = measurer.measured(.unspecified)
    #expect(valid.contains(Proposal(.infinity, 0)))
    #expect(valid.contains(Proposal(size.width, .nan)))
    #expect(!valid.contains(Proposal(size.width / 2, .nan)))
  }

  /// A flexible frame's limits: what is clamped to one of them is answered alike.
  @Test func aFlexibleFrameHoldsBeyondItsLimits() {
    let limits = FlexibleFrameLayout.Limits(minimum: 10, ideal: nil, maximum: 50)
    #expect(limits.ownValidity(4).contains(9.5))
    #expect(limits.ownValidity(4).contains(10))
    #expect(!limits.ownValidity(4).contains(10.5))
    #expect(limits.ownValidity(60).contains(.infinity))
    #expect(!limits.ownValidity(30).contains(31))
  }

  /// A third of what is left after 20 points: lengths from 10 to 20 are offers from 50 to 80.
  @Test func aShareIsTracedBackToTheOffer() {
    let lengths = ValidLengths(lower: 10, upper: 20, holdsUnspecified: false)
    let offers = lengths.scaled(by: 3, plus: 20)
    #expect(offers.contains(50.001) && offers.contains(79.999))
    #expect(!offers.contains(49.999) && !offers.contains(80.001))
  }

  @Test func jobsWithinAndBesideEachOtherAreAllDone() async {
    let nested = LargeStack.run { LargeStack.run { LargeStack.run { 7 } } }
    #expect(nested == 7)
    let sum = await withTaskGroup(of: Int.self) { group in
      for number in 1...40 {
        group.addTask { LargeStack.run { LargeStack.run { number } } }
      }
      return await group.reduce(0, +)
    }
    #expect(sum == 820)
  }
}
