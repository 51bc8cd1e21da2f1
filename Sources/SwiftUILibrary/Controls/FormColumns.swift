import LayoutSolver

/// A Mac's form: labels end where controls begin, in one column.
///
/// Proposes: the rest of the width to a row whose control begins at the column. Reports: the rows
/// with their spacing, from the longest label to the widest end. Places: every row so that its
/// control begins at the column; rows without a label begin there.
///
/// Recorded on macOS 26.2 (swiftui-web, form/basic); the rows' heights follow from the controls.
struct FormColumns: Layout {
  /// The leading edge of a row's control.
  static var control: AlignmentGuide {
    AlignmentGuide(AlignmentKey(id: 1 << 24, axis: .horizontal)) { _ in 0 }
  }

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout Void
  ) -> Size {
    rows(proposal, subviews).size
  }

  func placeSubviews(
    in bounds: Rect, proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout Void
  ) {
    for row in rows(proposal, subviews).rows {
      subviews[row.index].place(
        at: Point(x: bounds.minX + row.origin.x, y: bounds.minY + row.origin.y),
        proposal: row.proposal)
    }
  }

  private struct Row {
    var index: Int
    var origin: Point
    var proposal: ProposedViewSize
  }

  private func rows(
    _ proposal: ProposedViewSize, _ subviews: LayoutSubviews
  ) -> (rows: [Row], size: Size) {
    let controls = subviews.map { $0.dimensions(in: .unspecified)[Self.control] }
    let column = controls.max() ?? 0
    var rows: [Row] = []
    var size = Size.zero
    for (index, subview) in subviews.enumerated() {
      let left = column - controls[index]
      let offer = ProposedViewSize(
        width: proposal.width.map { max($0 - left, 0) }, height: nil)
      let own = subview.sizeThatFits(offer)
      if index > 0 {
        size.height += subviews[index - 1].spacing.distance(to: subview.spacing, along: .vertical)
      }
      rows.append(Row(index: index, origin: Point(x: left, y: size.height), proposal: offer))
      size.height += own.height
      size.width = max(size.width, left + own.width)
    }
    return (rows, size)
  }
}

extension ControlPlace {
  /// Whether it is in a Mac's form, which shows labels and controls in two columns.
  var isInColumns: Bool { environment[.isInColumns] == true }

  /// Whether it is in a Mac's grouped form, with labels at one end of rows and controls at the
  /// other.
  var isInGroupedForm: Bool { environment[.isInGroupedForm] == true }
}

extension View {
  /// A label and, 8 points after it, its control, as a Mac shows them.
  static func macRow(
    _ label: View, _ control: View, alignment: AlignmentGuide = .verticalCenter,
    in place: ControlPlace
  ) -> View {
    let label = label.styled { $0.font = $0.font ?? .body }
    if place.isInGroupedForm {
      return .hStack([label, View(.leaf(.spacer(minLength: nil))), control], alignment: alignment)
    }
    let control = place.isInColumns ? control.aligned(FormColumns.control) { _ in 0 } : control
    return .hStack([label, control], spacing: 8, alignment: alignment)
  }
}
