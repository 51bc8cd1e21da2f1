import LayoutSolver
import SwiftInterpreter

/// A Mac's pickers, as recorded on macOS 26.2 (swiftui-web): the label 8 points before a pop-up
/// button, a row of segments or a column of radio buttons.
extension View {
  /// - Parameter options: of which only the chosen one shows in a pop-up button.
  static func macPicker(
    _ label: View, _ options: [Subview], chosen: AnyHashable, style: BuiltInStyle?,
    in place: ControlPlace
  ) -> View {
    func row(_ control: View, alignment: AlignmentGuide = .verticalCenter) -> View {
      place.hidesLabel ? control : .macRow(label, control, alignment: alignment, in: place)
    }
    switch style {
    case .segmentedPicker:
      return row(.titles(options.map(\.view), SegmentsLayout()))
    case .inlinePicker, .radioGroupPicker:
      let half = place.halfCapHeight
      let buttons = options.map { option in
        View.hStack(
          [
            View.control(.radioButton).aligned(.firstTextBaseline) { $0.height / 2 + half },
            option.view.styled { $0.font = $0.font ?? .body },
          ], spacing: 5, alignment: .firstTextBaseline)
      }
      return row(.vStack(buttons, spacing: 6), alignment: .firstTextBaseline)
    default:
      // The button is as wide as its widest option.
      let shown = options.map { option in
        option.tag == chosen ? option.view : View(.decorated(option.view, .hidden))
      }
      return row(.titles(shown, PopUpButtonLayout()))
    }
  }

  private static func titles(_ titles: [View], _ layout: some Layout) -> View {
    View(.container(.custom(name: "Titles", layout), View(.group(titles))))
      .styled { $0.font = nil }
  }
}

/// 24 points high and 47.5 wider than the widest title, which begins 12 in.
private struct PopUpButtonLayout: Layout {
  func sizeThatFits(
    proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout Void
  ) -> Size {
    let widest = subviews.map { $0.sizeThatFits(.unspecified).width }.max() ?? 0
    return Size(width: widest + 47.5, height: 24)
  }

  func placeSubviews(
    in bounds: Rect, proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout Void
  ) {
    for subview in subviews {
      subview.place(
        at: Point(x: bounds.minX + 12, y: bounds.minY + bounds.height / 2),
        anchor: .leading, proposal: .unspecified)
    }
  }
}

/// 24 points high segments, all 20 wider than the widest title, drawn within the frame: 2 points from
/// its left edge and, with three segments, 1 from its right one (matron-apple's pictures, macOS 26).
private struct SegmentsLayout: Layout {
  func sizeThatFits(
    proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout Void
  ) -> Size {
    let widest = subviews.map { $0.sizeThatFits(.unspecified).width }.max() ?? 0
    return Size(width: (widest + 21) * Double(subviews.count), height: 24)
  }

  func placeSubviews(
    in bounds: Rect, proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout Void
  ) {
    let segment = (bounds.width - 3) / Double(max(subviews.count, 1))
    for (index, subview) in subviews.enumerated() {
      subview.place(
        at: Point(
          x: bounds.minX + 2 + (Double(index) + 0.5) * segment, y: bounds.minY + bounds.height / 2),
        anchor: .center, proposal: .unspecified)
    }
  }
}
