import Cells
import LayoutSolver
import Testing

@testable import Playground

@Suite("Finding views and text")
struct FindTests {
  private let view = vStack([
    text("Save as…").at(line: 3), text("Don't save").at(line: 4),
    hStack([text("Save")]).at(line: 5),
  ])

  @Test("What is typed whole comes first, then what begins with it, then what has it")
  func order() {
    let session = Session(view).type("/save")
    let rows = session.app.overlay.map { session.app.entries(of: $0).map(\.line.text) } ?? []
    #expect(
      rows.map { $0.prefix { $0 != "·" } } == [
        "Text \"Save\"  in HStack ", "Text \"Save as…\"  in VStack ",
        "Text \"Don't save\"  in VStack ",
      ])
    #expect(rows[1].contains("· line 3 ·"))
    #expect(session.press([.enter]).app.selectedNode?.detail == "\"Save\"")
  }

  @Test("A view out of sight is scrolled to; one that nobody can see is said to be")
  func outOfSight() {
    let rows = vStack((0..<40).map { text("Row \($0)") })
    let list = View(.container(.scrollView(axes: .vertical), rows))
    let container = ContainerChoice.exact(Size(width: 200, height: 200))
    let session = Session(list, container: container).type("/row 39").press([.enter])
    #expect(session.scene.scrolled.count == 1)
    // 40 rows of at least 20 points, and 200 of them seen: the last one is at the end.
    #expect(session.scene.scrolled.first.map { $0.y > 600 } == true)
    let away = box(10, 10).id("away").modified(.offset(x: 500, y: 0))
    let other = Session(vStack([away, text("A")]), container: container)
    #expect(other.type("/away").press([.enter]).shows("lies outside of the container"))
    let choice = View(
      .container(
        .viewThatFits(axes: [.horizontal, .vertical]),
        View(.group([box(300, 10).id("wide"), box(10, 10)]))))
    let third = Session(vStack([choice, text("A")]), container: container)
    #expect(third.type("/wide").press([.enter]).shows("was measured and left out"))
  }

  @Test("In the source, text is found, and n goes on to the next line that has it")
  func source() {
    let session = Session().type("5/color.").press([.enter])
    #expect(session.app.source.line == 4)
    #expect(session.type("n").app.source.line == 5)
    #expect(session.type("n").app.source.line == 4)
    #expect(session.type("N").app.source.line == 5)
  }
}
