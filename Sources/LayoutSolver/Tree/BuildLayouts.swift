/// The layout for each description.
extension TreeBuilder {
  func layout(of leaf: Leaf, _ scope: BuildScope) -> NodeLayout {
    let platform = platform(scope)
    switch leaf {
    case .text(let content):
      // It may be measured for findings, long after the tree was laid out.
      environment(scope).reads?.asksForTypeSize = true
      // Long texts take much memory, and aren't needed after giving up.
      let text = TextMeasurer(
        content: solver.isGivenUp ? TextContent("") : content, environment: environment(scope))
      solver.payloads.texts.append(text)
      if text.isLong { solver.askWhetherWanted() }
      return .text(
        TextLeaf(
          text: Int32(solver.payloads.texts.count - 1),
          figure: addFigure(
            "Text", .text(content.characters),
            .text(foreground(of: content, scope) ?? .named(.primary)))))
    case .color(let color):
      return figure(
        .fill, "Color", .color(color), .fill(.rectangle, .color(color)))
    case .shape(let shape):
      let isSquare = shape.outline == .circle && platform.os >= 16
      return figure(
        shape.sizeThatFits != nil ? .own : isSquare ? .square : .fill, shape.name,
        .drawing(shape.drawing), shape.drawing.resolved(in: environment(scope)),
        shape.sizeThatFits.map { .shape($0) })
    case .spacer(let minLength):
      return .spacer(
        SpacerLeaf(
          orientation: scope.orientation, minimum: (minLength ?? ViewSpacing.standard).orZero))
    case .divider:
      let isLarge = environment(scope).dynamicTypeSize >= .accessibility1
      return .divider(
        DividerLeaf(
          isVertical: scope.orientation == .horizontal,
          thickness: isLarge || platform.kind == .mac ? 1 : 1 / platform.displayScale))
    case .image(var image):
      if image.isSystem { image.name = environment(scope).symbolVariants.name(of: image.name) }
      var leaf = ImageLeaf(
        natural: image.naturalSize ?? .zero, rule: .image, stretchesWidth: image.isResizable,
        stretchesHeight: image.isResizable, isStandIn: image.isStandIn,
        filling: image.filling,
        pixel: 1 / platform.displayScale,
        figure: addFigure(
          "Image", image.isSystem ? .symbol(image.name) : .asset(image.name),
          .image(name: image.name, isSystem: image.isSystem)))
      if image.isSystem && image.naturalSize == nil {
        let values = environment(scope)
        let font = SystemFont(values)
        leaf.natural = SymbolSizes.size(of: image.name, isResizable: image.isResizable, values)
        leaf.rule = SymbolSizes.rule(of: image.name)
        if !image.isResizable { leaf.halfCapHeight = font.capHeight / 2 }
        leaf.room = font.size * SymbolSizes.room
      }
      return .image(leaf)
    case .control(let part, let state):
      let (size, isRecorded) = ControlSizes.size(of: part, platform)
      let ideal = size.width ?? ControlSizes.idealWidth(of: part, state, in: environment(scope))
      return .image(
        ImageLeaf(
          natural: Size(width: ideal ?? 10, height: size.height ?? 10),
          rule: isRecorded ? .control : .estimatedControl,
          stretchesWidth: size.width == nil, stretchesHeight: size.height == nil,
          figure: addFigure(part.name, .words(""), .control(part, state))))
    case .measured(let name, let measure):
      return figure(.measured, name, .words(""), .none, .measured(measure))
    case .canvas(let name, _): return figure(.fill, name, .words(""), .canvas)
    case .placeholder(let name):
      return figure(.placeholder, name, .words(""), .placeholder(name))
    }
  }

  /// The style that all parts of a text have in common; the surroundings' where they differ.
  private func foreground(of content: TextContent, _ scope: BuildScope) -> ShapeStyle? {
    let around = environment(scope)
    let styles = content.runs.map { run -> ShapeStyle? in
      guard let style = run.style else { return around.shownForeground }
      var values = around
      style(&values)
      return values.shownForeground
    }
    guard let first = styles.first, styles.allSatisfy({ $0 == first }) else {
      return around.shownForeground
    }
    return first
  }

  private func figure(
    _ rule: ShapeLeaf.Rule, _ name: String, _ detail: Payloads.Figure.Detail, _ drawing: Drawing,
    _ measure: Payloads.Measure? = nil
  ) -> NodeLayout {
    .shape(
      ShapeLeaf(rule: rule, figure: addFigure(name, detail, drawing), own: add(measure)))
  }

  private func addFigure(
    _ name: String, _ detail: Payloads.Figure.Detail, _ drawing: Drawing
  ) -> Int32 {
    solver.payloads.index(of: .init(name: name, detail: detail, drawing: drawing))
  }

  private func add(_ measure: Payloads.Measure?) -> Int32 {
    guard let measure else { return -1 }
    solver.payloads.measures.append(measure)
    return Int32(solver.payloads.measures.count - 1)
  }

  func layout(of modifier: Modifier, _ scope: BuildScope) -> NodeLayout {
    switch modifier {
    case .frame(let width, let height, let alignment):
      return .frame(
        FrameLayout(
          width: valid(width), height: valid(height), alignment: guides(alignment)))
    case .flexibleFrame(let frame):
      warn(about: frame)
      return .flexibleFrame(
        FlexibleFrameLayout(
          horizontal: .init(
            minimum: frame.minWidth, ideal: frame.idealWidth, maximum: frame.maxWidth),
          vertical: .init(
            minimum: frame.minHeight, ideal: frame.idealHeight, maximum: frame.maxHeight),
          alignment: guides(frame.alignment), keepsUnspecified: platform(scope).os >= 17))
    case .padding(let edges, let length):
      return .padding(insets(edges, length))
    case .paddingInsets(let insets):
      return .padding(
        PaddingLayout(
          top: insets.top.orZero, leading: insets.leading.orZero, bottom: insets.bottom.orZero,
          trailing: insets.trailing.orZero))
    case .fixedSize(let horizontal, let vertical):
      return .fixedSize(FixedSizeLayout(horizontal: horizontal, vertical: vertical))
    case .aspectRatio(let ratio, let mode):
      return .aspectRatio(AspectRatioLayout(ratio: ratio ?? .nan, fills: mode == .fill))
    case .position(let point):
      return .position(PositionLayout(point: Point(x: point.x.orZero, y: point.y.orZero)))
    case .offset(let x, let y): return .offset(OffsetLayout(x: x.orZero, y: y.orZero))
    case .alignmentGuide(let guide, let closure):
      solver.register(guide)
      solver.payloads.guideClosures.append(closure)
      return .alignmentGuide(
        AlignmentGuideLayout(
          guide: Guide(guide.key), closure: Int32(solver.payloads.guideClosures.count - 1)))
    case .overlay(_, let alignment):
      return .secondary(SecondaryLayout(alignment: guides(alignment)))
    case .background(_, let alignment, let extends):
      return .secondary(
        SecondaryLayout(
          alignment: guides(alignment), isBackground: true, extendsIntoSafeArea: extends))
    case .scaleEffect(let x, let y, let anchor):
      return .transform(TransformLayout(matrix: .scale(x, y), anchor: anchor))
    case .rotationEffect(let radians, let anchor):
      return .transform(TransformLayout(matrix: .rotation(radians), anchor: anchor))
    case .transformEffect(let matrix):
      return .transform(TransformLayout(matrix: matrix, anchor: .topLeading))
    case .visualEffect(_, let effects):
      solver.payloads.visualEffects.append(effects)
      return .visualEffect(
        VisualEffectLayout(effects: Int32(solver.payloads.visualEffects.count - 1)))
    case .ignoresSafeArea(let edges, let regions):
      return .ignoresSafeArea(
        IgnoresSafeAreaLayout(
          edges: UInt8(truncatingIfNeeded: edges.rawValue),
          regions: UInt8(truncatingIfNeeded: regions.rawValue)))
    case .safeAreaInset(let edge, let guide, let spacing, let isScreen, _):
      return .safeAreaInset(
        SafeAreaInsetLayout(
          edge: edge, guide: key(guide), gap: spacing?.orZero ?? .nan, isScreen: isScreen))
    case .keepsToSafeArea(let isWindow):
      return .keepsToSafeArea(KeepsToSafeAreaLayout(isWindow: isWindow))
    case .safeAreaPadding(let edges, let length):
      return .safeAreaPadding(
        SafeAreaPaddingLayout(insets: insets(edges, length)))
    case .containerRelativeFrame(let frame):
      solver.payloads.relativeFrames.append(frame)
      solver.hasRelativeFrames = true
      return .relativeFrame(
        ContainerRelativeFrameLayout(
          description: Int32(solver.payloads.relativeFrames.count - 1),
          alignment: guides(frame.alignment)))
    case .matchedGeometry(let description):
      solver.payloads.matchedGeometries.append(description)
      return .matchedGeometry(
        MatchedGeometryLayout(
          description: Int32(solver.payloads.matchedGeometries.count - 1)))
    case .overlayPreferenceValue(let key, let alignment, let content):
      return preferenceLayout(key, alignment, content, isBackground: false, scope)
    case .backgroundPreferenceValue(let key, let alignment, let content):
      return preferenceLayout(key, alignment, content, isBackground: true, scope)
    case .ordinarySpacing(let edges):
      return .passThrough(
        PassThroughLayout(
          modifier: .ordinarySpacing, ordinaryEdges: UInt8(truncatingIfNeeded: edges.rawValue)))
    case .layoutPriority: return .passThrough(PassThroughLayout(modifier: .layoutPriority))
    case .coordinateSpace: return .passThrough(PassThroughLayout(modifier: .coordinateSpace))
    case .passThrough: return .passThrough(PassThroughLayout(modifier: .unknown))
    }
  }

  private func preferenceLayout(
    _ key: PreferenceKey, _ alignment: Alignment, _ content: @escaping (Any) -> View,
    isBackground: Bool, _ scope: BuildScope
  ) -> NodeLayout {
    solver.payloads.preferenceReaders.append(
      .init(key: key, content: content, scope: scope))
    return .preference(
      PreferenceLayout(
        alignment: guides(alignment), isBackground: isBackground,
        content: Int32(solver.payloads.preferenceReaders.count - 1)))
  }

  /// Padding on some edges; 16 points unless a length is given.
  private func insets(_ edges: Edge.Set, _ length: Double?) -> PaddingLayout {
    let length = (length ?? 16).orZero
    return PaddingLayout(
      top: edges.contains(.top) ? length : 0, leading: edges.contains(.leading) ? length : 0,
      bottom: edges.contains(.bottom) ? length : 0,
      trailing: edges.contains(.trailing) ? length : 0)
  }

  func layout(of container: Container, _ scope: BuildScope) -> NodeLayout {
    switch container {
    case .hStack(let guide, let spacing):
      return .stack(
        StackLayout(axis: .horizontal, guide: key(guide), gap: spacing?.orZero ?? .nan))
    case .vStack(let guide, let spacing):
      return .stack(
        StackLayout(axis: .vertical, guide: key(guide), gap: spacing?.orZero ?? .nan))
    case .zStack(let alignment): return .zStack(ZStackLayout(alignment: guides(alignment)))
    case .lazyHStack(let guide, let spacing, let pinned):
      return lazyStack(.horizontal, guide, spacing, pinned)
    case .lazyVStack(let guide, let spacing, let pinned):
      return lazyStack(.vertical, guide, spacing, pinned)
    case .lazyHGrid(let rows, let guide, let spacing, let pinned):
      return lazyGrid(.horizontal, rows, guide, spacing, pinned)
    case .lazyVGrid(let columns, let guide, let spacing, let pinned):
      return lazyGrid(.vertical, columns, guide, spacing, pinned)
    case .grid(let alignment, let horizontal, let vertical):
      solver.payloads.gridTables.append(nil)
      return .grid(
        GridLayout(
          alignment: guides(alignment), horizontalGap: horizontal?.orZero ?? .nan,
          verticalGap: vertical?.orZero ?? .nan,
          table: Int32(solver.payloads.gridTables.count - 1)))
    case .gridRow: return .passThrough(PassThroughLayout(modifier: .gridRow))
    case .scrollView(let axes):
      let values = environment(scope)
      solver.payloads.scrolls.append(
        .init(
          identity: scope.identity, anchors: values.scrollAnchors,
          margins: EdgeInsets(
            top: values.contentMargins[.top]?.orZero ?? 0,
            leading: values.contentMargins[.leading]?.orZero ?? 0,
            bottom: values.contentMargins[.bottom]?.orZero ?? 0,
            trailing: values.contentMargins[.trailing]?.orZero ?? 0)))
      return .scroll(
        ScrollViewLayout(
          horizontal: axes.contains(.horizontal), vertical: axes.contains(.vertical),
          state: Int32(solver.payloads.scrolls.count - 1)))
    case .viewThatFits(let axes):
      return .viewThatFits(
        ViewThatFitsLayout(
          horizontal: axes.contains(.horizontal), vertical: axes.contains(.vertical)))
    case .custom(_, let layout):
      solver.payloads.hosts.append(LayoutHost.host(for: layout))
      return .custom(CustomLayout(host: Int32(solver.payloads.hosts.count - 1)))
    }
  }

  private func lazyStack(
    _ axis: Axis, _ guide: AlignmentGuide, _ spacing: Double?, _ pinned: PinnedViews
  ) -> NodeLayout {
    .lazyStack(
      LazyStackLayout(
        axis: axis, guide: key(guide), gap: spacing?.orZero ?? .nan,
        content: Int32(solver.payloads.lazyContents.count - 1),
        pinned: UInt8(truncatingIfNeeded: pinned.rawValue)))
  }

  private func lazyGrid(
    _ axis: Axis, _ items: [GridItem], _ guide: AlignmentGuide, _ spacing: Double?,
    _ pinned: PinnedViews
  ) -> NodeLayout {
    solver.payloads.tracks.append(
      items.map { item in
        GridTrack(
          size: item.size, gap: (item.spacing ?? ViewSpacing.standard).orZero,
          horizontal: item.alignment.map { key($0.horizontal) },
          vertical: item.alignment.map { key($0.vertical) })
      })
    return .lazyGrid(
      LazyGridLayout(
        axis: axis, tracks: Int32(solver.payloads.tracks.count - 1), guide: key(guide),
        gap: spacing?.orZero ?? .nan,
        content: Int32(solver.payloads.lazyContents.count - 1),
        pinned: UInt8(truncatingIfNeeded: pinned.rawValue)))
  }

  /// A frame's length; a negative or infinite one counts as missing, as SwiftUI warns.
  private func valid(_ length: Double?) -> Double {
    guard let length else { return .nan }
    guard length.isFinite && length >= 0 else {
      solver.find(
        .warning, .invalidFrame,
        "Invalid frame dimension (negative or non-finite): \(PointsText.text(length))",
        remedy: length == .infinity
          ? "use maxWidth or maxHeight for .infinity" : "keep the length at 0 or more",
        solver.nodes.count)
      return .nan
    }
    return length
  }

  /// Reports limits in the wrong order in SwiftUI's words; they are sorted nevertheless.
  private func warn(about frame: FlexibleFrame) {
    let isContradictory = [
      (frame.minWidth, frame.idealWidth, frame.maxWidth),
      (frame.minHeight, frame.idealHeight, frame.maxHeight),
    ].contains { minimum, ideal, maximum in
      let (least, middle) = (minimum ?? 0, ideal ?? minimum ?? 0)
      return least > (ideal ?? .infinity) || middle > (maximum ?? .infinity)
    }
    guard isContradictory else { return }
    solver.find(
      .warning, .contradictoryFrame, "Contradictory frame constraints specified.",
      remedy: "give them in the order minimum ≤ ideal ≤ maximum",
      solver.nodes.count)
  }

  func key(_ guide: AlignmentGuide) -> Guide {
    solver.register(guide)
    return Guide(guide.key)
  }

  private func guides(_ alignment: Alignment) -> GuidePair {
    GuidePair(horizontal: key(alignment.horizontal), vertical: key(alignment.vertical))
  }

  func orientation(of container: Container, _ node: Int) -> Axis? {
    guard case .custom(let layout) = solver.node(node).pointee.layout else {
      return container.axisOfStack
    }
    return solver.payloads.hosts[Int(layout.host)].stackOrientation
  }

  /// The priority a modifier shows to the container around it.
  func priority(of modifier: Modifier, _ layout: NodeLayout, inside: Int) -> Double {
    if case .layoutPriority(let priority) = modifier { return priority.orZero }
    return layout.hidesPriority ? 0 : solver.node(inside).pointee.priority
  }

  func name(_ node: Int, _ modifier: Modifier) {
    switch modifier {
    case .passThrough(let name): solver.payloads.label(node) { $0.name = name }
    case .coordinateSpace(let name):
      solver.payloads.spaces.append((name, Int32(truncatingIfNeeded: node)))
    case .scaleEffect: solver.payloads.label(node) { $0.name = "scaleEffect" }
    case .visualEffect(let name, _): solver.payloads.label(node) { $0.name = name }
    case .rotationEffect: solver.payloads.label(node) { $0.name = "rotationEffect" }
    default: break
    }
  }

  func name(_ node: Int, _ container: Container) {
    switch container {
    case .custom(let name, _): solver.payloads.label(node) { $0.name = name }
    default: break
    }
  }
}
