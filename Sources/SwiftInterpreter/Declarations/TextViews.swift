extension String {
  struct UTF8View: BidirectionalCollection<UInt8>, CustomStringConvertible {
    typealias Index = String.Index
    typealias SubSequence = Substring.UTF8View
    let _base: String
    var description: String { String(self) }
  }
  struct UTF16View: BidirectionalCollection<UInt16>, CustomStringConvertible {
    typealias Index = String.Index
    typealias SubSequence = Substring.UTF16View
    let _base: String
    var description: String { String(self) ?? "" }
  }
  struct UnicodeScalarView: BidirectionalCollection<UnicodeScalar>,
    RangeReplaceableCollection<UnicodeScalar>, CustomStringConvertible
  {
    typealias Index = String.Index
    typealias SubSequence = Substring.UnicodeScalarView
    let _base: String
    init() { self = "".unicodeScalars }
    mutating func replaceSubrange<C: Collection>(
      _ subrange: Range<String.Index>, with newElements: C
    ) {
      var scalars = Array(self)
      let start = distance(from: startIndex, to: subrange.lowerBound)
      let count = distance(from: subrange.lowerBound, to: subrange.upperBound)
      scalars.replaceSubrange(start..<(start + count), with: newElements)
      self = String(_scalars: scalars).unicodeScalars
    }
    var description: String { String(_scalars: Array(self)) }
  }
}

extension Substring {
  struct UTF8View: BidirectionalCollection<UInt8> {
    typealias Index = String.Index
    typealias SubSequence = Substring.UTF8View
    let _base: String
  }
  struct UTF16View: BidirectionalCollection<UInt16> {
    typealias Index = String.Index
    typealias SubSequence = Substring.UTF16View
    let _base: String
  }
  struct UnicodeScalarView: BidirectionalCollection<UnicodeScalar> {
    typealias Index = String.Index
    typealias SubSequence = Substring.UnicodeScalarView
    let _base: String
  }
}

extension String {
  var utf8CString: [Int8] { utf8.map { Int8(bitPattern: $0) } + [0] }
  var isContiguousUTF8: Bool { true }
  mutating func makeContiguousUTF8() {}
  func withCString<R>(_ body: (UnsafePointer<Int8>) throws -> R) rethrows -> R {
    try body(UnsafePointer(_lent: utf8CString))
  }
  mutating func withUTF8<R>(_ body: (UnsafeBufferPointer<UInt8>) throws -> R) rethrows -> R {
    try Array(utf8).withUnsafeBufferPointer(body)
  }
  init(cString: UnsafePointer<Int8>) { self.init(cString: cString._lent) }
  init(cString: UnsafePointer<UInt8>) { self.init(cString: cString._lent) }
  init(cString: [Int8]) { self.init(cString: cString.map { UInt8(bitPattern: $0) }) }
  init(cString: [UInt8]) { self.init(decoding: cString.prefix { $0 != 0 }, as: UTF8.self) }
  init?(validatingCString cString: UnsafePointer<Int8>) {
    self.init(validatingCString: cString._lent)
  }
  init?(validatingCString cString: [Int8]) {
    self.init(
      validating: cString.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }
  init?(validatingUTF8 cString: UnsafePointer<Int8>) {
    self.init(validatingCString: cString._lent)
  }
  init?(validatingUTF8 cString: [Int8]) { self.init(validatingCString: cString) }
}

func strlen(_ text: UnsafePointer<Int8>) -> Int { text._lent.prefix { $0 != 0 }.count }

extension String.UTF8View {
  func withContiguousStorageIfAvailable<R>(
    _ body: (UnsafeBufferPointer<UInt8>) throws -> R
  ) rethrows -> R? {
    try Array(self).withUnsafeBufferPointer(body)
  }
}

extension Substring.UTF8View {
  init(_ content: String.UTF8View) { self = Substring(String(content)).utf8 }
}

extension Substring.UTF16View {
  init(_ content: String.UTF16View) { self = Substring(String(content) ?? "").utf16 }
}

extension Substring.UnicodeScalarView {
  init(_ content: String.UnicodeScalarView) { self = Substring(String(content)).unicodeScalars }
}

extension Character {
  typealias UnicodeScalarView = String.UnicodeScalarView
  typealias UTF8View = String.UTF8View
  typealias UTF16View = String.UTF16View
  var utf8: String.UTF8View { String(self).utf8 }
  var utf16: String.UTF16View { String(self).utf16 }
}
