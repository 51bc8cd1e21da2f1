import Cells
import Foundation
import LayoutSolver
import Testing

@testable import Playground
@testable import SceneLoader

/// What the cells keep of the texts that a layout shows, of whichever scene and at whatever scale.
@Suite("Texts in cells")
struct CellTextTests {
  /// A phone, a small one and one on its side, in terminals from 200x90 to 44x14.
  private static let pictures = [
    (Size(width: 402, height: 874), 5.0, BlockGlyphs.sextants),
    (Size(width: 402, height: 874), 9, .sextants), (Size(width: 402, height: 874), 11, .quadrants),
    (Size(width: 402, height: 874), 20, .quadrants), (Size(width: 402, height: 874), 5, .quadrants),
    (Size(width: 320, height: 568), 8, .sextants), (Size(width: 874, height: 402), 12, .halves),
  ]

  @Test(
    "Every word is there or its cut is marked; lines, edges and baselines are the layout's",
    arguments: TextPropertyTests.scenes)
  func keeping(scene: String) throws {
    let scene = try Scene(path: "\(TextPropertyTests.root.path)/\(scene)")
    for (size, points, blocks) in Self.pictures {
      let settings = LayoutSettings(container: LayoutContainer(size: size))
      guard let result = scene.layout(settings).result else { continue }
      for fault in TextPicture(result, CellScale(pointsPerColumn: points), blocks).faults() {
        Issue.record("\(fault) at \(points) points a column")
      }
    }
  }
}

extension CellTextTests {
  /// A digit in a corner of each square, inside of a border that is 2 points wide.
  private static let board = """
    import SwiftUI
    struct Board: View {
      var body: some View {
        VStack(spacing: 0) {
          ForEach(1..<9) { row in
            HStack(spacing: 0) {
              ForEach(1..<9) { column in
                Color.clear.frame(width: 33, height: 37)
                  .overlay(alignment: .topLeading) {
                    Text("\\(column)").font(.caption2).padding(2)
                  }
                  .border(.black, width: 2)
              }
            }
          }
        }
      }
    }
    #Preview { Board() }
    """

  @Test(
    "A border hides no letters beside it, though they share cells", arguments: [3.0, 4, 5, 6, 8])
  func borders(points: Double) throws {
    let scene = Scene(files: [Scene.File(name: "-", text: Self.board)], name: "board")
    let settings = LayoutSettings(
      container: LayoutContainer(size: Size(width: 402, height: 874)))
    let result = try #require(scene.layout(settings).result)
    var options = CanvasPicture.Options()
    options.layers = .screen
    let plan = CanvasPlan(result, scale: CellScale(pointsPerColumn: points))
    let texts = CanvasPicture(plan, options: options).drawn().texts.map(\.text)
    for digit in 1..<9 { #expect(texts.filter { $0 == "\(digit)" }.count == 8, "\(digit)") }
  }
}

/// A picture and the texts that can be seen in full on the device.
private struct TextPicture {
  private let result: LayoutResult
  private let scale: CellScale
  private let plan: CanvasPlan
  private let drawn: DrawnPicture
  private let runs: [NodeID: [DrawnPicture.TextRun]]

  init(_ result: LayoutResult, _ scale: CellScale, _ blocks: BlockGlyphs) {
    self.result = result
    self.scale = scale
    var options = CanvasPicture.Options()
    (options.layers, options.blocks) = (.screen, blocks)
    plan = CanvasPlan(result, scale: scale)
    drawn = CanvasPicture(plan, options: options).drawn()
    runs = Dictionary(grouping: drawn.texts, by: \.node)
  }

  func faults() -> [String] {
    let shown = shown()
    return shown.flatMap(lostWords) + shown.flatMap(wrongLines) + edges(shown) + baselines(shown)
      + shown.flatMap(unseenLetters) + shown.flatMap(idleMarks)
      + shown.flatMap(misreadLetters)
  }

  private func isMarked(_ run: DrawnPicture.TextRun) -> Bool { run.text.hasSuffix("»") }

  private func lostWords(_ node: PlacedNode) -> [String] {
    guard let rows = runs[node.id] else {
      return hasMark(near: node) ? [] : ["\(node.textLines[0]) is nowhere"]
    }
    return zip(node.textLines, rows).filter { !isMarked($1) }.flatMap { line, row in
      TextWidth.withoutMarks(line).split(separator: " ").filter { !row.text.contains($0) }
        .map { "\($0) is missing in \(row.text)" }
    }
  }

  /// Letters in the colour of what they stand on.
  private func unseenLetters(_ node: PlacedNode) -> [String] {
    (runs[node.id] ?? []).flatMap { run in
      (run.column..<run.column + run.columns).filter { column in
        let cell = drawn.grid[column, run.row]
        return cell.grapheme.map { $0 != " " } == true
          && cell.style.foreground == cell.style.background
      }.map { "a letter of \(run.text) in column \($0) is unseen" }
    }
  }

  /// Letters of several rows whose cells don't show them: of all letters that there are, those in the
  /// grid are what the line says.
  private func misreadLetters(_ node: PlacedNode) -> [String] {
    guard let text = plan.screens.latest?.text else { return [] }
    return text.runs.enumerated().flatMap { number, run -> [String] in
      guard run.node == node.id, let line = run.large else { return [] }
      let said = text.seen(run, number)?.text ?? ""
      return line.letters.filter { !$0.parts.isEmpty }.compactMap { letter in
        let column = letter.column / line.blocks.across
        guard let ink = text[column, run.row]?.color else { return "\(said) has no letters" }
        let cells = line.cells
        let rows = cells.row * line.blocks.down..<cells.endRow * line.blocks.down
        var seen: Set<BlockLetters.Part> = []
        for row in rows {
          for column in letter.column..<letter.end where isInk(column, row, line.blocks, ink) {
            seen.insert(
              BlockLetters.Part(column: column - letter.column, row: line.baseline - 1 - row))
          }
        }
        let read = (LetterShape.known + [letter.grapheme]).filter {
          LetterShape.of($0).map(line.style.parts) == seen
        }
        return read.contains(letter.grapheme)
          ? nil : "\(letter.grapheme) of \(said) reads as \(read)"
      }
    }
  }

  /// Whether the grid shows a part of a cell in the colour of a text, or one more like it than what is
  /// around it.
  private func isInk(_ column: Int, _ row: Int, _ blocks: BlockGlyphs, _ ink: UInt32) -> Bool {
    let cell = drawn.grid[column / blocks.across, row / blocks.down]
    let coverage = Coverage(
      parts: [(column, row)], of: blocks, within: drawn.grid.bounds)
    let own = coverage[column / blocks.across, row / blocks.down]
    let shown = cell.grapheme.flatMap { $0 == " " ? 0 : BlockGlyphs.samples(of: $0) }
    guard let shown, shown & own == 0 || shown & own == own else { return false }
    let color = shown & own == 0 ? cell.style.background : cell.style.foreground
    guard case .rgb(let value) = color else { return false }
    return [0, 8, 16].allSatisfy { abs(Int(value >> $0 & 255) - Int(ink >> $0 & 255)) <= 40 }
  }

  /// A text of which nothing is left but the mark, though nothing else is where it would be. Where a
  /// row is 40 points high, what is above and below has cells of the text's row, too.
  private func idleMarks(_ node: PlacedNode) -> [String] {
    guard scale.pointsPerColumn <= 12, let rows = runs[node.id], rows.allSatisfy({ $0.text == "»" })
    else { return [] }
    let cells = scale.cells(node.frame)
    let longest = node.textLines.map { TextWidth.of($0) }.max() ?? 0
    let wanted = cells.column - 1..<cells.column + max(longest, cells.columns) + 1
    // What stands beside it has the cells of its frame, whether it takes all of them or not.
    let isTaken = drawn.texts.contains { other in
      let frame = scale.cells(result.node(other.node).frame)
      let taken =
        min(other.column, frame.column)..<max(other.column + other.columns, frame.endColumn)
      return other.row == rows[0].row && other.node != node.id && taken.overlaps(wanted)
    }
    return isTaken ? [] : ["\(node.textLines) is a mark alone, and its row is free"]
  }

  private func hasMark(near node: PlacedNode) -> Bool {
    let cells = scale.cells(node.frame)
    return (cells.row..<cells.endRow).contains { row in
      (cells.column - 1...cells.endColumn).contains { drawn.grid[$0, row].grapheme == "»" }
    }
  }

  private func wrongLines(_ node: PlacedNode) -> [String] {
    guard let rows = runs[node.id], let last = rows.last,
      rows.count > node.textLines.count || rows.count < node.textLines.count && !isMarked(last)
    else { return [] }
    return ["\(node.textLines) has \(rows.count) rows"]
  }

  /// Texts that begin at one x and in different columns.
  private func edges(_ nodes: [PlacedNode]) -> [String] {
    let leading = nodes.filter { plan.room.alignment(of: $0) == .leading }
    return Dictionary(grouping: leading) { ($0.frame.minX * 10).rounded() }.values
      .compactMap { nodes in
        let rows = nodes.flatMap { node in
          zip(node.textLines, runs[node.id] ?? []).filter { line, row in
            row.text != "»" && !line.hasPrefix(" ")
          }
        }
        let columns = Set(rows.map(\.1.column))
        return columns.count > 1 ? "\(rows.map(\.0)) begin in \(columns)" : nil
      }
  }

  /// Texts on one baseline and in different rows, though their own is free.
  private func baselines(_ nodes: [PlacedNode]) -> [String] {
    let free = nodes.filter { node in
      guard let run = runs[node.id]?.first, run.text != "»" else { return false }
      let row = TextRows(of: node, scale).first
      let cells = scale.cells(node.frame)
      return run.row == row
        || !drawn.texts.contains { other in
          other.row == row && other.node != node.id
            && (other.column..<other.column + other.columns)
              .overlaps(cells.column..<cells.endColumn)
        }
    }
    return Dictionary(grouping: free) { (($0.frame.minY + $0.firstBaseline) * 10).rounded() }
      .values.compactMap { nodes in
        let rows = Set(nodes.compactMap { runs[$0.id]?.first?.row })
        return rows.count > 1 ? "\(nodes.map { $0.textLines[0] }) are in rows \(rows)" : nil
      }
  }

  /// The texts of which nothing is clipped, covered, redacted or too small for letters.
  private func shown() -> [PlacedNode] {
    let painted = result.nodes.filter { node in
      guard node.isPlaced, plan.box(of: node.id) != nil, plan.surroundings[node.id].isVisible
      else { return false }
      if case .none = node.drawing { return !node.decorations.isEmpty }
      return true
    }
    return painted.filter { node in
      guard node.textLines.contains(where: { !$0.isEmpty }), !node.look.isRedacted else {
        return false
      }
      let pitch = node.linesFrame.height / Double(node.textLines.count)
      guard pitch >= scale.pointsPerRow / 2, isWhole(node) else { return false }
      let own = plan.box(of: node.id) ?? 0
      return !painted.contains { other in
        other.id != node.id && plan.box(of: other.id) ?? 0 >= own
          && other.frame.overlaps(node.frame)
      }
    }
  }

  private func isWhole(_ node: PlacedNode) -> Bool {
    var bounds = [Rect(size: result.container.size)]
    var clip = plan.surroundings[node.id].clip
    while let id = clip {
      bounds.append(plan.surroundings.clips[id].shape.bounds)
      clip = plan.surroundings.clips[id].outer
    }
    return bounds.allSatisfy { outer in
      outer.minX <= node.frame.minX + 0.5 && outer.minY <= node.frame.minY + 0.5
        && outer.maxX >= node.frame.maxX - 0.5 && outer.maxY >= node.frame.maxY - 0.5
    }
  }
}
