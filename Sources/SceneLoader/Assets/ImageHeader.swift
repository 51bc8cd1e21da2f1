import Foundation
import LayoutSolver

/// How large a picture is, as its file's first bytes tell.
enum ImageHeader {
  /// A picture's extent, in pixels, or in points where it has no pixels of its own.
  struct Extent: Equatable {
    var size: Size
    var isVector = false
  }

  /// Names of files that are pictures end so.
  static let fileExtensions: Set = ["png", "jpg", "jpeg", "gif", "heic", "pdf", "svg"]

  /// Bytes that a picture may have.
  private static let byteLimit = 64_000_000

  /// Nil for a file that can't be read or is none of these kinds.
  static func extent(ofFile path: String) -> Extent? {
    guard let data = try? RegularFile.data(path, limit: byteLimit) else { return nil }
    return extent(of: data)
  }

  static func extent(of data: Data) -> Extent? {
    let bytes = Bytes(data)
    if bytes.begins(with: [0x89, 0x50, 0x4E, 0x47]) {
      return bytes.pixels(bytes.number(16, 4), bytes.number(20, 4))
    }
    if bytes.begins(with: [0xFF, 0xD8]) { return jpeg(bytes) }
    if bytes.begins(with: Array("GIF8".utf8)) {
      return bytes.pixels(bytes.number(6, 2, isLittle: true), bytes.number(8, 2, isLittle: true))
    }
    if bytes.begins(with: Array("%PDF".utf8)) { return pdf(data) }
    if bytes.contains("ftyp", at: 4) { return heic(data, bytes) }
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
  private static func heic(_ data: Data, _ bytes: Bytes) -> Extent? {
    var rest = data[...]
    var largest: Extent?
    while let found = rest.firstRange(of: Data("ispe".utf8)) {
      let place = found.upperBound - data.startIndex + 4
      if let extent = bytes.pixels(bytes.number(place, 4), bytes.number(place + 4, 4)),
        extent.size.width * extent.size.height
          > (largest.map { $0.size.width * $0.size.height } ?? 0)
      {
        largest = extent
      }
      rest = rest[found.upperBound...]
    }
    return largest
  }

  private static func pdf(_ data: Data) -> Extent? {
    guard let found = data.firstRange(of: Data("/MediaBox".utf8)) else { return nil }
    let text = String(decoding: data[found.upperBound...].prefix(80), as: UTF8.self)
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

/// Numbers at places that may lie behind a file's end.
private struct Bytes {
  private let data: Data

  init(_ data: Data) { self.data = data }

  func begins(with start: [UInt8]) -> Bool { data.starts(with: start) }

  func contains(_ text: String, at place: Int) -> Bool {
    data.dropFirst(place).starts(with: text.utf8)
  }

  /// Nil behind the end.
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
