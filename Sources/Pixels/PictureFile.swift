#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// A picture in a file. What it says of its size is looked at before its pixels are.
struct PictureFile {
  let path: String

  init(_ path: String) { self.path = path }

  struct Problem: Error, CustomStringConvertible {
    let path: String
    let what: String
    var description: String {
      let name = path.split(separator: "/").last ?? "picture"
      return "'\(name)' isn't drawn: \(what); a placeholder stands in its place"
    }
  }

  /// Four bytes a pixel: 80 MB.
  private static let mostPixels = 20_000_000
  private static let longestSide = 32_767

  /// - Throws: ``Problem``.
  func read(_ library: GraphicsLibraries) throws -> GraphicsLibraries.Handle {
    guard let head = beginning() else { throw fail("it can't be read") }
    if head.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]), head.count >= 24 {
      return try png(head, library)
    }
    guard head.starts(with: [0xFF, 0xD8, 0xFF]) || head.starts(with: Array("GIF8".utf8)) else {
      throw fail("it is no PNG, JPEG or GIF")
    }
    guard let pixbuf = PixbufLibrary.found else {
      throw fail("JPEG and GIF are read by GdkPixbuf; install libgdk-pixbuf-2.0-0")
    }
    return try other(pixbuf, library)
  }

  private func fail(_ what: String) -> Problem { Problem(path: path, what: what) }

  private func expect(_ width: Int, _ height: Int) throws {
    guard width > 0, height > 0, width <= Self.longestSide, height <= Self.longestSide,
      width * height <= Self.mostPixels
    else { throw fail("it has \(width)×\(height) pixels, and at most \(Self.mostPixels) are read") }
  }

  private func png(
    _ head: [UInt8], _ library: GraphicsLibraries
  ) throws -> GraphicsLibraries.Handle {
    func number(_ place: Int) -> Int {
      head[place..<place + 4].reduce(0) { $0 << 8 | Int($1) }
    }
    try expect(number(16), number(20))
    guard let surface = library.readPNG(path) else { throw fail("it can't be read") }
    guard library.surfaceStatus(surface) == 0 else {
      library.destroySurface(surface)
      throw fail("it is damaged")
    }
    return surface
  }

  /// Its pixels as Cairo has them: a number each, colours multiplied with how much they hide.
  private func other(
    _ pixbuf: PixbufLibrary, _ library: GraphicsLibraries
  ) throws -> GraphicsLibraries.Handle {
    var (width, height): (Int32, Int32) = (0, 0)
    guard pixbuf.information(path, &width, &height) != nil else { throw fail("it is damaged") }
    try expect(Int(clamping: width), Int(clamping: height))
    guard let read = pixbuf.read(path, nil) else { throw fail("it is damaged") }
    defer { library.release(read) }
    (width, height) = (pixbuf.width(read), pixbuf.height(read))
    let channels = Int(pixbuf.channels(read))
    guard let bytes = pixbuf.pixels(read), channels == 3 || channels == 4,
      let surface = library.createSurface(0, width, height), library.surfaceStatus(surface) == 0,
      let data = library.surfaceData(surface)
    else { throw fail("there is no memory for it") }
    let (from, to) = (Int(pixbuf.stride(read)), Int(library.surfaceStride(surface)))
    for row in 0..<Int(clamping: height) {
      for column in 0..<Int(clamping: width) {
        let pixel = bytes + row * from + column * channels
        let alpha = channels == 4 ? UInt32(pixel[3]) : 255
        func part(_ value: UInt8) -> UInt32 { (UInt32(value) * alpha + 127) / 255 }
        let color = alpha << 24 | part(pixel[0]) << 16 | part(pixel[1]) << 8 | part(pixel[2])
        UnsafeMutableRawPointer(data + row * to + column * 4).storeBytes(
          of: color, as: UInt32.self)
      }
    }
    library.markDirty(surface)
    return surface
  }

  private func beginning() -> [UInt8]? {
    let file = open(path, O_RDONLY | O_NONBLOCK)
    guard file >= 0 else { return nil }
    defer { close(file) }
    var information = stat()
    guard fstat(file, &information) == 0, information.st_mode & S_IFMT == S_IFREG else {
      return nil
    }
    var bytes = [UInt8](repeating: 0, count: 32)
    let count = fill(&bytes, from: file)
    return Array(bytes.prefix(max(count, 0)))
  }

  private func fill(_ bytes: inout [UInt8], from file: Int32) -> Int {
    #if canImport(Darwin)
      Darwin.read(file, &bytes, bytes.count)
    #elseif canImport(Musl)
      Musl.read(file, &bytes, bytes.count)
    #else
      Glibc.read(file, &bytes, bytes.count)
    #endif
  }
}
