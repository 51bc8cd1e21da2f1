import LayoutSolver
import SceneLoader
import Testing

/// Values no view can show end the scene with an error at their place; the program goes on.
struct ExtremeValueTests {
  private static let infinite = "Date(timeIntervalSince1970: .infinity)"
  private static let distant = "Date(timeIntervalSince1970: 1e300)"
  private static let undefined = "Date(timeIntervalSince1970: .nan)"

  @Test(
    arguments: [
      ("Text(\(infinite), style: .timer)", "a date out of bounds"),
      ("Text(\(distant), style: .relative)", "a date out of bounds"),
      ("Text(\(undefined), style: .offset)", "a date out of bounds"),
      ("Text(\(infinite).formatted(.iso8601))", "a date out of bounds"),
      ("Text(\(distant).formatted(.dateTime.hour().minute()))", "a date out of bounds"),
      ("Text(timerInterval: Date()...\(infinite))", "a date out of bounds"),
      ("Text(Date()...\(distant))", "a date out of bounds"),
      ("Text(DateInterval(start: \(undefined), duration: 3))", "a date out of bounds"),
      ("ProgressView(timerInterval: \(undefined)...\(undefined))", "a date out of bounds"),
      ("Text(Duration.seconds(1e300).formatted())", "a length of time out of bounds"),
      (
        #"Text("\(NSRange("abcd".startIndex..<"abcd".endIndex, in: "abc").location)")"#,
        "String index is out of bounds"
      ),
      (
        #"Text("abc".replacing(/b/, with: "", maxReplacements: -1))"#,
        "Can't have a negative maxReplacements"
      ),
      ("Slice { Color.red }", "Array index is out of range"),
    ])
  func anErrorSaysSo(_ view: String, _ message: String) throws {
    let source = """
      import SwiftUI

      struct Slice: Layout {
        func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
          CGSize(width: CGFloat(subviews[0...Int.max].count), height: 0)
        }
        func placeSubviews(
          in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
        ) {}
      }

      struct ContentView: View {
        var body: some View { \(view) }
      }
      """
    let scene = Scene(files: [Scene.File(name: "-", text: source)], name: "-")
    #expect(scene.diagnostics == [])
    let container = LayoutContainer(size: Size(width: 300, height: 600))
    let diagnostics = scene.layout(LayoutSettings(container: container)).diagnostics
    #expect(diagnostics.contains { $0.message == message }, "\(diagnostics)")
  }
}
