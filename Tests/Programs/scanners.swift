// What a scanner finds, what it skips, and where it stays.

import Foundation

func place(_ scanner: Scanner) -> Int { scanner.currentIndex.utf16Offset(in: scanner.string) }

enum Scanners {
  static func main() {
    let parts = Scanner(string: "  ab, cd")
    print(parts.scanUpToString(",") ?? "none", parts.scanString(",") ?? "none", place(parts))
    print(parts.scanCharacter() ?? "-", parts.scanCharacter() ?? "-", parts.isAtEnd)
    let sets = Scanner(string: "  abc12 \n 34x")
    print(sets.scanCharacters(from: .decimalDigits) ?? "none", place(sets))
    print(sets.scanCharacters(from: .letters) ?? "none")
    print(sets.scanUpToCharacters(from: .letters) ?? "none")
    print(sets.scanUpToCharacters(from: .letters) ?? "none")
    print(sets.scanUpToCharacters(from: .decimalDigits) ?? "none", sets.isAtEnd)
    let all = Scanner(string: " e\u{301}x\r\ny")
    all.charactersToBeSkipped = nil
    print(all.scanCharacters(from: .letters) ?? "none")
    print(all.scanCharacters(from: .whitespaces) ?? "none")
    print(all.scanCharacters(from: .letters)?.count ?? 0)
    print(all.scanUpToCharacters(from: .letters)?.unicodeScalars.count ?? 0)
    print(all.scanUpToString("q") ?? "none", all.isAtEnd)
    let cased = Scanner(string: "ABC abc")
    print(cased.caseSensitive, cased.scanString("abc") ?? "none")
    cased.caseSensitive = true
    print(cased.scanString("ABC") ?? "none", cased.scanString("abc") ?? "none")
  }
}

enum ScannedNumbers {
  static func main() {
    let scanner = Scanner(string: "12 13.5 0x1F -7 +8 1e3 7 -9 2.5 6 0.25 abc")
    print(scanner.scanInt() ?? 0, scanner.scanDouble() ?? 0)
    print(scanner.scanInt(representation: .hexadecimal) ?? 0)
    print(scanner.scanInt() ?? 0, scanner.scanInt() ?? 0, scanner.scanDouble() ?? 0)
    print(scanner.scanInt32() ?? 0, scanner.scanInt64() ?? 0, scanner.scanFloat() ?? 0)
    print(scanner.scanUInt64() ?? 0, scanner.scanDecimal() ?? 0)
    print(scanner.scanInt() ?? -1, scanner.scanDouble() ?? -1)
    print(scanner.scanCharacters(from: .letters) ?? "none")
    print(Scanner(string: "1-2").scanInt() ?? 0, Scanner(string: "½").scanInt() ?? 0)
    print(Scanner(string: "99999999999999999999").scanInt() ?? 0)
    for text in ["FF8000", "#FF8000", "0x10FF", "", "12G4", "FFFFFFFFFFFFFFFFFF", " ff"] {
      let scanner = Scanner(string: text)
      var value: UInt64 = 0
      print(scanner.scanHexInt64(&value), value, scanner.isAtEnd, place(scanner))
    }
  }
}
