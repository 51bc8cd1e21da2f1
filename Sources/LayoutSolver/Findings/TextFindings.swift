/// Texts that aren't shown in full.
struct TextFindings {
  let context: FindingContext

  func findings() -> [LayoutFinding] {
    let first = context.order.first { context.nodes[$0].linesAreUnknown }
    let texts = context.order.flatMap(findings)
    return [first.map(tooMuch)].compactMap { $0 }
      + Crowding(context: context).frames(cutting: texts) + texts
      + context.order.compactMap(cutTitle)
  }

  /// The frame around several views that cuts a text, which is reported as the cause.
  private func frame(cutting index: Int, _ fit: TextFit) -> NodeID? {
    let limit = Crowding(context: context).limit(
      around: index, fit.isCutByHeight ? .vertical : .horizontal)
    return limit.flatMap { $0.isShared ? NodeID($0.node) : nil }
  }

  private func findings(of index: Int) -> [LayoutFinding] {
    // A bar stands for a text that is redacted.
    guard context.isText(index), context.isShown(index), context.nodes[index].source != nil,
      !context.nodes[index].look.isRedacted
    else { return [] }
    if let lost = squeezed(index) { return [lost] }
    guard let fit = context.fit(of: index) else { return [] }
    return [
      truncated(index, fit), broken(index, fit), character(index, fit), scaled(index, fit),
    ].compactMap { finding in
      var finding = finding
      if finding != nil { finding?.cause = frame(cutting: index, fit) }
      return finding
    }
  }

  private func tooMuch(_ index: Int) -> LayoutFinding {
    context.finding(
      .warning, .tooMuchText, index,
      "the scene's texts have more than \(context.solver.mostLetters) letters: from "
        + "\(context.title(index)) on each is shown as one line, and what it loses isn't looked at",
      "use a lazy stack or grid in a ScrollView, which makes only the texts in sight")
  }

  private func squeezed(_ index: Int) -> LayoutFinding? {
    let node = context.nodes[index]
    guard node.size.width < 1 || node.size.height < 1, !isCollapsed(index) else { return nil }
    var remedy = "give it room: what stands beside it takes all there is"
    if let layout = layoutThatOffersNothing(index) {
      // A layout that wants a subview gone offers it nothing at all, and puts it out of sight.
      guard node.proposal != .zero else { return nil }
      remedy = "let \(context.title(layout)) propose more than \(PointsText.text(node.proposal))"
    }
    return context.finding(
      .warning, .squeezedText, index,
      "\(context.title(index)) is squeezed to nothing: \(PointsText.text(node.size))", remedy)
  }

  /// A custom layout around it that is offered room, and offers none of it.
  private func layoutThatOffersNothing(_ index: Int) -> Int? {
    let giver = context.ancestors(of: index).first { ancestor in
      let offer = context.nodes[ancestor].proposal
      return (offer.width ?? .infinity) >= 1 && (offer.height ?? .infinity) >= 1
    }
    guard let giver, case .custom = context.layout(giver) else { return nil }
    return giver
  }

  /// Whether a frame around it is meant to take no room, such as one that opens and closes.
  private func isCollapsed(_ index: Int) -> Bool {
    context.ancestors(of: index).contains { ancestor in
      switch context.layout(ancestor) {
      case .frame(let frame): frame.width == 0 || frame.height == 0
      case .flexibleFrame(let frame): frame.horizontal.maximum == 0 || frame.vertical.maximum == 0
      default: false
      }
    }
  }

  private func truncated(_ index: Int, _ fit: TextFit) -> LayoutFinding? {
    guard let last = fit.truncated, let loss = fit.loss(in: context.nodes[index].proposal) else {
      return nil
    }
    let shown = fit.lines == 1 ? " to \"\(last)\"" : ""
    let doubt = doubt(index) { $0.truncated != nil }
    // A field scrolls.
    return context.finding(
      loss.isSerious && doubt.isEmpty && !isInField(index) ? .warning : .note, .truncatedText,
      index,
      along: fit.isCutByHeight ? .vertical : .horizontal,
      "\(context.title(index)) is cut\(shown): \(loss.sentence)\(crowding(index, fit))\(doubt)",
      remedy(index, fit) ?? loss.remedy)
  }

  /// Whether it is a field's text or placeholder.
  private func isInField(_ index: Int) -> Bool {
    ([index] + context.ancestors(of: index)).contains {
      context.nodes[$0].views.contains(where: \.isField)
    }
  }

  /// The remedy where a frame directly around the text is too low for it, or where no neighbour
  /// takes the width that it lacks.
  private func remedy(_ index: Int, _ fit: TextFit) -> String? {
    if case .lineLimit(1)? = fit.cut, !hasNeighbour(index) {
      // A field's text is one line.
      let wrap = fit.hasRoomForMore && context.isWritten(index) ? "let it wrap or" : "let it"
      return "\(wrap) shrink with minimumScaleFactor, or give it more width"
    }
    guard fit.isCutByHeight, fit.limit == nil,
      let limit = Crowding(context: context).limit(around: index, .vertical)
    else { return nil }
    return "let the frame grow with it: frame(minHeight: \(PointsText.text(limit.length)))"
  }

  /// Whether a neighbour may take width from it.
  private func hasNeighbour(_ index: Int) -> Bool {
    for parent in context.ancestors(of: index) {
      switch context.layout(parent) {
      case .stack(let it) where it.axis == .horizontal:
        if context.nodes[parent].children.count > 1 { return true }
      case .lazyStack(let it) where it.axis == .horizontal: return true
      case .grid, .lazyGrid, .custom: return true
      default: break
      }
    }
    return false
  }

  private func broken(_ index: Int, _ fit: TextFit) -> LayoutFinding? {
    guard let word = fit.brokenWord, !hasLineUnderIcon(index, of: word.width) else { return nil }
    let width = context.nodes[index].proposal.width ?? fit.size.width
    // Addresses and numbers have no better place to be broken at.
    let isWord = word.text.count < 30 && !word.text.contains { "/@._0123456789".contains($0) }
    let doubt = doubt(index) { $0.brokenWord != nil }
    return context.finding(
      isWord && doubt.isEmpty ? .warning : .note, .brokenWord, index, along: .horizontal,
      "\(context.title(index)) is broken inside \"\(word.text)\": the word needs "
        + "\(PointsText.text(word.width)) points and a line has \(PointsText.text(width))"
        + crowding(index, fit) + doubt,
      "give it \(PointsText.text(word.width)) points, keep it whole with fixedSize, or let it "
        + "shrink with lineLimit(1) and minimumScaleFactor")
  }

  /// A text of one character, which has no place to be broken at.
  private func character(_ index: Int, _ fit: TextFit) -> LayoutFinding? {
    guard fit.truncated == nil, fit.scale == 1, context.nodes[index].detail.count == 3,
      let has = context.nodes[index].proposal.width
    else { return nil }
    let needs = fit.unwrapped.width
    guard needs > has + 0.25, doubt(index, { _ in true }).isEmpty else { return nil }
    return context.finding(
      .note, .cutCharacter, index, along: .horizontal,
      "\(context.title(index)) is cut: it needs \(PointsText.text(needs)) points and has "
        + PointsText.text(has) + Crowding(context: context).words(index, lacking: needs - has)
        + context.widthDoubt(inside: index, lacking: needs - has),
      "give it \(PointsText.text(needs)) points, keep it whole with fixedSize, or let it shrink with "
        + "minimumScaleFactor")
  }

  /// The title of a page that its bar has no room for.
  private func cutTitle(_ index: Int) -> LayoutFinding? {
    guard context.isText(index), context.isShown(index), context.nodes[index].source == nil,
      let fit = context.fit(of: index), fit.truncated != nil,
      let loss = fit.loss(in: context.nodes[index].proposal)
    else { return nil }
    let stack = context.nodes[ViewNames(context.nodes).written(NodeID(index)).index]
    guard stack.views.contains(where: \.isNavigation) else { return nil }
    let doubt = widthDoubt(index) { $0.truncated != nil }
    return context.finding(
      loss.isSerious && doubt.isEmpty ? .warning : .note, .truncatedTitle, index,
      along: .horizontal,
      "navigationTitle \(context.titles.text(inside: NodeID(index)) ?? "") is cut to "
        + "\"\(fit.truncated ?? "")\" in its bar: \(loss.sentence)\(doubt)",
      "use a shorter title, or put it into what scrolls, where it may wrap")
  }

  /// What may be different on a device; empty for nothing known.
  /// - Parameter isFound: whether a fit is what the finding is about.
  private func doubt(_ index: Int, _ isFound: (TextFit) -> Bool) -> String {
    if let name = unknownFont(index) {
      return "; the widths of \(name) aren't known, and it is measured as the system font"
    }
    return widthDoubt(index, isFound) + rowDoubt(index)
  }

  /// Whether it would be otherwise if the text were narrower by as much as its widths may be off.
  private func widthDoubt(_ index: Int, _ isFound: (TextFit) -> Bool) -> String {
    let proposal = context.nodes[index].proposal
    guard let text = context.text(index), let width = proposal.width,
      let (part, kinds) = text.widthDoubt
    else { return "" }
    let fit = text.fit(width: width / (1 - part), height: proposal.height)
    return isFound(fit)
      ? "" : "; on a device it may be whole: " + FindingContext.words(part, kinds)
  }

  /// The name of a font that isn't the system's, in a text or a part of it.
  private func unknownFont(_ index: Int) -> String? {
    guard case .text(let leaf) = context.layout(index) else { return nil }
    return context.solver.payloads.texts[Int(leaf.text)].runs.lazy.compactMap { run in
      var environment = context.solver.environment(of: index)
      run.style?(&environment)
      guard case .custom(let name, _, _)? = environment.font?.base else { return nil }
      return name
    }.first
  }

  /// A list's row of labelled content has its value below its label at accessibility sizes. Whether
  /// a picker's has is unknown, and here they stay side by side.
  private func rowDoubt(_ index: Int) -> String {
    let environment = context.solver.environment(of: index)
    guard environment.platform.kind == .ios, environment.platform.os >= 18,
      environment.dynamicTypeSize >= .accessibility1
    else { return "" }
    let around = context.ancestors(of: index).flatMap { context.nodes[$0].views }
    guard let row = around.first(where: \.isLabelledRow),
      around.contains(where: \.isList)
    else { return "" }
    return "; iOS may put the value of \(row.name) below its label at this size"
  }

  /// At accessibility sizes iOS wraps the text of a list's label around its icon (WWDC20, session 10041):
  /// a word that is too long beside the icon has the line below it. Here the text stays in its column.
  private func hasLineUnderIcon(_ index: Int, of width: Double) -> Bool {
    let environment = context.solver.environment(of: index)
    guard environment.platform.kind == .ios, environment.dynamicTypeSize >= .accessibility1 else {
      return false
    }
    let around = context.ancestors(of: index)
    guard let label = around.first(where: { context.nodes[$0].views.contains(where: \.isLabel) }),
      around.contains(where: { context.nodes[$0].views.contains(where: \.isList) }),
      let room = context.nodes[label].proposal.width
    else { return false }
    return width <= room
  }

  private func crowding(_ index: Int, _ fit: TextFit) -> String {
    Crowding(context: context).words(index, fit)
  }

  private func scaled(_ index: Int, _ fit: TextFit) -> LayoutFinding? {
    guard fit.truncated == nil, fit.scale < 1 else { return nil }
    // Enlarged letters that are no smaller than usual are legible.
    let shown = fit.scale * enlargement(of: index)
    // To shrink somewhat is what was asked for.
    guard shown < Self.smallScale else { return nil }
    let scale = PointsText.text((fit.scale * 100).rounded() / 100)
    let proposal = context.nodes[index].proposal
    let isTooHigh = fit.unwrapped.width <= proposal.width ?? .infinity
    let (needs, has) =
      isTooHigh
      ? (fit.wrapped.height, proposal.height ?? fit.size.height)
      : (fit.unwrapped.width, proposal.width ?? fit.size.width)
    return context.finding(
      .note, .scaledText, index, along: isTooHigh ? .vertical : .horizontal,
      "\(context.title(index)) is scaled to \(scale): unscaled it needs "
        + "\(PointsText.text(needs)) points\(isTooHigh ? " of height" : "") and has "
        + PointsText.text(has),
      isTooHigh ? "give it more height" : "give it more room, or let it wrap")
  }
}

extension TextFindings {
  /// Letters that are smaller, as a part of their usual size, are hard to read.
  private static let smallScale = 0.6

  /// How many times as large as at the usual type size a text's letters are; less than 1 at a small one.
  private func enlargement(of index: Int) -> Double {
    guard case .text(let leaf) = context.layout(index) else { return 1 }
    var environment = context.solver.environment(of: index)
    context.solver.payloads.texts[Int(leaf.text)].runs.first?.style?(&environment)
    let size = SystemFont(environment).size
    environment.dynamicTypeSize = .large
    return size / SystemFont(environment).size
  }
}

extension FindingContext {
  /// How a text fits the size it was placed with; nil for other views.
  func fit(of index: Int) -> TextFit? {
    guard let text = text(index), !nodes[index].linesAreUnknown else { return nil }
    let proposal = nodes[index].proposal
    guard proposal != .zero else { return nil }
    return text.fit(width: proposal.width, height: proposal.height)
  }

  /// A text's measurer; nil for other views.
  func text(_ index: Int) -> TextMeasurer? {
    guard case .text(let leaf) = layout(index) else { return nil }
    return solver.payloads.texts[Int(leaf.text)]
  }
}

extension TextFit {
  /// Whether more lines would be shown in a greater height.
  var isCutByHeight: Bool { truncated != nil && cut == .height }

  /// Whether it couldn't be made any smaller.
  var isAtMinimum: Bool { minimumScale < 1 && scale < minimumScale + 0.002 }

  /// What a truncated text needs, has, and is cut by.
  struct Loss {
    /// `on one line it needs 213 points and has 86; lineLimit(1)`
    var sentence: String
    /// `cut to 86 of 213: lineLimit(1)`
    var verdict: String
    var remedy: String
    /// Whether more is missing than a reader would guess.
    var isSerious: Bool
  }

  func loss(in proposal: ProposedViewSize) -> Loss? {
    guard truncated != nil, let cut else { return nil }
    let scale = isAtMinimum ? ", even at its smallest scale of \(points(minimumScale))" : ""
    switch cut {
    case .lineLimit(1) where (proposal.width ?? .infinity) < unwrapped.width:
      let has = points(proposal.width ?? size.width)
      let needs = points(unwrapped.width)
      return Loss(
        sentence: "on one line it needs \(needs) points and has \(has); lineLimit(1)\(scale)",
        verdict: "cut to \(has) of \(needs): lineLimit(1)\(scale)",
        remedy: (hasRoomForMore ? "let it wrap, give" : "give")
          + " it room with layoutPriority(1), or let it shrink with minimumScaleFactor",
        isSerious: (proposal.width ?? size.width) < unwrapped.width * 0.7)
    case .lineLimit(let limit):
      return Loss(
        sentence: "it needs \(linesNeeded) lines and lineLimit(\(limit)) leaves \(lines)\(scale)",
        verdict: "cut to \(lines) of \(linesNeeded) lines: lineLimit(\(limit))\(scale)",
        remedy: "raise lineLimit, or give it more width", isSerious: false)
    case .height:
      let room = proposal.height ?? size.height
      let has = room < 0.5 ? "none" : points(room)
      let needs = points(wrapped.height)
      if let limit { return loss(limit, needs: needs, has: has, scale) }
      return Loss(
        sentence: "its \(linesNeeded) lines need \(needs) points of height and have \(has), "
          + "which leaves \(lines)\(scale)",
        verdict: "cut to \(lines) of \(linesNeeded) lines: they need \(needs) of height and have "
          + "\(has)\(scale)",
        remedy: "give it the height it needs: fixedSize(horizontal: false, vertical: true), or a "
          + "ScrollView around", isSerious: true)
    }
  }

  /// For a text that both its height and a line limit cut, where a higher limit alone shows no
  /// more.
  private func loss(_ limit: Int, needs: String, has: String, _ scale: String) -> Loss {
    if lines < limit {
      let allowed = points(limited.height)
      return Loss(
        sentence: "its \(limit) lines by lineLimit(\(limit)) need \(allowed) points of height and "
          + "have \(has), which leaves \(lines)\(scale)",
        verdict:
          "cut to \(lines) of \(linesNeeded) lines: the \(limit) of lineLimit(\(limit)) need "
          + "\(allowed) of height and have \(has)\(scale)",
        remedy: "give it \(allowed) points of height; for all \(linesNeeded) lines \(needs), and "
          + "lineLimit(\(linesNeeded))", isSerious: true)
    }
    return Loss(
      sentence: "it needs \(linesNeeded) lines, \(needs) points high; lineLimit(\(limit)) leaves "
        + "\(lines), and so does its height of \(has)\(scale)",
      verdict: "cut to \(lines) of \(linesNeeded) lines: by lineLimit(\(limit)), and by \(has) of "
        + "height, where all need \(needs)\(scale)",
      remedy:
        "raise lineLimit to \(linesNeeded) and give it \(needs) points of height, or more width",
      isSerious: false)
  }

  private func points(_ value: Double) -> String { PointsText.text(value) }
}
