extension Panel {
  static let canvas = Panel(CanvasPanel())
}

/// The picture. It isn't made of rows: `ScreenPainter` paints it, and the mouse has its own ways in it.
private struct CanvasPanel: PanelKind {
  let title = "Canvas"
  let also = "picture screen"
  let room: PanelRoom? = nil

  var hints: [(id: String, text: String)] {
    [
      ("move.down", "into, out"), ("neighbour.left", "around"), ("why", "why?"),
      ("container.narrower", "width"), ("container.shorter", "height"),
      ("container.size", "size"), ("labels", "frames"), ("zoom.in", "zoom"),
    ]
  }

  func content(columns: Int, in app: Playground) -> PanelContent { PanelContent([]) }
}
