/// Nodes' data that isn't plain values, by index.
///
/// Everything made for a reader's content is dropped when the reader is placed again, so each table
/// only ever grows at its end.
struct Payloads {
  var environments: [EnvironmentValues] = []
  var texts: [TextMeasurer] = []
  var figures: [Figure] = []
  /// The answers of the scene's own shapes and measured views to proposals.
  var measures: [Measure] = []
  var hosts: [LayoutHost] = []
  var readers: [Reader] = []
  var preferenceReaders: [PreferenceReader] = []
  var tracks: [[GridTrack]] = []
  /// Nil until the grid is first asked.
  var gridTables: [GridTable?] = []
  var relativeFrames: [ContainerRelativeFrame] = []
  var matchedGeometries: [MatchedGeometry] = []
  var visualEffects: [(any GeometryProxy) -> [GeometricEffect]] = []
  var lazyContents: [LazyContent] = []
  var scrolls: [Scroll] = []
  /// What a scroll view may be asked to show: identities inside scroll views, with their nodes.
  var targets: [(identity: AnyHashable, node: Int32)] = []
  /// The named spaces, with the nodes that make them, in the order of the nodes.
  var spaces: [(name: AnyHashable, node: Int32)] = []
  /// How many sections there are; they are counted from 1.
  var sections: Int32 = 0
  var guideClosures: [(ViewDimensions) -> Double] = []
  var guideDefaults: [Int32: (ViewDimensions) -> Double] = [:]
  /// Data that few nodes have, by node.
  var labels: [Int: Label] = [:]
  var memberTraits: [MemberTraits] = []
  /// Whether a shape is drawn by a closure.
  var drawsShapes = false
  var sources: [SourceRange] = []

  /// A view that draws something, as the scene gave it.
  struct Figure: Equatable {
    /// What distinguishes a figure from others of its name, put into words only on first use.
    enum Detail: Equatable {
      case words(String)
      case text(TextContent.Characters)
      case color(Color)
      case drawing(Drawing)
      case asset(String)
      case symbol(String)
    }
    var name: String
    var detail: Detail
    var drawing: Drawing
  }

  enum Measure {
    case shape((ProposedViewSize) -> Size)
    case measured((ProposedViewSize) -> Measurement)
  }

  struct Reader {
    var content: (GeometryProxy, BuildContext) -> View
    var scope: BuildScope
  }

  /// A scroll view's place, under which its offset is kept, and where it begins without one.
  struct Scroll {
    var identity: Identity
    var anchors: ScrollAnchors
    /// Between its edges and its content.
    var margins: EdgeInsets
  }

  struct PreferenceReader {
    var key: PreferenceKey
    var content: (Any) -> View
    var scope: BuildScope
  }

  /// A node's data for the result, besides its layout.
  struct Label {
    /// Its own name, if it isn't the layout's: `LazyVStack`, a scene's layout.
    var name: String?
    /// The views whose bodies begin with the node, the outermost first.
    var views: [WrittenView] = []
    var identifier: String?
    var decorations: [Decoration] = []
    var zIndex = 0.0
    /// From the outermost to the innermost, each with the number of preferences outside it.
    var actions: [(action: Action, outerPreferences: Int)] = []
    /// Whether `disabled` keeps it from being pressed.
    var isDisabled = false
    /// The actions' place.
    var identity = Identity()
    /// From the outermost modifier to the innermost.
    var preferences: [Trait] = []
    /// The outline of a scene's own shape in a rectangle.
    var outline: ((Rect) -> ShapePath)?
    /// The marks drawn into a canvas of a size.
    var marks: ((Size) -> [CanvasMark])?
  }

  /// A member's traits for the container around.
  struct MemberTraits {
    var layoutValues: [String: Any] = [:]
    var containerValues: [String: Any] = [:]
    var zIndex: Double?
    var tag: AnyHashable?
    var grid = Grid()

    /// A grid's traits.
    struct Grid {
      var columns: Int?
      var unsizedAxes: Axis.Set?
      var anchor: UnitPoint?
      var columnAlignment: AlignmentGuide?
      /// Its row in the grid; nil for a view across all columns.
      var row: Int?
      var rowAlignment: Guide?
    }
  }

  /// The index of a figure; equal neighbours share one.
  mutating func index(of figure: Figure) -> Int32 { Self.index(of: figure, in: &figures) }

  /// The index of a source range, -1 for none; neighbours from one expression share one.
  mutating func index(of source: SourceRange?) -> Int32 {
    guard let source else { return -1 }
    return Self.index(of: source, in: &sources)
  }

  @inline(__always)
  private static func index<Entry: Equatable>(of entry: Entry, in table: inout [Entry]) -> Int32 {
    // Compared in its place: the last entry isn't copied.
    if table.isEmpty || table[table.count - 1] != entry { table.append(entry) }
    return Int32(truncatingIfNeeded: table.count - 1)
  }

  /// The index of traits, for a member or for several.
  mutating func index(of traits: MemberTraits) -> Int32 {
    memberTraits.append(traits)
    return Int32(truncatingIfNeeded: memberTraits.count - 1)
  }

  func label(of node: Int) -> Label? { labels[node] }

  mutating func label(_ node: Int, _ change: (inout Label) -> Void) {
    change(&labels[node, default: Label()])
  }

  /// The length of every table.
  struct Mark {
    var nodes = 0
    var sections: Int32 = 0
    fileprivate(set) var counts: [Int] = []
  }

  func mark(nodes: Int) -> Mark {
    var (tables, counting) = (self, Counting())
    tables.visitTables(&counting)
    return Mark(nodes: nodes, sections: sections, counts: counting.counts)
  }

  /// Drops everything made after `mark`.
  mutating func rewind(to mark: Mark) {
    var cutting = Cutting(mark.counts)
    visitTables(&cutting)
    sections = mark.sections
    for content in lazyContents { content.reset() }
    let last = Int32(truncatingIfNeeded: mark.nodes)
    if labels.keys.contains(where: { $0 >= last }) { labels = labels.filter { $0.key < last } }
  }
}

// MARK: Tables

/// An operation on every table that grows while a tree is built.
private protocol TableVisitor {
  mutating func visit<Entry>(_ table: inout [Entry])
}

extension Payloads {
  // Called by name, rather than by key paths, which would take a third of a small tree's layout.
  fileprivate mutating func visitTables(_ visitor: inout some TableVisitor) {
    visitor.visit(&environments)
    visitor.visit(&texts)
    visitor.visit(&figures)
    visitor.visit(&measures)
    visitor.visit(&hosts)
    visitor.visit(&readers)
    visitor.visit(&preferenceReaders)
    visitor.visit(&tracks)
    visitor.visit(&gridTables)
    visitor.visit(&relativeFrames)
    visitor.visit(&matchedGeometries)
    visitor.visit(&visualEffects)
    visitor.visit(&lazyContents)
    visitor.visit(&scrolls)
    visitor.visit(&targets)
    visitor.visit(&spaces)
    visitor.visit(&guideClosures)
    visitor.visit(&memberTraits)
    visitor.visit(&sources)
  }

  private struct Counting: TableVisitor {
    var counts: [Int] = []

    mutating func visit<Entry>(_ table: inout [Entry]) { counts.append(table.count) }
  }

  /// Keeps the first entries of every table.
  private struct Cutting: TableVisitor {
    let counts: [Int]
    private var next = 0

    init(_ counts: [Int]) { self.counts = counts }

    mutating func visit<Entry>(_ table: inout [Entry]) {
      let count = counts[next]
      next += 1
      if table.count > count { table.removeLast(table.count - count) }
    }
  }
}

extension Payloads.Figure.Detail {
  /// The first letters of a text.
  var beginning: String {
    guard case .text(let characters) = self else { return text }
    let (all, first) = (characters.string, characters.string.prefix(40))
    return "\"" + first + (first.endIndex < all.endIndex ? "…\"" : "\"")
  }

  var text: String {
    switch self {
    case .words(let words): words
    case .text(let characters): "\"" + characters.string + "\""
    case .color(let color): color.words
    case .drawing(let drawing): drawing.words
    case .asset(let name): "\"\(name)\""
    case .symbol(let name): "systemName \"\(name)\""
    }
  }
}
