import Foundation
import Testing

@Suite struct InspectTests {
  /// The inspector article: a bare text on a phone of 402 by 874 points.
  @Test func proposesTheSafeAreaAndCentresTheText() throws {
    let run = try ReflowProcess(
      ["inspect", "-", "--device", "iphone-16-pro", "--format", "json"],
      body: #"Text("Hello, world.")"#)
    #expect(run.exitCode == 0)
    let root = try InspectedNode(try run.json()["root"])
    #expect(root.view == "Text")
    #expect(try root.numbers("proposal", ["width", "height"]) == [402, 778])
    let expected = [153.8333, 440.8333, 94.3333, 20.3333]
    for (number, wanted) in zip(try root.frame(), expected) {
      #expect(abs(number - wanted) < 0.34)
    }
  }

  @Test func writesInfinityAsAStringAndAMissingProposalAsNull() throws {
    let run = try ReflowProcess(
      ["inspect", "-", "--container", "100x50", "--format", "json"],
      body: "Color.red.frame(width: 10).fixedSize(horizontal: false, vertical: true)")
    let root = try InspectedNode(try run.json()["root"])
    #expect(root.view == "fixedSize")
    let frame = try #require(try root.children().first)
    let proposal = try #require(frame.fields["proposal"] as? [String: Any])
    #expect(proposal["width"] as? Double == 100)
    #expect(proposal["height"] is NSNull)
  }

  @Test func takesTheContainerAsAPlainRectangle() throws {
    let run = try ReflowProcess(
      ["inspect", "-", "--container", "390x844", "--format", "json"], body: "Color.red")
    let root = try InspectedNode(try run.json()["root"])
    #expect(try root.frame() == [0, 0, 390, 844])
  }

  @Test func showsWhatTheScenePrints() throws {
    let run = try ReflowProcess(
      ["inspect", "-", "--container", "10x10", "--format", "json"],
      body: #"let _ = print("hello"); Color.red"#)
    #expect(try run.json()["output"] as? [String] == ["hello"])
  }
}
