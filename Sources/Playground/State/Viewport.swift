import Cells
import LayoutSolver

/// The cell of the canvas in which the container's top left corner is drawn, counted from the
/// canvas's own; negative where the picture is larger and begins outside.
typealias PicturePlace = (column: Int, row: Int)

/// The part of the picture that the canvas shows, and its scale.
extension Playground {
  // MARK: Scale

  /// The scale of the picture.
  var scale: CellScale {
    if followsWindow, !comparison.isSideBySide { return windowScale }
    if let zoom = canvas.zoom { return zoom }
    // The kept layout's part is the smaller one.
    let room = halves(of: screenLayout.canvas)?.kept ?? pictureCanvas
    return fittingScale(of: comparedSize, in: showsBezel ? room.inset(by: 1) : room)
  }

  /// Whether the edge of a device is drawn around its screen.
  var showsBezel: Bool {
    conditions.container.device != nil && !comparison.isSideBySide && screenLayout.canvas.rows >= 8
      && screenLayout.canvas.columns >= 12
  }

  /// How many points a column may be while texts are legible, and at most if even the container's
  /// width doesn't fit then.
  private static let legible = 8.0
  private static let coarsest = 16.0

  /// All of the container; if texts have to be legible, its width, and the rest can be moved into
  /// sight.
  private func fittingScale(of size: Size, in room: CellRect) -> CellScale {
    let whole = CellScale(showing: size, columns: room.columns, rows: room.rows)
    // Side by side what differs must be in sight.
    if !canvas.isLegible || comparison.isSideBySide { return whole }
    let wide = CellScale(showing: size, columns: room.columns, rows: .max)
    let points = min(max(wide.pointsPerColumn, Self.legible), Self.coarsest)
    return CellScale(pointsPerColumn: min(points, whole.pointsPerColumn))
  }

  /// Lets the scale follow; where that hides a part of the container, a second time shows all.
  func fitPicture() {
    guard !followsWindow else {
      chooseForWindow()
      message = "The scale chosen for this window, \(scale.shortWords)"
      return
    }
    let wasFollowing = canvas.zoom == nil
    canvas.zoom(to: nil)
    canvas.isLegible = wasFollowing ? !canvas.isLegible : false
    message = canvas.isLegible ? "As large as texts need" : "All of the container"
  }

  // MARK: Place

  /// The picture's place in `area`: in the middle if there is room, where the user has moved it, or
  /// so that the selected view is visible.
  func picturePlace(in area: CellRect) -> PicturePlace {
    picturePlace(of: effectiveSettings.container.size, showing: selectedNode?.frame, in: area)
  }

  /// The same for a picture of a container of this size, with a selected view of its own.
  func picturePlace(of size: Size, showing selected: Rect?, in area: CellRect) -> PicturePlace {
    let cells = scale.cells(size)
    let place = canvas.pan ?? placeOfSelection(selected ?? .zero, area)
    return (
      Self.clamped(place.column, cells.columns, area.columns),
      Self.clamped(place.row, cells.rows, area.rows)
    )
  }

  private func placeOfSelection(_ selected: Rect, _ area: CellRect) -> PicturePlace {
    let frame = scale.cells(selected)
    /// What doesn't fit is shown from its start.
    func start(_ first: Int, _ length: Int, _ room: Int) -> Int {
      length < room ? room / 2 - first - length / 2 : -first
    }
    return (
      start(frame.column, frame.columns, area.columns), start(frame.row, frame.rows, area.rows)
    )
  }

  /// A larger picture leaves no room at its sides; a smaller one is in the middle.
  private static func clamped(_ start: Int, _ length: Int, _ room: Int) -> Int {
    length <= room ? (room - length) / 2 : min(max(start, room - length), 0)
  }

  /// Moves the picture under the canvas; positive steps show what is further right or down.
  func panPicture(columns: Int = 0, rows: Int = 0) {
    let area = pictureCanvas
    let before = picturePlace(in: area)
    canvas.pan = (before.column - columns, before.row - rows)
    let after = picturePlace(in: area)
    canvas.pan = after
    if before == after, screenLayout.showsCanvas { message = "The picture goes no further" }
  }

  /// By half of the canvas, so that a part stays visible; scrolls the scroll view around the
  /// selected view instead, as long as that can go further.
  func panPicture(pagesRight: Int = 0, pagesDown: Int = 0) {
    let area = pictureCanvas
    let columns = pagesRight * max(area.columns / 2, 1)
    let rows = pagesDown * max(area.rows / 2, 1)
    if !scrollSelection(by: distance(columns: columns, rows: rows)) {
      panPicture(columns: columns, rows: rows)
    }
  }

  /// A number of cells in points.
  func distance(columns: Int, rows: Int) -> Point {
    Point(x: Double(columns) * scale.pointsPerColumn, y: Double(rows) * scale.pointsPerRow)
  }

  /// Follows the selection again if it is out of sight.
  func revealSelection() {
    guard canvas.pan != nil, let frame = selectedNode?.frame else { return }
    let area = pictureCanvas
    let place = picturePlace(in: area)
    let cells = scale.cells(frame)
    let seen = CellRect(
      column: -place.column, row: -place.row, columns: area.columns, rows: area.rows)
    if cells.intersection(seen).isEmpty { canvas.pan = nil }
  }

  /// `x 0–200, y 120–560 of 402×874`: the visible part of a picture larger than the canvas; nil if
  /// all of it is.
  var seenPart: String? {
    let area = pictureCanvas
    let size = effectiveSettings.container.size
    let cells = scale.cells(size)
    let place = picturePlace(in: area)
    func range(_ start: Int, _ room: Int, _ points: Double, _ end: Double) -> String {
      let low = Double(-start) * points
      return "\(PointsText.text(low.rounded()))–"
        + PointsText.text(min(low + Double(room) * points, end).rounded())
    }
    var parts: [String] = []
    if cells.columns > area.columns {
      parts.append(
        "x " + range(place.column, area.columns, scale.pointsPerColumn, size.width))
    }
    if cells.rows > area.rows {
      parts.append("y " + range(place.row, area.rows, scale.pointsPerRow, size.height))
    }
    return parts.isEmpty ? nil : parts.joined(separator: ", ")
  }
}
