import Foundation
import Testing

/// What the map says of one kind of thing is held against a thing of that kind: every file that
/// knows it must be named, so that whoever adds the next one finds all of the places.
@Suite("Where to add")
struct MapTests {
  struct Sample: Sendable, CustomTestStringConvertible {
    /// The row's first column.
    var kind: String
    /// What is found in the files that know the thing, and nowhere else.
    var words: [String]
    /// How many files that are.
    var files: Int
    /// How many edits add one, where the map promises a number: its own file is one, and so is each
    /// line elsewhere that knows it.
    var edits: Int?

    var testDescription: String { kind }
  }

  static let samples = [
    Sample(kind: "a view or modifier", words: ["func geometryGroup("], files: 1),
    Sample(
      kind: "a modifier with a layout of its own",
      words: ["case matchedGeometry", "MatchedGeometryLayout", ".matchedGeometry"],
      files: 8),
    Sample(kind: "a rule of layout", words: [".textInNothing", "case textInNothing"], files: 3),
    Sample(kind: "a finding", words: ["\"narrow-background\"", ".narrowBackground"], files: 3),
    Sample(kind: "a diagnostic", words: ["\"no-bar\""], files: 1),
    Sample(kind: "a control's style", words: ["\"titleAndIcon\""], files: 1),
    Sample(kind: "a key, a command", words: ["\"tree.unfold\""], files: 1),
    Sample(
      kind: "a panel", words: ["GeometryPanel", "case .geometry:", ".geometry, .negotiation"],
      files: 2, edits: 2),
    Sample(kind: "a part of a control", words: ["case gaugeRing", ".gaugeRing"], files: 3),
    Sample(kind: "a list over the panels", words: ["AskOverlay"], files: 2),
    Sample(kind: "a setting", words: ["\"Step of keys\""], files: 1),
    Sample(kind: "an overlay of the canvas", words: [".rulers", "axes, rulers"], files: 3),
    Sample(kind: "an export format", words: [".traceJSON", ", traceJSON"], files: 1),
    Sample(kind: "a report's format", words: ["sarif", "SARIFReport"], files: 2, edits: 2),
    Sample(kind: "a subcommand", words: ["Sweep.self", "struct Sweep:"], files: 2),
    Sample(kind: "a device", words: ["iPhone 17 Pro Max"], files: 1),
    Sample(kind: "a system colour's values", words: [".mint:", "\"mint\""], files: 2),
  ]

  @Test("The map names every place", arguments: samples)
  func places(sample: Sample) throws {
    let map = try Project.text("Sources/README.md")
    let row = try #require(map.split(separator: "\n").first { $0.hasPrefix("| \(sample.kind) |") })
    let named = row.matches(of: /`(Sources\/[^`]+)`/).map { String($0.output.1) }
    try #require(!named.isEmpty)
    let known = try Project.files(below: "Sources", suffix: ".swift").filter { path in
      let text = try Project.text(path)
      return sample.words.contains { text.contains($0) }
    }
    for path in known {
      #expect(named.contains { path == $0 || $0.hasSuffix("/") && path.hasPrefix($0) }, "\(path)")
    }
    #expect(known.count == sample.files, "\(known)")
    guard let edits = sample.edits else { return }
    let lines = try known.map { path in
      try Project.text(path).split(separator: "\n").count { line in
        sample.words.contains { line.contains($0) }
      }
    }
    // Its own file has most of the lines that know it.
    #expect(1 + lines.sorted().dropLast().reduce(0, +) == edits, "\(zip(known, lines).map { $0 })")
  }
}
