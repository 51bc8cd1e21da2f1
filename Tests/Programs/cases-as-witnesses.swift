// An enum's case is what a protocol's static function or property asks for (SE-0280).

protocol Shape {
  static var empty: Self { get }
  static func circle(radius: Double) -> Self
  static func box(_ width: Int, _ height: Int) -> Self
}

enum Drawing: Shape, Equatable {
  case empty
  case circle(radius: Double)
  case box(Int, Int)
}

struct Outline: Shape {
  var text: String
  static let empty = Outline(text: "")
  static func circle(radius: Double) -> Outline { Outline(text: "o\(radius)") }
  static func box(_ width: Int, _ height: Int) -> Outline { Outline(text: "\(width)x\(height)") }
}

protocol Step {
  associatedtype Screen
  static func push(_ screen: Screen) -> Self
  var screen: Screen? { get }
}

enum Move<Screen>: Step {
  case push(Screen)
  case back
  var screen: Screen? { if case .push(let screen) = self { screen } else { nil } }
}

func all<S: Shape>(_ type: S.Type) -> [S] {
  [.empty, .circle(radius: 2), S.box(3, 4)] + [1.5, 2.5].map(S.circle(radius:))
}
func pushed<S: Step>(_ screen: S.Screen, as type: S.Type) -> S { S.push(screen) }

extension Array where Element: Step {
  mutating func push(_ screen: Element.Screen) { append(.push(screen)) }
}

enum CasesOfEnums {
  static func main() {
    print(all(Drawing.self), all(Drawing.self)[1] == .circle(radius: 2))
    print(all(Outline.self).map(\.text))
  }
}

enum CasesOfGenericEnums {
  static func main() {
    print(pushed(3, as: Move<Int>.self), pushed("x", as: Move<String>.self).screen ?? "-")
    var moves: [Move<String>] = [.back]
    moves.push("home")
    print(moves.count, moves.compactMap(\.screen))
  }
}
