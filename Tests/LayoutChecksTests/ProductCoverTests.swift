import Testing

@testable import LayoutChecks

@Suite struct ProductCoverTests {
  private func points(_ isMeant: (Int, Int) -> Bool) -> Set<[Int]> {
    Set((0..<5).flatMap { a in (0..<4).compactMap { b in isMeant(a, b) ? [a, b] : nil } })
  }

  /// The boxes together are the set: neither more nor less.
  @Test func coversExactly() {
    let sets = [
      points { a, b in a >= 3 && b < 2 }, points { a, b in a >= 3 || b == 0 },
      points { a, b in a + b >= 4 }, points { _, _ in true }, points { _, _ in false },
      points { a, b in (a + b) % 2 == 0 },
    ]
    for set in sets {
      let (boxes, rest) = ProductCover(counts: [5, 4]).boxes(of: set, limit: 20)
      let covered = Set(
        boxes.flatMap { box in box[0].flatMap { a in box[1].map { b in [a, b] } } })
      #expect(covered == set)
      #expect(rest == 0)
    }
  }

  /// "From 3 on; at 0 of the other axis in all": two products, each as large as it can be.
  @Test func saysAnEllInTwo() {
    let (boxes, _) = ProductCover(counts: [5, 4]).boxes(
      of: points { a, b in a >= 3 || b == 0 }, limit: 4)
    #expect(boxes == [[[3, 4], [0, 1, 2, 3]], [[0, 1, 2, 3, 4], [0]]])
  }

  /// A chequerboard is two products: even with even, odd with odd.
  @Test func countsWhatItLeavesOut() {
    let (boxes, rest) = ProductCover(counts: [5, 4]).boxes(
      of: points { a, b in (a + b) % 2 == 0 }, limit: 1)
    #expect(boxes == [[[0, 2, 4], [0, 2]]])
    #expect(rest == 4)
  }
}
