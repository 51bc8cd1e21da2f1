/// What pictures are drawn with, kept from one to the next: fonts, and the pictures that were read.
public final class DrawingTools {
  let library: GraphicsLibraries
  let texts: TextSetter
  /// By their files; nil for those that can't be read.
  private var pictures: [String: GraphicsLibraries.Handle?] = [:]

  /// - Throws: ``MissingLibrary``.
  public convenience init() throws { self.init(try GraphicsLibraries.load()) }

  init(_ library: GraphicsLibraries) {
    self.library = library
    texts = TextSetter(library)
  }

  deinit { forgetPictures() }

  /// Has files read anew.
  public func forgetPictures() {
    for case let picture? in pictures.values { library.destroySurface(picture) }
    pictures = [:]
  }

  /// A file's picture, read once; nil where it can't be read.
  /// - Parameter failed: is told why, the first time.
  func picture(
    _ path: String, failed: (any Error) -> Void
  ) -> GraphicsLibraries.Handle? {
    if let known = pictures[path] { return known }
    var read: GraphicsLibraries.Handle?
    do { read = try PictureFile(path).read(library) } catch { failed(error) }
    pictures[path] = .some(read)
    return read
  }
}
