// A `where` clause tells a parameter by another one's associated type, also within generic code, where
// that is in terms of the parameters around.
protocol Source {
  associatedtype Output
  var output: Output { get }
}
struct Numbers: Source { var output = 1 }
struct Words: Source { var output = "a" }
struct Tester<Wanted> {
  func accepts(_ value: Any) -> Bool { value is Wanted }
}
final class Reader<Value, Given: Source> where Given.Output == Value {
  let given: Given
  let tester: Tester<Value> = Tester()
  init(_ given: Given) { self.given = given }
  var name: String { "\(Value.self)" }
  func accepts(_ value: Any) -> Bool { value is Value }
}
struct Lists<Value, Given: Source> where Given.Output == [Value] {
  let given: Given
  func first() -> Value? { given.output.first }
  func accepts(_ value: Any) -> Bool { value is Value }
}
struct Rows: Source { var output = [2.5] }
struct Wrapper<Given: Source> {
  let given: Given
  func reader() -> String {
    let reader = Reader(given)
    return "\(type(of: reader)) \(reader.accepts(1)) \(reader.tester.accepts("a"))"
  }
}

enum ToldWithinGenericCode {
  static func main() {
    func plain<Given: Source>(_ given: Given) -> String {
      let reader = Reader(given)
      return "\(reader.name) \(reader.accepts(1)) \(reader.accepts("a")) \(type(of: reader))"
    }
    func said<Given: Source>(_ given: Given) -> String where Given.Output == Int {
      let reader = Reader(given)
      return "\(reader.tester.accepts(1)) \(reader.tester.accepts("a")) \(type(of: reader.tester))"
    }
    func written<Given: Source>(_ given: Given) -> String {
      let reader = Reader<Given.Output, Given>(given)
      return "\(reader.accepts(1)) \(reader.accepts("a"))"
    }
    func listed<Given: Source, Value>(_ given: Given) -> String where Given.Output == [Value] {
      let lists = Lists(given: given)
      return "\(type(of: lists)) \(lists.accepts(1.5)) \(lists.accepts(1)) \(lists.first() as Any)"
    }
    print(plain(Numbers()), "|", plain(Words()))
    print(said(Numbers()))
    print(written(Words()))
    print(listed(Rows()))
    print(Wrapper(given: Numbers()).reader(), "|", Wrapper(given: Words()).reader())
    print(type(of: Reader(Numbers())), Reader(Words()).name)
  }
}
