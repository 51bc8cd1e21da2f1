import Cells
import LayoutSolver

/// The parts of controls, in few strokes, as iOS draws them.
extension ScreenInk {
  mutating func paint(
    _ part: ControlPart, _ state: ControlState, _ node: PlacedNode, _ effects: InkEffects
  ) {
    var pen = ControlPen(node, effects)
    if !node.look.isEnabled { pen.effects.opacity *= 0.4 }
    switch part {
    case .toggle: paintSwitch(state, pen)
    case .checkbox: paintBox(state, isRound: false, pen)
    case .radioButton: paintBox(state, isRound: true, pen)
    case .slider: paintSlider(state, pen)
    case .stepper: paintStepper(state, pen)
    case .segmentedPicker: paintSegments(state, pen)
    case .wheelPicker: paintWheel(state, pen)
    case .datePicker: paintDates(state, pen)
    case .progressBar, .gaugeBar: paintBar(state, pen)
    case .gaugeRing: paintRing(state, pen)
    case .progressView: write(glyph: "◌", "rays", node.look.tint ?? .named(.secondary), pen)
    case .calendar: paintCalendar(state, pen)
    case .colorPicker: paintColor(pen)
    case .pickerChevrons:
      write(
        glyph: "⌄", "chevron.up.chevron.down",
        node.look.foreground?.colors.first ?? .named(.secondary), pen)
    case .rowChevron, .disclosureChevron:
      let isOpen = state == .isOn(true)
      // What opens is pressed and has the tint; what leads on is no more than a mark.
      let color: Color =
        part == .rowChevron && state != .none && node.look.isEnabled ? pen.tint : .named(.tertiary)
      let way = node.look.isRightToLeft ? "left" : "right"
      write(
        glyph: isOpen ? "⌄" : node.look.isRightToLeft ? "‹" : "›",
        "chevron.\(isOpen ? "down" : way)", color, pen)
    }
  }

  // MARK: Strokes

  mutating func fill(
    _ outline: Drawing.Outline, _ rect: Rect, _ color: Color, _ pen: ControlPen
  ) {
    let shape = PlacedShape(outline, in: mirrored(rect, pen), of: pen.node, in: result)
    fill(
      shape, ScreenColors.ink(color, in: pen.node.look.colorAppearance, pen.effects), pen.effects)
  }

  /// A control that reads from right to left has its parts the other way round.
  func mirrored(_ rect: Rect, _ pen: ControlPen) -> Rect {
    guard pen.node.look.isRightToLeft else { return rect }
    return Rect(
      x: pen.size.width - rect.maxX, y: rect.minY, width: rect.width, height: rect.height)
  }

  private mutating func line(
    _ outline: Drawing.Outline, _ rect: Rect, _ color: Color, width: Double, _ pen: ControlPen
  ) {
    let shape = PlacedShape(outline, in: rect, of: pen.node, in: result)
    let style = PlacedStyle(.color(color), of: pen.node, pen.effects, in: result)
    stroke(shape, StrokeStyle(lineWidth: width), style, pen.effects)
  }

  mutating func write(
    _ words: String, in rect: Rect, _ color: Color, _ pen: ControlPen, isBold: Bool = false
  ) {
    if pen.node.look.isRedacted {
      var block = pen
      block.effects.opacity *= Self.redaction
      return fill(
        .roundedRectangle(cornerRadius: 4), rect.inset(by: min(rect.width, rect.height) / 4),
        .named(.primary), block)
    }
    set(words, in: rect, color, pen, isBold: isBold)
  }

  /// - Parameter sign: the symbol that a character stands for.
  mutating func set(
    _ words: String, in rect: Rect, _ color: Color, _ pen: ControlPen, isBold: Bool = false,
    sign: String? = nil
  ) {
    let placed = PlacedShape(.rectangle, in: rect, of: pen.node, in: result).bounds
    let style = PlacedStyle(.color(color), of: pen.node, pen.effects, in: result)
    write(label: [words], in: placed, style, isBold: isBold, sign: sign, of: pen.node, pen.effects)
  }

  private mutating func write(
    glyph: Character, _ sign: String, _ color: Color, _ pen: ControlPen
  ) {
    set(String(glyph), in: pen.bounds, color, pen, sign: sign)
  }

  // MARK: Boxes

  private mutating func paintBox(_ state: ControlState, isRound: Bool, _ pen: ControlPen) {
    let outline = isRound ? Drawing.Outline.circle : .roundedRectangle(cornerRadius: 3)
    let isOn = state == .isOn(true)
    if isOn {
      fill(outline, pen.bounds, pen.tint, pen)
      set(
        isRound ? "•" : "✓", in: pen.bounds.inset(by: pen.size.height / (isRound ? 3 : 5)),
        .named(.white), pen, sign: isRound ? "circle.fill" : "checkmark")
    } else {
      line(outline, pen.bounds.inset(by: 0.5), .system(.systemGray2), width: 1, pen)
    }
  }

  // MARK: Gauges

  private mutating func paintRing(_ state: ControlState, _ pen: ControlPen) {
    let side = min(pen.size.width, pen.size.height)
    let (middle, radius) = (
      Point(x: pen.size.width / 2, y: pen.size.height / 2), side / 2 - 3
    )
    guard radius > 2 else { return }
    func arc(_ share: Double) -> ShapePath {
      var path = ShapePath()
      path.addArc(center: middle, radius: radius, from: .pi * 0.75, by: .pi * 1.5 * share)
      return path
    }
    func stroke(_ path: ShapePath, _ color: Color, _ ink: inout Self) {
      let style = PlacedStyle(
        .color(color), of: pen.node, pen.effects, in: ink.result)
      ink.stroke(
        PlacedShape(path, of: pen.node, in: ink.result),
        StrokeStyle(lineWidth: 5, cap: ink.plan.scale.isFine ? .round : .butt), style,
        pen.effects)
    }
    stroke(arc(1), .system(.systemGray4), &self)
    if let share = state.part, share > 0 { stroke(arc(share), pen.tint, &self) }
  }

  private mutating func paintColor(_ pen: ControlPen) {
    let colors: [Color.Name] = [.red, .yellow, .green, .blue, .purple]
    for (index, color) in colors.enumerated() {
      let inset = Double(index) * min(pen.size.width, pen.size.height) / 12
      fill(.circle, pen.bounds.inset(by: inset), .named(color), pen)
    }
  }

  // MARK: Choices

  /// Two buttons: beside each other where the stepper lies, as a phone's does, minus first; else one
  /// above the other, as a Mac's arrows stand. What can't be pressed at an end of its range is faint.
  private mutating func paintStepper(_ state: ControlState, _ pen: ControlPen) {
    let (width, height) = (pen.size.width, pen.size.height)
    var (down, up) = (true, true)
    if case .steps(let canStepDown, let canStepUp) = state { (down, up) = (canStepDown, canStepUp) }
    func color(_ canStep: Bool) -> Color {
      canStep ? .named(.primary) : .system(.quaternaryLabel)
    }
    let upright = height > width
    fill(
      upright ? .roundedRectangle(cornerRadius: 5) : .capsule, pen.bounds,
      .system(.tertiarySystemFill), pen)
    if upright {
      // In less than two rows one mark has to do for both.
      guard height >= 2 * plan.scale.pointsPerRow else {
        return write(glyph: "↕", "chevron.up.chevron.down", .named(.primary), pen)
      }
      let half = Size(width: width, height: height / 2)
      for (mark, sign, y, canStep) in [
        ("▴", "chevron.up", 0, up), ("▾", "chevron.down", half.height, down),
      ] {
        let part = Rect(origin: Point(x: 0, y: y), size: half).inset(by: half.height / 5)
        set(mark, in: part, color(canStep), pen, sign: sign)
      }
      return
    }
    let half = Size(width: width / 2, height: height)
    fill(
      .rectangle, Rect(x: half.width - 0.5, y: height * 0.25, width: 1, height: height / 2),
      .system(.systemGray3), pen)
    for (mark, sign, x, canStep) in [("−", "minus", 0, down), ("+", "plus", half.width, up)] {
      let part = Rect(origin: Point(x: x, y: 0), size: half)
      set(mark, in: mirrored(part, pen), color(canStep), pen, sign: sign)
    }
  }

  private mutating func paintSegments(_ state: ControlState, _ pen: ControlPen) {
    fill(.capsule, pen.bounds, .system(.tertiarySystemFill), pen)
    guard case .choices(let words, let chosen) = state, !words.isEmpty else { return }
    let width = pen.size.width / Double(words.count)
    for (index, word) in words.enumerated() {
      let part = Rect(x: Double(index) * width, y: 0, width: width, height: pen.size.height)
      if index == chosen {
        let raised: Color = .adaptive(light: .named(.white), dark: .system(.systemGray2))
        fill(.capsule, part.inset(by: 2), raised, pen)
      }
      write(word, in: mirrored(part, pen), .named(.primary), pen, isBold: index == chosen)
    }
  }

  /// The month's name with the arrows to the next ones, the days of the week, six weeks.
  private mutating func paintCalendar(_ state: ControlState, _ pen: ControlPen) {
    guard case .choices(let words, let chosen) = state, words.count > 8 else { return }
    let (width, height) = (pen.size.width / 7, pen.size.height / 8)
    write(
      words[0], in: mirrored(Rect(x: 0, y: 0, width: 4 * width, height: height), pen),
      .named(.primary), pen, isBold: true)
    for (column, arrow, sign) in [(5.0, "‹", "chevron.left"), (6.0, "›", "chevron.right")] {
      let place = Rect(x: column * width, y: 0, width: width, height: height)
      set(arrow, in: mirrored(place, pen), pen.tint, pen, sign: sign)
    }
    for (place, word) in words.dropFirst().enumerated() where !word.isEmpty {
      let cell = mirrored(
        Rect(
          x: Double(place % 7) * width, y: Double(place / 7 + 1) * height, width: width,
          height: height), pen)
      let isChosen = chosen == place + 1
      if isChosen { fill(.circle, cell, .opacity(pen.tint, 0.2), pen) }
      let color: Color = place < 7 ? .named(.tertiary) : isChosen ? pen.tint : .named(.primary)
      write(word, in: cell, color, pen, isBold: isChosen)
    }
  }

  private mutating func paintWheel(_ state: ControlState, _ pen: ControlPen) {
    let line = 32.0
    let middle = pen.size.height / 2
    fill(
      .roundedRectangle(cornerRadius: 8),
      Rect(x: 8, y: middle - line / 2, width: max(pen.size.width - 16, 0), height: line),
      .system(.tertiarySystemFill), pen)
    guard case .choices(let words, let chosen) = state else { return }
    for (index, word) in words.enumerated() {
      let distance = index - (chosen ?? 0)
      guard Double(abs(distance)) * line + line / 2 < middle else { continue }
      let row = Rect(
        x: 0, y: middle + (Double(distance) - 0.5) * line, width: pen.size.width, height: line)
      let color: Color = distance == 0 ? .named(.primary) : .named(.secondary)
      write(word, in: row, color, pen)
    }
  }

  /// Each part on a grey field of its own, as wide as its words ask for, at the trailing edge.
  private mutating func paintDates(_ state: ControlState, _ pen: ControlPen) {
    guard case .choices(let words, _) = state, !words.isEmpty else {
      fill(.roundedRectangle(cornerRadius: 8), pen.bounds, .system(.tertiarySystemFill), pen)
      return
    }
    let gap = 6.0
    let widths = words.map { Double($0.count) * 8.5 + 20 }
    let whole = widths.reduce(gap * Double(words.count - 1), +)
    let shrink = min(pen.size.width / whole, 1)
    var x = pen.size.width - whole * shrink
    for (word, width) in zip(words, widths) {
      let part = Rect(x: x, y: 0, width: width * shrink, height: pen.size.height)
      fill(.capsule, part, .system(.tertiarySystemFill), pen)
      write(word, in: mirrored(part, pen), .named(.primary), pen)
      x = part.maxX + gap * shrink
    }
  }
}

/// What all parts of a control are drawn with.
struct ControlPen {
  let node: PlacedNode
  var effects: InkEffects
  let size: Size

  init(_ node: PlacedNode, _ effects: InkEffects) {
    self.node = node
    self.effects = effects
    size = node.size
  }

  var tint: Color { node.look.accent }
  /// The control's own edges, in its space.
  var bounds: Rect { Rect(size: size) }
}
