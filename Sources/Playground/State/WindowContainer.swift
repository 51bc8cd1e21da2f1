import Cells
import LayoutSolver

/// What is chosen for the window in which a scene is opened, and stays while that is resized: the
/// panels' widths, and the points per column of the picture.
///
/// The container is the canvas, at that scale. When panels appear or go, the scale changes as much
/// as the canvas does, so that the container changes continuously. It depends only on the window's
/// size and on this, so that the way back leads through the same sizes.
struct WindowChoice: Codable, Equatable {
  /// The window's columns that panels have their widths from.
  let columns: Int
  private let scale: CellScale
  /// The panels at which it is the scale.
  private let rung: ScreenLayout.Rung

  init(columns: Int, scale: CellScale, _ rung: ScreenLayout.Rung) {
    self.columns = columns
    self.scale = scale
    self.rung = rung
  }

  /// The points a column at which a canvas is as wide as a phone, but no more than letters take, and
  /// no fewer than a larger picture needs.
  init(columns: Int, rows: Int, _ splits: Splits) {
    let shares = WindowColumns(for: columns, splits)
    let rung = shares.rung(columns: columns, rows: rows)
    let phone = 390 / Double(max(shares.canvas(rung, columns: columns), 1))
    self.init(
      columns: columns, scale: CellScale(pointsPerColumn: min(max(phone.rounded(), 6), 8)), rung)
  }

  /// The scale beside other panels, to a hundredth of a point.
  func scale(_ rung: ScreenLayout.Rung, _ shares: WindowColumns) -> CellScale {
    guard rung != self.rung else { return scale }
    let points = scale.pointsPerColumn * shares.coarseness(rung) / shares.coarseness(self.rung)
    return CellScale(pointsPerColumn: (points * 100).rounded() / 100)
  }
}

extension Playground {
  /// Whether the container is the canvas.
  var followsWindow: Bool { conditions.container == .window }

  /// The panels' widths: a device has the canvas of the present window.
  var windowColumns: WindowColumns {
    WindowColumns(for: followsWindow ? window.columns : terminal.size.columns, panels.splits)
  }

  /// Chooses again for the window as it is.
  func chooseForWindow() {
    let size = terminal.size
    window = WindowChoice(columns: size.columns, rows: size.rows, panels.splits)
    canvas.pan = nil
  }

  var windowScale: CellScale { window.scale(screenLayout.rung, windowColumns) }

  /// The container that is the canvas.
  var windowContainer: Size {
    let cells = screenLayout.containerCells
    return windowScale.container(columns: cells.columns, rows: cells.rows)
  }

  /// Takes a scale of the user's.
  func zoom(to scale: CellScale) {
    guard followsWindow else { return canvas.zoom(to: scale) }
    window = WindowChoice(columns: window.columns, scale: scale, screenLayout.rung)
    canvas.pan = nil
  }
}
