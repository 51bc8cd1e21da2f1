enum Properties {
  static func main() {
    let characters: [Character] = ["a", "Z", "5", " ", "!", "é", "\n"]
    print(characters.map(\.isLetter), characters.map(\.isNumber), characters.map(\.isWhitespace))
    print(characters.map(\.isUppercase), characters.map(\.isPunctuation))
  }
}

enum Conversion {
  static func main() {
    let a: Character = "a"
    print(a.asciiValue as Any, a.uppercased(), String(a), a.unicodeScalars.first!.value)
    print(Character(UnicodeScalar(66)), Int(String("7"))!, Character("7").wholeNumberValue as Any)
    print(Character("f").hexDigitValue as Any)
  }
}

enum Caesar {
  static func main() {
    func shift(_ text: String, by amount: Int) -> String {
      String(
        text.map { character in
          guard let value = character.asciiValue, character.isLetter else { return character }
          let base: UInt8 = character.isUppercase ? 65 : 97
          return Character(UnicodeScalar((value - base + UInt8(amount)) % 26 + base))
        })
    }
    print(shift("Hello, World", by: 3), shift(shift("abc", by: 13), by: 13))
  }
}

enum Clusters {
  static func main() {
    let family = "👨‍👩‍👧"
    print(family.count, family.unicodeScalars.count, "🇩🇪🇫🇷".count, "e\u{301}".count)
    print(Array("héllo"), "añb".unicodeScalars.map { $0.value })
  }
}

enum Counting {
  static func main() {
    var counts: [Character: Int] = [:]
    for character in "mississippi" { counts[character, default: 0] += 1 }
    for (key, value) in counts.sorted(by: { ($1.value, $0.key) < ($0.value, $1.key) }) {
      print(key, value)
    }
  }
}

enum Palindrome {
  static func main() {
    func isPalindrome(_ s: String) -> Bool {
      let letters = s.lowercased().filter { $0.isLetter }
      return letters == String(letters.reversed())
    }
    print(isPalindrome("A man, a plan, a canal: Panama"), isPalindrome("layout"))
  }
}

enum RangesOfCharacters {
  static func main() {
    let vowels: Set<Character> = ["a", "e", "i", "o", "u"]
    print("education".filter { vowels.contains($0) }.count)
    print(("a"..."e").contains("c"), ("a"..<"e").contains("e"))
    let letters = (UInt8(ascii: "a")...UInt8(ascii: "e")).map { String(UnicodeScalar($0)) }
    print(letters)
  }
}

enum SwitchOnCharacter {
  static func main() {
    for character in "aB3 ?" {
      switch character {
      case "a"..."z": print("lower")
      case "A"..."Z": print("upper")
      case "0"..."9": print("digit")
      case " ": print("space")
      default: print("other \(character)")
      }
    }
  }
}

enum RunLength {
  static func main() {
    func encode(_ text: String) -> String {
      var result = ""
      var rest = Substring(text)
      while let first = rest.first {
        let run = rest.prefix { $0 == first }
        result += "\(first)\(run.count)"
        rest = rest.dropFirst(run.count)
      }
      return result
    }
    print(encode("aaabccd"), encode(""))
  }
}

enum ScalarEscapes {
  static func main() {
    print("tab\tend", "nul\0".count, "\u{48}\u{49}", "back\\slash", "it's \"quoted\"")
    print("line\nbreak".split(separator: "\n"))
  }
}
