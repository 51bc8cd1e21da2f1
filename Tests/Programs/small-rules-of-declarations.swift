// Names in backticks behind `self`, cases that nobody may make, and `nil` beside a value.

enum SmallRulesOfDeclarations {
  struct Options {
    var `default`: Int
    let `in`: Int
    init(default value: Int) {
      self.`default` = value
      self.`in` = 1
    }
  }

  enum Size {
    case small, large
    @available(*, unavailable) case huge
  }

  struct Path { var text: String }

  static func number(_ size: Size) -> Int {
    switch size {
    case .small: 1
    case .large: 2
    }
  }

  static func main() {
    print(Options(default: 5).default, number(.large))
    let isFirst = number(.small) == 1
    let paths = [isFirst ? nil : Path(text: "q"), isFirst ? Path(text: "r") : nil]
    print(paths.compactMap { $0 }.map(\.text), paths.count)
    let other = isFirst ? nil : Path(text: "s")
    print(other?.text ?? "none")
  }
}
