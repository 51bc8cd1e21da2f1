import Testing

@testable import LayoutChecks

/// A search finds what looking at every point finds, wherever thresholds are ordered.
@Suite struct GridSearchTests {
  /// A finding that holds from a size on that grows with the screen: a staircase.
  @Test(arguments: [
    [0, 0, 0, 0, 0, 0], [1, 2, 2, 4, 5, 7], [7, 7, 7, 7, 7, 7], [0, 0, 0, 7, 7, 7],
  ])
  func findsThresholds(steps: [Int]) {
    let rows = 7
    var looks = 0
    var search = GridSearch(columns: steps.count, rows: rows) { column, row in
      looks += 1
      return row >= steps[column]
    }
    let every = (0..<rows).flatMap { row in steps.indices.map { row >= steps[$0] } }
    #expect(search.filled() == every)
    #expect(looks <= steps.count * rows)
  }

  /// Where nothing changes the corners and the centre tell.
  @Test func looksAtFivePointsWhereNothingChanges() {
    var looks = 0
    var search = GridSearch(columns: 9, rows: 12) { _, _ in
      looks += 1
      return 0
    }
    #expect(search.filled() == Array(repeating: 0, count: 108))
    #expect(looks == 5)
  }

  @Test func aThresholdCostsALogarithm() {
    var looks = 0
    var search = GridSearch(columns: 1, rows: 1000) { _, row in
      looks += 1
      return row >= 777
    }
    #expect(search.filled().count { $0 } == 223)
    // Each halving looks at most at two points that are new.
    #expect(looks <= 2 * 11 + 3)
  }

  @Test(arguments: [(0, 5), (5, 0), (1, 1)])
  func emptyAndSingleGrids(size: (columns: Int, rows: Int)) {
    var search = GridSearch(columns: size.columns, rows: size.rows) { _, _ in true }
    #expect(search.filled().count == size.columns * size.rows)
  }
}
