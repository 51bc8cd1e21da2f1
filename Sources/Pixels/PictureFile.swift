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
  static let mostPixels = 20_000_000

  /// - Throws: ``Problem``.
  func read(_ library: GraphicsLibraries) throws -> GraphicsLibraries.Handle? {
    func fail(_ what: String) -> Problem { Problem(path: path, what: what) }
    guard let head = beginning() else { throw fail("it can't be read") }
    guard head.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]), head.count >= 24
    else { throw fail("it is no PNG, and nothing else is read so far") }
    func number(_ place: Int) -> Int {
      head[place..<place + 4].reduce(0) { $0 << 8 | Int($1) }
    }
    let (width, height) = (number(16), number(20))
    guard width > 0, height > 0, width <= 32_767, height <= 32_767,
      width * height <= Self.mostPixels
    else { throw fail("it has \(width)×\(height) pixels, and at most \(Self.mostPixels) are read") }
    guard let surface = library.readPNG(path) else { throw fail("it can't be read") }
    guard library.surfaceStatus(surface) == 0 else {
      library.destroySurface(surface)
      throw fail("it is damaged")
    }
    return surface
  }

  private func beginning() -> [UInt8]? {
    let file = open(path, O_RDONLY | O_NONBLOCK)
    guard file >= 0 else { return nil }
    defer { close(file) }
    var information = stat()
    guard fstat(file, &information) == 0, information.st_mode & S_IFMT == S_IFREG else { return nil }
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
