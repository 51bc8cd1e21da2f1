import SceneLoader

/// The scene that a worker has open: units of one scene follow each other.
final class SceneKeeper {
  private let layout: LayoutOptions
  /// The contents of standard input, which can't be read again.
  private let input: String?
  private var open: (path: String, scene: Scene)?

  init(_ layout: LayoutOptions, input: String?) {
    self.layout = layout
    self.input = input
  }

  func scene(_ path: String) throws(UnreadableScene) -> Scene {
    if let open, open.path == path { return open.scene }
    open = nil
    let scene = try SceneOptions.scene(path, preview: nil, for: layout, input: input)
    open = (path, scene)
    return scene
  }
}
