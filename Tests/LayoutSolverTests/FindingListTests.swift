import Testing

@testable import LayoutSolver

struct FindingListTests {
  @Test func eachFindingIsListedOnceInOrder() {
    func finding(_ rule: FindingRule, _ node: Int) -> LayoutFinding {
      LayoutFinding(severity: .warning, rule: rule, message: "m", node: NodeID(node))
    }
    var findings = LayoutFindings()
    for node in [3, 1, 3, 2, 1] { findings.add(finding(.invalidFrame, node)) }
    #expect(findings.all.map(\.node) == [3, 1, 2].map { NodeID($0) })
    #expect(findings.contains(rule: .invalidFrame))
    #expect(!findings.contains(rule: .tooManyViews))
  }
}
