import LayoutSolver
import SceneLoader
import Testing

@testable import Playground

/// Where SwiftUI takes touches.
@Suite("Touches")
struct TouchTests {
  private final class Taps { var count = 0 }
  private let taps = Taps()

  private func button(_ view: View) -> View {
    View(.action(view, .tap { [taps] in taps.count += 1 }))
  }

  private func touched(_ view: View, _ x: Double, _ y: Double) -> String? {
    let target = CanvasTouch(result: view.laidOut(200, 200)).target(at: Point(x: x, y: y))
    return target.flatMap { $0.pressed == nil ? nil : $0.touched.name }
  }

  @Test("A view takes touches where it is drawn, an offset one where it has gone")
  func offset() {
    let moved = button(color()).frame(40, 40).modified(.offset(x: 60, y: 0))
    #expect(touched(moved, 160, 100) == "Color")
    #expect(touched(moved, 100, 100) == nil)
  }

  @Test("What is drawn beyond its container's frame still takes touches")
  func overflow() {
    let wide = button(box(100, 40)).frame(20, 20)
    #expect(touched(wide, 60, 100) == "Color")
  }

  /// A scroll view takes touches within its frame alone.
  private struct Small: Layout {
    func sizeThatFits(
      proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout ()
    ) -> Size { Size(width: 20, height: 20) }

    func placeSubviews(
      in bounds: Rect, proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout ()
    ) {
      for subview in subviews {
        subview.place(at: bounds.origin, anchor: .topLeading, proposal: .unspecified)
      }
    }
  }

  @Test("A scene's own layout of that name is no scroll view")
  func ownScrollView() {
    let wide = button(box(100, 40))
    let own = View(.container(.custom(name: "ScrollView", Small()), View(.group([wide]))))
    #expect(touched(own, 160, 100) == "Color")
  }

  @Test("What stands behind a view by a preference's value takes no touches of it")
  func preferenceBehind() {
    let key = PreferenceKey(name: "Key", defaultValue: { 0 }, reduce: { _, _ in })
    let view = box(50, 50).modified(
      .backgroundPreferenceValue(key: key, alignment: .center) { _ in button(color(.red)) })
    #expect(touched(view, 100, 100) == nil)
  }

  @Test("What is in front keeps touches from what is behind; what is clear lets them through")
  func order() {
    #expect(touched(zStack([button(color(.red)), box(50, 50)]), 100, 100) == nil)
    #expect(touched(zStack([button(color(.red)), color(.clear)]), 100, 100) == "Color")
    let hidden = View(.decorated(color(.blue), .hidden))
    #expect(touched(zStack([button(color(.red)), hidden]), 100, 100) == "Color")
  }

  @Test("A circle takes none in its corners, a turned view none outside of its edges")
  func shapes() {
    let circle = View(
      .leaf(.shape(Shape(name: "Circle", outline: .circle, drawing: .fill(.circle, nil)))))
    let filled = button(circle).frame(100, 100)
    #expect(touched(filled, 55, 55) == nil && touched(filled, 100, 60) == "Circle")
    let turned = button(color()).frame(100, 100)
      .modified(.rotationEffect(radians: .pi / 4, anchor: .center))
    #expect(touched(turned, 55, 55) == nil && touched(turned, 100, 40) == "Color")
  }

  @Test("A content shape takes touches where nothing is drawn, and none outside of it")
  func contentShape() {
    func shaped(_ outline: Drawing.Outline, _ view: View) -> View {
      button(View(.decorated(view, .contentShape(.area(outline)))))
    }
    let row = hStack([box(20, 20), box(20, 20)], spacing: 60)
    #expect(touched(button(row), 100, 100) == nil)
    #expect(touched(shaped(.rectangle, row), 100, 100) == "HStack")
    let circle = shaped(.circle, box(100, 100))
    #expect(touched(circle, 55, 55) == nil && touched(circle, 100, 60) == "Color")
  }

  @Test("A line drawn around a button leaves touches inside of it to the button")
  func stroke() {
    let ring = View(
      .leaf(
        .shape(
          Shape(
            name: "Ring", outline: .circle,
            drawing: .stroke(.circle, nil, StrokeStyle(lineWidth: 10))))))
    let framed = zStack([button(color(.red)), ring.frame(100, 100)])
    #expect(touched(framed, 100, 100) == "Color")
    // 50 points from the middle is on the line, 44 is beside it.
    #expect(touched(framed, 150, 100) == nil && touched(framed, 144, 100) == "Color")
  }

  @Test("What allows no hit testing lets touches through to what is behind")
  func hitTesting() {
    let glass = View(.decorated(vStack([color(.blue)]), .ignoresTouches))
    #expect(touched(zStack([button(color(.red)), glass]), 100, 100) == "Color")
    #expect(touched(zStack([color(.red), button(glass)]), 100, 100) == nil)
  }

  @Test("Opacity 0 takes no touches, ever so little does")
  func faint() {
    func veiled(_ opacity: Double) -> View { View(.decorated(color(), .opacity(opacity))) }
    #expect(touched(button(veiled(0)), 100, 100) == nil)
    #expect(touched(button(veiled(0.001)), 100, 100) == "Color")
  }

  @Test("A higher z index goes first, whatever the order")
  func zIndex() {
    let raised = View(.trait(button(color(.red)), .zIndex(1)))
    #expect(touched(zStack([raised, color(.blue)]), 100, 100) == "Color")
  }

  @Test("An empty part of a scroll view keeps touches from what is behind")
  func scrollView() {
    let list = View(.container(.scrollView(axes: .vertical), box(20, 20)))
    #expect(touched(zStack([button(color(.red)), list]), 100, 150) == nil)
  }

  @Test("A disabled button isn't pressed and keeps touches from what is behind, not around it")
  func disabled() {
    let idle = View(.environment(button(box(60, 60)), { $0.isEnabled = false }))
    #expect(touched(zStack([button(color(.red)), idle]), 100, 100) == nil)
    let inside = button(vStack([idle]))
    #expect(touched(inside, 100, 100) == "Color")
    let session = Session(idle, columns: 80, rows: 24).press([.enter])
    #expect(taps.count == 0 && session.shows("frame is disabled"))
  }

  @Test("What takes no touches isn't pressed by a key either, and says why")
  func untouchable() {
    let reasons: [(Decoration, String)] = [
      (.opacity(0), "is transparent and takes no touches"),
      (.hidden, "is hidden and takes no touches"), (.ignoresTouches, "allows no hit testing"),
    ]
    for (decoration, reason) in reasons {
      let veiled = View(.decorated(button(color()), decoration))
      let session = Session(veiled, columns: 80, rows: 24).press([.enter])
      #expect(taps.count == 0 && session.shows(reason), "\(reason)")
      let faint = View(.decorated(vStack([button(color())]), decoration))
      #expect(!Session(faint, columns: 80, rows: 24).run([]).shows("⏎"), "\(reason)")
    }
    #expect(Session(button(color()), columns: 80, rows: 24).run([]).shows("⏎"))
  }

  @Test("A click presses, and says what")
  func clicking() {
    let session = Session(button(color()), columns: 80, rows: 24).run([])
    session.run([.mouse(.press(.left), column: 10, row: 10)])
    #expect(taps.count == 1)
    #expect(session.shows("Pressed Color"))
  }

  @Test("What was pressed is named, though it is gone afterwards")
  func gone() {
    let source = """
      import SwiftUI
      struct Door: View {
        @State private var isOpen = true
        var body: some View {
          VStack { Text("House") }
            .sheet(isPresented: $isOpen) {
              VStack { Text("Room"); Text("Hall"); Button("Leave") { isOpen = false } }
            }
        }
      }
      """
    let scene = Scene(files: [Scene.File(name: "Door.swift", text: source)], name: "door")
    let session = SceneSession(scene, columns: 120, rows: 40)
    session.type("/Leave").press([.enter]).press([.enter])
    #expect(session.shows("Pressed Button"))
    #expect(session.app.result?.nodes.contains { $0.textLines == ["Leave"] } == false)
  }
}

@Suite("Scrolling")
struct SceneScrollingTests {
  private var list: View {
    View(
      .container(
        .scrollView(axes: .vertical), vStack((0..<40).map { _ in box(100, 50) }, spacing: 0)))
  }

  @Test("The wheel scrolls what is under it as far as it goes, then moves the picture")
  func wheel() {
    let session = Session(list, columns: 80, rows: 24).run([])
    session.run([.mouse(.wheelDown, column: 20, row: 10)])
    // Three rows.
    #expect(session.scene.scrolled == [Point(x: 0, y: 3 * session.app.scale.pointsPerRow)])
    #expect(session.shows("ScrollView scrolled"))
    session.run([.mouse(.wheelUp, column: 20, row: 10)])
    #expect(session.scene.scrolled.count == 1)
  }

  @Test("Pages scroll the scroll view around the selected view")
  func pages() {
    let session = Session(list, columns: 80, rows: 24).type("j").press([.pageDown])
    #expect(session.scene.scrolled.count == 1)
  }
}
