import Cells
import LayoutSolver
import Pixels

/// Texts and symbols, which are set in cells.
extension CellInk {
  mutating func write(_ node: PlacedNode, _ style: ShapeStyle?, _ effects: InkEffects) {
    let count = node.textLines.count
    guard count > 0 else { return }
    let scale = plan.scale
    let pitch = node.linesFrame.height / Double(count)
    if node.look.isRedacted {
      return drawBars(node, style, effects.faded(to: Self.redaction), height: 0.75)
    }
    if pitch < scale.pointsPerRow * Self.leastPitch {
      return drawBars(node, style, effects.faded(to: 0.4), height: 0.45)
    }
    budget.spend(lines: node.textLines)
    let set = TextLines(node)
    let styles = set.looks.map { look in
      PlacedStyle(
        look.foreground ?? style ?? .named(.primary), of: node, effects,
        in: result)
    }
    let fallback = PlacedStyle(
      style ?? .named(.primary), of: node, effects, in: result)
    if writeLarge(node, set.lines, styles, effects) { return }
    let looks = set.looks.map(TextLayer.Look.init)
    write(
      set.lines, in: node.linesFrame, plan.room.alignment(of: node), node: node,
      effects,
      looks: looks, isText: true
    ) { place in
      let style = styles.indices.contains(place.look) ? styles[place.look] : fallback
      return style.ink(at: place.point)
    }
  }

  /// Fewer colours leave letters that are areas no contrast of their own.
  private static let colorsOfShapes = 256

  /// A title in letters of several rows, where it has the cells and no other text's letters are in them.
  private mutating func writeLarge(
    _ node: PlacedNode, _ lines: [[SetLetter]], _ styles: [PlacedStyle], _ effects: InkEffects
  ) -> Bool {
    guard !view.hasPixels, view.colors >= Self.colorsOfShapes, !styles.isEmpty else { return false }
    let large = LargeText(
      node, lines, plan.room.alignment(of: node), in: placed(node.linesFrame), plan.scale,
      view.blocks, place: place
    ) { [self] cells in
      let own = cells.moved(by: (column: -origin.column, row: -origin.row))
      return plan.room.isFree(own, besides: node) && !hasOthers(in: cells, besides: node.frame)
    }
    guard let large else { return false }
    let rows = TextRows(of: node, plan.scale).moved(by: origin.row)
    let clip = clip(effects)
    for (index, line) in large.lines.enumerated() {
      write(line, in: line.row(nearest: rows.row(of: index)), node, styles, clip)
    }
    return true
  }

  /// Whether a text whose frame doesn't overlap this one has letters in some cells.
  private func hasOthers(in cells: CellRect, besides frame: Rect) -> Bool {
    (cells.row..<cells.endRow).contains { row in
      (cells.column..<cells.endColumn).contains { column in
        guard let letter = text[column, row] else { return false }
        return !text.runs[Int(letter.run)].frame.overlaps(frame)
      }
    }
  }

  /// Fills a line's letters, and says of their cells what is written there: one row has the letters
  /// themselves.
  private mutating func write(
    _ line: LargeText.Line, in row: Int, _ node: PlacedNode, _ styles: [PlacedStyle],
    _ clip: Coverage?
  ) {
    guard let columns = line.columns else { return }
    func style(_ look: Int) -> PlacedStyle {
      styles.indices.contains(look) ? styles[look] : styles[0]
    }
    let run = text.begin(
      TextLayer.Run(
        node: node.id, frame: node.linesFrame, row: row, columns: columns, large: line))
    let signs = line.letters.enumerated().map { place, letter in
      let column = letter.column / line.blocks.across
      let ink = style(letter.look).ink(at: point(column, row)) ?? Raster.Ink(0, alpha: 0)
      let below = raster.ground(column, row, unlike: ink.color)
      return TextLayer.Letter(
        grapheme: letter.grapheme, reading: place, color: Raster.mixed(ink, over: below),
        look: [], isShape: true, run: run)
    }
    let cells = line.cells.intersection(limit)
    for look in Set(line.letters.map(\.look)) {
      let letters = line.letters.filter { $0.look == look }
      let area = Coverage(parts: letters.flatMap(\.parts), of: line.blocks, within: cells)
      fill(clip.map(area.intersection) ?? area, style(look))
    }
    func mark(_ letter: TextLayer.Letter, _ column: Int, _ row: Int) {
      guard cells.contains(column: column, row: row), clip?[column, row] != 0,
        text[column, row]?.run != run
      else { return }
      text.mark(letter, column: column, row: row)
    }
    for (letter, sign) in zip(line.letters, signs) {
      mark(sign, letter.column / line.blocks.across, row)
    }
    for (letter, sign) in zip(line.letters, signs) {
      var part = sign
      part.grapheme = nil
      for place in letter.parts {
        mark(part, place.column / line.blocks.across, place.row / line.blocks.down)
      }
      // What is between two letters is theirs.
      for place in letter.column...letter.end + line.style.gap {
        let column = place / line.blocks.across
        if columns.contains(column) { mark(part, column, row) }
      }
    }
  }

  /// Lines closer than this part of a row can't be told apart as letters.
  private static let leastPitch = 0.5

  /// A place that a letter's ink is asked for.
  struct LetterPlace {
    var point: Point
    var look: Int
  }

  /// Sets lines in a frame of the container.
  /// - Parameter isText: Whether they may leave it where nothing stands beside the node.
  mutating func write(
    _ lines: [[SetLetter]], in frame: Rect, _ alignment: TextAlignment, node: PlacedNode,
    _ effects: InkEffects, looks: [TextLayer.Look] = [], isText: Bool = false,
    _ ink: (LetterPlace) -> Raster.Ink?
  ) {
    let cells = placed(frame)
    let rows =
      isText ? TextRows(of: node, plan.scale) : TextRows(lines.count, in: frame, plan.scale)
    let setting = Typesetting(
      cells: cells, rows: rows.moved(by: origin.row),
      middle: place(Point(x: frame.midX, y: frame.midY)).x, alignment: alignment)
    let clip = clip(effects)
    let set = setting.lines(lines) {
      guard isText else { return cells }
      let room = plan.room.cells(of: node, alignment).moved(by: origin)
      return seen(room, around: cells, of: frame, rows: setting.rows, by: clip)
    }
    for line in free(set, in: frame, within: cells) {
      write(line, in: frame, node, clip, looks, ink)
    }
  }

  /// The cells of a text's room as far as clips that leave its frame whole leave them.
  private func seen(
    _ room: CellRect, around own: CellRect, of frame: Rect, rows: TextRows, by clip: Coverage?
  ) -> CellRect {
    guard let clip else { return room }
    func isClipped(_ column: Int) -> Bool {
      (0..<rows.count).contains { self.isClipped(column, rows.row(of: $0), of: frame, by: clip) }
    }
    var (left, right) = (room.column, room.endColumn)
    while left < own.column, isClipped(left) { left += 1 }
    while right > max(own.endColumn, left + 1), isClipped(right - 1) { right -= 1 }
    return CellRect(column: left, row: room.row, columns: right - left, rows: room.rows)
  }

  /// The lines in their rows, or all of them a row lower or higher in their frame's cells, where they
  /// cover no letter of a view beside it.
  private func free(
    _ lines: [Typesetting.Line], in frame: Rect, within cells: CellRect
  ) -> [Typesetting.Line] {
    guard let first = lines.first?.row, let last = lines.last?.row else { return [] }
    for step in [0, 1, -1] where first + step >= cells.row && last + step < cells.endRow {
      let moved = lines.map { line in
        var line = line
        line.row += step
        return line
      }
      if moved.allSatisfy({ obstacle(of: $0, in: frame) == nil }) { return moved }
    }
    return lines
  }

  private mutating func write(
    _ line: Typesetting.Line, in frame: Rect, _ node: PlacedNode, _ clip: Coverage?,
    _ looks: [TextLayer.Look], _ ink: (LetterPlace) -> Raster.Ink?
  ) {
    guard let line = shortened(line, in: frame) else { return }
    let run = text.begin(
      TextLayer.Run(
        node: node.id, frame: frame, row: line.row,
        columns: line.column..<line.column + line.width))
    var column = line.column
    for (reading, letter) in Typesetting.visual(line.letters) {
      defer { column += letter.width }
      guard limit.contains(column: column, row: line.row) else { continue }
      if let clip, isClipped(column, line.row, of: frame, by: clip) { continue }
      let place = LetterPlace(point: point(column, line.row), look: letter.look)
      guard let ink = ink(place) else { continue }
      let below = ground(column, line.row, of: text.runs[Int(run)], unlike: ink.color)
      text.set(
        TextLayer.Letter(
          grapheme: letter.grapheme, isTurned: letter.level % 2 == 1, reading: reading,
          color: Raster.mixed(ink, over: below),
          look: looks.indices.contains(letter.look) ? looks[letter.look] : [], run: run),
        column: column, row: line.row, width: letter.width)
    }
  }

  /// The colour that a letter stands on: that of its frame's part of the cell, in which an area's edge
  /// may be, too; beyond the frame, what is most like that at its end.
  func ground(
    _ column: Int, _ row: Int, of run: TextLayer.Run, unlike ink: UInt32
  ) -> UInt32 {
    if let color = raster.uniform(column, row) { return color }
    func inFrame(_ column: Int) -> UInt64 {
      let cell = CellRect(column: column, row: row, columns: 1, rows: 1)
      return coverage(of: run.frame, in: cell)[column, row]
    }
    let own = inFrame(column)
    let cells = placed(run.frame)
    let end = max(min(column, cells.endColumn - 1), cells.column)
    guard own == 0, end != column else {
      return raster.ground(column, row, in: own, unlike: ink)
    }
    let inside = raster.ground(end, row, in: inFrame(end), unlike: ink)
    return raster.ground(column, row, like: inside)
  }

  /// Whether so much of a letter's cell is clipped that it isn't seen: of the part that the text's frame
  /// has of it, which at its ends may be less than the cell. Of so little that a clip at the same place
  /// may leave nothing, the next cell inwards tells.
  private func isClipped(_ column: Int, _ row: Int, of frame: Rect, by clip: Coverage) -> Bool {
    if clip[column, row].nonzeroBitCount >= 24 { return false }
    let whole = coverage(
      of: frame, in: CellRect(column: column - 1, row: row, columns: 3, rows: 1))
    func isSeen(_ column: Int) -> Bool {
      let own = whole[column, row]
      return own != 0 && (clip[column, row] & own).nonzeroBitCount * 8 >= own.nonzeroBitCount * 3
    }
    if isSeen(column) { return false }
    guard whole[column, row].nonzeroBitCount < 16 else { return true }
    let middle = place(Point(x: frame.midX, y: frame.midY)).x
    return !isSeen(Double(column) < middle ? column + 1 : column - 1)
  }

  /// The line as far as it covers no letter of a view beside it; of one that has no room at all, the
  /// mark that something is cut, at the end of what is in its place; nil where there is one already.
  private mutating func shortened(_ line: Typesetting.Line, in frame: Rect) -> Typesetting.Line? {
    guard let obstacle = obstacle(of: line, in: frame), let other = text[obstacle, line.row] else {
      return line
    }
    let columns = text.runs[Int(other.run)].columns
    // The last letters of what ends where this begins give way.
    if obstacle == line.column, obstacle - columns.lowerBound >= 2 {
      text.cut(other.run, from: obstacle, mark: Typesetting.mark)
      return shortened(line, in: frame)
    }
    var cut = line
    let room = obstacle - line.column - 1
    guard room >= 2 else {
      let end = columns.upperBound
      let isFree = text[end, line.row] == nil && limit.contains(column: end, row: line.row)
      if !isFree {
        guard text[end - 1, line.row]?.grapheme != Typesetting.mark else { return nil }
        text.cut(other.run, from: end - 1, mark: Typesetting.mark)
      }
      cut.letters = [SetLetter(grapheme: Typesetting.mark, look: line.letters.first?.look ?? 0)]
      (cut.column, cut.width) = (isFree ? end : end - 1, 1)
      return cut
    }
    cut.letters = Typesetting.cut(line.letters, to: room, goesOn: true)
    cut.width = Typesetting.width(cut.letters)
    return cut
  }

  /// The first column with a letter of a text whose frame doesn't overlap this one.
  private func obstacle(of line: Typesetting.Line, in frame: Rect) -> Int? {
    (line.column..<line.column + line.width).first { column in
      guard let letter = text[column, line.row] else { return false }
      return !text.runs[Int(letter.run)].frame.overlaps(frame)
    }
  }

  mutating func write(
    label lines: [String], in frame: Rect, _ style: PlacedStyle, isBold: Bool, sign: String?,
    of node: PlacedNode, _ effects: InkEffects
  ) {
    let letters = lines.map { line in
      TextWidth.printable(line).map { SetLetter(grapheme: $0, look: 0) }
    }
    write(
      letters, in: frame, .center, node: node, effects, looks: isBold ? [.bold] : []
    ) { style.ink(at: $0.point) }
  }

  mutating func write(
    image name: String, isSystem: Bool, in frame: Rect, _ style: PlacedStyle, of node: PlacedNode,
    _ effects: InkEffects
  ) {
    let glyph = isSystem ? SymbolGlyphs.glyph(of: name) : "◆"
    write(
      [[SetLetter(grapheme: glyph, look: 0)]], in: frame, .center, node: node, effects
    ) { style.ink(at: $0.point) }
  }

  /// A system symbol as a character in its middle, or as its shape where that has room.
  mutating func write(
    symbol name: String, _ node: PlacedNode, _ style: PlacedStyle, _ effects: InkEffects
  ) {
    let styles = styles(of: name, node, style, effects)
    if node.frame.height >= plan.scale.pointsPerRow * Self.rowsOfShapes {
      return draw(symbol: name, node, styles, effects)
    }
    // Of several colours of its own, that of its largest part.
    let shown = node.look.symbolMode == .multicolor ? styles.last : styles.first
    let letter = SetLetter(grapheme: SymbolGlyphs.glyph(of: name), look: 0)
    write(
      [[letter]], in: node.frame, .center, node: node, effects,
      looks: node.look.isBold ? [.bold] : []
    ) { (shown ?? style).ink(at: $0.point) }
  }

  /// Of fewer rows a symbol's lines can't be told from each other.
  private static let rowsOfShapes = 4.0

  private mutating func draw(
    symbol name: String, _ node: PlacedNode, _ styles: [PlacedStyle], _ effects: InkEffects
  ) {
    let placement = result.placement(of: node.id)
    func placed(_ path: ShapePath) -> PlacedShape {
      PlacedShape(inContainer: path.mapping(placement.apply))
    }
    func line(_ width: Double) -> StrokeStyle {
      StrokeStyle(lineWidth: width, cap: .round, join: .round)
    }
    let parts = SymbolShape.of(name).fitted(
      to: node.size, room: node.look.symbolRoom, weight: node.look.font?.weight ?? .regular,
      isLayered: styles.count > 1)
    for part in parts {
      let style = styles[min(part.level, styles.count - 1)]
      var inside = effects
      inside.markClips += part.clips.map(placed)
      switch part.drawing {
      case .lines(let path, let width): stroke(placed(path), line(width), style, inside)
      case .area(let path): fill(placed(path), style, inside)
      case .cut(let path, let lines, let width, let areas):
        budget.spend(points: path.pointCount + lines.pointCount, each: PaintBudget.strokedPoint)
        let holes = [placed(lines.stroked(line(width))), placed(areas)].map { coverage(of: $0) }
        for area in [placed(path), placed(path.stroked(line(width)))] {
          let seen = holes.reduce(coverage(of: area)) { $0.subtracting($1) }
          fill(clipped(seen, inside), style, of: area)
        }
      }
    }
  }
}

extension TextLayer.Look {
  init(_ look: TextRunLook) {
    self = []
    if look.isBold { insert(.bold) }
    if look.isItalic { insert(.italic) }
    if look.isUnderlined { insert(.underlined) }
    if look.isStruckThrough { insert(.struckThrough) }
  }
}
