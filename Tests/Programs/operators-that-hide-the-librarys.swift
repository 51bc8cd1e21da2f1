/// A module's own operator hides the library's of the same types.
extension Int {
  static func - (a: Int, b: Int) -> Int { a.subtractingReportingOverflow(b).partialValue * 100 }
  static func < (a: Int, b: Int) -> Bool { a.magnitude < b.magnitude }
}
extension String { static func + (a: String, b: String) -> String { "\(a)&\(b)" } }

enum OfNumbers {
  static func main() {
    let seven = 7
    print(seven - 5, 9 - 1)
    let minus = -7
    print(minus < 5, -3 < 2, 1 < 2)
  }
}

enum OfTexts {
  static func main() {
    let a = "a"
    let joined: String = a + "b"
    print(joined)
  }
}
