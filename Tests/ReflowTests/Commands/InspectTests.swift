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

  @Test func theKeyboardIsPutUp() throws {
    let run = try ReflowProcess(["inspect", "-", "--keyboard"], body: "Color.red")
    #expect(run.output.hasPrefix("container 402×874, safe area 62 top, 34 bottom, keyboard 335\n"))
    #expect(run.output.contains("402×477 at 0, 62"))
    let mac = try ReflowProcess(
      ["inspect", "-", "--keyboard", "--platform", "mac"], body: "Color.red")
    #expect(mac.exitCode == 64)
    #expect(mac.messages.contains("leave out --keyboard"))
  }

  @Test(
    "What an option can't be read as is said with what it takes",
    arguments: [
      (["--container", "390"], "takes a size, such as 390x844, not '390'"),
      (["--proposal", "wide"], "takes two lengths, such as nilx400, not 'wide'"),
      (["--orientation", "sideways"], "takes portrait or landscape, not 'sideways'"),
      (["--type-size", "huge"], "accessibility4 or accessibility5, not 'huge'"),
      (["--display-scale", "4"], "takes 1, 2 or 3 pixels a point, not '4'"),
      (["--os", "new"], "takes a number, such as 26, not 'new'"),
      (["--language", "accentd"], "did you mean 'accented'?"),
    ] as [([String], String)])
  func unreadableOptions(_ options: [String], says: String) throws {
    let run = try ReflowProcess(["inspect", "-"] + options, body: "Color.red")
    #expect(run.exitCode == 64)
    #expect(run.messages.contains(says), "\(run.messages)")
  }

  @Test(
    "Windows are screens of their own",
    arguments: [
      ["check", "-", "--orientation", "landscape"], ["check", "-", "--device", "ipad-9"],
      ["snapshot", "Scene.swift", "--device", "ipad-9"],
    ])
  func windows(_ arguments: [String]) throws {
    let run = try ReflowProcess(arguments + ["--matrix", "windows"], body: "Color.red")
    #expect(run.exitCode == 64)
    #expect(run.messages.contains("windows are screens of their own"), "\(run.messages)")
  }

  /// A line of 17 points is 20.287 high, in whole pixels.
  @Test(
    "Pixels a point are the device's, or those asked for",
    arguments: [
      ([], 3, 61.0 / 3), (["--display-scale", "1"], 1, 21), (["--device", "iphone-se-3"], 2, 20.5),
      (["--device", "iphone-se-3", "--display-scale", "3"], 3, 61.0 / 3),
      (["--container", "200x200", "--display-scale", "2"], 2, 20.5),
      (["--platform", "mac"], 2, 16), (["--platform", "mac", "--display-scale", "1"], 1, 16),
    ] as [([String], Int, Double)])
  func displayScale(_ options: [String], scale: Int, height: Double) throws {
    let run = try ReflowProcess(
      ["inspect", "-", "--format", "json"] + options, body: #"Text("Hello")"#)
    #expect(try run.json()["displayScale"] as? Double == Double(scale))
    let root = try InspectedNode(try run.json()["root"])
    #expect(abs(try root.frame()[3] - height) < 1e-9)
    // Both edges are whole pixels wide apart.
    let pixels = try root.frame()[2] * Double(scale)
    #expect(abs(pixels - pixels.rounded()) < 1e-9)
  }

  @Test func aScaleThatIsChosenIsShown() throws {
    let run = try ReflowProcess(
      ["inspect", "-", "--container", "50x50", "--display-scale", "1"], body: "Color.red")
    #expect(run.lines.first == "container 50×50, no safe area, @1x")
  }

  @Test(arguments: ["0", "4", "-1", "1.5"]) func thereIsNoOtherScale(scale: String) throws {
    let run = try ReflowProcess(["inspect", "-", "--display-scale=\(scale)"], body: "Color.red")
    #expect(run.exitCode == 64 && run.messages.contains("--display-scale"))
  }

  @Test func showsWhatTheScenePrints() throws {
    let run = try ReflowProcess(
      ["inspect", "-", "--container", "10x10", "--format", "json"],
      body: #"let _ = print("hello"); Color.red"#)
    #expect(try run.json()["output"] as? [String] == ["hello"])
  }
}
