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
    #expect(found.filter(\.isSize).map { $0.after?.label } == ["rest", "HStack"])
    #expect(found.map(\.kind).prefix(2) == [.root, .following])
    #expect(kept(view, 100).differences(to: kept(view, 100)).isEmpty)
    let middle = kept(box(10, 10).id("box"), 100).differences(to: kept(box(10, 10).id("box"), 200))
    #expect(middle.allSatisfy { !$0.isSize } && middle.first?.after?.label == "box")
  }

  @Test("Less than a point is no difference, unless asked for")
  func underAPoint() {
    let one = kept(box(10, 10), 100)
    let two = kept(box(10.9, 10), 100)
    #expect(one.differences(to: two).isEmpty)
    #expect(one.differences(to: two, least: 1e-6).contains { $0.kind == .root })
    #expect(!one.differences(to: kept(box(11, 10), 100)).isEmpty)
    let session = Session(box(10, 10), container: .exact(Size(width: 300, height: 200)))
    session.type("B")
    session.app.conditions.container = .exact(Size(width: 300.5, height: 200))
    #expect(session.type("D").shows("no view differs by a point"))
    #expect(session.type("=").shows("views differ"))
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
    session.app.conditions.container = .exact(Size(width: 400, height: 200))
    #expect(session.type("D").shows("views differ"))
    // The root of the change stands before the row around it.
    session.press([.enter])
    #expect(session.app.selectedNode?.identifier == "rest")
  }
}
