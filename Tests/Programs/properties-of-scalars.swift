import Foundation

enum PropertiesOfScalars {
  static let scalars: [Unicode.Scalar] = [
    "a", "Z", "é", "1", "½", "+", "€", "!", " ", "\n", "😀", "五", "٣", "ß", "ǅ", "_", "\u{301}",
  ]

  static func main() {
    for scalar in scalars {
      let properties = scalar.properties
      print(
        scalar.escaped(asASCII: true), scalar.debugDescription, properties.generalCategory,
        properties.numericType as Any, properties.numericValue as Any,
        properties.canonicalCombiningClass.rawValue)
      print(
        properties.isCased, properties.isDash, properties.isIDStart, properties.isIdeographic,
        properties.isGraphemeBase, properties.isGraphemeExtend, properties.isPatternSyntax,
        properties.isXIDContinue, properties.changesWhenUppercased, properties.isSoftDotted)
      print(Array(scalar.utf8), Array(scalar.utf16), properties.age.map { $0.major } as Any)
    }
    print(scalars.filter { $0.properties.generalCategory == .decimalNumber }.count)
    print(Unicode.CanonicalCombiningClass.above == scalars[16].properties.canonicalCombiningClass)
    print(Unicode.Scalar(UInt16(97)) as Any, [Unicode.GeneralCategory.control])
  }
}

enum PropertiesOfCharacters {
  static func main() {
    let characters: [Character] = ["a", "€", "$", "+", "五", "½", "f", "é", "1"]
    print(characters.map(\.isCurrencySymbol), characters.map(\.isCased))
    print(characters.map(\.isMathSymbol), characters.map { $0.hexDigitValue ?? -1 })
  }
}

enum CodeUnits {
  static func main() {
    let text = "héllo"
    print(String(Substring(text.unicodeScalars.dropFirst())), Substring(text.utf8.dropFirst(3)))
    print(String(Substring.UnicodeScalarView(text.unicodeScalars).prefix(2)))
    print(
      String(decoding: text.utf16, as: UTF16.self),
      String(decoding: Array(text.utf8), as: UTF8.self))
    print(String(decoding: text.unicodeScalars.map(\.value), as: UTF32.self))
    print(String(validating: [104, 105] as [UInt8], as: UTF8.self) as Any)
    print(String(validating: [0xFF, 105] as [UInt8], as: UTF8.self) as Any)
    print(text.utf8CString.count, Array(text.utf8CString.suffix(2)))
    print(text.withCString { String(cString: $0) }, String(cString: text.utf8CString.map { $0 }))
    var changing = text
    print(changing.withUTF8 { $0.reduce(0) { $0 + Int($1) } }, changing.isContiguousUTF8)
    print(text.utf8.withContiguousStorageIfAvailable { $0.count } as Any)
    print(text.utf8.starts(with: [104]), [UInt8(0x89), 80].starts(with: [0x89]))
    print(
      String(cString: [104, 105, 0] as [UInt8]), String(bytes: [104, 105], encoding: .utf8) as Any)
    print(UTF8.width("é"), UTF16.width("😀"), UTF16.isSurrogate(0xD800), UTF8.isASCII(97))
    print([1, 2, 3][1...].withUnsafeBufferPointer { $0.reduce(0, +) })
    let squares = [Int](unsafeUninitializedCapacity: 4) { buffer, count in
      for index in 0..<3 { buffer[index] = index * index }
      count = 3
    }
    print(squares)
  }
}
