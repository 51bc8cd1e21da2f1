import Foundation

// What literals and implicit members are is told by where a chain of members leads, and by what an
// initialiser takes.

struct Hue: Equatable {
  var name: String
  static let indigo = Hue(name: "indigo"), purple = Hue(name: "purple"), pink = Hue(name: "pink")
}

enum ChainsOfMembers {
  static func main() {
    let other = Hue.pink
    let last: Hue = [.indigo, .purple, .pink].filter { $0 != other }.last!
    let first: Hue? = [.indigo, .purple, .pink].dropFirst().first
    let rest: [Hue] = [.indigo, .purple, .pink].filter { $0 != .purple }
    let one: Hue = [.indigo, .purple, .pink].filter { $0 != .indigo }[0]
    let reversed: Hue = [.indigo, .purple].reversed().first!
    print(last, first as Any, rest, one, reversed)
  }
}

extension Character {
  static let line: Character = "\n"
  static let space: Character = "_"
  static let mark: Character = "T"
}

extension String {
  static let line = String(.line)
  static let space = "own"
  static let mark: String = .init(.mark)
}

enum CharactersOfTexts {
  static func main() {
    print(String(.space), String(.space).count, String.space)
    print(String.line.debugDescription, String.mark)
  }
}

struct Slide {
  var offset: CGFloat! = 0.0
  var name: String! = "a"
  var count: Int!
}

enum UnwrappedImplicitly {
  static func show(_ x: CGFloat, _ y: CGFloat) { print(x, y) }
  static func main() {
    let slide = Slide(offset: 3, count: 4)
    let isOn = !slide.name.isEmpty
    show(isOn ? slide.offset : 0, !isOn ? slide.offset : 0)
    let text: String = isOn ? slide.name : "b"
    let maybe = isOn ? slide.count : 0
    let any: Any = isOn ? slide.count : 0
    print(text, maybe as Any, any)
    var moved = slide
    moved.offset += 2
    moved.offset = -moved.offset * 0.5
    print(moved.offset as Any, moved.offset!)
    func count() -> Int { isOn ? slide.count : 1 }
    print(count(), Double(isOn ? slide.offset : 0))
  }
}

enum EndlessRepetition {
  static func next(_ start: Int) -> Int {
    var number = start
    repeat {
      if number % 7 == 0 { return number }
      number += 1
    } while true
  }
  static func main() { print(next(10), next(14)) }
}
