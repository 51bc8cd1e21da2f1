import Foundation
import LayoutSolver

/// A picture's size, from its file's first bytes.
enum ImageHeader {
  /// A picture's extent, in pixels, or in points where it has no pixels of its own.
  struct Extent: Equatable {
    var size: Size
    var isVector = false
  }

  /// Names of files that are pictures end so.
  static let fileExtensions: Set = ["png", "jpg", "jpeg", "gif", "heic", "pdf", "svg"]

  /// Whether a file's name is a picture's.
  static func isPicture(_ path: String) -> Bool {
    path.lastIndex(of: ".").map { fileExtensions.contains(String(path[path.index(after: $0)...])) }
      ?? false
  }

  /// Bytes that a picture may have.
  private static let byteLimit = 64_000_000
  /// How many bytes of a picture are read. A PDF's page may be anywhere in it.
  private static let headLimit = 4_000_000

  /// Nil for a file that can't be read, is of another kind, or ends too early.
  /// - Parameters:
  ///   - folder: the folder that the file must be in.
  ///   - bytesLeft: how much may be read, from which this is taken.
  static func extent(
    ofFile path: String, within folder: String, bytesLeft: inout Int
  ) -> Extent? {
    func read(_ count: Int) -> Data? {
      guard bytesLeft > 0,
        let data = try? RegularFile.data(
          path, limit: byteLimit, within: folder, upTo: min(count, bytesLeft))
      else { return nil }
      bytesLeft -= data.count
      return data
    }
    guard let head = read(headLimit) else { return nil }
    let isWhole = head.count < headLimit || !head.starts(with: pdfStart)
    return isWhole ? extent(of: head) : read(byteLimit).flatMap(extent(of:))
  }

  private static let pdfStart = Array("%PDF".utf8)

  static func extent(of data: Data) -> Extent? {
    let bytes = Bytes(data)
    if bytes.begins(with: [0x89, 0x50, 0x4E, 0x47]) {
      return bytes.pixels(bytes.number(16, 4), bytes.number(20, 4))
    }
    if bytes.begins(with: [0xFF, 0xD8]) { return jpeg(bytes) }
    if bytes.begins(with: Array("GIF8".utf8)) {
      return bytes.pixels(bytes.number(6, 2, isLittle: true), bytes.number(8, 2, isLittle: true))
    }
    if bytes.begins(with: pdfStart) { return pdf(data, bytes) }
    if bytes.contains("ftyp", at: 4) { return heic(bytes) }
    return svg(data)
  }

  /// From the first segment that begins a frame.
  private static func jpeg(_ bytes: Bytes) -> Extent? {
    var place = 2
    while let marker = bytes.number(place, 2), marker >> 8 == 0xFF,
      let length = bytes.number(place + 2, 2)
    {
      let isFrame =
        (0xC0...0xCF).contains(marker & 0xFF) && ![0xC4, 0xC8, 0xCC].contains(marker & 0xFF)
      if isFrame { return bytes.pixels(bytes.number(place + 7, 2), bytes.number(place + 5, 2)) }
      place += 2 + length
    }
    return nil
  }

  /// The largest of the file's pictures: the others are its tiles and its thumbnail.
  private static func heic(_ bytes: Bytes) -> Extent? {
    var largest: Extent?
    var start = 0
    while let end = bytes.end(of: "ispe", from: start) {
      start = end
      let place = end + 4
      if let extent = bytes.pixels(bytes.number(place, 4), bytes.number(place + 4, 4)),
        extent.size.width * extent.size.height
          > (largest.map { $0.size.width * $0.size.height } ?? 0)
      {
        largest = extent
      }
    }
    return largest
  }

  private static func pdf(_ data: Data, _ bytes: Bytes) -> Extent? {
    guard let end = bytes.end(of: "/MediaBox", from: 0) else { return nil }
    let text = String(decoding: data.dropFirst(end).prefix(80), as: UTF8.self)
    guard let open = text.firstIndex(of: "["), let close = text[open...].firstIndex(of: "]") else {
      return nil
    }
    let numbers = text[text.index(after: open)..<close].split(whereSeparator: \.isWhitespace)
      .compactMap { Double($0) }
    guard numbers.count == 4 else { return nil }
    return points(numbers[2] - numbers[0], numbers[3] - numbers[1])
  }

  private static func svg(_ data: Data) -> Extent? {
    let text = String(decoding: data.prefix(4096), as: UTF8.self)
    guard let tag = text.firstMatch(of: /<svg[^>]*>/)?.output else { return nil }
    func attribute(_ pattern: Regex<(Substring, Substring)>) -> Substring? {
      tag.firstMatch(of: pattern)?.output.1
    }
    func length(_ text: Substring?) -> Double? {
      text.flatMap { Double($0.hasSuffix("px") ? $0.dropLast(2) : $0) }
    }
    if let width = length(attribute(/\swidth\s*=\s*["']([^"']*)["']/)),
      let height = length(attribute(/\sheight\s*=\s*["']([^"']*)["']/))
    {
      return points(width, height)
    }
    let box = attribute(/viewBox\s*=\s*["']([^"']*)["']/)?
      .split { $0 == " " || $0 == "," }.compactMap { Double($0) }
    guard let box, box.count == 4 else { return nil }
    return points(box[2], box[3])
  }

  private static func points(_ width: Double, _ height: Double) -> Extent? {
    guard width > 0, height > 0, width.isFinite, height.isFinite else { return nil }
    return Extent(size: Size(width: width, height: height), isVector: true)
  }
}

/// Numbers at offsets that may be beyond a file's end.
private struct Bytes {
  private let data: Data

  init(_ data: Data) { self.data = data }

  func begins(with start: [UInt8]) -> Bool { data.starts(with: start) }

  func contains(_ text: String, at place: Int) -> Bool {
    data.dropFirst(place).starts(with: text.utf8)
  }

  /// The end of a word that doesn't overlap itself; nil if it isn't there.
  func end(of word: String, from start: Int) -> Int? {
    let word = Array(word.utf8)
    return data.withUnsafeBytes { bytes in
      guard let base = bytes.baseAddress, let first = word.first else { return nil }
      var place = start
      while place + word.count <= bytes.count,
        let found = memchr(base + place, Int32(first), bytes.count - word.count + 1 - place)
      {
        let end = UnsafeRawPointer(found) - base + word.count
        if memcmp(found, word, word.count) == 0 { return end }
        place = end - word.count + 1
      }
      return nil
    }
  }

  /// Nil beyond the end.
  func number(_ place: Int, _ count: Int, isLittle: Bool = false) -> Int? {
    guard place >= 0, place + count <= data.count else { return nil }
    let start = data.startIndex + place
    let bytes = data[start..<start + count]
    return (isLittle ? Array(bytes.reversed()) : Array(bytes)).reduce(0) { $0 << 8 | Int($1) }
  }

  func pixels(_ width: Int?, _ height: Int?) -> ImageHeader.Extent? {
    guard let width, let height, width > 0, height > 0 else { return nil }
    return ImageHeader.Extent(size: Size(width: Double(width), height: Double(height)))
  }
}
