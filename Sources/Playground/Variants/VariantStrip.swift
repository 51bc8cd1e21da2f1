import Cells
import LayoutChecks

/// The axis of the strip and the matrix.
struct Variation {
  var axis = ConditionAxis.typeSize
  /// Whether the strip is under the canvas.
  var showsStrip = false
  let outcomes = VariantOutcomes()
}

/// The values of an axis in a row, each with the scene's outcome: `xS ✓  L ·1  xxxL ⚠1  AX2 ✗3`.
extension Playground {
  /// The strip under the canvas; nil for none.
  var stripLine: StyledLine? {
    guard variation.showsStrip else { return nil }
    let all = variants(along: variation.axis)
    let current = all.firstIndex(where: \.isCurrent)
    var line = StyledLine("\(variation.axis.words)  ", theme.title)
    line.spans +=
      strip(all, current: current, columns: terminal.size.columns - TextWidth.of(line.text)).spans
    return line
  }

  /// As many of the variants as fit, including the current one.
  func strip(_ variants: [Variant], current: Int?, columns: Int) -> StyledLine {
    // A name's width includes room for a later count of two digits.
    let widths = variants.map { TextWidth.of($0.name) + 6 }
    let shown = Self.window(of: widths, around: current ?? 0, columns: columns - 4)
    var line = StyledLine(shown.lowerBound > 0 ? "‹ " : "", theme.faint)
    for index in shown {
      let variant = variants[index]
      let isCurrent = index == current
      let mark = mark(of: outcome(of: variant))
      line.add(variant.name, isCurrent ? theme.selection : theme.text)
      line.add(" ", isCurrent ? theme.selection : theme.text)
      var style = mark.style
      if isCurrent { style.reverse = true }
      line.add(mark.text, style)
      line.add("  ")
    }
    if shown.upperBound < variants.count { line.add("›", theme.faint) }
    return line
  }

  /// A stretch around a place that fits; it grows to both sides in turn.
  private static func window(of widths: [Int], around place: Int, columns: Int) -> Range<Int> {
    guard widths.indices.contains(place) else { return 0..<0 }
    var range = place..<place + 1
    var used = widths[place]
    var grew = true
    while grew {
      grew = false
      for index in [range.upperBound, range.lowerBound - 1] {
        guard widths.indices.contains(index), used + widths[index] <= columns else { continue }
        used += widths[index]
        range = min(range.lowerBound, index)..<max(range.upperBound, index + 1)
        grew = true
      }
    }
    return range
  }

  /// `✓`, `·1` with only notes, `⚠1`, `✗3`, or `·` before it is known.
  func mark(of outcome: VariantOutcomes.Outcome?) -> (text: String, style: CellStyle) {
    guard let outcome else { return ("·", theme.faint) }
    guard outcome.result != nil else { return ("✗", theme.error) }
    let count = outcome.problems.count
    if count == 0 {
      return outcome.notes == 0 ? ("✓", theme.success) : ("·\(outcome.notes)", theme.text)
    }
    let isError = outcome.problems.contains(where: \.isError)
    return isError ? ("✗\(count)", theme.error) : ("⚠\(count)", theme.warning)
  }

  // MARK: Walking

  /// Makes the next value of the strip's axis the present one; the first press shows the strip.
  func walkStrip(_ step: Int) {
    guard variation.showsStrip else {
      variation.showsStrip = true
      return
    }
    let all = variants(along: variation.axis)
    guard !all.isEmpty else { return }
    let current = all.firstIndex(where: \.isCurrent)
    let wanted = current.map { $0 + step } ?? (step > 0 ? 0 : all.count - 1)
    take(all[(wanted % all.count + all.count) % all.count])
  }

  /// Shows the strip, then that of the next axis, then none.
  func stepStrip() {
    guard variation.showsStrip else {
      variation.showsStrip = true
      return
    }
    let axes = variantAxes
    let next = (axes.firstIndex(of: variation.axis) ?? -1) + 1
    variation.showsStrip = next < axes.count
    variation.axis = axes[next % axes.count]
    if !variation.showsStrip { message = "No strip" }
  }
}
