private enum Mark: Equatable, ExpressibleByUnicodeScalarLiteral {
  case comma
  case other(Character)
  init(unicodeScalarLiteral character: Character) {
    self = character == "," ? .comma : .other(character)
  }
}

private struct Cluster: ExpressibleByExtendedGraphemeClusterLiteral {
  var character: Character
  init(extendedGraphemeClusterLiteral character: Character) { self.character = character }
}

private struct Code: ExpressibleByUnicodeScalarLiteral {
  var value: UInt32
  init(unicodeScalarLiteral scalar: Unicode.Scalar) { value = scalar.value }
}

private struct Letter: ExpressibleByUnicodeScalarLiteral, Hashable {
  var text: String
  init(unicodeScalarLiteral text: String) { self.text = text }
}

private func shown(_ mark: Mark) -> String { "\(mark)" }
private func count(_ letters: Letter...) -> Int { letters.count }

/// Types that only a single character or scalar is a literal of.
enum LiteralsOfCharacters {
  static func main() {
    print(shown(","), shown("|"), ("," as Mark) == .comma, Mark.comma == ",")
    print(("e" as Cluster).character, ("🇫🇷" as Cluster).character)
    print(("u" as Code).value, Code("v").value, ("w" as Letter).text)
    let letters: [Letter] = ["a", "b"]
    let table: [Letter: Int] = ["a": 1]
    print(letters.map(\.text), table["a"] ?? 0, count("x", "y"))
    let optional: Mark? = ";"
    print(optional == ";", optional ?? "," == ",")
    switch Mark.other("x") {
    case ",": print("comma")
    case "x": print("x")
    default: print("other")
    }
  }
}
