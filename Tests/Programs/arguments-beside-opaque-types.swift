// What is written of a generic type's arguments is known whatever stands beside it.

protocol Axis {
  static var title: String { get }
  static var other: any Axis.Type { get }
}
enum Upright: Axis {
  static var title: String { "upright" }
  static var other: any Axis.Type { Level.self }
}
enum Level: Axis {
  static var title: String { "level" }
  static var other: any Axis.Type { Upright.self }
}

protocol Part { var weight: Int { get } }
struct Brick: Part { var weight = 3 }
struct Heavier<Inner: Part>: Part {
  var inner: Inner
  var weight: Int { inner.weight * 2 }
}
extension Part {
  func doubled() -> some Part { Heavier(inner: self) }
}
func lightPart() -> some Part { Brick(weight: 1) }

struct Row<A: Axis, Content: Part> {
  let content: () -> Content
  var label: String { "\(A.title) \(A.self == Upright.self) \(content().weight) \(A.other.title)" }
}
struct Pile<A: Axis, Content: Part, Tag> {
  let content: Content
  let tag: Tag
  var title = A.title
  var label: String { "\(title) \(content.weight) \(tag) \(Tag.self)" }
}
final class Shelf<A: Axis, Content: Part> {
  let content: () -> Content
  init(content: @escaping () -> Content) { self.content = content }
  static var title: String { A.title }
  func titled() -> String { "\(Self.title) \(content().weight)" }
}
enum Choice<A: Axis, Content: Part> {
  case some(() -> Content)
  case nothing
  var title: String { A.title }
}

struct Holder<Content: Part> {
  var content: () -> Content
  var row: String { Row<Upright, Content>(content: content).label }
  var level: String { Row<Level, Content>(content: content).label }
  var pile: String { Pile<Upright, Content, String>(content: content(), tag: "t").label }
  var shelf: String { Shelf<Level, Content>(content: content).titled() }
  var choice: String {
    Choice<Level, Content>.some(content).title + " " + Choice<Upright, Content>.nothing.title
  }
}

typealias UprightRow<Content: Part> = Row<Upright, Content>

enum ArgumentsBesideOpaqueTypes {
  static func main() {
    let plain = Holder { Brick() }
    print(plain.row, plain.level, plain.pile, plain.shelf, plain.choice, separator: ", ")
    let opaque = Holder { Brick(weight: 5).doubled().doubled() }
    print(opaque.row, opaque.level, opaque.pile, opaque.shelf, opaque.choice, separator: ", ")
    let function = Holder(content: lightPart)
    print(function.row, function.level, function.shelf, separator: ", ")
    print(Row<Level, _>(content: { Brick().doubled() }).label)
    print(UprightRow { Brick().doubled() }.label, UprightRow { Brick() }.label)
    print(Pile<Level, _, _>(content: lightPart().doubled(), tag: 1.5).label)
  }
}
