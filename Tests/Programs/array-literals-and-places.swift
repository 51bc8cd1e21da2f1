/// The elements of an array literal are what a call's argument says.
enum ArrayLiteralsThatArgumentsTell {
  static func main() {
    let count: Int? = 3
    let name: String? = "b"
    let letter: Character = "x"
    let ratio = 2.0
    print([1, 3].contains(count), [1, 2].contains(count), [1, 3].contains(3))
    print(["a", "b"].contains(name), ["a"].contains(name))
    print(["x", "y"].contains(letter), [1, 2].contains(ratio))
    print(["a", "b"].firstIndex(of: name) ?? -1, [1, 2].firstIndex(of: ratio) ?? -1)
  }
}

/// Checks hand on where they are called.
enum PlacesOfCallers {
  static func checked(
    _ condition: @autoclosure () -> Bool, _ message: @autoclosure () -> String = "",
    file: StaticString = #fileID, line: UInt = #line
  ) -> String {
    precondition(true, message(), file: file, line: line)
    return condition() ? "holds" : "fails (\(line > 0)): \(message())"
  }
  static func main() {
    print(checked(1 < 2), checked(2 < 1, "less"))
    let greeting: StaticString = "hello"
    print(greeting, "\(greeting)!", greeting.description)
  }
}
