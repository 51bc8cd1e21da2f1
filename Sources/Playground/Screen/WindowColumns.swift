/// How a window's columns are shared by the canvas and the panels beside it.
///
/// The panels' widths are chosen for one window and stay when that is dragged, so that each column
/// more or less is one of the canvas. Where a column of panels appears or goes, the canvas changes by
/// all of it.
struct WindowColumns: Equatable {
  /// The columns of the panels on the left, and of those on the right.
  let left: Int
  let right: Int
  /// The fewest that the canvas has beside one column of panels, and between two.
  private let besideOne: Int
  private let betweenTwo: Int

  /// Of panels that the user has made narrower, and of a canvas between such.
  static let fewest = 16
  /// A line, and a blank column that keeps the picture's edge from it.
  private static let line = 2

  /// - Parameters:
  ///   - window: The columns of the window that the widths are chosen for.
  ///   - splits: Where the user has put lines between panels.
  init(for window: Int, _ splits: Splits = Splits()) {
    left = max(splits.left ?? 26 + min(max(window - 120, 0) / 8, 10), Self.fewest)
    right = max(splits.right ?? 34 + min(max(window - 100, 0) / 10, 10), Self.fewest)
    let isChosen = splits.left == nil && splits.right == nil
    besideOne = isChosen ? 36 : Self.fewest
    betweenTwo = isChosen ? 54 : Self.fewest
  }

  /// From how many columns of a window on panels stand on the right, and on both sides.
  private var twoFrom: Int { max(72, besideOne + right + Self.line) }
  private var threeFrom: Int { max(120, betweenTwo + left + right + 2 * Self.line) }

  func rung(columns: Int, rows: Int) -> ScreenLayout.Rung {
    let smallest = ScreenLayout.smallest
    if columns < smallest.columns || rows < smallest.rows { return .tooSmall }
    if rows < ScreenLayout.fewestRowsOfPanels || columns < twoFrom { return .single }
    return columns < threeFrom ? .two : .three
  }

  /// The columns of the canvas in a window.
  func canvas(_ rung: ScreenLayout.Rung, columns: Int) -> Int {
    switch rung {
    case .three: columns - left - right - 2 * Self.line
    case .two: columns - right - Self.line
    case .single: columns
    case .tooSmall: 0
    }
  }

  /// How much coarser a picture is beside these panels than without any, so that the first window
  /// with them shows a column of points more than the last one without.
  func coarseness(_ rung: ScreenLayout.Rung) -> Double {
    func step(_ fewer: ScreenLayout.Rung, _ more: ScreenLayout.Rung, at columns: Int) -> Double {
      Double(canvas(fewer, columns: columns)) / Double(canvas(more, columns: columns))
    }
    let two = step(.single, .two, at: twoFrom)
    return switch rung {
    case .tooSmall, .single: 1
    case .two: two
    case .three: two * step(.two, .three, at: threeFrom)
    }
  }
}
