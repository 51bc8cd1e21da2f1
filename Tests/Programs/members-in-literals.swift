// Implicit members in literals whose elements are a generic parameter: what an extension of its protocol
// declares for one type (SE-0299).
protocol Style {
  var name: String { get }
}
struct Tint: Style {
  var name: String
}
struct Pattern: Style {
  var name: String
  var step: Int
}
extension Style where Self == Tint {
  static var purple: Tint { Tint(name: "purple") }
  static var cyan: Tint { Tint(name: "cyan") }
  static func shade(_ level: Int) -> Tint { Tint(name: "shade \(level)") }
}
extension Style where Self == Pattern {
  static var dots: Pattern { Pattern(name: "dots", step: 2) }
}
func pairs<V, S: Style>(_ mapping: KeyValuePairs<V, S>) -> String {
  mapping.map { "\($0.key)=\($0.value.name)" }.joined(separator: ",") + " of \(S.self)"
}
func table<V: Hashable, S: Style>(_ mapping: [V: S]) -> String {
  mapping.map { "\($0.key)=\($0.value.name)" }.sorted().joined(separator: ",") + " of \(S.self)"
}
func list<S: Style>(_ styles: [S], then last: S? = nil) -> String {
  (styles + (last.map { [$0] } ?? [])).map(\.name).joined(separator: ",") + " of \(S.self)"
}
func one<S: Style>(_ style: S) -> String { "\(style.name) of \(S.self)" }

enum MembersOfAProtocolsExtension {
  static func main() {
    print(pairs(["a": .purple, "b": .cyan]))
    print(pairs([1: .shade(3), 2: .cyan]))
    print(table(["x": .purple, "y": .shade(1)]))
    print(table([1.5: .dots]))
    print(list([.cyan, .purple]))
    print(list([.dots, .dots]))
    print(list([.shade(2)], then: .purple))
    print(one(.purple), one(.dots), one(.shade(9)))
  }
}
