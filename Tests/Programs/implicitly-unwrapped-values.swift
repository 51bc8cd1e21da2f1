// Values declared as `T!`: where the optional fits they are one, elsewhere what is in it.

enum ImplicitlyUnwrappedValues {
  struct Account { var count = 0 }

  class Store<State> {
    var state: State!
    init(_ state: State) { self.state = state }
    func map<T>(_ transform: (State) -> T) -> T { transform(state) }
    func value() -> State { state }
    func optional() -> State? { state }
    func any() -> Any { state as Any }
  }

  class Observed {
    var account: Account! = Account(count: 4) {
      willSet { note("will", newValue) }
      didSet {
        note("did", oldValue)
        both(oldValue, account)
      }
    }
    var both: (Account, Account) -> Void = { print("both", $0.count, $1.count) }
    func note(_ name: String, _ account: Account) { print(name, account.count) }
  }

  class Callbacks {
    var done: ((Int) -> String)!
    var pair: (Int, String)!
    var stored: Int? = 2
    var computed: Int! {
      get { stored }
      set { stored = newValue + 1 }
    }
    func use() -> String { apply(done) + second(pair) }
    func apply(_ function: (Int) -> String) -> String { function(7) }
    func second(_ pair: (Int, String)) -> String { pair.1 }
  }

  struct Positive {
    var number: Int
    init!(_ number: Int) {
      if number < 0 { return nil }
      self.number = number
    }
  }

  static func next(_ number: Int!) -> Int { number + 1 }
  static func described(_ account: Account!) -> String { "\(account.count) \(account == nil)" }
  static func found() -> Int! { 5 }
  static func plain(_ number: Int) -> Int { number }
  static func type<T>(_ value: T) -> String { "\(T.self)" }
  static func isLess<T: Comparable>(_ a: T, _ b: T) -> Bool { a < b }

  static func main() {
    print(Store(Account(count: 3)).map { $0.count })
    print(Store(4).value(), Store(4).optional() as Any, Store(4).any())
    let observed = Observed()
    observed.account = Account(count: 5)
    let callbacks = Callbacks()
    callbacks.done = { "done \($0) " }
    callbacks.pair = (1, "pair")
    callbacks.computed = 9
    print(callbacks.use(), callbacks.computed + 1)
    print(next(4), described(Account(count: 6)), found() + 1, plain(found()), found() as Any)
    print(Positive(4).number, Positive(-4) as Any)
    var late: Int!
    late = 4
    func local(_ number: Int!) -> Int! { number * 2 }
    print(type(late), isLess(late, 5), local(late) + 1, late as Any)
  }
}
