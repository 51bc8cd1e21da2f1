/// `overlayPreferenceValue` and `backgroundPreferenceValue`: an overlay or background made from the
/// inner view's preference, once that is placed.
///
/// Proposes, reports, places: as an overlay.
struct PreferenceLayout: TransparentLayout, BitwiseCopyable {
  static var rule: LayoutRule { .secondary }
  var alignment: GuidePair
  var isBackground: Bool
  /// Index of the content's closure in the tree's table.
  var content: Int32

  var name: String {
    isBackground ? "backgroundPreferenceValue" : "overlayPreferenceValue"
  }

  func answersSingly(_ node: Int, _ solver: Solver) -> Bool { solver.primaryAnswersSingly(node) }

  func placeSubviews(in bounds: Bounds, _ node: Int, _ solver: Solver) {
    placeSubview(in: bounds, node, solver)
    solver.placePreferenceContent(Int(content), alignment, of: node, in: bounds)
  }
}
