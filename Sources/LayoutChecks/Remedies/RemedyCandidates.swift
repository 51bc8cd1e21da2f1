import LayoutSolver
import SceneLoader
import SwiftSyntax

/// Changes of the source that may mend a finding, from what its rule says and the syntax at its place.
/// Whether one does is shown by laying it out.
struct RemedyCandidates {
  /// What to change, and what that is called.
  struct Candidate {
    var words: String
    var edits: [SourceEdit]
    /// Whether it is taken only where nothing else helps.
    var isLast = false
  }

  let source: SourceViews
  let problem: SceneDiagnostic
  /// What else is found.
  let others: [SceneDiagnostic]

  /// The smallest change first.
  func all() -> [(words: String, edits: SourceEdits, isLast: Bool)] {
    guard let location = problem.location, let place = source.place(at: location.offset) else {
      return []
    }
    var seen: Set<SourceEdits> = []
    let all = candidates(place.chain, place.link)
    return (all.filter { !$0.isLast } + all.filter(\.isLast))
      .map { ($0.isLast, $0.words, SourceEdits(file: source.name, $0.edits)) }
      .filter { $0.2.isSound && !$0.2.edits.isEmpty && seen.insert($0.2).inserted }
      .enumerated().sorted { a, b in
        (a.element.0 ? 1 : 0, a.element.2.size, a.offset)
          < (b.element.0 ? 1 : 0, b.element.2.size, b.offset)
      }
      .map { (words: $0.element.1, edits: $0.element.2, isLast: $0.element.0) }
  }

  private var rule: FindingRule? { FindingRule(rawValue: problem.identifier.name) }

  private func candidates(_ chain: ModifierChain, _ link: Int?) -> [Candidate] {
    switch rule {
    case .overflow, .largerThanContainer, .outOfReach, .clipped, .overlap:
      return givingWay(in: chain) + [roomier(around: chain)].compactMap { $0 } + blamed + pictures
        + lengths(around: chain) + lessSpacing(chain) + sideways(chain) + scrolling(around: chain)
    case .textOverText: return [stacked(around: chain)].compactMap { $0 }
    case .contentExceedsFrame, .frameCuts, .frameAsksOtherwise, .outgrowsGround:
      return link.map { frame(chain.links[$0]) + frames(of: chain) } ?? []
    case .truncatedText, .brokenWord, .squeezedText, .scaledText, .wrapsInRow,
      .cutCharacter:
      return text(chain) + neighbours(of: chain) + blamed + scrolling(around: chain)
    case .imageNotResizable: return afterBase(chain, ".resizable().scaledToFit()")
    case .imageDistorted: return undistorted(chain, link)
    case .spillsOver, .takesTouches:
      return clipped(chain) + chain.links.filter { $0.name == "frame" }.flatMap(frame)
    case .pulledOver: return link.map { pulledLess(chain.links[$0]) } ?? []
    case .underSafeArea: return link.map { insideSafeArea(chain, $0) } ?? []
    case .stopsAtSafeArea:
      return [append(".ignoresSafeArea()", to: chain, "let it reach under the safe area")]
    case .largerThanSmallestDevice:
      guard let link, let labels = labels(of: chain.links[link], "max") else { return [] }
      return [Candidate(words: "let the frame give way: a greatest length", edits: labels)]
    case .hiddenValue:
      guard let link, link < chain.links.count - 1 else { return [] }
      return [move(chain, link, behind: chain.links.count - 1)]
    case .backgroundStays, .clipBeforeBackground:
      guard let link, link > 0 else { return [] }
      return [move(chain, link - 1, behind: link)]
    case .narrowBackground, .overlayOnFrame: return acrossFrame(chain, link)
    case .frameWithoutEffect, .guideWithoutEffect:
      return link.map { [remove(chain.links[$0])] } ?? []
    case .guideDisplaces:
      return link.map { turnedSign(chain.links[$0]) + [remove(chain.links[$0])] } ?? []
    case .rowBackground:
      return link.map { [rename(chain.links[$0], to: "listRowBackground")] } ?? []
    case .paddedScroll:
      return link.map { margins(chain.links[$0]) + intoContent(chain, $0) } ?? []
    case .touchTarget: return largerTarget(chain)
    case .touchesFallThrough: return shaped(chain)
    case .buttonInsideBackground: return intoLabel(chain)
    case .raggedColumn: return columned(chain)
    case .strokeClipped:
      return chain.links.last { $0.name == "stroke" }.map { [rename($0, to: "strokeBorder")] } ?? []
    case .paddingAroundFullFrame:
      guard let link, link > 0 else { return [] }
      return [move(chain, link - 1, behind: link)]
    case .barCoversEnd: return inset(chain, link)
    case .scrollInScroll, .readerSqueezed, .shapeSqueezed: return length(chain)
    case .contentExceedsDetent:
      return link.map { [largest(chain.links[$0])] + higher(chain.links[$0]) } ?? []
    case .invalidFrame: return link.map { frame(chain.links[$0]) } ?? []
    case .eagerRows: return lazily(chain)
    case .offsetOverlap: return link.map { padded(chain.links[$0]) } ?? []
    default: return candidates(ofScene: chain, link)
    }
  }

  /// For the rules that need more than a layout.
  private func candidates(ofScene chain: ModifierChain, _ link: Int?) -> [Candidate] {
    switch SceneRule(rawValue: problem.identifier.name) {
    case .widerThanColumn:
      return (link.map { frame(chain.links[$0]) } ?? []) + clipped(chain)
    case .linesLead:
      return [append(".multilineTextAlignment(.center)", to: chain, "centre its lines")]
    case .baselinesDiffer:
      return [aligned(chain, ".firstTextBaseline", "line up their baselines")].compactMap { $0 }
    case .columnsCentred: return [aligned(chain, ".top", "line up their tops")].compactMap { $0 }
    case .aheadOfSpacer:
      return link.flatMap { withoutGreatest(chain.links[$0]) }.map { [$0] } ?? []
    case .rowSpendsRoom:
      return lessSpacing(chain) + chain.links.filter { $0.name == "padding" }.map(remove)
        + chain.subviews.filter { $0.name == "Spacer" }.map { leaveOut($0) }
    case .standsAtTop:
      return chain.subviews.prefix(1).map {
        append(".containerRelativeFrame(.vertical)", to: $0, "give it the scroll view's height")
      }
    case .frameInPhase: return link.flatMap { around(chain, $0) }.map { [$0] } ?? []
    default: return []
    }
  }

  // MARK: Steps

  private func remove(_ link: ModifierChain.Link) -> Candidate {
    Candidate(
      words: "leave out \(link.name)",
      edits: [SourceEdit(link.isAfterComment ? link.point : link.start, link.end, "")])
  }

  /// What stands before a modifier put in after an offset: its line break, where the others have one.
  private func lead(_ chain: ModifierChain, near link: Int?) -> String {
    let model = link.map { chain.links[$0] } ?? chain.links.last
    guard let model, model.isInOwnLine else { return "" }
    return source.newline + source.indent(at: model.point)
  }

  private func insert(
    _ text: String, behind link: Int?, _ chain: ModifierChain, _ words: String
  ) -> Candidate {
    let end = link.map { chain.links[$0].end } ?? chain.baseEnd
    return Candidate(words: words, edits: [SourceEdit(end, end, lead(chain, near: link) + text)])
  }

  private func append(_ text: String, to chain: ModifierChain, _ words: String) -> Candidate {
    insert(text, behind: chain.links.indices.last, chain, words)
  }

  private func afterBase(_ chain: ModifierChain, _ text: String) -> [Candidate] {
    let end = chain.baseEnd
    return [Candidate(words: "put \(text) after it", edits: [SourceEdit(end, end, text)])]
  }

  /// Takes a modifier out and puts it behind another one of the chain.
  private func move(_ chain: ModifierChain, _ link: Int, behind other: Int) -> Candidate {
    let (moved, target) = (chain.links[link], chain.links[other])
    let start = moved.isAfterComment ? moved.point : moved.start
    return Candidate(
      words: "move \(moved.name) behind \(target.name)",
      edits: [
        SourceEdit(start, moved.end, ""),
        SourceEdit(target.end, target.end, source.text(start, moved.end), origin: start),
      ])
  }

  /// A row with an alignment, where it has none of its own.
  private func aligned(
    _ chain: ModifierChain, _ alignment: String, _ words: String
  ) -> Candidate? {
    guard chain.name == "HStack", let call = chain.base.as(FunctionCallExprSyntax.self),
      !call.arguments.contains(where: { $0.label?.text == "alignment" })
    else { return nil }
    guard let paren = call.leftParen else {
      let end = call.calledExpression.endPositionBeforeTrailingTrivia.utf8Offset
      return Candidate(words: words, edits: [SourceEdit(end, end, "(alignment: \(alignment))")])
    }
    let end = paren.endPositionBeforeTrailingTrivia.utf8Offset
    let comma = call.arguments.isEmpty ? "" : ", "
    return Candidate(
      words: words, edits: [SourceEdit(end, end, "alignment: \(alignment)" + comma)])
  }

  /// A frame without its infinite length along the axis that the message is about.
  private func withoutGreatest(_ link: ModifierChain.Link) -> Candidate? {
    without(problem.message.contains("greatest width") ? "maxWidth" : "maxHeight", link)
  }

  /// A frame without one of its lengths.
  private func without(_ name: String, _ link: ModifierChain.Link) -> Candidate? {
    let arguments = Array(link.call.arguments)
    guard link.name == "frame", let place = arguments.firstIndex(where: { $0.label?.text == name })
    else { return nil }
    if arguments.count == 1 { return remove(link) }
    let isLast = place == arguments.count - 1
    let start =
      isLast
      ? arguments[place - 1].expression.endPositionBeforeTrailingTrivia
      : arguments[place].positionAfterSkippingLeadingTrivia
    let end =
      isLast
      ? arguments[place].endPositionBeforeTrailingTrivia
      : arguments[place + 1].positionAfterSkippingLeadingTrivia
    return Candidate(
      words: "leave out \(name)", edits: [SourceEdit(start.utf8Offset, end.utf8Offset, "")])
  }

  /// A view with its modifiers, and the line that it stands in.
  private func leaveOut(_ chain: ModifierChain) -> Candidate {
    let lead = chain.whole.leadingTrivia.sourceLength.utf8Length
    return Candidate(
      words: "leave out \(chain.name ?? "it")",
      edits: [SourceEdit(chain.start - lead, chain.end, "")])
  }

  /// A modifier of what a view's closure shows, around the view.
  private func around(_ chain: ModifierChain, _ link: Int) -> Candidate? {
    guard let outer = chain.enclosing else { return nil }
    let moved = chain.links[link]
    let start = moved.isAfterComment ? moved.point : moved.start
    return Candidate(
      words: "put \(moved.name) around \(outer.name ?? "it")",
      edits: [
        SourceEdit(start, moved.end, ""),
        SourceEdit(outer.end, outer.end, source.text(moved.point, moved.end), origin: moved.point),
      ])
  }

  private func rename(_ link: ModifierChain.Link, to name: String) -> Candidate {
    Candidate(
      words: "make \(link.name) a \(name)",
      edits: [SourceEdit(link.point + 1, link.point + 1 + link.name.utf8.count, name)])
  }

  // MARK: Frames

  /// A frame's lengths as limits: least ones, greatest ones, and none.
  private func frame(_ link: ModifierChain.Link) -> [Candidate] {
    guard link.name == "frame" else { return [] }
    var all: [Candidate] = []
    for prefix in ["min", "max"] {
      if let labels = labels(of: link, prefix) {
        let words =
          prefix == "min"
          ? "let the frame grow: a least length" : "let the frame give way: a greatest length"
        all.append(Candidate(words: words, edits: labels))
      }
    }
    if let labels = labels(of: link, "max", height: "min"), labels.count == 2 {
      all.append(
        Candidate(words: "let the frame shrink in width and grow in height", edits: labels))
    }
    all += [apart(link, "maxWidth", "height"), apart(link, "width", "minHeight")].compactMap { $0 }
    if link.call.arguments.count == 1, let least = link.call.arguments.first,
      least.label?.text == "minWidth"
    {
      let start = least.positionAfterSkippingLeadingTrivia.utf8Offset
      all.append(
        Candidate(
          words: "share the room out with frame(maxWidth: .infinity)",
          edits: [SourceEdit(start, link.end - 1, "maxWidth: .infinity")]))
    }
    if rule == .frameAsksOtherwise, let last = link.call.arguments.first {
      let start = last.positionAfterSkippingLeadingTrivia.utf8Offset
      let text = source.text(link.point, link.end)
      let added = text.contains("maxHeight") ? "maxWidth: .infinity, " : ""
      if text.contains("maxWidth") {
        let end = link.end - 1
        all.append(
          Candidate(
            words: "let the frame take the height, too",
            edits: [SourceEdit(end, end, ", maxHeight: .infinity")]))
      } else if !added.isEmpty {
        all.append(
          Candidate(
            words: "let the frame take the width, too", edits: [SourceEdit(start, start, added)]))
      }
    }
    all += ["minWidth", "minHeight"].compactMap { without($0, link) }
    all.append(remove(link))
    return all
  }

  /// A frame's two lengths in frames of their own, one of them as a limit.
  private func apart(_ link: ModifierChain.Link, _ width: String, _ height: String) -> Candidate? {
    let arguments = Array(link.call.arguments)
    guard arguments.count >= 2, arguments.count <= 3, arguments[0].label?.text == "width",
      arguments[1].label?.text == "height"
    else { return nil }
    let lengths = arguments.prefix(2).map(\.expression.trimmedDescription)
    let alignment = arguments.count == 3 ? ", \(arguments[2].trimmedDescription)" : ""
    let text =
      ".frame(\(width): \(lengths[0])\(alignment)).frame(\(height): \(lengths[1])\(alignment))"
    return Candidate(
      words: width == "width"
        ? "let the frame grow in height alone" : "let the frame give way in width alone",
      edits: [SourceEdit(link.point, link.end, text)])
  }

  /// Whether a frame's greatest lengths are what is too little.
  private var growsAway: Bool { rule != .frameAsksOtherwise }

  /// The labels `width` and `height` with a prefix; nil where the frame has neither, or other limits.
  private func labels(
    of link: ModifierChain.Link, _ prefix: String, height: String? = nil
  ) -> [SourceEdit]? {
    // A frame has its least lengths before its greatest ones.
    let names = link.call.arguments.compactMap(\.label?.text)
    if height != nil, names.first == "height" { return nil }
    var edits: [SourceEdit] = []
    for argument in link.call.arguments {
      guard let label = argument.label else { return nil }
      switch label.text {
      case "width", "height":
        // An infinite length can only be a maximum.
        if prefix == "min", argument.expression.trimmedDescription == ".infinity" { return nil }
        let start = label.positionAfterSkippingLeadingTrivia.utf8Offset
        edits.append(
          SourceEdit(
            start, start + label.text.utf8.count,
            label.text == "width" ? prefix + "Width" : (height ?? prefix) + "Height"))
      case "alignment": break
      case "maxWidth", "maxHeight":
        // What takes all the room there is goes on to.
        if argument.expression.trimmedDescription == ".infinity" { break }
        // What isn't a number may be infinite, too.
        guard prefix == "min", growsAway, isNumber(argument.expression) else { return nil }
        let start = label.positionAfterSkippingLeadingTrivia.utf8Offset
        edits.append(SourceEdit(start, start + 3, "min"))
      default: return nil
      }
    }
    return edits.isEmpty ? nil : edits
  }

  private func isNumber(_ expression: ExprSyntax) -> Bool {
    expression.is(IntegerLiteralExprSyntax.self) || expression.is(FloatLiteralExprSyntax.self)
  }

  // MARK: Lengths that don't give way

  /// Each `fixedSize` and each fixed width or height inside left out, one at a time and all at once.
  private func givingWay(in chain: ModifierChain) -> [Candidate] {
    let inside = chain.all
    var sizes: [Candidate] = []
    var frames: [Candidate] = []
    for link in inside.flatMap(\.links) where link.start >= chain.start && link.end <= chain.end {
      switch link.name {
      case "fixedSize":
        sizes.append(remove(link))
        frames += [heightAlone(link)].compactMap { $0 }
      case "frame":
        if let labels = labels(of: link, "max") {
          frames.append(Candidate(words: "let the frame give way", edits: labels))
        }
        if let labels = labels(of: link, "max", height: "min"), labels.count == 2 {
          frames.append(
            Candidate(words: "let the frame shrink in width and grow in height", edits: labels))
        }
        if let least = leastLabels(of: link) { frames.append(least) }
      case "containerRelativeFrame":
        frames.append(
          Candidate(
            words: "share the room out with frame(maxWidth: .infinity)",
            edits: [SourceEdit(link.point, link.end, ".frame(maxWidth: .infinity)")]))
      default: break
      }
    }
    let unique = sizes.uniqued() + frames.uniqued()
    var all = Array(unique.prefix(8))
    let together = sizes.uniqued()
    if together.count > 1 {
      all.append(
        Candidate(words: "leave out every fixedSize", edits: together.flatMap(\.edits)))
    }
    all += [spacers(in: chain)].compactMap { $0 }
    return rule == .overflow ? all + [choice(chain)].compactMap { $0 } : all
  }

  /// A `fixedSize` that lets its view wrap.
  private func heightAlone(_ link: ModifierChain.Link) -> Candidate? {
    let arguments = Array(link.call.arguments)
    let isWide =
      arguments.isEmpty
      || arguments.first { $0.label?.text == "horizontal" }?.expression.trimmedDescription == "true"
    guard isWide else { return nil }
    return Candidate(
      words: "let it wrap: fixedSize of the height alone",
      edits: [
        SourceEdit(link.point, link.end, ".fixedSize(horizontal: false, vertical: true)")
      ])
  }

  // MARK: What is around

  /// A length that is given: as a limit, or not at all.
  private func length(_ link: ModifierChain.Link) -> [Candidate] {
    switch link.name {
    case "frame": frame(link)
    case "fixedSize": [remove(link), heightAlone(link)].compactMap { $0 }
    default: []
    }
  }

  /// The lengths of a view and of those around it, each by itself, and the frames of one view at once.
  private func lengths(around chain: ModifierChain) -> [Candidate] {
    ([chain] + chain.surroundings.prefix(Self.mostLevels)).flatMap { view in
      view.links.flatMap(length) + frames(of: view)
    }
  }

  private static let mostLevels = 4

  /// All frames of a view as least lengths.
  private func frames(of chain: ModifierChain) -> [Candidate] {
    let frames = chain.links.filter { $0.name == "frame" }
    guard frames.count > 1 else { return [] }
    let edits = frames.compactMap { labels(of: $0, "min") }
    return edits.count < 2
      ? [] : [Candidate(words: "let the frames grow: least lengths", edits: edits.flatMap(\.self))]
  }

  /// What the message blames, by its line: a length, or a view, and the row that it is in.
  private var blamed: [Candidate] {
    let lines = problem.message.matches(of: /\bline (\d+)/).compactMap { Int($0.1) }
    let views = source.chains.filter { chain in
      ([chain.start] + chain.links.map(\.point)).contains { lines.contains(source.line(at: $0)) }
    }
    return views.flatMap { view -> [Candidate] in
      let own = view.links.flatMap { length($0) + lessened($0) }
      let rows = [view] + view.surroundings.prefix(1)
      return own + rows.flatMap { lessSpacing($0) + sideways($0) }
    }.uniqued()
  }

  // MARK: Numbers

  /// How much the message says that is too much, and along which axis.
  private var excess: (points: Double, isWide: Bool)? {
    if let told = problem.message.firstMatch(of: /is (\d+(?:\.\d+)?) too (wide|high)/),
      let points = Double(told.1)
    {
      return (points, told.2 == "wide")
    }
    guard
      let told = problem.message.firstMatch(
        of: /(\d+(?:\.\d+)?) points (wide|high) where (\d+(?:\.\d+)?) are offered/),
      let (needs, has) = (Double(told.1).flatMap { needs in Double(told.3).map { (needs, $0) } })
    else { return nil }
    return (needs - has, told.2 == "wide")
  }

  /// A number in the source, less by so much and rounded down to what people write.
  private func less(_ number: ExprSyntax, by points: Double, _ words: String) -> Candidate? {
    guard number.is(IntegerLiteralExprSyntax.self), let value = Double(number.trimmedDescription),
      value - points >= 4
    else { return nil }
    let left = value - points
    let step: Double = left >= 40 ? 10 : left >= 16 ? 4 : 2
    let start = number.positionAfterSkippingLeadingTrivia.utf8Offset
    let text = PointsText.text((left / step).rounded(.down) * step)
    return Candidate(
      words: "\(words) \(text)",
      edits: [SourceEdit(start, number.endPositionBeforeTrailingTrivia.utf8Offset, text)],
      isLast: true)
  }

  /// A frame's least or fixed length, less by what is too much.
  private func lessened(_ link: ModifierChain.Link) -> [Candidate] {
    guard link.name == "frame", let (points, isWide) = excess else { return [] }
    let labels = isWide ? ["width", "minWidth"] : ["height", "minHeight"]
    return link.call.arguments.filter { labels.contains($0.label?.text ?? "") }
      .compactMap { less($0.expression, by: points, "make \($0.label?.text ?? "")") }
  }

  /// A stack's spacing, less by what is too much, shared out among its gaps.
  private func lessSpacing(_ chain: ModifierChain) -> [Candidate] {
    guard chain.name == "HStack" || chain.name == "VStack", let (points, isWide) = excess,
      isWide == (chain.name == "HStack"),
      let spacing = chain.base.as(FunctionCallExprSyntax.self)?.arguments
        .first(where: { $0.label?.text == "spacing" })?.expression
    else { return [] }
    let gaps = Double(max(1, chain.subviews.count - 1))
    return [less(spacing, by: points / gaps, "make the spacing")].compactMap { $0 }
  }

  /// A row that scrolls where it is too wide.
  private func sideways(_ chain: ModifierChain) -> [Candidate] {
    let greedy: Set = ["Spacer", "TextField", "SecureField", "TextEditor"]
    guard chain.name == "HStack",
      !chain.subviews.contains(where: { $0.name.map(greedy.contains) == true }),
      !chain.surroundings.prefix(Self.mostLevels).contains(where: {
        $0.name == "ScrollView"
          && source.text($0.start, $0.baseEnd).hasPrefix("ScrollView(.horizontal")
      })
    else { return [] }
    var candidate = wrap(chain, in: ["ScrollView(.horizontal) {"], "let the row scroll sideways")
    candidate.isLast = true
    return [candidate]
  }

  /// The pictures that the message blames, as large as there is room.
  private var pictures: [Candidate] {
    problem.message.matches(of: /Image "([^"…]+)…?" won't shrink/).flatMap { match in
      source.chains.filter { chain in
        chain.name == "Image" && !chain.links.contains { $0.name == "resizable" }
          && source.text(chain.start, chain.baseEnd).contains("\"\(match.1)")
      }
    }.flatMap { afterBase($0, ".resizable().scaledToFit()") }.uniqued()
  }

  /// What lies over each other in a ZStack, one below the other.
  private func stacked(around chain: ModifierChain) -> Candidate? {
    let around = chain.surroundings.prefix(Self.mostLevels)
    guard let stack = around.first(where: { $0.name == "ZStack" }),
      let call = stack.base.as(FunctionCallExprSyntax.self), call.arguments.isEmpty
    else { return nil }
    return Candidate(
      words: "put them below each other: a VStack",
      edits: [SourceEdit(stack.start, stack.start + 1, "V")])
  }

  /// A frame's `minWidth` and `minHeight` left out.
  private func leastLabels(of link: ModifierChain.Link) -> Candidate? {
    let arguments = Array(link.call.arguments)
    guard arguments.count == 1, let label = arguments[0].label?.text, label.hasPrefix("min") else {
      return nil
    }
    return remove(link)
  }

  /// The spacers of a stack without their least length.
  private func spacers(in chain: ModifierChain) -> Candidate? {
    let edits = chain.subviews.compactMap { view -> SourceEdit? in
      guard view.name == "Spacer", let call = view.base.as(FunctionCallExprSyntax.self),
        call.arguments.isEmpty, let close = call.rightParen
      else { return nil }
      let place = close.positionAfterSkippingLeadingTrivia.utf8Offset
      return SourceEdit(place, place, "minLength: 0")
    }
    return edits.isEmpty ? nil : Candidate(words: "let the spacers shrink to nothing", edits: edits)
  }

  /// A row, or a column where that is too wide.
  private func choice(_ chain: ModifierChain) -> Candidate? {
    // In a column a spacer takes height.
    guard chain.name == "HStack", !chain.subviews.contains(where: { $0.name == "Spacer" }),
      let call = chain.base.as(FunctionCallExprSyntax.self)
    else { return nil }
    let alignment = call.arguments.first { $0.label?.text == "alignment" }
    var copy = source.text(chain.start, chain.baseEnd)
    copy.replaceSubrange(copy.startIndex...copy.startIndex, with: "V")
    // Its guide is of the other axis.
    if let alignment {
      let start = alignment.positionAfterSkippingLeadingTrivia.utf8Offset - chain.start
      let end = alignment.expression.endPositionBeforeTrailingTrivia.utf8Offset - chain.start
      let bytes = Array(copy.utf8)
      copy =
        String(decoding: bytes[..<start], as: UTF8.self) + "alignment: .leading"
        + String(decoding: bytes[end...], as: UTF8.self)
    }
    let outer = source.indent(at: chain.start)
    let inner = outer + source.step
    func indented(_ text: String) -> String {
      text.replacing(source.newline + outer, with: source.newline + inner)
    }
    var edits = [
      SourceEdit(
        chain.start, chain.start, "ViewThatFits(in: .horizontal) {" + source.newline + inner)
    ]
    edits += source.lineStarts(chain.start, chain.baseEnd)
      .map { SourceEdit($0, $0, source.step) }
    edits.append(
      SourceEdit(
        chain.baseEnd, chain.baseEnd,
        source.newline + inner + indented(copy) + source.newline + outer + "}"))
    return Candidate(
      words: "choose a column with ViewThatFits where the row is too wide", edits: edits)
  }

  /// The stack around with less spacing isn't tried: how much is meant nobody knows.
  private func roomier(around chain: ModifierChain) -> Candidate? {
    chain.surroundings.lazy.compactMap { self.spacers(in: $0) }.first
  }

  /// What a body or preview shows in a `ScrollView`.
  private func scrolling(around chain: ModifierChain) -> [Candidate] {
    let message = problem.message
    let isHigh =
      message.contains("too high") || message.contains("lower edge")
      || message.contains("upper edge") || message.contains("points high")
      || message.contains("points of height")
    guard isHigh else { return [] }
    return pages(around: chain).flatMap { page in
      [
        wrap(page, in: ["ScrollView {"], "put it into a ScrollView"),
        wrap(
          page, in: ["GeometryReader { room in", "ScrollView {"],
          "let it scroll where it doesn't fit",
          adding: ".frame(maxWidth: .infinity, minHeight: room.size.height)"),
      ]
    }
  }

  /// What scrolls by itself, or has pages that do.
  private static let scrolling: Set = [
    "ScrollView", "List", "Form", "NavigationStack", "NavigationView", "NavigationSplitView",
    "TabView",
  ]
  /// What gives all of its room to a view in it.
  private static let frames: Set = [
    "NavigationStack", "NavigationView", "ZStack", "GeometryReader",
  ]

  /// What is presented around a view, and those in it that have all of its room.
  private func pages(around chain: ModifierChain) -> [ModifierChain] {
    let root = chain.presented
    let views = ([chain] + chain.surroundings).prefix { $0.name.map(isPage) ?? true }
    return ([root] + views).filter { view in
      guard let name = view.name, isPage(name) else { return false }
      return view.start == root.start || view.enclosing?.name.map(Self.frames.contains) ?? false
    }
  }

  private func isPage(_ name: String) -> Bool { !Self.scrolling.contains(name) }

  /// A view in the closures of others.
  private func wrap(
    _ view: ModifierChain, in heads: [String], _ words: String, adding modifier: String? = nil
  ) -> Candidate {
    let outer = source.indent(at: view.start)
    func line(_ depth: Int) -> String {
      source.newline + outer + String(repeating: source.step, count: depth)
    }
    let before = heads.enumerated().map { $0.element + line($0.offset + 1) }.joined()
    let after = heads.indices.reversed().map { line($0) + "}" }.joined()
    let step = String(repeating: source.step, count: heads.count)
    return Candidate(
      words: words,
      edits: [SourceEdit(view.start, view.start, before)]
        + source.lineStarts(view.start, view.end).map { SourceEdit($0, $0, step) }
        + [
          SourceEdit(
            view.end, view.end, (modifier.map { line(heads.count + 1) + $0 } ?? "") + after)
        ])
  }

  // MARK: Sheets and rows

  /// The largest height besides those that a sheet has.
  private func largest(_ link: ModifierChain.Link) -> Candidate {
    let places = link.call.arguments.compactMap { argument -> Int? in
      guard let list = argument.expression.as(ArrayExprSyntax.self), argument.label == nil else {
        return nil
      }
      return list.rightSquare.positionAfterSkippingLeadingTrivia.utf8Offset
    }
    return Candidate(
      words: "let the sheet be as high as it can",
      edits: places.prefix(1).map { SourceEdit($0, $0, ", .large") })
  }

  /// The one height that a sheet has, as much as its content needs.
  private func higher(_ link: ModifierChain.Link) -> [Candidate] {
    guard let needs = problem.message.firstMatch(of: /it needs (\d+(?:\.\d+)?)$/),
      let height = Double(needs.1).map({ ($0 / 10).rounded(.up) * 10 })
    else { return [] }
    let text = source.text(link.point, link.end)
    let numbers = text.matches(of: /height\((\d+(?:\.\d+)?)\)/)
    guard numbers.count == 1, let number = numbers.first?.output.1 else { return [] }
    let start =
      link.point + text.utf8.distance(from: text.startIndex, to: number.startIndex)
    return [
      Candidate(
        words: "make the sheet \(PointsText.text(height)) high",
        edits: [SourceEdit(start, start + number.utf8.count, PointsText.text(height))])
    ]
  }

  /// A stack that makes the rows that are in sight.
  private func lazily(_ chain: ModifierChain) -> [Candidate] {
    guard chain.name == "VStack" || chain.name == "HStack" else { return [] }
    return [
      Candidate(
        words: "make it lazy", edits: [SourceEdit(chain.start, chain.start, "Lazy")])
    ]
  }

  // MARK: Texts

  /// Each `fixedSize` beside a text, in the stack around, by which it has less room.
  private func neighbours(of chain: ModifierChain) -> [Candidate] {
    let links = chain.outer.map { $0.all.flatMap(\.links) } ?? []
    return links.filter {
      $0.name == "fixedSize" && ($0.end <= chain.start || $0.start >= chain.end)
    }
    .map(remove).uniqued()
  }

  private func text(_ chain: ModifierChain) -> [Candidate] {
    var all: [Candidate] = []
    for (place, link) in chain.links.enumerated() {
      switch link.name {
      case "lineLimit": all += loosened(link)
      case "frame":
        all += frame(link)
      case "fixedSize" where rule != .brokenWord: all.append(remove(link))
      default: break
      }
      if link.name == "lineLimit", place == chain.links.count - 1 {
        for scale in Self.scales {
          all.append(
            insert(
              ".minimumScaleFactor(\(scale))", behind: place, chain, "let it shrink to \(scale)"))
        }
      }
    }
    if !chain.links.contains(where: { ["lineLimit", "minimumScaleFactor"].contains($0.name) }) {
      for scale in Self.scales {
        let text = ".lineLimit(1)" + lead(chain, near: nil) + ".minimumScaleFactor(\(scale))"
        all.append(append(text, to: chain, "keep it on one line, and let it shrink to \(scale)"))
      }
    }
    all += [growing(chain)].compactMap { $0 } + limits(of: chain)
    // A scale was asked for so that it needn't be whole.
    if !chain.links.contains(where: { ["fixedSize", "minimumScaleFactor"].contains($0.name) }) {
      all.append(append(".fixedSize()", to: chain, "keep it whole"))
    }
    if let outer = chain.outer, outer.name == "HStack" {
      all += [spacers(in: outer)].compactMap { $0 }
      all.append(
        append(".layoutPriority(\(priority(in: outer)))", to: chain, "serve it first in its row"))
    }
    if let row = chain.surroundings.prefix(Self.mostLevels).first(where: { $0.name == "HStack" }) {
      all += [choice(row)].compactMap { $0 }
    }
    if let outer = chain.outer, outer.name?.hasSuffix("Stack") == true {
      let text = ".lineLimit(1)" + lead(outer, near: nil) + ".minimumScaleFactor(0.6)"
      all.append(append(text, to: outer, "keep the texts on one line, and let them shrink to 0.6"))
      all.append(append(".fixedSize()", to: outer, "keep what is around it whole"))
    }
    // A spacer's own frame makes it as greedy as the text is.
    for view in chain.outer?.subviews ?? [] where view.name == "Spacer" {
      all += view.links.filter { $0.name == "frame" }.map(remove)
    }
    for outer in chain.surroundings.prefix(Self.mostLevels) {
      all += outer.links.flatMap(length) + frames(of: outer)
      all += outer.links.filter { $0.name == "lineLimit" }.flatMap(loosened)
    }
    all.append(
      append(
        ".fixedSize(horizontal: false, vertical: true)", to: chain, "give it the height it needs"))
    return all
  }

  /// How small a text that stays on one line may become.
  private static let scales = ["0.7", "0.5", "0.4"]

  /// A field that has more lines where its text is longer.
  private func growing(_ chain: ModifierChain) -> Candidate? {
    guard chain.name == "TextField", let call = chain.base.as(FunctionCallExprSyntax.self),
      call.arguments.count == 2, call.arguments.last?.label?.text == "text",
      let end = call.arguments.last?.expression.endPositionBeforeTrailingTrivia.utf8Offset
    else { return nil }
    return Candidate(
      words: "let the field grow with its text",
      edits: [SourceEdit(end, end, ", axis: .vertical")])
  }

  /// A greatest type size: one that is more than twice the usual one, or the next ones below.
  private func limits(of chain: ModifierChain) -> [Candidate] {
    [3, 2, 1].map { size in
      var limit = append(
        ".dynamicTypeSize(...DynamicTypeSize.accessibility\(size))", to: chain,
        "let it grow no further than accessibility\(size)")
      limit.isLast = true
      return limit
    }
  }

  /// A layout priority above those of a stack's views.
  private func priority(in stack: ModifierChain) -> Int {
    let others = stack.subviews.flatMap(\.links).filter { $0.name == "layoutPriority" }
      .compactMap { $0.call.arguments.first?.expression.trimmedDescription }.compactMap { Int($0) }
    return max(0, others.max() ?? 0) + 1
  }

  /// A limit of lines raised, or left out.
  private func loosened(_ link: ModifierChain.Link) -> [Candidate] {
    [raised(link)].compactMap { $0 } + [remove(link)]
  }

  /// A limit of lines as high as the message says that it is needed.
  private func raised(_ link: ModifierChain.Link) -> Candidate? {
    guard let needed = problem.message.firstMatch(of: /it needs (\d+) lines/),
      let argument = link.call.arguments.first, link.call.arguments.count == 1,
      argument.expression.is(IntegerLiteralExprSyntax.self)
    else { return nil }
    let start = argument.expression.positionAfterSkippingLeadingTrivia.utf8Offset
    let end = argument.expression.endPositionBeforeTrailingTrivia.utf8Offset
    return Candidate(
      words: "raise lineLimit to \(needed.1)", edits: [SourceEdit(start, end, String(needed.1))])
  }

  // MARK: Pictures

  private func undistorted(_ chain: ModifierChain, _ link: Int?) -> [Candidate] {
    if let link, chain.links[link].name == "aspectRatio" {
      let ratio = chain.links[link]
      let fills = source.text(ratio.point, ratio.end).contains(".fill")
      let text = fills ? ".scaledToFill()" : ".scaledToFit()"
      return [
        Candidate(
          words: "let it keep its own ratio", edits: [SourceEdit(ratio.point, ratio.end, text)])
      ]
    }
    guard let resizable = chain.links.firstIndex(where: { $0.name == "resizable" }) else {
      return []
    }
    return [
      insert(".scaledToFit()", behind: resizable, chain, "let it keep its ratio")
    ]
  }

  private func clipped(_ chain: ModifierChain) -> [Candidate] {
    guard let frame = chain.links.lastIndex(where: { $0.name == "frame" }) else { return [] }
    let lead = lead(chain, near: frame)
    if rule == .takesTouches {
      return [
        insert(
          ".contentShape(Rectangle())", behind: frame, chain, "take touches in the frame alone"),
        append(".allowsHitTesting(false)", to: chain, "take no touches"),
      ]
    }
    return [
      insert(".clipped()", behind: frame, chain, "clip it to its frame"),
      insert(
        ".contentShape(Rectangle())" + lead + ".clipped()", behind: frame, chain,
        "clip it to its frame, and take touches there alone"),
    ]
  }

  // MARK: Edges

  /// `ignoresSafeArea` left to the background.
  private func insideSafeArea(_ chain: ModifierChain, _ link: Int) -> [Candidate] {
    let ignoring = chain.links[link]
    let text = source.text(ignoring.point, ignoring.end)
    let start = ignoring.isAfterComment ? ignoring.point : ignoring.start
    let taken = SourceEdit(start, ignoring.end, "")
    func into(_ end: Int) -> Candidate {
      Candidate(
        words: "leave ignoresSafeArea to the background",
        edits: [taken, SourceEdit(end, end, text)])
    }
    /// A style behind a view reaches under the safe area by itself, a view doesn't.
    func isStyle(_ text: String) -> Bool {
      text.hasPrefix(".") || text.hasPrefix("Color") || text.contains("Gradient")
    }
    if let background = chain.links[..<link].last(where: { $0.name == "background" }) {
      if let closure = background.call.trailingClosure, let only = closure.statements.last {
        return [into(only.item.endPositionBeforeTrailingTrivia.utf8Offset)]
      }
      guard let argument = background.call.arguments.first?.expression else { return [] }
      if isStyle(argument.trimmedDescription) { return [remove(ignoring)] }
      return [into(argument.endPositionBeforeTrailingTrivia.utf8Offset)]
    }
    if chain.name == "ZStack", let first = chain.subviews.first { return [into(first.end)] }
    return [remove(ignoring)]
  }

  /// A bar put into the scroll view's safe area.
  private func inset(_ chain: ModifierChain, _ link: Int?) -> [Candidate] {
    var bar: ModifierChain? = chain
    for _ in 0..<6 {
      guard let current = bar else { return [] }
      // In an overlay: the overlay becomes an inset.
      if let closure = current.whole.nearestClosure,
        let call = closure.parent?.as(FunctionCallExprSyntax.self),
        let member = call.calledExpression.as(MemberAccessExprSyntax.self),
        member.declName.baseName.text == "overlay"
      {
        let start = member.declName.positionAfterSkippingLeadingTrivia.utf8Offset
        let end =
          (call.rightParen?.endPositionBeforeTrailingTrivia
          ?? member.declName.endPositionBeforeTrailingTrivia).utf8Offset
        return [
          Candidate(
            words: "make the overlay a safeAreaInset",
            edits: [SourceEdit(start, end, "safeAreaInset(edge: .bottom)")])
        ]
      }
      if let outer = current.enclosing, outer.name == "ZStack" {
        return insetInStack(current, outer)
      }
      bar = current.enclosing ?? current.use
    }
    return []
  }

  private func insetInStack(_ bar: ModifierChain, _ stack: ModifierChain) -> [Candidate] {
    let views = stack.subviews
    guard views.count == stack.content.count,
      let index = views.firstIndex(where: { $0.start == bar.start }), index > 0
    else { return [] }
    let scroll = views[index - 1]
    let indent = source.indent(at: scroll.start)
    // The stack stays, since modifiers may follow it; the bar moves into the view before it.
    let between = SourceEdit(
      scroll.end, bar.start,
      source.newline + indent + ".safeAreaInset(edge: .bottom) {" + source.newline + indent
        + source.step)
    let close = SourceEdit(bar.end, bar.end, source.newline + indent + "}")
    guard source.text(scroll.end, bar.start).allSatisfy({ $0.isWhitespace || $0 == ";" }) else {
      return []
    }
    let lines = source.lineStarts(bar.start, bar.end).map { SourceEdit($0, $0, source.step) }
    return [
      Candidate(
        words: "make the bar a safeAreaInset of what it lies over",
        edits: [between] + lines + [close])
    ]
  }

  private func margins(_ link: ModifierChain.Link) -> [Candidate] {
    let arguments = Array(link.call.arguments)
    guard
      arguments.first?.expression.as(MemberAccessExprSyntax.self)?.declName.baseName.text
        == "horizontal", arguments.count <= 2
    else { return [] }
    let length = arguments.count == 2 ? arguments[1].expression.trimmedDescription : "16"
    return [
      Candidate(
        words: "make the padding a margin of what scrolls",
        edits: [
          SourceEdit(
            link.point, link.end, ".contentMargins(.horizontal, \(length), for: .scrollContent)")
        ])
    ]
  }

  /// A scroll view's padding moved to what scrolls.
  private func intoContent(_ chain: ModifierChain, _ link: Int) -> [Candidate] {
    guard let content = chain.subviews.last, chain.content.count == 1 else { return [] }
    let padding = chain.links[link]
    let start = padding.isAfterComment ? padding.point : padding.start
    return [
      Candidate(
        words: "put the padding around what scrolls",
        edits: [
          SourceEdit(
            content.end, content.end,
            lead(content, near: nil) + source.text(padding.point, padding.end)),
          SourceEdit(start, padding.end, ""),
        ])
    ]
  }

  // MARK: Order

  /// A background put behind the frame that is around it, or an overlay put before its frame.
  private func acrossFrame(_ chain: ModifierChain, _ link: Int?) -> [Candidate] {
    guard let link else { return [] }
    if rule == .overlayOnFrame {
      guard let frame = chain.links[..<link].lastIndex(where: { $0.name == "frame" }) else {
        return []
      }
      let moved = chain.links[link]
      let start = moved.isAfterComment ? moved.point : moved.start
      let place = chain.links[frame].start
      return [
        Candidate(
          words: "move \(moved.name) before the frame",
          edits: [
            SourceEdit(place, place, source.text(start, moved.end), origin: start),
            SourceEdit(start, moved.end, ""),
          ])
      ]
    }
    guard let frame = chain.links[link...].firstIndex(where: { $0.name == "frame" }) else {
      return []
    }
    return [move(chain, link, behind: frame)]
  }

  // MARK: Guides

  /// The sums in a guide's closure with the other sign, one at a time.
  private func turnedSign(_ link: ModifierChain.Link) -> [Candidate] {
    guard let closure = link.call.trailingClosure else { return [] }
    return closure.tokens(viewMode: .sourceAccurate).compactMap { token in
      guard case .binaryOperator(let sign) = token.tokenKind, sign == "+" || sign == "-" else {
        return nil
      }
      let start = token.positionAfterSkippingLeadingTrivia.utf8Offset
      return Candidate(
        words: "turn the guide's sign",
        edits: [SourceEdit(start, start + 1, sign == "+" ? "-" : "+")])
    }
  }

  // MARK: Controls

  private func largerTarget(_ chain: ModifierChain) -> [Candidate] {
    let target = ".frame(minWidth: 44, minHeight: 44).contentShape(Rectangle())"
    let words = "make its label 44 by 44 points at least"
    guard chain.name == "Button" else { return [append(target, to: chain, words)] }
    return label(of: chain).map { [Candidate(words: words, edits: [SourceEdit($0, $0, target)])] }
      ?? []
  }

  /// Where the label of a button ends that is one view.
  private func label(of chain: ModifierChain) -> Int? {
    guard chain.name == "Button", let call = chain.base.as(FunctionCallExprSyntax.self) else {
      return nil
    }
    let label =
      call.additionalTrailingClosures.first { $0.label.text == "label" }?.closure
      ?? (call.arguments.contains { $0.label?.text == "action" } ? call.trailingClosure : nil)
    guard let label, label.statements.count == 1, let only = label.statements.first else {
      return nil
    }
    return only.item.endPositionBeforeTrailingTrivia.utf8Offset
  }

  /// All of it takes touches.
  private func shaped(_ chain: ModifierChain) -> [Candidate] {
    let (text, words) = (".contentShape(Rectangle())", "take touches on all of it")
    if let tap = chain.links.firstIndex(where: { $0.name == "onTapGesture" }) {
      return [insert(text, behind: tap == 0 ? nil : tap - 1, chain, words)]
    }
    return label(of: chain).map { end in
      [Candidate(words: words, edits: [SourceEdit(end, end, text)])]
    } ?? []
  }

  /// What makes a button's area is put into its label.
  private func intoLabel(_ chain: ModifierChain) -> [Candidate] {
    // What is found may stand at the label.
    let chain = chain.name == "Button" ? chain : chain.enclosing ?? chain
    guard let end = label(of: chain),
      let first = chain.links.firstIndex(where: { $0.name == "frame" || $0.name == "padding" }),
      let last = chain.links.lastIndex(where: { $0.name == "background" }), first < last
    else { return [] }
    let (start, stop) = (chain.links[first].start, chain.links[last].end)
    return [
      Candidate(
        words: "put frame and background into the label",
        edits: [
          SourceEdit(end, end, source.text(start, stop) + ".contentShape(Rectangle())"),
          SourceEdit(start, stop, ""),
        ])
    ]
  }

  /// One width for the symbols of a column.
  private func columned(_ chain: ModifierChain) -> [Candidate] {
    guard let width = problem.message.firstMatch(of: /to (\d+(?:\.\d+)?) wide/),
      let value = Double(width.1)
    else { return [] }
    let text = ".frame(width: \(PointsText.text(value.rounded(.up))))"
    return [append(text, to: chain, "give the symbols one width")]
  }

  /// A length of its own for what has none, by what its content needs.
  private func length(_ chain: ModifierChain) -> [Candidate] {
    let isHigh = problem.message.contains("no height")
    let words = isHigh ? "height" : "width"
    guard problem.message.contains("no \(words)") else { return [] }
    // Pages have no length of their own; how large they are meant to be nobody but the author knows.
    var lengths = isHigh && chain.name == "TabView" ? ["300"] : []
    for other in others where other.identifier == DiagnosticID(.overflow) {
      guard let place = other.location?.offset, place > chain.start, place < chain.end,
        let needs = other.message.firstMatch(of: /it needs (\d+(?:\.\d+)?) of the 10/),
        let value = Double(needs.1)
      else { continue }
      lengths.append(PointsText.text(value.rounded(.up)))
    }
    if let needs = problem.message.firstMatch(of: /which needs? (\d+(?:\.\d+)?)/),
      let value = Double(needs.1), value > 20
    {
      lengths.append(PointsText.text(value.rounded(.up)))
    }
    return lengths.map {
      insert(".frame(\(words): \($0))", behind: nil, chain, "give it the \(words) of what it holds")
    }
  }

  /// A negative padding by which nothing is pulled over an edge.
  private func pulledLess(_ link: ModifierChain.Link) -> [Candidate] {
    guard let over = problem.message.firstMatch(of: /(\d+(?:\.\d+)?) points over the edge/),
      let points = Double(over.1)
    else { return [] }
    return link.call.arguments.compactMap { argument in
      guard let negative = argument.expression.as(PrefixOperatorExprSyntax.self),
        negative.operator.text == "-", let value = Double(negative.expression.trimmedDescription),
        value > points
      else { return nil }
      let start = negative.positionAfterSkippingLeadingTrivia.utf8Offset
      let text = PointsText.text(-(value - points.rounded(.up)))
      return Candidate(
        words: "pull it less",
        edits: [
          SourceEdit(start, negative.endPositionBeforeTrailingTrivia.utf8Offset, text)
        ])
    } + [remove(link)]
  }

  private func padded(_ link: ModifierChain.Link) -> [Candidate] {
    let arguments = Array(link.call.arguments)
    guard arguments.count == 1, let label = arguments[0].label?.text, label == "x" || label == "y",
      arguments[0].expression.is(IntegerLiteralExprSyntax.self)
        || arguments[0].expression.is(FloatLiteralExprSyntax.self)
    else { return [] }
    let edge = label == "x" ? ".leading" : ".top"
    return [
      Candidate(
        words: "make the offset a padding, which makes room",
        edits: [
          SourceEdit(
            link.point, link.end, ".padding(\(edge), \(arguments[0].expression.trimmedDescription))"
          )
        ])
    ]
  }
}

extension [RemedyCandidates.Candidate] {
  /// Each change once.
  fileprivate func uniqued() -> Self {
    var seen: Set<[SourceEdit]> = []
    return filter { seen.insert($0.edits).inserted }
  }
}

extension ExprSyntax {
  /// The closure that it is a statement of.
  fileprivate var nearestClosure: ClosureExprSyntax? {
    parent?.as(CodeBlockItemSyntax.self)?.parent?.parent?.as(ClosureExprSyntax.self)
  }
}
