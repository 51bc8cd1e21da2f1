import Cells
import Foundation
import LayoutSolver
import Testing

@testable import Playground
@testable import SceneLoader

/// What holds for the texts of every picture, of whichever scene and at whatever scale.
@Suite("Texts in pictures of scenes")
struct TextPropertyTests {
  static let root = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  static let scenes = ["Scenes", "Tests/SceneLoaderTests/Corpus", "Tests/Screens"].flatMap {
    folder -> [String] in
    let names =
      (try? FileManager.default.contentsOfDirectory(atPath: "\(root.path)/\(folder)")) ?? []
    return names.filter { $0.hasSuffix(".swift") }.sorted().map { "\(folder)/\($0)" }
  }

  /// A phone, a small one, and one on its side, each at a scale of its own.
  private static let pictures = [
    (Size(width: 402, height: 874), 5.0), (Size(width: 320, height: 568), 8),
    (Size(width: 874, height: 402), 12),
  ]

  @Test("Each stands at an edge of its frame, within its cells, over no other", arguments: scenes)
  func places(scene: String) throws {
    let scene = try Scene(path: "\(Self.root.path)/\(scene)")
    for (size, points) in Self.pictures {
      let settings = LayoutSettings(container: LayoutContainer(size: size))
      guard let result = scene.layout(settings).result else { continue }
      var options = CanvasPicture.Options()
      options.layers = .screen
      let scale = CellScale(pointsPerColumn: points)
      let plan = CanvasPlan(result, scale: scale)
      let drawn = CanvasPicture(plan, options: options).drawn()
      // Letters of several rows are shapes, which `CellTextTests` reads.
      let large = Set(
        plan.screens.latest?.text.runs.filter { $0.large != nil }.map(\.node) ?? [])
      var owners: [Int: Int] = [:]
      for (number, run) in drawn.texts.enumerated() {
        let node = result.node(run.node)
        let place = "\(run.text) at \(points) points a column"
        if !large.contains(run.node) { expectWritten(run, in: drawn.grid, place) }
        expectInside(run, node, scale, place, result, drawn.texts)
        expectAtEdge(run, node, scale, place, LineAlignment(result).alignment(of: node))
        for column in run.column..<run.column + run.columns
        where drawn.grid[column, run.row].grapheme != " " {
          let cell = run.row * drawn.grid.columns + column
          let other = owners.updateValue(number, forKey: cell).map { drawn.texts[$0] }
          guard let other, other.text.count == other.columns else { continue }
          let isOverlapping = result.node(other.node).frame.overlaps(node.frame)
          #expect(isOverlapping, "\(place) and \(other.text)")
        }
      }
      expectConsecutive(drawn.texts, result)
    }
  }

  /// The cells say what the run says.
  private func expectWritten(_ run: DrawnPicture.TextRun, in grid: CellGrid, _ place: String) {
    let cells = (run.column..<run.column + run.columns).compactMap { grid[$0, run.row].grapheme }
    for (seen, said) in zip(cells, run.text) where said != " " {
      #expect(seen == said, "\(place)")
    }
  }

  private func expectInside(
    _ run: DrawnPicture.TextRun, _ node: PlacedNode, _ scale: CellScale, _ place: String,
    _ result: LayoutResult, _ texts: [DrawnPicture.TextRun]
  ) {
    // What a canvas draws has places of its own.
    guard node.name != "Canvas", node.name != "Chart" else { return }
    // Of a text without any room the mark stands at the end of what is in its place.
    guard run.text != "»" else { return }
    let left = Int((node.frame.minX / scale.pointsPerColumn + 1e-6).rounded(.down))
    let right = Int((node.frame.maxX / scale.pointsPerColumn - 1e-6).rounded(.up))
    let top = Int((node.frame.minY / scale.pointsPerRow + 1e-6).rounded(.down))
    let bottom = Int((node.frame.maxY / scale.pointsPerRow - 1e-6).rounded(.up))
    expectFree(run.column..<max(left, run.column), run, node, scale, place, result, texts)
    let end = run.column + run.columns
    expectFree(
      min(max(right, left + 1), end)..<end, run, node, scale, place, result, texts)
    #expect(run.row >= top && run.row < max(bottom, top + 1), "\(place)")
  }

  /// Beyond its frame a text takes only cells in which nothing else is drawn, and only if it lacks room.
  private func expectFree(
    _ columns: Range<Int>, _ run: DrawnPicture.TextRun, _ node: PlacedNode, _ scale: CellScale,
    _ place: String, _ result: LayoutResult, _ texts: [DrawnPicture.TextRun]
  ) {
    guard !columns.isEmpty else { return }
    let own = scale.cells(node.frame)
    // One that doesn't begin at its frame's edge leaves a shared cell to its neighbour.
    let isMoved =
      columns.count == 1 && LineAlignment(result).alignment(of: node) != .leading
    #expect(
      isMoved || node.textLines.contains { TextWidth.of($0) > own.columns },
      "\(place) has room in its frame")
    let beyond = CellRect(
      column: columns.lowerBound, row: run.row, columns: columns.count, rows: 1)
    let container = scale.cells(Rect(size: result.container.size))
    #expect(beyond.column >= 0 && beyond.endColumn <= container.endColumn, "\(place)")
    // A text of which an area that is painted later covers a part has lost letters.
    for other in texts where other.row == run.row && other.text.count == other.columns {
      guard other.node != node.id, !result.node(other.node).frame.overlaps(node.frame) else {
        continue
      }
      let taken = CellRect(column: other.column, row: other.row, columns: other.columns, rows: 1)
      #expect(!taken.meets(beyond), "\(place) beside \(other.text)")
    }
  }

  /// A line that is seen whole begins, ends or is centred where its frame does or is.
  private func expectAtEdge(
    _ run: DrawnPicture.TextRun, _ node: PlacedNode, _ scale: CellScale, _ place: String,
    _ alignment: TextAlignment
  ) {
    // All lines of a paragraph move with the longest one.
    let room = scale.cells(node.frame).columns
    guard node.textLines.contains(run.text),
      node.textLines.allSatisfy({ TextWidth.of($0) <= room })
    else { return }
    let left = Int((node.frame.minX / scale.pointsPerColumn + 1e-6).rounded(.down))
    let right = Int((node.frame.maxX / scale.pointsPerColumn - 1e-6).rounded(.up))
    let off = Double(run.column) + Double(run.columns) / 2 - node.frame.midX / scale.pointsPerColumn
    // A cell is left to what stands beside it, but not by those that begin at one edge.
    let far = alignment == .leading ? 0 : 1
    #expect(
      abs(run.column - left) <= far || abs(run.column + run.columns - right) <= far
        || abs(off) <= 0.5 + 1e-6, "\(place)")
  }

  /// A paragraph's lines are below each other, as far apart.
  private func expectConsecutive(_ runs: [DrawnPicture.TextRun], _ result: LayoutResult) {
    let paragraphs = Dictionary(grouping: runs, by: \.node)
    for (id, lines) in paragraphs where result.node(id).textLines.count > 1 {
      let steps = zip(lines, lines.dropFirst()).map { $1.row - $0.row }
      #expect(steps.allSatisfy { $0 > 0 } && Set(steps).count < 2, "\(lines.map(\.text))")
    }
  }
}
