// An optional meets a protocol's requirement by the extension that conforms to it, whatever other
// protocols ask for a member of that name.

protocol Component { var body: any Component { get } }
protocol Titled { var title: String { get set } }

extension Optional: Component where Wrapped: Component {
  var body: any Component {
    switch self {
    case .none: RequirementsOfOptionals.Leaf(number: 0)
    case .some(let component): component
    }
  }
}

extension Optional: Titled where Wrapped: Titled {
  var title: String {
    get { self?.title ?? "none" }
    set { self?.title = newValue }
  }
}

enum RequirementsOfOptionals {
  struct Leaf: Component, Titled {
    var number = 1
    var title = "leaf"
    var body: any Component { self }
  }

  static func body(_ component: any Component) -> any Component { component.body }
  static func opened<C: Component>(_ component: C) -> any Component { component.body }
  static func renamed(_ titled: any Titled) -> String {
    var titled = titled
    titled.title += "!"
    return titled.title
  }

  static func main() {
    print(body(Leaf(number: 3)), body(Optional(Leaf(number: 4))), body(Optional<Leaf>.none))
    print(opened(Leaf(number: 5)), opened(Optional(Leaf(number: 6))), opened(Optional<Leaf>.none))
    print(renamed(Leaf()), renamed(Optional(Leaf())), renamed(Optional<Leaf>.none))
  }
}
