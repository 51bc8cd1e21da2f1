import Numbers

/// Measures one text.
///
/// Words are measured once, when the measurer is made; each proposal then only breaks lines:
///
/// 1. A proposal of 0 by 0 gives 0 by 0; a nil dimension is unlimited.
/// 2. Each paragraph is filled greedily with words; the space a line is broken at hangs over the
///    edge. A word that doesn't fit a line by itself is broken between characters.
/// 3. A paragraph of two lines whose second is a single word gets a second one from the first
///    line where that makes the two more even (recorded on macOS 26.2).
/// 4. Lines beyond `lineLimit`, or beyond the proposed height, are left out, and the last that
///    stays is truncated. One line always stays.
/// 5. The width is that of the widest line with the space it was broken at, at most the proposed
///    one; width and height of the whole block are rounded up to the pixel.
public final class TextMeasurer {
  /// Of the text's first font.
  public let metrics: TextMetrics
  /// Of the first font, in points.
  public let fontSize: Double

  /// Its runs, as the scene wrote them.
  let runs: [TextContent.Run]
  private let text: ShapedText
  private let look: Look
  /// Its whole string, as it is drawn.
  var string: String { text.string }
  var letters: Int { text.count }
  /// Points a pixel. Sizes are whole multiples of it, to the last digit that SwiftUI prints.
  private let pixel: Double
  /// The lines for the current proposal; kept so that measuring allocates nothing.
  private var lines: [Line] = []
  /// A width at which no line would hold more than it does, less than the first one at which one
  /// would; infinite if no line is broken for its width.
  private var nextBreak = Double.infinity

  /// The environment of its lines.
  private struct Look {
    let lineLimit: Int?
    let reservedLines: Int
    let lineSpacing: Double
    let minimumScaleFactor: Double
    let truncationMode: TruncationMode

    init(_ environment: EnvironmentValues) {
      lineLimit = environment.lineLimit
      reservedLines = environment.reservedLines
      lineSpacing = environment.lineSpacing
      minimumScaleFactor = environment.minimumScaleFactor
      truncationMode = environment.truncationMode
    }
  }

  /// A line's characters, the spaces it was broken at last.
  private struct Line {
    var start: Int
    var drawnEnd: Int
    var end: Int
    /// In points, with the spaces.
    var width: Double
  }

  /// The result of `fill`.
  private struct Block {
    var width = 0.0
    var height = 0.0
    var firstBaseline = 0.0
    var lastBaseline = 0.0
    /// The widest offer at which the lines break the same way, in points.
    var nextBreak = Double.infinity
    /// The last line with its ellipsis, where lines were left out.
    var truncation: Truncation?
  }

  /// Character ranges left and right of the ellipsis.
  private struct Truncation {
    var head: Range<Int>
    var tail: Range<Int>
    var width: Double
  }

  /// Lengths that differ by less are the same.
  private static let tolerance = 1e-6

  public init(content: TextContent, environment: EnvironmentValues) {
    look = Look(environment)
    runs = content.runs
    text = ShapedTexts.shared.text(content, in: environment)
    let scale = environment.platform.displayScale
    pixel = 1 / (scale.isFinite && scale > 0 ? scale : 1)
    let font = text.runs[0].font
    metrics = font.metrics
    fontSize = font.size
  }

  /// By what part of its width it may be narrower or wider than here, and which letters make that;
  /// nil where all were measured.
  var widthDoubt: (part: Double, kinds: [WidthKind])? {
    let width = text.width(0, text.count)
    return text.doubt > 0 && width > 0 ? (min(text.doubt / width, 0.5), text.doubtful.all) : nil
  }

  /// The size for a proposal (nil: ideal, infinity: maximum); no strings are built.
  public func size(width: Double?, height: Double?) -> Size {
    if text.count == 0 || (width == 0 && height == 0) { return .zero }
    let (block, scale) = scaledBlock(width, height)
    return size(of: block, scale: scale, in: width)
  }

  /// Whether its lines take considerable memory.
  var isLong: Bool { text.count >= 10_000 }

  /// The size for a proposal, and the proposals with the same lines: widths between the widest line
  /// and the one at which a line would hold another word, heights that hold all lines.
  func measured(_ proposal: Proposal) -> (Size, ValidProposals) {
    if text.count == 0 { return (.zero, .everything) }
    if proposal.isZero { return (.zero, .unknown) }
    let width = proposal.width.orNil
    let (block, scale) = scaledBlock(width, proposal.height.orNil)
    let size = size(of: block, scale: scale, in: width)
    guard scale == 1, look.reservedLines == 0 else { return (size, .unknown) }
    // Offered nothing on both axes, a text takes nothing: one of the two is more than nothing here.
    let more = Double.leastNonzeroMagnitude
    var heights = heights(of: block)
    guard block.truncation == nil, roundedUp(block.width) <= size.width else {
      heights.lower = max(heights.lower, more)
      return (size, ValidProposals(width: .only(proposal.width), height: heights))
    }
    return (
      size,
      ValidProposals(
        width: ValidLengths(
          lower: max(size.width, more), upper: block.nextBreak,
          holdsUnspecified: block.nextBreak == .infinity), height: heights)
    )
  }

  /// The heights that hold these lines and no more. Rounding decides at the ends, so they are moved
  /// inwards by half of the tolerance.
  private func heights(of block: Block) -> ValidLengths {
    var heights = ValidLengths.everything
    if lines.count > 1 { heights.lower = block.height - Self.tolerance / 2 }
    let isLimited = look.lineLimit.map { lines.count >= max($0, 1) } ?? false
    guard block.truncation != nil, !isLimited else { return heights }
    // How high the next line is, is known where all are in one font.
    guard text.runs.count == 1 else { return .nothing }
    let pitch = text.runs[0].linePitch(spacing: look.lineSpacing)
    heights.upper = block.height + pitch - Self.tolerance * 3 / 2
    heights.holdsUnspecified = false
    return heights
  }

  /// All of it as one line, without measuring.
  var unbroken: TextLayout {
    TextLayout(
      size: .zero, lines: [string], lineWidths: [], firstBaseline: metrics.ascent,
      lastBaseline: metrics.ascent, isTruncated: false, scale: 1, confidence: text.confidence)
  }

  /// The size and the lines for a proposal.
  public func layout(width: Double?, height: Double?) -> TextLayout {
    if text.count == 0 || (width == 0 && height == 0) {
      return TextLayout(
        size: .zero, lines: [], lineWidths: [], firstBaseline: 0, lastBaseline: 0,
        isTruncated: false, scale: 1,
        confidence: text.confidence)
    }
    let (block, scale) = scaledBlock(width, height)
    // The first baseline goes to the nearest pixel, the last follows it, rounded up.
    let ascent = block.firstBaseline * scale
    let firstBaseline = (ascent / pixel).rounded() * pixel
    return TextLayout(
      size: size(of: block, scale: scale, in: width), lines: strings(block),
      lineWidths: widths(block).map { $0 * scale }, firstBaseline: firstBaseline,
      lastBaseline: roundedUp(block.lastBaseline * scale + firstBaseline - ascent),
      isTruncated: block.truncation != nil, scale: scale, confidence: text.confidence)
  }
}

// MARK: - Fit

extension TextMeasurer {
  /// How the text fits a proposal: what it needs, what it gets, and what is lost.
  func fit(width: Double?, height: Double?) -> TextFit {
    let offer = (width: width ?? .infinity, height: height ?? .infinity)
    let (block, scale) = scaledBlock(width, height)
    var fit = TextFit(scale: scale, size: size(of: block, scale: scale, in: width))
    fit.lines = lines.count
    if block.truncation != nil { fit.truncated = strings(block).last }
    fit.brokenWord = brokenWord(isTruncated: block.truncation != nil, scale)
    let whole = fill(.infinity, .infinity, isLimited: false)
    fit.unwrapped = size(of: whole, scale: 1, in: nil)
    let wrapped = fill(offer.width, .infinity, isLimited: false)
    fit.wrapped = size(of: wrapped, scale: 1, in: width)
    fit.linesNeeded = lines.count
    if block.truncation != nil {
      let limited = fill(offer.width / scale, .infinity)
      if limited.truncation != nil, let limit = look.lineLimit {
        fit.limit = max(limit, 1)
        fit.limited = size(of: limited, scale: scale, in: width)
      }
      // The limit to blame is the one without which more would be shown; a limit of one line is
      // intended.
      _ = fill(offer.width / scale, offer.height / scale, isLimited: false)
      fit.hasRoomForMore = lines.count > fit.lines
      let isLimit = fit.hasRoomForMore || fit.limit == 1
      fit.cut = isLimit ? fit.limit.map(TextFit.Cut.lineLimit) ?? .height : .height
    }
    fit.minimumScale = look.minimumScaleFactor
    return fit
  }

  /// The first word that is broken across two of the present lines.
  private func brokenWord(isTruncated: Bool, _ scale: Double) -> TextFit.BrokenWord? {
    for line in lines.dropLast(isTruncated ? 2 : 1) {
      let inside = text.segments.first { $0.start < line.end && line.end < $0.drawnEnd }
      guard let word = inside else { continue }
      let characters = Array(text.string)[word.start..<min(word.drawnEnd, text.string.count)]
      return TextFit.BrokenWord(
        text: String(characters), width: roundedUp((word.drawnX - word.startX) * scale))
    }
    return nil
  }
}

// MARK: - Sizes

extension TextMeasurer {
  private func size(of block: Block, scale: Double, in width: Double?) -> Size {
    Size(
      width: min(roundedUp(block.width * scale), max(width ?? .infinity, 0)),
      height: roundedUp(block.height * scale))
  }

  private func roundedUp(_ length: Double) -> Double {
    (length / pixel - Self.tolerance).rounded(.up) * pixel
  }

  /// The block at the largest scale at which all of it has room, found to a thousandth; this
  /// includes a line higher than the offer, or a wider letter.
  private func scaledBlock(_ width: Double?, _ height: Double?) -> (Block, scale: Double) {
    let width = width ?? .infinity
    let height = height ?? .infinity
    let whole = fill(width, height)
    let minimum = look.minimumScaleFactor
    func fits(_ block: Block, _ width: Double, _ height: Double) -> Bool {
      block.truncation == nil && block.width <= width + Self.tolerance
        && block.height <= height + Self.tolerance
    }
    guard minimum < 1, minimum > 0, !fits(whole, width, height) else { return (whole, 1) }
    var fitting = minimum
    var tooLarge = 1.0
    while tooLarge - fitting > 0.001 {
      let scale = (fitting + tooLarge) / 2
      if fits(fill(width / scale, height / scale), width / scale, height / scale) {
        fitting = scale
      } else {
        tooLarge = scale
      }
    }
    return (fill(width / fitting, height / fitting), fitting)
  }

  /// Breaks the text into `lines` and adds them up, all in unscaled points.
  /// - Parameter isLimited: Whether `lineLimit` applies.
  private func fill(_ width: Double, _ height: Double, isLimited: Bool = true) -> Block {
    var isCut = !breakLines(width, atMost: lineLimit(height, isLimited: isLimited))
    var block = Block()
    var top = 0.0
    for index in lines.indices {
      let metrics = metrics(of: lines[index])
      if index > 0, top + metrics.height > height + Self.tolerance {
        lines.removeLast(lines.count - index)
        isCut = true
        break
      }
      block.height = top + metrics.height
      block.lastBaseline = top + metrics.baseline
      if index == 0 { block.firstBaseline = metrics.baseline }
      top += metrics.pitch
    }
    block.nextBreak = nextBreak
    if isCut { block.truncation = truncated(width) }
    for line in lines.dropLast(isCut ? 1 : 0) { block.width = max(block.width, line.width) }
    block.width = max(block.width, block.truncation?.width ?? 0)
    if look.reservedLines > 0 {
      let run = text.runs[0]
      let pitch = run.linePitch(spacing: look.lineSpacing)
      block.height = max(
        block.height, run.lineHeight + Double(look.reservedLines - 1) * pitch)
    }
    return block
  }

  /// The most lines there may be. Where all are equally high, no more are broken than fit.
  private func lineLimit(_ height: Double, isLimited: Bool) -> Int {
    let limit = isLimited ? max(look.lineLimit ?? .max, 1) : .max
    guard text.runs.count == 1 else { return limit }
    let run = text.runs[0]
    let pitch = run.linePitch(spacing: look.lineSpacing)
    let more = (height - run.lineHeight + Self.tolerance) / pitch
    return more < Double(limit) ? max(Int(clamped: max(more, 0)) + 1, 1) : limit
  }

  /// A line takes the tallest font on it.
  private func metrics(of line: Line) -> (height: Double, baseline: Double, pitch: Double) {
    let spacing = look.lineSpacing
    let first = text.runs.count == 1 ? text.runs[0] : text.run(at: line.start)
    var baseline = first.baseline
    var below = first.below
    var pitch = first.linePitch(spacing: spacing)
    if text.runs.count > 1 {
      var start = 0
      for run in text.runs {
        if start < line.end, run.end > line.start, run.end > start {
          baseline = max(baseline, run.baseline)
          below = max(below, run.below)
          pitch = max(pitch, run.linePitch(spacing: spacing))
        }
        start = run.end
      }
    }
    return (baseline + below, baseline, pitch)
  }
}

// MARK: - Lines

extension TextMeasurer {
  /// Fills `lines`; false when there is more text than `limit` lines hold.
  private func breakLines(_ width: Double, atMost limit: Int) -> Bool {
    lines.removeAll(keepingCapacity: true)
    nextBreak = .infinity
    for paragraph in text.paragraphs {
      if lines.count == limit { return false }
      let first = lines.count
      guard breakParagraph(paragraph, width, atMost: limit) else { return false }
      if lines.count == first + 2 { evenOut(width) }
    }
    return true
  }

  private func breakParagraph(
    _ paragraph: ShapedText.Paragraph, _ width: Double, atMost limit: Int
  ) -> Bool {
    let available = width + Self.tolerance
    var start = paragraph.characters.lowerBound
    var index = paragraph.segments.lowerBound
    if paragraph.segments.isEmpty {
      lines.append(Line(start: start, drawnEnd: start, end: start, width: 0))
      return true
    }
    var startX = text.segments[index].startX
    while index < paragraph.segments.upperBound {
      if lines.count == limit { return false }
      var next = index
      while next < paragraph.segments.upperBound,
        text.segments[next].drawnX - startX <= available
      { next += 1 }
      if next < paragraph.segments.upperBound {
        nextBreak = min(nextBreak, text.segments[next].drawnX - startX - 2 * Self.tolerance)
      }
      if next > index {
        let last = text.segments[next - 1]
        lines.append(
          Line(start: start, drawnEnd: last.drawnEnd, end: last.end, width: last.endX - startX))
        index = next
      } else {
        breakWord(text.segments[index], from: start, available)
        // A word broken inside takes another character at the next wider offer.
        nextBreak = -.infinity
        // The rest of the word begins the next line.
        if let line = lines.last, line.end < text.segments[index].end {
          start = line.end
          startX = text.segments[index].drawnX - text.width(start, text.segments[index].drawnEnd)
          continue
        }
        index += 1
      }
      if index < paragraph.segments.upperBound {
        start = text.segments[index].start
        startX = text.segments[index].startX
      }
    }
    return true
  }

  /// Adds a line of as many characters as fit, at least one.
  private func breakWord(_ word: ShapedText.Segment, from start: Int, _ available: Double) {
    var end = start + 1
    while end < word.drawnEnd, text.width(start, end + 1) <= available { end += 1 }
    let lineEnd = end == word.drawnEnd ? word.end : end
    lines.append(
      Line(start: start, drawnEnd: end, end: lineEnd, width: text.width(start, lineEnd)))
  }

  /// Moves the last word of the first of two lines to a lone word on the second, where both
  /// words fit there and the lines become more even.
  private func evenOut(_ width: Double) {
    let first = lines[lines.count - 2]
    let second = lines[lines.count - 1]
    guard let lone = segment(startingAt: second.start), text.segments[lone].end == second.end,
      lone >= 2, text.segments[lone - 1].start > first.start,
      text.segments[lone - 1].drawnEnd < text.segments[lone - 1].end
    else { return }
    let moved = text.segments[lone - 1]
    let stays = text.segments[lone - 2]
    let firstWidth = text.width(first.start, stays.drawnEnd)
    let secondWidth = text.width(moved.start, second.drawnEnd)
    let before = text.width(first.start, first.drawnEnd) - text.width(second.start, second.drawnEnd)
    if secondWidth > width - Self.tolerance { nextBreak = -.infinity }
    guard secondWidth <= width + Self.tolerance, abs(firstWidth - secondWidth) < abs(before)
    else { return }
    lines[lines.count - 2] = Line(
      start: first.start, drawnEnd: stays.drawnEnd, end: stays.end,
      width: text.width(first.start, stays.end))
    lines[lines.count - 1] = Line(
      start: moved.start, drawnEnd: second.drawnEnd, end: second.end,
      width: text.width(moved.start, second.end))
  }

  private func segment(startingAt start: Int) -> Int? {
    text.segments.lastIndex { $0.start <= start }.flatMap {
      text.segments[$0].start == start ? $0 : nil
    }
  }
}

// MARK: - Truncation

extension TextMeasurer {
  /// What remains of the text from the last line on, character by character; spaces next to the
  /// ellipsis are dropped.
  private func truncated(_ width: Double) -> Truncation? {
    guard let line = lines.last, let paragraph = text.paragraphs.last else { return nil }
    let lineEnd =
      text.paragraphs.first { $0.characters.upperBound >= line.end }?.characters.upperBound
      ?? line.end
    let end = paragraph.characters.upperBound
    let ellipsis = ellipsisWidth(at: line.start)
    let available = width - ellipsis + Self.tolerance
    var head = line.start..<line.start
    var tail = end..<end
    switch look.truncationMode {
    case .tail: head = longestHead(from: line.start, to: lineEnd, available)
    case .head: tail = longestTail(from: line.start, to: end, available)
    case .middle:
      head = longestHead(from: line.start, to: lineEnd, available / 2)
      let rest = available - text.width(head.lowerBound, head.upperBound)
      tail = longestTail(from: max(head.upperBound, line.start), to: end, rest)
    }
    while let last = head.last, text.isSpace(last) { head = head.dropLast() }
    while let first = tail.first, text.isSpace(first) { tail = tail.dropFirst() }
    return Truncation(
      head: head, tail: tail,
      width: text.width(head.lowerBound, head.upperBound) + ellipsis
        + text.width(tail.lowerBound, tail.upperBound))
  }

  private func longestHead(from start: Int, to end: Int, _ available: Double) -> Range<Int> {
    var stop = start
    while stop < end, text.width(start, stop + 1) <= available { stop += 1 }
    return start..<stop
  }

  private func longestTail(from start: Int, to end: Int, _ available: Double) -> Range<Int> {
    var begin = end
    while begin > start, text.width(begin - 1, end) <= available { begin -= 1 }
    return begin..<end
  }

  private func ellipsisWidth(at index: Int) -> Double {
    let glyphs = SystemFontGlyphs.shared
    guard let glyph = glyphs.glyph("…") else { return 0 }
    return text.run(at: index).font.advance(glyph, of: glyphs)
  }

  /// The widths of the lines of `strings`, before they are scaled.
  private func widths(_ block: Block) -> [Double] {
    var widths = lines.map { text.width($0.start, $0.drawnEnd) }
    if let truncation = block.truncation, !widths.isEmpty {
      widths[widths.count - 1] = truncation.width
    }
    return widths
  }

  private func strings(_ block: Block) -> [String] {
    let whole = text.string
    let bounds = Array(whole.indices) + [whole.endIndex]
    func string(_ range: Range<Int>) -> String {
      let range = range.clamped(to: 0..<bounds.count - 1)
      return String(whole[bounds[range.lowerBound]..<bounds[range.upperBound]])
    }
    var strings = lines.map { string($0.start..<$0.drawnEnd) }
    if let truncation = block.truncation, !strings.isEmpty {
      strings[strings.count - 1] = string(truncation.head) + "…" + string(truncation.tail)
    }
    return strings
  }
}
