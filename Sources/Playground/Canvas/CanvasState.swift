import LayoutSolver

/// What the canvas shows of the picture, and what over it.
struct CanvasState {
  /// Of a container of its own size; nil where the scale follows from that and the room for it.
  private(set) var zoom: CellScale?
  /// Where the user has moved the picture; nil while it follows the selection.
  var pan: PicturePlace?
  /// Whether a scale that follows keeps texts legible, at the cost of what is then out of sight.
  var isLegible = false
  var labels = CanvasLabelling.namesAndSizes
  var overlays: Set<CanvasOverlay> = []
  /// The space that axes and rulers are numbered in.
  var axesSpace = AxesSpace.global
  var plans = CanvasPlanCache()
  /// The screens in pixels, where the terminal shows these.
  let pixels = PixelCanvas()

  /// Takes a scale, or lets it follow for nil; the picture follows the selection again.
  mutating func zoom(to scale: CellScale?) {
    zoom = scale
    pan = nil
  }
}

/// The space that axes and rulers are numbered in; a named one is kept by its name, so that it
/// survives a reload.
enum AxesSpace: Hashable, Codable {
  case global, local
  case named(String)

  var space: CoordinateSpace {
    switch self {
    case .global: .global
    case .local: .local
    case .named(let name): .named(name)
    }
  }

  var words: String {
    switch self {
    case .global: "global"
    case .local: "the selected view's own"
    case .named(let name): "\"\(name)\""
    }
  }
}
