import Foundation
import LayoutSolver
import Numbers

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
    if bytes.begins(with: pdfStart) {
      return PDFPage(bytes).flatMap { points($0.width, $0.height) }
    }
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

  private static func svg(_ data: Data) -> Extent? {
    var tags = XMLTags(String(decoding: data.prefix(svgHead), as: UTF8.self))
    guard let root = tags.next(), root.name.split(separator: ":").last == "svg" else { return nil }
    let box = (root.attributes["viewBox"] ?? "").split { $0 == "," || $0.isWhitespace }
      .compactMap { Double($0) }
    let ratio = box.count == 4 && box[2] > 0 && box[3] > 0 ? box[3] / box[2] : nil
    let width = root.attributes["width"].flatMap(length)
    let height = root.attributes["height"].flatMap(length)
    switch (width, height, ratio) {
    case (let width?, let height?, _): return points(width, height)
    case (let width?, nil, let ratio?): return points(width, width * ratio)
    case (nil, let height?, let ratio?): return points(height / ratio, height)
    case (nil, nil, _?): return points(box[2], box[3])
    default: return nil
    }
  }

  /// How far from its start a drawing's first element is looked for.
  private static let svgHead = 100_000

  /// In points, which are CSS's pixels; nil for a share of what is around it.
  private static func length(_ text: String) -> Double? {
    let text = text.filter { !$0.isWhitespace }
    guard let end = text.lastIndex(where: \.isNumber).map(text.index(after:)),
      let number = Double(text[..<end].last == "." ? text[..<end].dropLast() : text[..<end])
    else { return nil }
    let unit = text[end...].drop { $0 == "." }.lowercased()
    return unitLengths[unit].map { $0 * number }
  }

  private static let unitLengths: [String: Double] = [
    "": 1, "px": 1, "pt": 96 / 72, "pc": 16, "in": 96, "cm": 96 / 2.54, "mm": 96 / 25.4,
    "q": 96 / 101.6, "em": 16, "ex": 8,
  ]

  private static func points(_ width: Double, _ height: Double) -> Extent? {
    guard width > 0, height > 0, width.isFinite, height.isFinite else { return nil }
    return Extent(size: Size(width: width, height: height), isVector: true)
  }
}

/// The size of a PDF's first page, as far as it stands there in words.
private struct PDFPage {
  private(set) var width = 0.0
  private(set) var height = 0.0
  private let bytes: Bytes

  init?(_ bytes: Bytes) {
    self.bytes = bytes
    // A page has what it doesn't say of the pages around it.
    var object = Self.firstPage(bytes)
    var (media, crop, turn): ([Double]?, [Double]?, Double?)
    var depth = 0
    while let text = object, depth < 16 {
      media = media ?? box("/MediaBox", in: text)
      crop = crop ?? box("/CropBox", in: text)
      turn =
        turn
        ?? value("/Rotate", in: text).flatMap { Double($0.prefix { "-0123456789".contains($0) }) }
      object = value("/Parent", in: text).flatMap(referenced)
      depth += 1
    }
    guard let media = media ?? bytes.text(after: "/MediaBox").flatMap(Self.numbers) else {
      return nil
    }
    var (low, high) = ((x: media[0], y: media[1]), (x: media[2], y: media[3]))
    if let crop {
      (low.x, low.y) = (max(low.x, crop[0]), max(low.y, crop[1]))
      (high.x, high.y) = (min(high.x, crop[2]), min(high.y, crop[3]))
    }
    (width, height) = (high.x - low.x, high.y - low.y)
    let isTurned = turn.map { Int(clamped: $0) / 90 % 2 != 0 } ?? false
    if isTurned { (width, height) = (height, width) }
  }

  /// The text of the first object that is a page.
  private static func firstPage(_ bytes: Bytes) -> String? {
    var start = 0
    while let end = bytes.end(of: "/Page", from: start) {
      start = end
      let before = bytes.text(end - 5 - 16..<end - 5).filter { !$0.isWhitespace }
      let next = bytes.text(end..<end + 1).first
      if before.hasSuffix("/Type"), !(next?.isLetter ?? false) {
        let from = max(end - longest, 0)
        let head = bytes.text(from..<end)
        let body = head.range(of: "obj", options: .backwards).map { head[$0.upperBound...] }
        let tail = bytes.text(end..<end + longest)
        let rest = tail.range(of: "endobj").map { tail[..<$0.lowerBound] } ?? tail[...]
        return String((body ?? head[...]) + rest)
      }
    }
    return nil
  }

  /// How far an object's words are looked for.
  private static let longest = 16_384

  private func value(_ key: String, in object: String) -> Substring? {
    guard let found = object.range(of: key) else { return nil }
    return object[found.upperBound...].drop { $0.isWhitespace }
  }

  private func box(_ key: String, in object: String) -> [Double]? {
    value(key, in: object).flatMap { value in
      value.first == "[" ? Self.numbers(value) : referenced(value).flatMap { Self.numbers($0[...]) }
    }
  }

  /// What a reference such as `12 0 R` leads to.
  private func referenced(_ reference: Substring) -> String? {
    let parts = reference.prefix(40).split(maxSplits: 3) { $0.isWhitespace }
    guard parts.count > 2, let number = Int(parts[0]), Int(parts[1]) != nil,
      parts[2].hasPrefix("R")
    else { return nil }
    for start in ["\n", "\r"] {
      let text = bytes.text(after: "\(start)\(number) \(parts[1]) obj", longest: Self.longest)
      if let text { return String(text.range(of: "endobj").map { text[..<$0.lowerBound] } ?? text) }
    }
    return nil
  }

  /// The corners of a box, the lower left one first.
  private static func numbers(_ text: Substring) -> [Double]? {
    guard let open = text.firstIndex(of: "["), let close = text[open...].firstIndex(of: "]") else {
      return nil
    }
    let numbers = text[text.index(after: open)..<close].split(whereSeparator: \.isWhitespace)
      .compactMap { Double($0) }
    guard numbers.count == 4 else { return nil }
    return [
      min(numbers[0], numbers[2]), min(numbers[1], numbers[3]), max(numbers[0], numbers[2]),
      max(numbers[1], numbers[3]),
    ]
  }
}

/// Numbers at offsets that may be beyond a file's end.
private struct Bytes {
  private let data: Data

  /// Its text in a part, of which there may be less.
  func text(_ range: Range<Int>) -> String {
    let range = range.clamped(to: 0..<data.count)
    let start = data.startIndex
    return String(
      decoding: data[start + range.lowerBound..<start + range.upperBound], as: UTF8.self)
  }

  /// What follows the first occurrence of a word.
  func text(after word: String, longest: Int = 200) -> Substring? {
    end(of: word, from: 0).map { text($0..<$0 + longest)[...] }
  }

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
