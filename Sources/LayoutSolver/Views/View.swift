import Numbers

/// The place of a view in the scene's source; lines and columns count from 1.
public struct SourceRange: Hashable, Sendable {
  /// Index of the file, for scenes of several files.
  public var file: Int
  public var line: Int
  public var column: Int
  /// Byte offsets of the expression in its file.
  public var start: Int
  public var end: Int
  /// The line in which it ends: of a modifier, which ends a chain that begins with its view, its own.
  public var lastLine: Int

  /// A place in the source; `lastLine` is nil where it ends in the line in which it begins.
  public init(
    file: Int = 0, line: Int, column: Int, start: Int = 0, end: Int = 0, lastLine: Int? = nil
  ) {
    self.lastLine = lastLine ?? line
    self.file = file
    self.line = line
    self.column = column
    self.start = start
    self.end = end
  }

  /// Its beginning: that of a view followed by modifiers, whose range extends to the last of them.
  var beginning: SourceRange {
    SourceRange(file: file, line: line, column: column, start: start, end: start)
  }
}

/// A view as a scene describes it, before any layout: the solver's input.
///
/// The tree of descriptions follows SwiftUI: a modifier wraps the view it is applied to;
/// `Group`, `ForEach` and conditions contribute their members to the container around them.
public struct View {
  public indirect enum Content {
    /// Contributes no subview.
    case empty
    /// Several views for the container around: a builder's block, `Group`, both arms of an `if`.
    case group([View])
    /// Made on demand, so that a lazy container pays only for what is visible.
    case forEach(count: Int, identity: (Int) -> AnyHashable, content: (Int) -> View)
    /// Its parts are members of the container around; a lazy one may pin the header and footer.
    case section(header: View, content: View, footer: View)
    /// A view of the scene's own: its body is evaluated while the tree is built, with the
    /// environment and identity of its place. The pieces of a view that Reflow builds are
    /// distinguished from the scene's content by their source: none, or that of the view itself.
    /// One without a name isn't a visible view and has no place in identities, though its body
    /// counts as made by Reflow.
    case composite(name: String, isBuiltIn: Bool = false, body: (BuildContext) -> View)
    /// As a composite, but not a visible view: the result knows nothing of it.
    case placed((BuildContext) -> View)
    case leaf(Leaf)
    case container(Container, View)
    /// Its content is evaluated when the reader is placed, since only then the proxy is true.
    case geometryReader((GeometryProxy, BuildContext) -> View)
    case modified(View, Modifier)
    /// Changes the environment of the view inside; adds no node.
    case environment(View, (inout EnvironmentValues) -> Void)
    case decorated(View, Decoration)
    /// Attaches a value that the container around reads; adds no node.
    case trait(View, Trait)
    /// `accessibilityIdentifier`: names the node it is applied to; adds no node.
    case identifier(View, String)
    /// An explicit identity (`.id(_:)`), part of the path under which state is kept.
    case identity(View, AnyHashable)
    /// The view with its actions and observers (`onAppear`, taps), which the solver only carries.
    case action(View, Action)

    fileprivate var depth: Int {
      switch self {
      case .empty, .forEach, .composite, .placed, .leaf, .geometryReader: 1
      case .group(let views): views.reduce(0) { max($0, $1.depth) } + 1
      case .section(let header, let content, let footer):
        max(header.depth, content.depth, footer.depth) + 1
      case .container(_, let view), .modified(let view, _), .environment(let view, _),
        .decorated(let view, _), .trait(let view, _), .identifier(let view, _),
        .identity(let view, _), .action(let view, _):
        view.depth + 1
      }
    }

    fileprivate var size: Int {
      let inside =
        switch self {
        case .empty, .forEach, .composite, .placed, .leaf, .geometryReader: 0
        case .group(let views): views.reduce(0) { min($0 + $1.size, View.largestSize) }
        case .section(let header, let content, let footer): header.size + content.size + footer.size
        case .modified(let view, let modifier): view.size + (modifier.view?.size ?? 0)
        case .trait(let view, let trait): view.size + (trait.view?.size ?? 0)
        case .container(_, let view), .environment(let view, _), .decorated(let view, _),
          .identifier(let view, _), .identity(let view, _), .action(let view, _):
          view.size
        }
      return min(inside + 1, View.largestSize)
    }
  }

  public var content: Content {
    didSet {
      depth = content.depth
      size = content.size
    }
  }
  public var source: SourceRange?
  /// How deep its views are nested, as far as they are made yet.
  public private(set) var depth: Int
  /// How many views it contains, as far as they are made yet: one in two places counts twice, since
  /// a walk visits it as often.
  public private(set) var size: Int
  /// Larger ones count as of this size.
  private static let largestSize = 1 << 48

  /// Views that are nested deeper are left out of every layout.
  public static let depthLimit = TreeBuilder.depthLimit
  /// A view of more isn't taken apart: a tree has no room for it.
  public static let sizeLimit = 2 * TreeBuilder.nodeLimit

  public init(_ content: Content, source: SourceRange? = nil) {
    self.content = content
    self.source = source
    depth = content.depth
    size = content.size
  }

  public static var empty: View { View(.empty) }

  /// The view that a modifier is applied to; nil for others, and for one made by a closure.
  public var modifiedView: View? {
    switch content {
    case .modified(let view, _), .environment(let view, _), .decorated(let view, _),
      .trait(let view, _), .identifier(let view, _), .identity(let view, _), .action(let view, _):
      view
    default: nil
    }
  }

  /// Whether it is several views, or any number, whatever modifies them. A body's or another
  /// closure's result counts as one.
  public var isSeveral: Bool {
    switch content {
    case .group(let views): views.count != 1 || views[0].isSeveral
    case .forEach, .section: true
    default: modifiedView?.isSeveral ?? false
    }
  }

  /// Whether SwiftUI makes a list of views of it, and needs a container where it wants one view.
  var isList: Bool {
    switch content {
    case .group(let views): views.count != 1
    case .forEach, .section, .container(.gridRow, _): true
    default: false
    }
  }

  /// Whether its members, none or any number, take its place, whatever modifies them.
  public var contributesMembers: Bool {
    switch content {
    case .empty, .group, .forEach, .section: true
    default: modifiedView?.contributesMembers ?? false
    }
  }

  /// Another view with this one's modifier; the other itself for none.
  public func modifying(_ other: View) -> View {
    let content: Content
    switch self.content {
    case .modified(_, let modifier): content = .modified(other, modifier)
    case .environment(_, let change): content = .environment(other, change)
    case .decorated(_, let decoration): content = .decorated(other, decoration)
    case .trait(_, let trait): content = .trait(other, trait)
    case .identifier(_, let name): content = .identifier(other, name)
    case .identity(_, let id): content = .identity(other, id)
    case .action(_, let action): content = .action(other, action)
    default: return other
    }
    return View(content, source: source)
  }
}

/// The context in which a composite view's body or a reader's content is evaluated.
public struct BuildContext {
  public var environment: EnvironmentValues
  /// The place in the tree under which state is kept; stable while the structure is.
  public var identity: Identity

  public init(environment: EnvironmentValues, identity: Identity) {
    self.environment = environment
    self.identity = identity
  }

  /// The result of a view's closure here; a mark once closures have returned more views than a
  /// layout has time for, such as views that each contain another twice.
  public func view(madeBy body: (BuildContext) -> View) -> View {
    guard let walk = environment.walk else { return body(self) }
    guard walk.takes(1) else { return ViewWalk.mark }
    let view = body(self)
    return walk.takes(view.size) ? view : ViewWalk.mark
  }
}

/// How many views were walked to build the trees of one layout, by the closures that gave them.
public final class ViewWalk {
  private var left: Int
  private var asksAt: Int
  /// Asked now and then; true ends the walk.
  var givesUp: (() -> Bool)?
  /// Views between two questions.
  private static let pause = 1_000

  init(limit: Int) {
    left = limit
    asksAt = limit - Self.pause
  }

  /// Whether there are more than time or memory allows.
  var isExhausted: Bool { left < 0 }

  fileprivate func takes(_ count: Int) -> Bool {
    if isExhausted { return false }
    left -= count
    if left < asksAt {
      asksAt = left - Self.pause
      if givesUp?() == true { left = -1 }
    }
    return !isExhausted
  }

  fileprivate static var mark: View { View(.leaf(.placeholder(name: "…"))) }
}

/// A view without subviews of its own.
public enum Leaf {
  case text(TextContent)
  case color(Color)
  case shape(Shape)
  /// Nil for the platform's default of 8 points.
  case spacer(minLength: Double?)
  case divider
  case image(Image)
  /// A part of a control, of a size that is known: see `ControlSizes`.
  case control(ControlPart, state: ControlState = .none)
  /// A view that somebody else measures, such as a text in a font of their own.
  case measured(name: String, (ProposedViewSize) -> Measurement)
  /// Takes the size it is proposed, and draws the closure's marks for its size.
  case canvas(name: String = "Canvas", marks: (Size) -> [CanvasMark])
  /// A view unknown to Reflow: takes the size it is proposed (10 where nothing is).
  case placeholder(name: String)
}

/// A measured view's answer to a proposal, and the other proposals with the same answer: in a deep
/// tree a view is asked the more often, the less is known of that.
public struct Measurement {
  /// In points.
  public var size: Size
  /// The proposed widths, in points, with this same size at any of `heights`.
  public var widths: ProposedLengths
  /// The proposed heights with it at any of `widths`.
  public var heights: ProposedLengths

  public init(_ size: Size, widths: ProposedLengths, heights: ProposedLengths) {
    self.size = size
    self.widths = widths
    self.heights = heights
  }
}

/// Lengths proposed along one axis, in points, and perhaps a missing one.
public struct ProposedLengths: Hashable, Sendable {
  /// May reach to infinity at either end; nil where nothing proposed is the only one.
  public var range: ClosedRange<Double>?
  /// Whether a missing length is one of them.
  public var includesNil: Bool

  public init(_ range: ClosedRange<Double>?, includesNil: Bool) {
    self.range = range
    self.includesNil = includesNil
  }

  /// Whatever is proposed.
  public static let all = ProposedLengths(-.infinity ... .infinity, includesNil: true)

  /// One proposed length and no other, nil for none.
  public static func only(_ length: Double?) -> ProposedLengths {
    ProposedLengths(
      length.map { ClosedRange(between: $0, and: $0) }, includesNil: length == nil)
  }
}

/// A text's characters; a run without a font of its own takes the environment's.
public struct TextContent {
  public struct Run {
    public var string: String
    /// An image in a line of text; the string is then the one character that represents it.
    public var image: Image?
    /// Changes the environment the run is measured and drawn with (`Text` + `.bold()`).
    public var style: ((inout EnvironmentValues) -> Void)?

    public init(_ string: String, style: ((inout EnvironmentValues) -> Void)? = nil) {
      self.string = string
      self.style = style
    }

    public init(_ image: Image) {
      string = "\u{FFFC}"
      self.image = image
    }

    /// The run with a change to its drawing style; its own style takes precedence.
    public func styled(_ change: @escaping (inout EnvironmentValues) -> Void) -> Run {
      var run = self
      let inner = style
      run.style = { values in
        change(&values)
        inner?(&values)
      }
      return run
    }
  }
  public var runs: [Run]
  /// The characters of all runs.
  public var string: String { characters.string }

  var characters: Characters {
    runs.count == 1 ? .one(runs[0].string) : .several(runs.map(\.string))
  }

  /// The characters of the runs, which are joined when they are read.
  enum Characters: Equatable {
    case one(String)
    case several([String])

    var string: String {
      switch self {
      case .one(let string): string
      case .several(let strings): strings.joined()
      }
    }
  }

  public init(_ string: String) { runs = [Run(string)] }
  public init(runs: [Run]) { self.runs = runs }
}

/// A shape: it takes its whole proposal unless it has its own answer.
public struct Shape {
  public var outline: Drawing.Outline
  public var drawing: Drawing
  /// A scene's own `sizeThatFits`; nil for the outline's rule (circles are square since iOS 16).
  public var sizeThatFits: ((ProposedViewSize) -> Size)?
  /// The drawing in a rectangle; nil for the outline itself.
  public var path: ((Rect) -> ShapePath)?
  /// The type's name, as in `Circle`.
  public var name: String

  public init(
    name: String, outline: Drawing.Outline, drawing: Drawing,
    sizeThatFits: ((ProposedViewSize) -> Size)? = nil
  ) {
    self.name = name
    self.outline = outline
    self.drawing = drawing
    self.sizeThatFits = sizeThatFits
  }

  /// The drawing in a rectangle.
  public func path(in rect: Rect) -> ShapePath { path?(rect) ?? ShapePath(outline, in: rect) }

  /// The same, drawn in this rectangle wherever it is drawn later.
  func drawn(in rect: Rect) -> Shape {
    guard let path else { return self }
    let drawn = path(rect)
    var shape = self
    shape.path = { _ in drawn }
    return shape
  }

  /// An area, to clip or to touch.
  public static func area(_ outline: Drawing.Outline) -> Shape {
    Shape(name: "Shape", outline: outline, drawing: .none)
  }
}

public struct Image: Hashable {
  public var name: String
  public var isSystem: Bool
  /// In points; nil when the asset is unknown (size 0 by 0).
  public var naturalSize: Size?
  /// Whether the size is a guess for an unknown one.
  public var isStandIn = false
  public var isResizable: Bool
  public var filling: PictureFilling

  public init(
    name: String, isSystem: Bool = false, naturalSize: Size?, isResizable: Bool = false,
    filling: PictureFilling = PictureFilling()
  ) {
    self.name = name
    self.isSystem = isSystem
    self.naturalSize = naturalSize
    self.isResizable = isResizable
    self.filling = filling
  }
}

/// How a picture fills its view.
public struct PictureFilling: Hashable, Sendable, BitwiseCopyable {
  /// The picture's edges, in points, that keep their size.
  public var caps: EdgeInsets
  /// Whether the rest is repeated rather than stretched.
  public var isTiled: Bool
  /// Whether all that isn't transparent has the foreground's colour.
  public var isTemplate: Bool
  /// How a symbol is coloured; nil for the surroundings' way.
  public var symbolMode: SymbolMode?

  public init(caps: EdgeInsets = .zero, isTiled: Bool = false, isTemplate: Bool = false) {
    self.caps = caps
    self.isTiled = isTiled
    self.isTemplate = isTemplate
  }
}

/// A view that lays out several subviews.
public enum Container {
  case hStack(alignment: AlignmentGuide, spacing: Double?)
  case vStack(alignment: AlignmentGuide, spacing: Double?)
  case zStack(alignment: Alignment)
  case lazyHStack(alignment: AlignmentGuide, spacing: Double?, pinned: PinnedViews = [])
  case lazyVStack(alignment: AlignmentGuide, spacing: Double?, pinned: PinnedViews = [])
  case lazyHGrid(
    rows: [GridItem], alignment: AlignmentGuide, spacing: Double?, pinned: PinnedViews = [])
  case lazyVGrid(
    columns: [GridItem], alignment: AlignmentGuide, spacing: Double?, pinned: PinnedViews = [])
  case grid(alignment: Alignment, horizontalSpacing: Double?, verticalSpacing: Double?)
  case gridRow(alignment: AlignmentGuide?)
  case scrollView(axes: Axis.Set)
  case viewThatFits(axes: Axis.Set)
  /// A scene's `Layout`, or one given by type, as in `AnyLayout(HStackLayout())`.
  case custom(name: String, any Layout)
}

/// The parts of a section that stay in sight while the rest of it scrolls by.
public struct PinnedViews: OptionSet, Hashable, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let sectionHeaders = PinnedViews(rawValue: 1)
  public static let sectionFooters = PinnedViews(rawValue: 2)
}

/// One track of a lazy grid.
public struct GridItem {
  public enum Size: Hashable, Sendable {
    case fixed(Double)
    case flexible(minimum: Double = 10, maximum: Double = .infinity)
    case adaptive(minimum: Double, maximum: Double = .infinity)
  }
  public var size: Size
  /// After the track; nil for the platform's default.
  public var spacing: Double?
  public var alignment: Alignment?

  public init(_ size: Size = .flexible(), spacing: Double? = nil, alignment: Alignment? = nil) {
    self.size = size
    self.spacing = spacing
    self.alignment = alignment
  }
}

/// A modifier that takes part in layout: a node of its own around the view it is applied to.
public enum Modifier {
  case frame(width: Double?, height: Double?, alignment: Alignment)
  case flexibleFrame(FlexibleFrame)
  /// Nil on an edge of `edges` means the platform's default padding (16).
  case padding(edges: Edge.Set, length: Double?)
  case paddingInsets(EdgeInsets)
  case fixedSize(horizontal: Bool, vertical: Bool)
  /// A nil ratio is taken from the subview's ideal size.
  case aspectRatio(Double?, contentMode: ContentMode)
  case position(Point)
  case offset(x: Double, y: Double)
  case layoutPriority(Double)
  case alignmentGuide(AlignmentGuide, (ViewDimensions) -> Double)
  case overlay(View, alignment: Alignment)
  /// `extendsIntoSafeArea` for `background(Color)` and other shape styles.
  case background(View, alignment: Alignment, extendsIntoSafeArea: Bool)
  case coordinateSpace(name: AnyHashable)
  case scaleEffect(x: Double, y: Double, anchor: UnitPoint)
  case rotationEffect(radians: Double, anchor: UnitPoint)
  /// From the view's top left corner.
  case transformEffect(Affine)
  /// Evaluated when the view is placed: `visualEffect`, `scrollTransition`, by its name.
  case visualEffect(name: String, (any GeometryProxy) -> [GeometricEffect])
  case ignoresSafeArea(edges: Edge.Set, regions: SafeAreaRegions = .all)
  /// `isScreen` of what belongs to the screen, as its bars do, and not to a view of the scene's.
  case safeAreaInset(
    edge: Edge, alignment: AlignmentGuide, spacing: Double?, isScreen: Bool = false, View)
  /// As for a container with bars: it is in the safe area whatever the outer views ignore. A window
  /// of its own, such as a sheet, knows no other safe area than its part of it.
  case keepsToSafeArea(isWindow: Bool)
  case safeAreaPadding(edges: Edge.Set, length: Double?)
  case containerRelativeFrame(ContainerRelativeFrame)
  case matchedGeometry(MatchedGeometry)
  case overlayPreferenceValue(key: PreferenceKey, alignment: Alignment, (Any) -> View)
  case backgroundPreferenceValue(key: PreferenceKey, alignment: Alignment, (Any) -> View)
  /// Replaces a text's spacing on these edges by that of an ordinary view.
  case ordinarySpacing(edges: Edge.Set)
  /// A modifier unknown to Reflow, passed through.
  case passThrough(name: String)

  /// Whether it adds views to the one that it is applied to, which have a place of their own.
  var addsViews: Bool {
    switch self {
    case .overlay, .background, .safeAreaInset, .overlayPreferenceValue,
      .backgroundPreferenceValue:
      true
    default: false
    }
  }
}

public enum ContentMode: Int, Hashable, Sendable { case fit, fill }

public struct FlexibleFrame {
  public var minWidth: Double?
  public var idealWidth: Double?
  public var maxWidth: Double?
  public var minHeight: Double?
  public var idealHeight: Double?
  public var maxHeight: Double?
  public var alignment: Alignment

  public init(
    minWidth: Double? = nil, idealWidth: Double? = nil, maxWidth: Double? = nil,
    minHeight: Double? = nil, idealHeight: Double? = nil, maxHeight: Double? = nil,
    alignment: Alignment = .center
  ) {
    self.minWidth = minWidth
    self.idealWidth = idealWidth
    self.maxWidth = maxWidth
    self.minHeight = minHeight
    self.idealHeight = idealHeight
    self.maxHeight = maxHeight
    self.alignment = alignment
  }
}

/// The arguments of a `matchedGeometryEffect`.
public struct MatchedGeometry {
  /// What is adopted from the source.
  public struct Properties: OptionSet, Hashable, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let position = Properties(rawValue: 1)
    public static let size = Properties(rawValue: 2)
  }

  /// The identifier and its namespace: views with equal ones belong together.
  public var group: AnyHashable
  public var properties: Properties
  /// The point that is put on the source's.
  public var anchor: UnitPoint
  public var isSource: Bool

  public init(
    group: AnyHashable, properties: Properties, anchor: UnitPoint, isSource: Bool
  ) {
    self.group = group
    self.properties = properties
    self.anchor = anchor
    self.isSource = isSource
  }
}

public struct ContainerRelativeFrame {
  public var axes: Axis.Set
  public var count: Int?
  public var span: Int
  public var spacing: Double
  public var alignment: Alignment
  /// A scene's own closure (container length, axis) -> length.
  public var length: ((Double, Axis) -> Double)?

  public init(
    axes: Axis.Set, count: Int? = nil, span: Int = 1, spacing: Double = 0,
    alignment: Alignment = .center, length: ((Double, Axis) -> Double)? = nil
  ) {
    self.axes = axes
    self.count = count
    self.span = span
    self.spacing = spacing
    self.alignment = alignment
    self.length = length
  }
}

/// A value the container around reads, or that preferences collect.
public enum Trait {
  case layoutValue(key: String, Any)
  case containerValue(key: String, Any)
  case zIndex(Double)
  case tag(AnyHashable)
  case gridCellColumns(Int)
  case gridCellUnsizedAxes(Axis.Set)
  case gridCellAnchor(UnitPoint)
  case gridColumnAlignment(AlignmentGuide)
  /// Reduced in child order with the key's own `reduce`.
  case preference(key: PreferenceKey, Any)
  case transformPreference(key: PreferenceKey, (inout Any) -> Void)
  case anchorPreference(key: PreferenceKey, source: AnchorSource, transform: (Anchor) -> Any)
}

extension Modifier {
  /// The view that it adds to the one it is applied to.
  fileprivate var view: View? {
    switch self {
    case .overlay(let view, _), .background(let view, _, _), .safeAreaInset(_, _, _, _, let view):
      view
    default: nil
    }
  }
}

extension Trait {
  /// The view that it attaches, such as a tab's label.
  fileprivate var view: View? {
    switch self {
    case .layoutValue(_, let value), .containerValue(_, let value): value as? View
    default: nil
    }
  }
}

/// A preference key of the scene.
public struct PreferenceKey {
  public let name: String
  public let defaultValue: () -> Any
  public let reduce: (_ value: inout Any, _ next: () -> Any) -> Void

  public init(
    name: String, defaultValue: @escaping () -> Any,
    reduce: @escaping (inout Any, () -> Any) -> Void
  ) {
    self.name = name
    self.defaultValue = defaultValue
    self.reduce = reduce
  }
}

public enum AnchorSource: Hashable, Sendable {
  case bounds
  case rect(Rect)
  case point(Point)
  case unitPoint(UnitPoint)
}

/// A rectangle or point kept in the space of the view it was taken from.
public struct Anchor {
  public let node: NodeID
  public let source: AnchorSource

  public init(node: NodeID, source: AnchorSource) {
    self.node = node
    self.source = source
  }
}

/// What the scene wants done at certain moments; run by the scene loader after a layout pass.
public enum Action {
  /// Done in every pass, before any `onAppear`: `onReceive` subscribes to its publisher.
  case onUpdate(() -> Void)
  case onAppear(() -> Void)
  /// Done when the view appears: before iOS 27 after every `onAppear`, since then in the order in which
  /// both are written (WWDC26, group lab 8120).
  case task(() -> Void)
  /// Done once the view is no longer there.
  case onDisappear(() -> Void)
  /// Called after placement with the reader of the view's geometry (`onGeometryChange`).
  case onGeometry((GeometryProxy) -> Void)
  case onPreferenceChange(key: PreferenceKey, (Any) -> Void)
  /// Pressing the view, by Enter or click.
  case tap(() -> Void)
}
