import Cells
import JSONText
import LayoutChecks
import LayoutSolver

/// A picture as data: the cells' characters and colours, and each text's place.
package struct PictureJSON {
  let picture: DrawnPicture
  /// The picture's cells for output.
  let grid: CellGrid
  let scale: CellScale
  let result: LayoutResult

  package init(
    picture: DrawnPicture, grid: CellGrid, scale: CellScale, result: LayoutResult
  ) {
    self.picture = picture
    self.grid = grid
    self.scale = scale
    self.result = result
  }

  package func object(caption: String) -> JSON {
    JSON.object([
      ("schemaVersion", .integer(1)), ("caption", .string(caption)),
      (
        "rows",
        .array(
          grid.text.split(separator: "\n", omittingEmptySubsequences: false)
            .map { .string(String($0)) })
      ),
      (
        "scale",
        .object([
          ("column", .number(scale.pointsPerColumn)), ("row", .number(scale.pointsPerRow)),
        ])
      ),
      (
        "origin",
        .object([
          ("column", .integer(picture.origin.column)), ("row", .integer(picture.origin.row)),
        ])
      ),
      ("colors", .array((0..<grid.rows).map(colors))),
      ("texts", .array(picture.texts.map(text))),
    ])
  }

  /// A row's cells, each with its visible foreground and background.
  private func colors(ofRow row: Int) -> JSON {
    .row(
      (0..<grid.columns).map { column in
        let style = grid[column, row].style
        let (front, back) = (style.foreground.hexText, style.background.hexText)
        return .row(
          (style.reverse ? [back, front] : [front, back]).map { JSON.string($0) })
      })
  }

  private func text(_ run: DrawnPicture.TextRun) -> JSON {
    let node = result.node(run.node)
    return .object([
      ("id", .string(node.identifier)), ("view", .string(node.name)), ("text", .string(run.text)),
      ("row", .integer(run.row)), ("column", .integer(run.column)),
      ("columns", .integer(run.columns)),
    ])
  }
}
