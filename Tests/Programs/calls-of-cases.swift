// A call of a case that holds nothing is one of the value that it is.

enum Key: String {
  case theme, other
  func callAsFunction() -> String { rawValue }
}
@propertyWrapper struct Stored<T> {
  var wrappedValue: T; let key: String;
  init(wrappedValue: T, _ key: String) { self.wrappedValue = wrappedValue; self.key = key }
}
struct Settings { @Stored(Key.theme()) var a = 1; var k: String { _a.key } }
func prefixed(_ s: String) -> String { "f:" + s }
enum CallsOfCases {
  static func main() {
    print(prefixed(Key.theme()))
  }
}
enum ExpectedOfCases {
  static func main() {
    let s: String = Key.other()
    print(s)
    print(Settings().k)
  }
}
enum CasesInConstants {
  static func main() {
    let k = Key.theme
    print(k(), prefixed(k()))
    print(type(of: Key.theme()))
  }
}
enum Level: Int {
  case one = 1, two
  func callAsFunction(_ n: Int = 10) -> Int { rawValue * n }
  func callAsFunction(label s: String) -> String { s + "\(rawValue)" }
}
enum CasesWithArguments {
  static func main() {
    print(Level.two(3), Level.two(), Level.one(label: "x"))
  }
}
