/// Which initialiser is meant where a clause says what the type's own parameter is, and others ask for
/// its associated type.
protocol Choice { associatedtype Value: Hashable; func holds(_ value: Value) -> Bool }
struct One<Value: Hashable>: Choice {
  var value: Value
  func holds(_ other: Value) -> Bool { value == other }
}
extension Optional: Choice where Wrapped: Hashable {
  func holds(_ value: Wrapped) -> Bool { self == value }
}
struct Access<Value> {
  var get: () -> Value
  var set: (Value) -> Void
  var current: Value {
    get { get() }
    nonmutating set { set(newValue) }
  }
}
struct Row: Identifiable { let id: String }
struct Menu<Box: Choice> {
  typealias Value = Box.Value
  var values: [Value]
  var access: Access<Box>
  init(values: [Value], access: Access<Box>) {
    self.values = values
    self.access = access
  }
  init<Data, U>(_ data: Data, chosen: Access<Value>)
  where Data: Sequence, Data.Element == Value, Box == One<U> {
    print("one of the elements")
    self.init(
      values: data.map { $0 },
      access: Access(get: { One(value: chosen.current) }, set: { chosen.current = $0.value }))
  }
  init<Data, S>(_ data: Data, chosen: Access<S?>)
  where Data: Sequence, Data.Element == S, Box == S? {
    print("an element or none")
    self.init(values: data.map { $0 }, access: chosen)
  }
  init<Data, U>(_ data: Data, chosen: Access<Value>)
  where Data: Sequence, Data.Element: Identifiable, Data.Element.ID == Value, Box == One<U> {
    print("one of the identities")
    self.init(
      values: data.map { $0.id },
      access: Access(get: { One(value: chosen.current) }, set: { chosen.current = $0.value }))
  }
  init<Data, S>(_ data: Data, chosen: Access<S?>)
  where Data: Sequence, Data.Element: Identifiable, Data.Element.ID == S, Box == S? {
    print("an identity or none")
    self.init(values: data.map { $0.id }, access: chosen)
  }
  func show() { print(type(of: self), values.map { value in access.current.holds(value) }) }
}
enum ClausesOfMenus {
  static func main() {
    let rows = ["a", "b", "c"].map { Row(id: $0) }
    var one = "a", other: String? = "b"
    Menu(rows, chosen: Access(get: { one }, set: { one = $0 })).show()
    let optional: Access<String?> = Access(get: { other }, set: { other = $0 })
    Menu(rows, chosen: optional).show()
    let plain = Access<String>(get: { one }, set: { one = $0 })
    Menu(rows, chosen: plain).show()
    Menu(["a", "b"], chosen: plain).show()
    Menu(["a", "b"], chosen: optional).show()
    one = "c"
    other = nil
    Menu(rows, chosen: optional).show()
    Menu(rows, chosen: plain).show()
  }
}
struct Pair<Value> { var value: Value }
struct Table<Box: Choice> {
  init<D: Sequence, U>(_ data: D, _ pair: Pair<Box.Value>)
  where D.Element == Box.Value, Box == One<U> {
    print("elements", type(of: self))
  }
  init<D: Sequence, U>(_ data: D, _ pair: Pair<Box.Value>)
  where Box == One<U>, D.Element: Identifiable, D.Element.ID == Box.Value {
    print("identities", type(of: self))
  }
}
struct Plain {
  init<D: Sequence, U>(_ data: D, _ access: Access<U>) where D.Element == U { print("elements") }
  init<D: Sequence, U>(_ data: D, _ access: Access<U>)
  where D.Element: Identifiable, D.Element.ID == U {
    print("identities")
  }
}
func pick<D: Sequence, U, Box: Choice>(_ data: D, _ pair: Pair<Box.Value>, _ box: Box.Type)
where D.Element == Box.Value, Box == One<U> {
  print("elements", box)
}
func pick<D: Sequence, U, Box: Choice>(_ data: D, _ pair: Pair<Box.Value>, _ box: Box.Type)
where D.Element: Identifiable, D.Element.ID == Box.Value, Box == One<U> {
  print("identities", box)
}
enum ClausesOfTables {
  static func main() {
    let rows = [Row(id: "a")]
    print(type(of: Table(rows, Pair(value: "a"))), type(of: Table(["a"], Pair(value: "a"))))
    var text = "a"
    _ = Plain(rows, Access(get: { text }, set: { text = $0 }))
    _ = Plain([text], Access(get: { text }, set: { text = $0 }))
    pick(rows, Pair(value: "a"), One<String>.self)
    pick(["a"], Pair(value: "a"), One<String>.self)
  }
}
struct Parts<T> { var parts: [Part] }
extension Parts { enum Part { case token(T); case text(String) } }
extension Parts.Part: Equatable where T: Equatable {}
extension Parts.Part where T: Equatable {
  static func == (part: Self, token: T) -> Bool { part == .token(token) }
}
extension Parts where Part: Equatable {
  func contains(_ token: T) -> Bool { parts.contains(where: { $0 == token }) }
}
extension Array where Element == Int {
  func sums<S: Sequence>(with others: S) -> [Int] where [S.Element]: Equatable, S.Element == Int {
    zip(self, others).map(+)
  }
}
enum ClausesOfConformances {
  static func main() {
    print(Parts<Int>(parts: [.token(1)]).contains(1))
    print(Parts<String>(parts: [.text("a")]).contains("a"))
    print([1, 2].sums(with: [3, 4]))
  }
}
