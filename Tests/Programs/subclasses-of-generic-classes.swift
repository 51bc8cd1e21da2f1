// A subclass that is made where its generic superclass is expected takes its arguments from there.

class Source<Value, Failure> {
  var name: String { "\(type(of: self))" }
}
final class Single<Value, Failure>: Source<Value, Failure> {
  let value: Value
  init(_ value: Value) { self.value = value }
}
final class Failing<Failure>: Source<Int, Failure> {}

func nameOfSource(_ source: Source<String, Bool>) -> String { source.name }

enum SubclassProgram {
  static func main() {
    let list: [Source<String, Int>] = [Single("u")]
    print(list[0].name, type(of: list[0]))
    let one: Source<String, Int> = Single("u")
    print(one.name, nameOfSource(Single("v")))
    let failing: Source<Int, String> = Failing()
    print(failing.name)
  }
}

protocol Feed {
  associatedtype Value
}
struct Numbers: Feed { typealias Value = Int }
struct Functions: Feed { typealias Value = () -> Void }
class Listener<State> {
  func take<F: Feed>(_ feed: F) -> String where F.Value == State { "any" }
}
extension Listener where State: Equatable {
  func take<F: Feed>(_ feed: F) -> String where F.Value == State { "equatable" }
}

enum ListenerProgram {
  static func main() {
    print(Listener<Int>().take(Numbers()), Listener<() -> Void>().take(Functions()))
  }
}
