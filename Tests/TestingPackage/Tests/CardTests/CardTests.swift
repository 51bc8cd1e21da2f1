import ReflowTesting
import Testing

/// The card, on screens and at type sizes that matter to it.
@Suite struct CardTests {
  @Test func aShortNameFitsTheSmallestScreen() throws {
    let layout = try LaidOutScene("Card.swift", preview: "Short", on: "iphone-se-1")
    #expect(!layout["name"].isTruncated)
    #expect(layout["card"].height <= 80)
    #expect(layout["card"].isInside(layout.safeArea))
    #expect(layout["badge"].overlaps(layout["avatar"]))
    #expect(layout["name"].gap(to: layout["state"]) == 4)
  }

  @Test func aLongNameIsCutOnALine() throws {
    let layout = try LaidOutScene("Card.swift", preview: "Long", on: "iphone-se-1")
    #expect(layout["name"].isTruncated)
    #expect(layout["name"].text.hasSuffix("…"))
  }

  @Test(arguments: ["large", "xxxLarge", "accessibility5"])
  func nothingLeavesTheScreen(typeSize: String) throws {
    let layout = try LaidOutScene("Card.swift", on: "iphone-se-3", typeSize: typeSize)
    #expect(layout["card"].isInside(layout.screen))
    #expect(layout.findings.filter(\.isWarning).isEmpty)
  }

  /// A name that is mistyped never passes.
  @Test func aViewThatIsNotThereHoldsNothing() throws {
    let layout = try LaidOutScene("Card.swift")
    #expect(!layout["nome"].exists)
    #expect(!(layout["nome"].height <= 44))
    #expect(layout["nome"].description.contains("did you mean 'name'?"))
  }
}
