import Foundation
import Testing

@Suite struct SweepTests {
  /// A choice between a row of 150 + 150 points and a column of two texts that wrap.
  private static let scene = """
    import SwiftUI

    struct ContentView: View {
      var body: some View {
        VStack(spacing: 0) {
          ViewThatFits(in: .horizontal) {
            HStack(spacing: 0) {
              Color.red.frame(width: 150, height: 20)
              Color.blue.frame(width: 150, height: 20)
            }
            Color.green.frame(height: 40)
          }
          Text("Nobody told me how wide I am, so I wrap")
        }
        .frame(maxWidth: 340)
        .accessibilityIdentifier("all")
      }
    }
    """

  /// The view's size in a container so wide, laid out by itself.
  private func size(_ path: String, _ width: Double) throws -> [Double] {
    let json = try ReflowProcess(
      ["inspect", path, "--container", "\(width)x600", "--format", "json"]
    ).json()
    return try InspectedNode(json["root"]).numbers("size", ["width", "height"]).compactMap(\.self)
  }

  @Test func breakpointsAreTrueToATenthOfAPoint() throws {
    let file = FileManager.default.temporaryDirectory
      .appending(path: "reflow-sweep-\(UUID().uuidString).swift")
    try Self.scene.write(to: file, atomically: true, encoding: .utf8)
    defer { try? FileManager.default.removeItem(at: file) }
    let run = try ReflowProcess([
      "sweep", file.path, "--width", "150...400", "--node", "all", "--format", "json",
      "--container", "300x600",
    ])
    let pieces = try #require(try run.json()["pieces"] as? [[String: Any]])
    let ends = try pieces.map { piece in
      try (end(piece["start"]), end(piece["end"]))
    }
    // The row fits from 300 on, the frame stops at 340, and the text wraps in between or before.
    let breaks = ends.dropFirst().map(\.0.length)
    #expect(breaks.contains { abs($0 - 300) <= 0.1 })
    #expect(breaks.contains { abs($0 - 340) <= 0.1 })
    #expect(breaks.count >= 3)
    for (before, after) in zip(ends, ends.dropFirst()) {
      #expect(after.0.length - before.1.length <= 0.1)
      #expect(try size(file.path, before.1.length) == before.1.size)
      #expect(try size(file.path, after.0.length) == after.0.size)
    }
  }

  /// One end of a straight piece.
  private func end(_ value: Any?) throws -> (length: Double, size: [Double]) {
    let sample = try #require(value as? [String: Any])
    let size = try #require(sample["size"] as? [String: Any])
    return (
      try #require(sample["length"] as? Double),
      try ["width", "height"].map { try #require(size[$0] as? Double) }
    )
  }
}
