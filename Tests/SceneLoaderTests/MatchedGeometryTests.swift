import LayoutSolver
import SceneLoader
import Testing

/// Apple: a view that isn't its group's source takes the properties given from it; the position is
/// that of the anchors.
@Suite("Matched geometry")
struct MatchedGeometryTests {
  /// The frame of `target`, beside a row whose view `b` is at 60 by 5 and 80 by 30 large.
  private func frame(of target: String) throws -> Rect? {
    let scene = Scene(
      files: [
        .init(
          name: "-",
          text:
            """
            import SwiftUI
            struct Matched: View {
              @Namespace private var ns
              @Namespace private var other
              var body: some View {
                ZStack(alignment: .topLeading) {
                  \(target)
                  HStack(spacing: 0) {
                    Color.blue.frame(width: 60, height: 40)
                      .matchedGeometryEffect(id: "a", in: ns)
                    Color.green.frame(width: 80, height: 30)
                      .matchedGeometryEffect(id: "b", in: ns, anchor: .topLeading)
                  }
                }
                .frame(width: 300, height: 200, alignment: .topLeading)
              }
            }
            #Preview { Matched() }
            """)
      ], name: "-")
    try #require(scene.diagnostics == [])
    let result = scene.layout(
      LayoutSettings(container: LayoutContainer(size: Size(width: 300, height: 200))))
    return result.result?.node(identifier: "target")?.frame
  }

  @Test("A view has the frame of its source, placed before or after it")
  func frames() throws {
    let target = """
      Color.red.accessibilityIdentifier("target")
        .matchedGeometryEffect(id: "b", in: ns, anchor: .topLeading, isSource: false)
      """
    #expect(try frame(of: target) == Rect(x: 60, y: 5, width: 80, height: 30))
    let behind = "Color.clear.frame(width: 300, height: 200).overlay { \(target) }"
    #expect(try frame(of: behind) == Rect(x: 60, y: 5, width: 80, height: 30))
  }

  @Test("A position alone puts one anchor on the other")
  func position() throws {
    let target = """
      Color.red.frame(width: 10, height: 20).accessibilityIdentifier("target")
        .matchedGeometryEffect(
          id: "b", in: ns, properties: .position, anchor: .bottomTrailing, isSource: false)
      """
    #expect(try frame(of: target) == Rect(x: 50, y: -15, width: 10, height: 20))
  }

  @Test("A size alone leaves the anchor where it is")
  func size() throws {
    let target = """
      Color.red.accessibilityIdentifier("target")
        .matchedGeometryEffect(id: "b", in: ns, properties: .size, isSource: false)
        .frame(width: 100, height: 50)
      """
    #expect(try frame(of: target) == Rect(x: 10, y: 10, width: 80, height: 30))
  }

  @Test("A source of another identifier or namespace doesn't count")
  func strangers() throws {
    for group in [#"id: "c", in: ns"#, #"id: "b", in: other"#] {
      let target = """
        Color.red.accessibilityIdentifier("target")
          .matchedGeometryEffect(\(group), isSource: false)
          .frame(width: 100, height: 50)
        """
      #expect(try frame(of: target) == Rect(x: 0, y: 0, width: 100, height: 50))
    }
  }
}
