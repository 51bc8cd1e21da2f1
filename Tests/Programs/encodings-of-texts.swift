import Foundation

// Texts as the bytes of several encodings, which are nil where they don't say one.

enum EncodedProgram {
  static func main() {
    let all: [String.Encoding] = [
      .ascii, .isoLatin1, .utf8, .utf16, .utf16LittleEndian, .utf16BigEndian, .utf32,
      .utf32LittleEndian, .utf32BigEndian, .unicode,
    ]
    for encoding in all {
      for text in ["", "a", "é", "€😀"] {
        print(text.data(using: encoding).map { Array($0) } as Any, terminator: " ")
      }
      print(encoding, "é".canBeConverted(to: encoding), "é".lengthOfBytes(using: encoding))
    }
  }
}

enum DecodedProgram {
  static func text(_ bytes: [UInt8], _ encoding: String.Encoding) {
    let text = String(data: Data(bytes), encoding: encoding)
    print(text.map { $0.unicodeScalars.map(\.value) } as Any, terminator: " ")
  }

  static func main() {
    for encoding in [String.Encoding.ascii, .isoLatin1, .utf8] {
      text([0x61], encoding)
      text([0x61, 0xE9], encoding)
      text([0xC3, 0xA9], encoding)
      text([0xEF, 0xBB, 0xBF, 0x61], encoding)
      print()
    }
    for encoding in [String.Encoding.utf16, .utf16LittleEndian, .utf16BigEndian] {
      text([0xFF, 0xFE, 0x61, 0], encoding)
      text([0xFE, 0xFF, 0, 0x61], encoding)
      text([0, 0x61, 0], encoding)
      text([0, 0xDE, 0xD8, 0], encoding)
      text([0x3D, 0xD8, 0, 0xDE], encoding)
      print()
    }
    for encoding in [String.Encoding.utf32, .utf32LittleEndian, .utf32BigEndian] {
      text([0xFF, 0xFE, 0, 0, 0x61, 0, 0, 0], encoding)
      text([0, 0, 0, 0x61], encoding)
      print()
    }
    print(String(bytes: [0x68, 0x69] as [UInt8], encoding: .ascii) ?? "-")
    print(String(bytes: Data([0xE9]), encoding: .isoLatin1) ?? "-")
    print(String.Encoding.unicode == .utf16, String.Encoding(rawValue: 4) == .utf8)
  }
}
