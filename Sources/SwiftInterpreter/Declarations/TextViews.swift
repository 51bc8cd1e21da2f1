extension String {
  struct UTF8View: BidirectionalCollection<UInt8>, CustomStringConvertible {
    typealias SubSequence = Substring.UTF8View
    let _base: String
    var description: String { String(self) }
  }
  struct UTF16View: BidirectionalCollection<UInt16>, CustomStringConvertible {
    typealias SubSequence = Substring.UTF16View
    let _base: String
    var description: String { String(self) ?? "" }
  }
  struct UnicodeScalarView: BidirectionalCollection<UnicodeScalar>,
    RangeReplaceableCollection<UnicodeScalar>, CustomStringConvertible
  {
    typealias SubSequence = Substring.UnicodeScalarView
    let _base: String
    init() { self = "".unicodeScalars }
    mutating func replaceSubrange<C: Collection>(
      _ subrange: Range<Int>, with newElements: C
    ) {
      var scalars = Array(self)
      scalars.replaceSubrange(subrange, with: newElements)
      self = String(_scalars: scalars).unicodeScalars
    }
    var description: String { String(_scalars: Array(self)) }
  }
}

extension Substring {
  struct UTF8View: BidirectionalCollection<UInt8> {
    typealias SubSequence = Substring.UTF8View
    let _base: String
  }
  struct UTF16View: BidirectionalCollection<UInt16> {
    typealias SubSequence = Substring.UTF16View
    let _base: String
  }
  struct UnicodeScalarView: BidirectionalCollection<UnicodeScalar> {
    typealias SubSequence = Substring.UnicodeScalarView
    let _base: String
  }
}

extension Character {
  typealias UnicodeScalarView = String.UnicodeScalarView
  typealias UTF8View = String.UTF8View
  typealias UTF16View = String.UTF16View
  var utf8: String.UTF8View { String(self).utf8 }
  var utf16: String.UTF16View { String(self).utf16 }
}
