import Cells
import LayoutSolver

/// The row above the hints: which moment of the negotiation the picture shows, what the last key
/// did, and what changes while the container does.
extension Playground {
  var captionLine: StyledLine {
    var line = StyledLine()
    if let step = stepMark { line.add(step + " ", theme.focus) }
    if let message {
      line.add(message, theme.warning)
      guard let error = errorLine else {
        return line.adding(reflow.words.map { " · " + $0 } ?? "", theme.title)
      }
      line.add(" · ", theme.faint)
      line.spans += error.spans
    } else if let error = errorLine, errorMatters || missingLine == nil {
      line.spans += error.spans
    } else if let strip = stripLine {
      line.spans += strip.spans
    } else if let sentence = stepSentence {
      line.add(sentence)
    } else {
      line.spans += restLine.spans
      line.trailing = widthAxis.map {
        StyledLine.Span(
          text: $0.text(words, unicode: terminal.capabilities.unicode), style: theme.key)
      }
    }
    return line
  }

  /// At the end of the negotiation: what changed of the layout with the width, or that it is the end.
  private var restLine: StyledLine {
    if let presentation { return StyledLine(presentation.words(of: self), theme.title) }
    if isSelectionHidden, let selected = selectedNode, let result {
      return StyledLine("\(result.name(of: selected.id).short) is out of sight", theme.warning)
    }
    guard result != nil, trace.timeline.count > 0 else { return StyledLine() }
    let count = trace.timeline.count
    let end = "the end, after \(count) \(count == 1 ? "step" : "steps")"
    guard let change = reflow.words else {
      return missingLine ?? StyledLine("T" + end.dropFirst(), theme.faint)
    }
    return StyledLine(change, theme.title).adding(" · " + end, theme.faint)
  }

  func paintCaption(_ layout: ScreenLayout, into grid: inout CellGrid) {
    let (row, line) = (layout.caption, captionLine)
    line.write(into: &grid, column: row.column, row: row.row, columns: row.columns)
    if let start = line.trailingStart(columns: row.columns), var axis = widthAxis {
      axis.column = row.column + start + axis.lead(words)
      mouse.screen.add(
        CellRect(column: axis.column, row: row.row, columns: axis.columns, rows: 1), .axis(axis))
    }
  }
}
