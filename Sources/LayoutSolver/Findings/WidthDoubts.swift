/// How far findings hang on widths of letters that aren't known so well.
extension FindingContext {
  /// What is said of a view that is too wide where its texts may be narrower by as much as is missing;
  /// empty where they may not.
  /// - Parameter lacking: in points.
  func widthDoubt(inside index: Int, lacking: Double) -> String {
    var slack = 0.0
    var (part, kinds): (Double, [WidthKind]) = (0, [])
    for view in subtree(of: index) where isText(view) {
      guard let doubt = text(view)?.widthDoubt else { continue }
      slack += doubt.part * nodes[view].size.width
      part = max(part, doubt.part)
      kinds += doubt.kinds.filter { !kinds.contains($0) }
    }
    return slack < lacking ? "" : "; on a device it may fit: " + Self.words(part, kinds)
  }

  /// - Parameter part: of a text's width.
  static func words(_ part: Double, _ kinds: [WidthKind]) -> String {
    let names = kinds.map(\.name).joined(separator: ", ")
    let percent = PointsText.text((part * 1000).rounded() / 10)
    return kinds.allSatisfy { $0.largestPart != nil }
      ? "the widths of \(names) are up to \(percent) percent off"
      : "nobody recorded the widths of \(names)"
  }
}
