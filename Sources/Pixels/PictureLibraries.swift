/// The libraries that read what Cairo doesn't, each where the machine has it.
struct PictureLibraries: Sendable {
  /// Of SVG.
  var drawings: @Sendable () -> RsvgLibrary? = { RsvgLibrary.found }
  /// Of PDF.
  var pages: @Sendable () -> PopplerLibrary? = { PopplerLibrary.found }
  /// Of JPEG and GIF.
  var photos: @Sendable () -> PixbufLibrary? = { PixbufLibrary.found }
}

/// A kind of picture file.
public enum PictureKind: String, CaseIterable, Sendable {
  case png = "PNG"
  case jpeg = "JPEG"
  case gif = "GIF"
  case svg = "SVG"
  case pdf = "PDF"

  /// By a file's first bytes.
  init?(_ head: some Collection<UInt8>) {
    let text = head.starts(with: [0xEF, 0xBB, 0xBF]) ? head.dropFirst(3) : head[...]
    if head.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]) {
      self = .png
    } else if head.starts(with: [0xFF, 0xD8, 0xFF]) {
      self = .jpeg
    } else if head.starts(with: Array("GIF8".utf8)) {
      self = .gif
    } else if head.starts(with: Array("%PDF".utf8)) {
      self = .pdf
    } else if text.first(where: { ![9, 10, 13, 32].contains($0) }) == UInt8(ascii: "<") {
      self = .svg
    } else {
      return nil
    }
  }

  /// Whether it has no pixels of its own.
  var isDrawing: Bool { self == .svg || self == .pdf }

  /// Whether this machine has what reads it.
  public var isRead: Bool {
    let libraries = PictureLibraries()
    return switch self {
    case .png: true
    case .jpeg, .gif: libraries.photos() != nil
    case .svg: libraries.drawings() != nil
    case .pdf: libraries.pages() != nil
    }
  }

  /// A package with what reads it.
  public var package: String {
    #if canImport(Darwin)
      switch self {
      case .png: "cairo"
      case .jpeg, .gif: "gdk-pixbuf"
      case .svg: "librsvg"
      case .pdf: "poppler"
      }
    #else
      switch self {
      case .png: "libcairo2"
      case .jpeg, .gif: "libgdk-pixbuf-2.0-0"
      case .svg: "librsvg2-2"
      case .pdf: "libpoppler-glib8"
      }
    #endif
  }

  /// A command that installs packages.
  public static func command(installing packages: [String]) -> String {
    #if canImport(Darwin)
      "brew install " + packages.joined(separator: " ")
    #else
      "apt-get install " + packages.joined(separator: " ")
    #endif
  }
}

/// librsvg, which draws SVG. It reads no other files, as it isn't told where the drawing is from.
final class RsvgLibrary: Sendable {
  typealias Handle = GraphicsLibraries.Handle

  let read: @convention(c) (UnsafeRawPointer?, Int, Handle?) -> Handle?
  let setResolution: @convention(c) (Handle?, Double) -> Void
  /// Into a rectangle of four numbers: x, y, width and height.
  let draw: @convention(c) (Handle?, Handle?, UnsafePointer<Double>?, Handle?) -> Int32

  static let found = try? RsvgLibrary()

  private init() throws {
    let library = try GraphicsLibraries.open(GraphicsLibraries.Names.named("rsvg-2", "2"))
    func rsvg<Function>(_ name: String) throws -> Function {
      try GraphicsLibraries.find(library, "rsvg_handle_" + name)
    }
    read = try rsvg("new_from_data")
    setResolution = try rsvg("set_dpi")
    draw = try rsvg("render_document")
  }
}

/// poppler, which draws PDF.
final class PopplerLibrary: Sendable {
  typealias Handle = GraphicsLibraries.Handle

  let read: @convention(c) (UnsafeRawPointer?, Int32, Handle?, Handle?) -> Handle?
  let page: @convention(c) (Handle?, Int32) -> Handle?
  let size:
    @convention(c) (Handle?, UnsafeMutablePointer<Double>, UnsafeMutablePointer<Double>) -> Void
  let draw: @convention(c) (Handle?, Handle?) -> Void

  static let found = try? PopplerLibrary()

  private init() throws {
    let library = try GraphicsLibraries.open(GraphicsLibraries.Names.named("poppler-glib", "8"))
    func poppler<Function>(_ name: String) throws -> Function {
      try GraphicsLibraries.find(library, "poppler_" + name)
    }
    read = try poppler("document_new_from_data")
    page = try poppler("document_get_page")
    size = try poppler("page_get_size")
    draw = try poppler("page_render")
  }
}

/// GdkPixbuf, which reads JPEG and GIF.
final class PixbufLibrary: Sendable {
  typealias Handle = GraphicsLibraries.Handle

  let information:
    @convention(c) (
      UnsafePointer<CChar>, GraphicsLibraries.Ints?, GraphicsLibraries.Ints?
    ) -> Handle?
  let read: @convention(c) (UnsafePointer<CChar>, Handle?) -> Handle?
  let pixels: @convention(c) (Handle?) -> UnsafeMutablePointer<UInt8>?
  let channels: @convention(c) (Handle?) -> Int32
  let stride: @convention(c) (Handle?) -> Int32
  let width: @convention(c) (Handle?) -> Int32
  let height: @convention(c) (Handle?) -> Int32

  static let found = try? PixbufLibrary()

  private init() throws {
    let library = try GraphicsLibraries.open(GraphicsLibraries.Names.named("gdk_pixbuf-2.0", "0"))
    func pixbuf<Function>(_ name: String) throws -> Function {
      try GraphicsLibraries.find(library, "gdk_pixbuf_" + name)
    }
    information = try pixbuf("get_file_info")
    read = try pixbuf("new_from_file")
    pixels = try pixbuf("get_pixels")
    channels = try pixbuf("get_n_channels")
    stride = try pixbuf("get_rowstride")
    width = try pixbuf("get_width")
    height = try pixbuf("get_height")
  }
}
