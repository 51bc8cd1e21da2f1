#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

import LayoutSolver
import Numbers
import Processes

/// A picture in a file. What it says of its size is looked at before its pixels are.
///
/// A PNG is read here, and of its parts only those that Cairo draws: what else there is may be packed so
/// that three megabytes take three gigabytes. Whatever else is read by a process of its own, with limits.
struct PictureFile {
  let path: String
  private let libraries: PictureLibraries

  init(_ path: String, _ libraries: PictureLibraries = PictureLibraries()) {
    (self.path, self.libraries) = (path, libraries)
  }

  /// How a drawing, which has no pixels of its own, is drawn.
  struct Extent: Hashable {
    /// Its own size, in points.
    var size: Size
    /// In pixels.
    var width: Int
    var height: Int
  }

  struct Problem: Error, CustomStringConvertible {
    let path: String
    let what: String
    var description: String {
      let name = path.split(separator: "/").last ?? "picture"
      return "'\(name)' isn't drawn: \(what); a placeholder stands in its place"
    }
  }

  /// Nothing here reads files of a kind.
  struct MissingReader: Error, CustomStringConvertible {
    let kind: PictureKind
    var description: String {
      "\(kind.rawValue) isn't drawn, since the library that reads it isn't here; install it: "
        + "\(PictureKind.command(installing: [kind.package])); placeholders stand in its place"
    }
  }

  /// Four bytes a pixel: 80 MB.
  private static let mostPixels = 20_000_000
  private static let longestSide = 32_767
  /// A screen of a large tablet's: 24 MB. What is larger is stretched.
  fileprivate static let drawnPixels = 6_000_000
  /// Bytes that a drawing may have.
  private static let mostBytes = 16_000_000
  /// Bytes that drawing, or reading, may take, besides the picture.
  private static let (drawingMemory, photoMemory) = (72_000_000, 96_000_000)
  private static let seconds = 0.75

  /// - Parameter extent: of a drawing.
  /// - Throws: ``Problem`` or ``MissingReader``.
  func read(_ library: GraphicsLibraries, _ extent: Extent) throws -> GraphicsLibraries.Handle {
    guard let head = contents(32) else { throw fail("it can't be read") }
    guard let kind = PictureKind(head) else { throw fail("it is no PNG, JPEG, GIF, SVG or PDF") }
    switch kind {
    case .png: return try png(head, library)
    case .jpeg, .gif:
      guard let pixbuf = libraries.photos() else { throw MissingReader(kind: kind) }
      return try photo(pixbuf, library)
    case .svg:
      guard let rsvg = libraries.drawings() else { throw MissingReader(kind: kind) }
      return try drawn(extent, library) { bytes, context in
        guard let drawing = rsvg.read(bytes.baseAddress, bytes.count, nil) else { return false }
        rsvg.setResolution(drawing, 96)
        library.scale(
          context, Double(extent.width) / extent.size.width,
          Double(extent.height) / extent.size.height)
        return withUnsafeTemporaryAllocation(of: Double.self, capacity: 4) { frame in
          (frame[0], frame[1], frame[2], frame[3]) = (0, 0, extent.size.width, extent.size.height)
          return rsvg.draw(drawing, context, frame.baseAddress, nil) != 0
        }
      }
    case .pdf:
      guard let poppler = libraries.pages() else { throw MissingReader(kind: kind) }
      return try drawn(extent, library) { bytes, context in
        guard
          let document = poppler.read(bytes.baseAddress, Int32(clamping: bytes.count), nil, nil),
          let page = poppler.page(document, 0)
        else { return false }
        var (width, height) = (0.0, 0.0)
        poppler.size(page, &width, &height)
        guard width > 0, height > 0 else { return false }
        library.scale(context, Double(extent.width) / width, Double(extent.height) / height)
        poppler.draw(page, context)
        return true
      }
    }
  }

  func fail(_ what: String) -> Problem { Problem(path: path, what: what) }

  private func expect(_ width: Int, _ height: Int) throws {
    guard width > 0, height > 0, width <= Self.longestSide, height <= Self.longestSide,
      width * height <= Self.mostPixels
    else { throw fail("it has \(width)×\(height) pixels, and at most \(Self.mostPixels) are read") }
  }

  // MARK: In this process

  private func png(
    _ head: [UInt8], _ library: GraphicsLibraries
  ) throws -> GraphicsLibraries.Handle {
    func number(_ place: Int) -> Int { head[place..<place + 4].reduce(0) { $0 << 8 | Int($1) } }
    guard head.count >= 24 else { throw fail("it is damaged") }
    try expect(number(16), number(20))
    guard let chunks = opened().map(PNGChunks.init) else { throw fail("it can't be read") }
    defer { close(chunks.file) }
    let surface = withExtendedLifetime(chunks) {
      library.readPNG(
        { chunks, bytes, count in
          guard let chunks, let bytes else { return 10 }
          let reader = Unmanaged<PNGChunks>.fromOpaque(chunks).takeUnretainedValue()
          return reader.fill(UnsafeMutableBufferPointer(start: bytes, count: Int(count))) ? 0 : 10
        }, Unmanaged.passUnretained(chunks).toOpaque())
    }
    guard let surface else { throw fail("it can't be read") }
    guard library.surfaceStatus(surface) == 0 else {
      library.destroySurface(surface)
      throw fail("it is damaged")
    }
    return surface
  }

  // MARK: In another process

  private enum Code { static let (fine, damaged, tooLarge): (Int32, Int32, Int32) = (0, 1, 2) }

  /// - Parameter draw: false where the file is damaged. Is called in another process, so that nothing is
  ///   given back there.
  private func drawn(
    _ extent: Extent, _ library: GraphicsLibraries,
    _ draw: (UnsafeRawBufferPointer, GraphicsLibraries.Handle) -> Bool
  ) throws -> GraphicsLibraries.Handle {
    guard let bytes = contents(Self.mostBytes + 1) else { throw fail("it can't be read") }
    guard bytes.count <= Self.mostBytes else {
      throw fail("it has more than \(Self.mostBytes / 1_000_000) MB; draw it with fewer points")
    }
    let (width, height) = (Int32(clamping: extent.width), Int32(clamping: extent.height))
    return try bytes.withUnsafeBytes { bytes in
      try picture(most: extent.width * extent.height, memory: Self.drawingMemory, library) {
        size, pixels in
        size.pointee = (width, height)
        guard let surface = library.surfaceForData(pixels, 0, width, height, 4 * width),
          let context = library.create(surface), draw(bytes, context),
          library.status(context) == 0
        else { return Code.damaged }
        library.flush(surface)
        return Code.fine
      }
    }
  }

  private func photo(
    _ pixbuf: PixbufLibrary, _ library: GraphicsLibraries
  ) throws -> GraphicsLibraries.Handle {
    try picture(most: Self.mostPixels, memory: Self.photoMemory, library) { size, pixels in
      var (width, height): (Int32, Int32) = (0, 0)
      guard pixbuf.information(path, &width, &height) != nil else { return Code.damaged }
      size.pointee = (width, height)
      guard width > 0, height > 0, Int(width) * Int(height) <= Self.mostPixels else {
        return Code.tooLarge
      }
      guard let read = pixbuf.read(path, nil), pixbuf.width(read) == width,
        pixbuf.height(read) == height, let bytes = pixbuf.pixels(read)
      else { return Code.damaged }
      let channels = Int(pixbuf.channels(read))
      guard channels == 3 || channels == 4 else { return Code.damaged }
      // As Cairo has them: a number each, colours multiplied with how much they hide.
      let stride = Int(pixbuf.stride(read))
      var to = pixels.assumingMemoryBound(to: UInt32.self)
      for row in 0..<Int(height) {
        var pixel = bytes + row * stride
        for _ in 0..<Int(width) {
          let alpha = channels == 4 ? UInt32(pixel[3]) : 255
          func part(_ value: UInt8) -> UInt32 { (UInt32(value) * alpha + 127) / 255 }
          to.pointee = alpha << 24 | part(pixel[0]) << 16 | part(pixel[1]) << 8 | part(pixel[2])
          pixel += channels
          to += 1
        }
      }
      return Code.fine
    }
  }

  /// What another process reads.
  /// - Parameters:
  ///   - most: pixels that the picture may have.
  ///   - memory: bytes that the process may take.
  ///   - work: puts the picture's size and its pixels, row by row, where it is told.
  private func picture(
    most: Int, memory: Int, _ library: GraphicsLibraries,
    _ work: (UnsafeMutablePointer<(Int32, Int32)>, UnsafeMutableRawPointer) -> Int32
  ) throws -> GraphicsLibraries.Handle {
    let headBytes = 64
    guard let shared = SharedMemory(count: headBytes + 4 * most) else {
      throw fail("there is no memory for it")
    }
    let size = shared.start.bindMemory(to: (Int32, Int32).self, capacity: 1)
    let end = ForkedProcess.limited(memory: memory, seconds: Self.seconds) {
      work(size, shared.start + headBytes)
    }
    let (width, height) = (Int(size.pointee.0), Int(size.pointee.1))
    switch end {
    case .exited(Code.fine): break
    case .exited(Code.tooLarge): try expect(width, height)
    case .time: throw fail("it takes longer than \(Self.seconds) s; make it simpler")
    case .memory: throw fail("it takes more than \(memory / 1_000_000) MB; make it simpler")
    // A library says no more where it gets no more memory, or ends its process.
    case .exited, .signal:
      throw fail("it is damaged, or takes more than \(memory / 1_000_000) MB")
    case nil: throw fail("there is no process that may read it")
    }
    guard width > 0, height > 0, width <= Self.longestSide, height <= Self.longestSide,
      width * height <= most,
      let surface = library.createSurface(0, Int32(clamping: width), Int32(clamping: height)),
      library.surfaceStatus(surface) == 0, let data = library.surfaceData(surface)
    else { throw fail("there is no memory for it") }
    let stride = Int(library.surfaceStride(surface))
    for row in 0..<height {
      memcpy(data + row * stride, shared.start + headBytes + row * width * 4, width * 4)
    }
    library.markDirty(surface)
    return surface
  }

  // MARK: Files

  /// Open for reading; nil where it is no file on a disk.
  private func opened() -> Int32? {
    let file = open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC)
    guard file >= 0 else { return nil }
    var information = stat()
    guard fstat(file, &information) == 0, information.st_mode & S_IFMT == S_IFREG else {
      close(file)
      return nil
    }
    return file
  }

  /// The first bytes, at most so many.
  func contents(_ most: Int) -> [UInt8]? {
    guard let file = opened() else { return nil }
    defer { close(file) }
    var information = stat()
    guard fstat(file, &information) == 0 else { return nil }
    let room = min(most, Int(information.st_size))
    var isRead = true
    let bytes = [UInt8](unsafeUninitializedCapacity: room) { buffer, count in
      while count < room, isRead {
        let part = readBytes(file, buffer.baseAddress.map { $0 + count }, room - count)
        if part > 0 { count += part } else { isRead = part == 0 && count > 0 }
        if part <= 0 { break }
      }
    }
    return isRead ? bytes : nil
  }

  /// What tells another state of the file from this one; nil where there is none.
  var stamp: [Int]? {
    var information = stat()
    guard stat(path, &information) == 0 else { return nil }
    #if canImport(Darwin)
      let time = information.st_mtimespec
    #else
      let time = information.st_mtim
    #endif
    return [
      Int(truncatingIfNeeded: information.st_ino), Int(truncatingIfNeeded: information.st_size),
      Int(time.tv_sec), Int(time.tv_nsec),
    ]
  }
}

/// The parts of a PNG that make its pixels, as if there were no others.
private final class PNGChunks {
  let file: Int32
  /// Of the present part's head, the bytes that aren't passed on yet.
  private var head: ArraySlice<UInt8> = []
  /// Bytes of the present part that follow its head; at first the file's signature.
  private var left = 8
  /// How many more parts are read. Files of empty parts take long.
  private var parts = 20_000

  init(_ file: Int32) { self.file = file }

  /// - Returns: false where the file ends before.
  func fill(_ buffer: UnsafeMutableBufferPointer<UInt8>) -> Bool {
    var done = 0
    while done < buffer.count {
      if let byte = head.popFirst() {
        buffer[done] = byte
        done += 1
      } else if left > 0 {
        let count = readBytes(
          file, buffer.baseAddress.map { $0 + done }, min(left, buffer.count - done))
        guard count > 0 else { return false }
        (done, left) = (done + count, left - count)
      } else if !begin() {
        return false
      }
    }
    return true
  }

  /// Goes to the next part that matters.
  private func begin() -> Bool {
    var bytes = [UInt8](repeating: 0, count: 8)
    while parts > 0 {
      parts -= 1
      guard bytes.withUnsafeMutableBytes({ readBytes(file, $0.baseAddress, 8) }) == 8 else {
        return false
      }
      // Its length, and the checksum behind it.
      let length = bytes.prefix(4).reduce(0) { $0 << 8 | Int($1) } + 4
      let isOptional = bytes[4] & 0x20 != 0
      if !isOptional || bytes[4...].elementsEqual("tRNS".utf8) {
        (head, left) = (bytes[...], length)
        return true
      }
      guard lseek(file, off_t(length), SEEK_CUR) >= 0 else { return false }
    }
    return false
  }
}

private func readBytes(_ file: Int32, _ buffer: UnsafeMutableRawPointer?, _ count: Int) -> Int {
  #if canImport(Darwin)
    Darwin.read(file, buffer, count)
  #elseif canImport(Musl)
    Musl.read(file, buffer, count)
  #else
    Glibc.read(file, buffer, count)
  #endif
}

extension PictureFile.Extent {
  /// Of a picture on a surface with so many pixels a point, as large as it is seen, but of one that is kept
  /// in pixels not larger than a display would have it.
  init(of picture: Picture, across: Double, down: Double) {
    let own = picture.size.width > 0 && picture.size.height > 0 ? picture.size : picture.frame.size
    let place = picture.placement
    func length(_ x: Double, _ y: Double) -> Double { (x * x + y * y).squareRoot() }
    var width = length(place.a * across, place.b * down)
    var height = length(place.c * across, place.d * down)
    if picture.filling == PictureFilling(isTemplate: picture.filling.isTemplate) {
      width *= picture.frame.width
      height *= picture.frame.height
    } else {
      width *= own.width
      height *= own.height
    }
    if !picture.keepsDrawing {
      width = min(width, own.width * max(across, 2))
      height = min(height, own.height * max(down, 2))
    }
    let most = Double(PictureFile.drawnPixels)
    let part = min((most / max(width * height, 1)).squareRoot(), 1)
    func pixels(_ length: Double) -> Int {
      min(max(Int(clamped: (length * part).rounded()), 1), 16_000)
    }
    self.init(size: own, width: pixels(width), height: pixels(height))
  }
}
