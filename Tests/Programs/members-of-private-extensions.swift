// What a type in a private extension has is found while running, as anywhere else.

protocol Ruled { var rule: Int { get } }

enum MembersOfPrivateExtensions {
  struct Rules {
    static func first() -> any Ruled { Plain() }
    static func second() -> any Ruled { Object() }
    static func third() -> any Ruled { Choice.two }
    static func described() -> Any { Described() }
    static func generic() -> Int { rule(Plain()) + rule(Choice.one) }
    static func rule<R: Ruled>(_ ruled: R) -> Int { ruled.rule }
  }

  static func main() {
    print(Rules.first().rule, Rules.second().rule, Rules.third().rule, Rules.generic())
    print(Rules.described(), [Rules.described()])
  }
}

private extension MembersOfPrivateExtensions.Rules {
  struct Plain: Ruled { var rule: Int { 1 } }
  final class Object: Ruled { var rule: Int { 2 } }
  enum Choice: Ruled {
    case one, two
    var rule: Int { self == .one ? 10 : 20 }
  }
}

fileprivate extension MembersOfPrivateExtensions.Rules {
  struct Described: CustomStringConvertible { var description: String { "described" } }
}
