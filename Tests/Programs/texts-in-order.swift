import Foundation

// How texts follow one another: by their letters, and as a dictionary has them.

enum TextOrderProgram {
  static let words = [
    "a", "A", "b", "B", "File 1", "file 1", "file 10", "File 2", "é", "e", "E", "É", "straße",
    "strasse", "STRASSE", "z", "ä", "x", "1", "01", "10", "2", "naïve", "naive", "",
  ]

  static func row(_ compare: (String, String) -> ComparisonResult) -> String {
    words.map { a in
      words.map { b in ["<", "=", ">"][compare(a, b).rawValue + 1] }.joined()
    }.joined(separator: " ")
  }

  static func main() {
    print(row { $0.compare($1) })
    print(row { $0.compare($1, options: .caseInsensitive) })
    print(row { $0.compare($1, options: [.caseInsensitive, .forcedOrdering]) })
    print(row { $0.compare($1, options: [.numeric]) })
    print(row { $0.compare($1, options: [.caseInsensitive, .numeric, .forcedOrdering]) })
    print(row { $0.compare($1, options: [.diacriticInsensitive]) })
    print(row { $0.caseInsensitiveCompare($1) })
    print(row { $0.localizedStandardCompare($1) })
    print(words.sorted { $0.localizedStandardCompare($1) == .orderedAscending })
    print(words.sorted { $0.localizedCaseInsensitiveCompare($1) == .orderedAscending })
    let text = "garden path"
    let part = text.index(text.startIndex, offsetBy: 7)..<text.endIndex
    print(text.compare("PATH", options: .caseInsensitive, range: part) == .orderedSame)
    print("Path"[...].compare("path") == .orderedSame, "a".compare("b").rawValue)
  }
}
