// Aliases of protocols, cases without values, opened existentials, builders by their former name.

struct Coordinator<H: Hook> {
  let state: H.State
  var count = 0
}

protocol Hook {
  associatedtype State = Void
  typealias Context = Coordinator<Self>
  typealias Hooks = [String: Self]
  func makeState() -> State
  func update(in context: Context)
}

struct Loading<Output>: Hook {
  let load: () -> Output
  func makeState() -> State { State() }
  func update(in context: Context) { context.state.phase = .success(load()) }
  static func both(_ a: Self, _ b: Self) -> Hooks { ["a": a, "b": b] }
}
extension Loading {
  final class State { var phase = Phase<Output, Never>.pending }
}

struct Nothing: Hook {
  func makeState() {}
  func update(in context: Context) { print("nothing", context.count) }
}

enum Phase<Success, Failure: Error> {
  case pending, success(Success), failure(Failure)
}

func run<H: Hook>(_ hook: H) -> H.State {
  let context = Coordinator<H>(state: hook.makeState(), count: 2)
  hook.update(in: context)
  return context.state
}

enum AliasesOfProtocols {
  static func main() {
    print(run(Loading { 3 }).phase)
    run(Nothing())
    print(Loading.both(Loading { 1 }, Loading { 2 }).mapValues { $0.load() }["b"] ?? 0)
  }
}

enum CasesWithoutValues {
  enum Nobody {}
  enum Answer<T> { case yes(T), no(T, Nobody), unsure }
  static func text(_ phase: Phase<Int, Never>) -> String {
    switch phase {
    case .pending: return "pending"
    case .success(let value): return "success \(value)"
    }
  }
  static func text(_ answer: Answer<Int>) -> String {
    switch answer {
    case .yes(let value): "yes \(value)"
    case .unsure: "unsure"
    }
  }
  static func main() {
    print(text(Phase.success(3)), text(Phase.pending), text(Answer.yes(1)), text(Answer.unsure))
  }
}

enum OpenedExistentials {
  static func main() {
    func described<T: CustomStringConvertible>(_ value: T) -> String { "\(T.self) \(value)" }
    let values: [any CustomStringConvertible] = [1, "two", 3.5]
    for value in values { print(_openExistential(value, do: described)) }
    print(_typeName(Int.self), _typeName([String].self, qualified: false))
    print(_typeName(Phase<Int, Never>.self, qualified: false))
    let name = _mangledTypeName([Int].self)
    print(name.flatMap(_typeByName) == [Int].self, _typeByName("no such type") == nil)
  }
}

@_functionBuilder
struct Lines {
  static func buildBlock(_ lines: String...) -> [String] { lines }
}
func numbered(@Lines _ lines: () -> [String]) -> [String] {
  lines().enumerated().map { "\($0 + 1) \($1)" }
}

enum FormerBuilders {
  static func main() {
    let lines = numbered {
      "one"
      "two"
    }
    print(lines)
  }
}
