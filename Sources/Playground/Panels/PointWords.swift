import LayoutSolver

/// Points in words, in the alphabet of the terminal.
struct PointWords {
  var ascii: Bool
  /// How many decimals there is room for.
  var decimals = 3

  func text(_ value: Double?) -> String { PointsText.text(value.map(rounded), ascii: ascii) }
  func text(_ size: Size) -> String {
    PointsText.text(
      Size(width: rounded(size.width), height: rounded(size.height)), ascii: ascii)
  }
  /// A view's answer, nil if it took too long.
  func answer(_ size: Size?) -> String { size.map(text) ?? Self.unanswered }
  static let unanswered = "takes too long"
  func text(_ proposal: ProposedViewSize) -> String {
    PointsText.text(
      ProposedViewSize(
        width: proposal.width.map(rounded), height: proposal.height.map(rounded)), ascii: ascii)
  }

  private func rounded(_ value: Double) -> Double {
    guard decimals < 3, value.isFinite else { return value }
    let unit = decimals == 0 ? 1.0 : decimals == 1 ? 10 : 100
    return (value * unit).rounded() / unit
  }

  /// `nil×room`
  func text(_ proposal: RootProposal) -> String {
    let lengths = [proposal.width, proposal.height].map { length in
      switch length {
      case .room: "room"
      case .exactly(let length): text(length)
      }
    }
    return lengths.joined(separator: ascii ? "x" : "×")
  }
  func text(_ point: Point) -> String {
    PointsText.text(Point(x: rounded(point.x), y: rounded(point.y)))
  }

  /// A sentence in the available characters.
  func plain(_ text: String) -> String { ascii ? text.replacing("∞", with: "inf") : text }

  /// Only the edges that have an inset; `none` without any.
  func text(_ insets: EdgeInsets) -> String {
    let edges = [
      ("top", insets.top), ("leading", insets.leading), ("bottom", insets.bottom),
      ("trailing", insets.trailing),
    ]
    let shown = edges.filter { $0.1 != 0 }.map { "\($0.0) \(text($0.1))" }
    return shown.isEmpty ? "none" : shown.joined(separator: ", ")
  }
}
