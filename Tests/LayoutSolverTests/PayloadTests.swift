@testable import LayoutSolver
import Testing

@Suite("Tables beside the tree")
struct PayloadTests {
  /// A table that isn't listed would keep what a reader's earlier content put into it.
  @Test("Every table is cut back before a layout")
  func tables() {
    let arrays = Mirror(reflecting: Payloads()).children.filter {
      Mirror(reflecting: $0.value).displayStyle == .collection
    }
    #expect(arrays.count == Payloads().mark(nodes: 0).counts.count)
  }
}
