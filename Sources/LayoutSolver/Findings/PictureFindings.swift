/// Pictures that are drawn out of their own ratio.
struct PictureFindings {
  let context: FindingContext

  /// A picture whose sides differ less from its ratio looks right.
  private static let tolerance = 0.05

  func findings() -> [LayoutFinding] { context.order.compactMap(distorted) }

  private func distorted(_ index: Int) -> LayoutFinding? {
    let node = context.nodes[index]
    guard case .image(let image) = context.layout(index), image.stretchesWidth,
      image.stretchesHeight, image.least == .zero, !image.filling.isTiled, !image.isStandIn,
      case .image(_, isSystem: false) = node.drawing, context.isShown(index), node.source != nil,
      image.natural.width >= 1, image.natural.height >= 1, node.size.width >= 4,
      node.size.height >= 4
    else { return nil }
    let across = node.size.width / image.natural.width
    let along = node.size.height / image.natural.height
    let part = min(across, along) / max(across, along)
    guard part < 1 - Self.tolerance else { return nil }
    let squeezed: Axis = across < along ? .horizontal : .vertical
    let percent = PointsText.text((part * 100).rounded())
    let words =
      "\(context.title(index)) is drawn out of its ratio: \(PointsText.text(image.natural)) becomes "
      + "\(PointsText.text(node.size)), which squeezes its \(squeezed.noun) to \(percent)%"
    // An explicit ratio decides, whatever is around it.
    if let ratio = ratio(around: index), case .aspectRatio(let it) = context.layout(ratio) {
      return context.finding(
        .warning, .imageDistorted, ratio,
        "\(words); aspectRatio gives it a ratio of \(PointsText.text(it.ratio))",
        "leave out the ratio, which keeps its own, and cut what is too much with a frame and clipped()"
      )
    }
    return context.finding(
      .warning, .imageDistorted, index, words,
      "put scaledToFit() after resizable(), or scaledToFill() with clipped() after the frame")
  }

  /// A ratio that isn't the picture's own, applied to it.
  private func ratio(around index: Int) -> Int? {
    context.ancestors(of: index).prefix { context.nodes[$0].isModifier }.first { ancestor in
      guard case .aspectRatio(let it) = context.layout(ancestor) else { return false }
      return !it.ratio.isNaN && context.isWritten(ancestor)
    }
  }
}
