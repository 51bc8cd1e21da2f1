private protocol MayBeNothing { associatedtype Held; var held: Held? { get } }
extension Optional: MayBeNothing { fileprivate var held: Wrapped? { self } }
private func shown<S>(_ content: S?) -> String
where S: MayBeNothing, S.Held: CustomStringConvertible {
  if let content = content?.held { return content.description }
  return "nothing"
}
private func pick<T>(_ first: Bool, _ a: T, _ b: T) -> T { first ? a : b }
private func both(_ f: (Int) -> Int, _ g: (Int) -> Int) -> Int { g(f(1)) }
private struct Place<V> {
  let read: () -> V
  var value: V { read() }
}
private func ?? <T>(place: Place<T?>, fallback: T) -> Place<T> {
  Place { place.value ?? fallback }
}

enum OptionalsWithinGenerics {
  static func main() {
    let name: String? = "Bo"
    let none: Int? = nil
    print(shown(name), shown(none), shown(Optional(4)))
    print(pick(true, 1, nil) ?? 7, pick(false, "a", nil) ?? "z", pick(false, nil, 2) as Any)
    let place = Place<String?> { nil }
    print((place ?? "none").value, (Place<Int?> { 3 } ?? 4).value, name ?? "x")
    print(
      both {
        $0 + 1
      } _: {
        $0 * 10
      })
  }
}
