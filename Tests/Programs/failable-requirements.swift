// `init?(rawValue:)` is asked for by a protocol, so that generic code knows that it may fail.

enum Mark: String {
  case one = "1"
  case two = "2"
}
final class Reader<T: RawRepresentable> {
  func read(_ value: Any?) -> T? {
    if let raw = value as? T.RawValue { return T(rawValue: raw) }
    return nil
  }
}
extension RawRepresentable {
  static func made(_ value: Any) -> Self? {
    (value as? RawValue).flatMap { self.init(rawValue: $0) }
  }
  static func all(_ values: [Any]) -> [Self] { values.compactMap { made($0) } }
}

enum FailableProgram {
  static func main() {
    let reader = Reader<Mark>()
    print(reader.read("1") as Any, reader.read("9") as Any, reader.read(3) as Any)
    print(reader.read("9") == nil, Mark.made("2") as Any, Mark.all(["1", 5, "7", "2"]))
  }
}

struct Lazily {
  var plain = 1
  lazy var later = plain + 1
}

enum LazyProgram {
  static func main() {
    var lazily = Lazily()
    print(lazily)
    print(lazily.later, lazily)
    for child in Mirror(reflecting: lazily).children { print(child.label ?? "-", child.value) }
  }
}
