import LayoutSolver
import Pixels

/// A layer of a layout, by its place in ``InkLayers``.
struct LayerID: Hashable {
  fileprivate let index: Int
}

/// The layers of a layout, each with the one around it. Nodes name their innermost one.
struct InkLayers {
  struct Layer {
    let kind: Artwork.Layer
    /// The innermost clip around the layer.
    let clip: ClipID?
    let outer: LayerID?
  }

  private var layers: [Layer] = []

  mutating func add(_ kind: Artwork.Layer, clip: ClipID?, within outer: LayerID?) -> LayerID {
    layers.append(Layer(kind: kind, clip: clip, outer: outer))
    return LayerID(index: layers.count - 1)
  }

  subscript(id: LayerID) -> Layer { layers[id.index] }

  /// A layer and those around it, from the outermost.
  func chain(_ id: LayerID?) -> [LayerID] {
    var chain: [LayerID] = []
    var next = id
    while let layer = next {
      chain.append(layer)
      next = self[layer].outer
    }
    return chain.reversed()
  }
}

extension Artwork.Layer {
  init(_ effect: LayerEffect) {
    self =
      switch effect {
      case .blur(let radius): .blur(deviation: radius)
      case .blend(let mode): .blend(mode)
      case .group: .opacity(1)
      }
  }
}
