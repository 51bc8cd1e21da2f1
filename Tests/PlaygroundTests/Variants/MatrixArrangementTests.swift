import LayoutSolver
import Testing

@testable import Playground

@Suite("The matrix's pictures")
struct MatrixArrangementTests {
  private let phone = Size(width: 402, height: 874)
  private let tablet = Size(width: 1024, height: 1366)

  @Test(
    "All that is in sight is whole, at one scale, and so is the current one",
    arguments: [(120, 33), (200, 43), (80, 17), (40, 5), (20, 2)])
  func whole(columns: Int, rows: Int) {
    let sizes = Array(repeating: phone, count: 6) + Array(repeating: tablet, count: 3)
    for current in sizes.indices {
      let row = MatrixArrangement(sizes, columns: columns, rows: rows, current: current, first: 0)
      #expect(row.shown.contains(current) && row.shown.upperBound <= sizes.count)
      #expect(row.shown.allSatisfy { row.cells(sizes[$0]).rows - 2 <= max(rows, 1) })
      let gaps = (row.shown.count - 1) * MatrixArrangement.gap
      #expect(row.shown.reduce(gaps) { $0 + row.cells(sizes[$1]).columns } <= columns)
    }
  }

  @Test("Four phones fit 120 by 40 and five 200 by 50")
  func several() {
    let sizes = Array(repeating: phone, count: 12)
    let small = MatrixArrangement(sizes, columns: 120, rows: 32, current: 0, first: 0)
    #expect(small.shown == 0..<4)
    let large = MatrixArrangement(sizes, columns: 200, rows: 42, current: 0, first: 0)
    #expect(large.shown == 0..<5)
  }

  @Test("What is in sight stays until the current one leaves it")
  func scrolling() {
    let sizes = Array(repeating: phone, count: 12)
    func shown(_ current: Int, _ first: Int) -> Range<Int> {
      MatrixArrangement(sizes, columns: 120, rows: 32, current: current, first: first).shown
    }
    #expect(shown(3, 0) == 0..<4)
    #expect(shown(4, 0) == 1..<5)
    #expect(shown(2, 1) == 1..<5)
    #expect(shown(0, 1) == 0..<4)
    #expect(shown(11, 0) == 8..<12)
  }
}
