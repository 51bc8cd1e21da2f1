import Cells
import LayoutSolver
import SceneLoader
import Testing

@testable import Playground

@Suite("Titles in letters of several rows")
struct LargeTextTests {
  /// Heights and thicknesses as fonts and scales have them.
  private static let styles = [6, 7, 8, 10, 14, 20].flatMap { height in
    (1...max(height / 4, 1)).map { stem in
      BlockLetters(
        height: height, stem: stem, bar: min(stem, BlockLetters.mostBar(height)),
        stretch: BlockLetters.leastStretch(stem: stem, ofThree: true))
    }
  }

  @Test("No letter looks like another, but those that print the same", arguments: styles)
  func differing(style: BlockLetters) {
    let groups = Dictionary(grouping: LetterShape.known) { letter in
      LetterShape.of(letter).map(style.parts)
    }
    let same = groups.values.filter { $0.count > 1 }.map { String($0.sorted()) }
    // Hyphens, a low quotation mark, what grotesque letters have as mere stems, and a dash and a minus
    // where there is one row for both.
    let expected: Set = [",‚", "-‐‑", "Il", "–−"]
    #expect(Set(same).subtracting(expected).isEmpty, "\(style.height), \(style.stem)")
  }

  @Test("Capitals and figures reach from the baseline to one height", arguments: styles)
  func heights(style: BlockLetters) throws {
    for letter in "ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789" {
      let rows = style.parts(of: try #require(LetterShape.of(letter))).map(\.row)
      #expect(rows.min() == 0 && rows.max() == style.height - 1, "\(letter)")
    }
    let tops = try "aceimnorsuvwxzgpqy".map { letter in
      try #require(LetterShape.of(letter == "i" ? "ı" : letter)).lines.joined().map(\.step).max()
    }
    #expect(Set(tops) == [LetterShape.small])
  }

  @Test("What is over a letter has air below it, what is under it hangs on it", arguments: styles)
  func accents(style: BlockLetters) throws {
    for letter in "ÀÁÂÃÄÅĂĀÇČĎÉĚËĖĞĢÍÎÏİÑŇÓÔÖŐÕŘŚŞȘŠŤÚÜŰŮÝŹŻŽàáâãäåăāçčéěëėğíîïñňóôöőõřśşșšúüűůýźżž"
    {
      let shape = try #require(LetterShape.of(letter), "\(letter)")
      let base = try #require(LetterShape.of(shape.name)).lines.joined().map(\.step)
      let mark = try #require(shape.marks.first).lines.joined().map(\.step)
      let (low, high) = (mark.min() ?? 0, mark.max() ?? 0)
      #expect(low > (base.max() ?? 0) + 1 || high <= (base.min() ?? 0), "\(letter)")
      #expect(style.width(of: shape) >= style.width(of: try #require(LetterShape.of(shape.name))))
    }
  }

  @Test("Letters of other scripts aren't known")
  func unknown() {
    for letter in "ЖאあΩ😀ﬁ" { #expect(LetterShape.of(letter) == nil, "\(letter)") }
  }

  private func picture(
    _ body: String, points: Double = 5, blocks: BlockGlyphs = .sextants,
    colors: Int = TerminalCapabilities.trueColors, height: Double = 200, hasPixels: Bool = false
  ) throws -> (plan: CanvasPlan, drawn: DrawnPicture) {
    let source = "import SwiftUI\nstruct ContentView: View { var body: some View { \(body) } }"
    let scene = Scene(files: [Scene.File(name: "a.swift", text: source)], name: "a")
    let container = LayoutContainer(size: Size(width: 400, height: height))
    let result = try #require(scene.layout(LayoutSettings(container: container)).result)
    var options = CanvasPicture.Options()
    (options.layers, options.blocks, options.colors) = (.screen, blocks, colors)
    options.hasPixels = hasPixels
    let plan = CanvasPlan(result, scale: CellScale(pointsPerColumn: points))
    return (plan, CanvasPicture(plan, options: options).drawn())
  }

  private func isLarge(_ plan: CanvasPlan) -> Bool {
    plan.screens.latest?.text.runs.contains { $0.large != nil } == true
  }

  @Test("From 28 points on, where capitals are two rows high")
  func which() throws {
    let title = #"Text("Title").font(.system(size: 34))"#
    #expect(isLarge(try picture(title).plan))
    #expect(isLarge(try picture(title, points: 4, blocks: .quadrants).plan))
    #expect(isLarge(try picture(title, points: 3, blocks: .halves).plan))
    // 24 points are 1.5 rows.
    #expect(!isLarge(try picture(title, points: 8).plan))
    #expect(!isLarge(try picture(#"Text("Title").font(.system(size: 22))"#, points: 4).plan))
    #expect(!isLarge(try picture(title, blocks: .spaces).plan))
    #expect(!isLarge(try picture(title, colors: 16).plan))
    // Pixels have the letters themselves; in the colour behind a frame's lines theirs would be a blot.
    #expect(!isLarge(try picture(title, hasPixels: true).plan))
    #expect(!isLarge(try picture(#"Text("Жук").font(.system(size: 34))"#).plan))
  }

  @Test("A title begins and ends where its frame does, and is found as a text")
  func places() throws {
    let words = "Dashboard of $4,812.50"
    for alignment in ["leading", "center", "trailing"] {
      let (plan, drawn) = try picture(
        "Text(\"\(words)\").font(.system(size: 34, weight: .bold))"
          + ".frame(maxWidth: .infinity, alignment: .\(alignment))")
      #expect(isLarge(plan))
      let run = try #require(drawn.texts.first)
      #expect(run.text == words)
      let cells = plan.scale.cells(plan.result.node(run.node).frame)
      let end = run.column + run.columns
      if alignment == "leading" { #expect(run.column == cells.column) }
      if alignment == "trailing" { #expect(end == cells.endColumn) }
      #expect(run.column >= cells.column && end <= cells.endColumn, "\(alignment)")
      #expect(run.columns >= cells.columns - 4, "\(alignment)")
    }
  }

  @Test("A title gives way to a text whose letters would be in its cells")
  func givingWay() throws {
    let (_, drawn) = try picture(
      """
      VStack(spacing: -22) { Text("Jumping").font(.system(size: 34)); Text("beside it") }
      """, points: 6.8)
    #expect(drawn.texts.map(\.text).contains("beside it"))
    #expect(drawn.texts.map(\.text).contains("Jumping"))
  }

  @Test("An area over a title hides what it covers of it")
  func covered() throws {
    let (_, drawn) = try picture(
      """
      Text("Covered").font(.system(size: 40)).overlay(alignment: .trailing) {
        Color.red.frame(width: 60)
      }
      """)
    let run = try #require(drawn.texts.first)
    #expect(run.text.hasPrefix("Cov") && !run.text.hasSuffix("red"))
  }
}
