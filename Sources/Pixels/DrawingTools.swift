import Cells
import LayoutSolver

/// What pictures are drawn with, kept from one to the next: fonts, and the pictures that were read.
public final class DrawingTools {
  let library: GraphicsLibraries
  let texts: TextSetter
  private let libraries: PictureLibraries
  private var pictures: [Key: Read] = [:]
  /// How often files may have changed.
  private var changes = 0
  /// How long reading what can't be read may take, all in all.
  private var patience = mostPatience
  private static let mostPatience = Duration.seconds(2)

  private struct Key: Hashable {
    let path: String
    /// Of a drawing that was drawn.
    let extent: PictureFile.Extent?
  }

  private struct Read {
    /// Nil for one that can't be read.
    var surface: GraphicsLibraries.Handle?
    var pixels: Int
    let stamp: [Int]?
    var changes: Int
  }

  /// Pixels of pictures that are kept: 256 MB.
  private static let mostPixels = 64_000_000
  /// How many pictures are kept. A drawing is another one at each size.
  private static let mostPictures = 512

  /// - Throws: ``MissingLibrary``.
  public convenience init() throws { self.init(try GraphicsLibraries.load()) }

  init(_ library: GraphicsLibraries, _ libraries: PictureLibraries = PictureLibraries()) {
    (self.library, self.libraries) = (library, libraries)
    texts = TextSetter(library)
  }

  deinit { forgetPictures() }

  /// Has files that are other ones read anew.
  public func lookAgain() { (changes, patience) = (changes + 1, Self.mostPatience) }

  private func forgetPictures() {
    for read in pictures.values { read.surface.map(library.destroySurface) }
    pictures = [:]
  }

  /// A picture's pixels, read once; nil where its file can't be read. They may be gone when the next one
  /// is asked for.
  /// - Parameters:
  ///   - across: pixels a point.
  ///   - down: the same, in the other direction.
  ///   - failed: is told why it can't be read.
  func surface(
    of picture: Picture, across: Double, down: Double, failed: (any Error) -> Void
  ) -> GraphicsLibraries.Handle? {
    let ending = picture.path.suffix(4).lowercased()
    let extent = PictureFile.Extent(of: picture, across: across, down: down)
    let plain = Key(path: picture.path, extent: nil)
    let key = [".svg", ".pdf"].contains(ending) ? Key(path: picture.path, extent: extent) : plain
    let file = PictureFile(picture.path, libraries)
    for key in [key, plain] {
      guard var known = pictures[key] else { continue }
      if known.changes != changes, known.surface != nil, known.stamp == file.stamp {
        known.changes = changes
        pictures[key] = known
      }
      if known.changes == changes { return known.surface }
      known.surface.map(library.destroySurface)
      pictures[key] = nil
    }
    let start = ContinuousClock.now
    var read = Read(surface: nil, pixels: 0, stamp: file.stamp, changes: changes)
    do {
      guard patience > .zero else { throw file.fail("those before it took too long") }
      let surface = try file.read(library, extent)
      read.surface = surface
      read.pixels = Int(library.surfaceWidth(surface)) * Int(library.surfaceHeight(surface))
    } catch {
      patience -= ContinuousClock.now - start
      failed(error)
    }
    if pictures.count >= Self.mostPictures
      || pictures.values.reduce(read.pixels, { $0 + $1.pixels }) > Self.mostPixels
    {
      forgetPictures()
    }
    // What can't be drawn at one size can't be at another.
    pictures[read.surface == nil ? plain : key] = read
    return read.surface
  }

  /// A picture as an address that a document can show; nil where its file can't be read. A drawing is
  /// written as its pixels, three a point: a document's reader needn't do what a stranger's drawing
  /// asks for, and sees the same as in a PNG.
  func address(of picture: Picture, failed: (any Error) -> Void) -> String? {
    guard let surface = surface(of: picture, across: 3, down: 3, failed: failed) else { return nil }
    let file = PictureFile(picture.path, libraries)
    guard let bytes = file.contents(Self.mostBytes + 1), let kind = PictureKind(bytes) else {
      return nil
    }
    if kind.isDrawing { return Self.address("png", PixelSurface.png(of: surface, library)) }
    guard bytes.count <= Self.mostBytes else {
      failed(
        PictureFile.Problem(
          path: picture.path,
          what: "a document has pictures of \(Self.mostBytes / 1_000_000) MB at most"))
      return nil
    }
    return Self.address(kind.rawValue.lowercased(), bytes)
  }

  /// Bytes of a picture that a document has in itself.
  private static let mostBytes = 4_000_000

  private static func address(_ kind: String, _ bytes: [UInt8]) -> String {
    "data:image/\(kind);base64,\(String(decoding: Base64.bytes(bytes), as: UTF8.self))"
  }
}
