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

extension Character {
  typealias UnicodeScalarView = String.UnicodeScalarView
  typealias UTF8View = String.UTF8View
  typealias UTF16View = String.UTF16View
  var utf8: String.UTF8View { String(self).utf8 }
  var utf16: String.UTF16View { String(self).utf16 }
}
