import LayoutSolver
import Testing

@testable import Playground

@Suite("Comparing")
struct ComparingTests {
  private func kept(_ view: View, _ width: Double) -> KeptLayout {
    KeptLayout(view.laidOut(width, 100), title: "\(width)")
  }

  @Test("Views with another size come before those that only moved")
  func differences() {
    let view = hStack([box(10, 10).id("fixed"), color(.red).id("rest")], spacing: 0)
    let found = kept(view, 100).differences(to: kept(view, 200))
    #expect(found.filter(\.isSize).map { $0.after?.label } == ["HStack", "rest"])
    #expect(kept(view, 100).differences(to: kept(view, 100)).isEmpty)
    let middle = kept(box(10, 10).id("box"), 100).differences(to: kept(box(10, 10).id("box"), 200))
    #expect(middle.allSatisfy { !$0.isSize } && middle.first?.after?.label == "box")
  }

  @Test("Views of one layout only are new or gone")
  func structure() {
    let one = kept(vStack([box(1, 1), box(2, 2)]), 100)
    let two = kept(vStack([box(1, 1), box(2, 2), box(3, 3)]), 100)
    #expect(one.differences(to: two).contains { $0.before == nil })
    #expect(two.differences(to: one).contains { $0.after == nil })
  }

  @Test("B keeps, D lists, Enter selects")
  func keys() {
    let session = Session(
      hStack([box(10, 10), color(.red).id("rest")]),
      container: .exact(Size(width: 300, height: 200)))
    session.type("B")
    session.app.container = .exact(Size(width: 400, height: 200))
    #expect(session.type("D").shows("views differ"))
    session.press([.down, .enter])
    #expect(session.app.selectedNode?.identifier == "rest")
  }
}
