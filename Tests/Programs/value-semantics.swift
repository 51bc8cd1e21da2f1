enum InoutParameters {
  static func double(_ value: inout Int) { value *= 2 }
  static func append(_ text: String, to list: inout [String]) { list.append(text) }
  static func main() {
    var n = 4
    double(&n)
    double(&n)
    var list = ["a"]
    append("b", to: &list)
    print(n, list)
  }
}

enum StructsInArrays {
  struct Ball {
    var x = 0.0
    var speed: Double
    mutating func step() { x += speed }
  }
  static func main() {
    var balls = [Ball(speed: 1), Ball(speed: 2.5)]
    for _ in 0..<2 { for index in balls.indices { balls[index].step() } }
    print(balls.map(\.x))
    var copy = balls
    copy[0].x = 100
    print(balls[0].x, copy[0].x)
  }
}

enum ArraysInStructs {
  struct Box { var items: [Int] = [] }
  static func main() {
    var a = Box(items: [1])
    let b = a
    a.items.append(2)
    a.items[0] = 9
    print(a.items, b.items)
  }
}

enum DictionariesOfStructs {
  struct Score { var points = 0 }
  static func main() {
    var table: [String: Score] = [:]
    table["a", default: Score()].points += 5
    table["a"]?.points *= 2
    table["b"] = Score(points: 1)
    let frozen = table
    table["b"]?.points = 50
    print(table["a"]!.points, table["b"]!.points, frozen["b"]!.points)
  }
}

enum ReferencesInStructs {
  final class Shared { var n = 0 }
  struct Holder {
    var shared = Shared()
    var own = 0
  }
  static func main() {
    let a = Holder()
    var b = a
    b.shared.n += 1
    b.own += 1
    print(a.shared.n, a.own, b.shared.n, b.own)
  }
}

enum MutatingThroughFunctions {
  struct Stack {
    var items: [Int] = []
    mutating func modify(_ change: (inout [Int]) -> Void) { change(&items) }
  }
  static func main() {
    var stack = Stack()
    stack.modify { $0.append(1) }
    stack.modify { items in
      items.append(contentsOf: [3, 2])
      items.sort()
    }
    print(stack.items)
  }
}

enum CapturedCopies {
  struct P { var x = 1 }
  static func main() {
    var p = P()
    let later = { p.x }
    let frozen = { [p] in p.x }
    p.x = 5
    print(later(), frozen())
  }
}

enum TuplesAreValues {
  static func main() {
    var a = (x: [1], y: 2)
    let b = a
    a.x.append(2)
    a.y = 7
    print(a, b)
  }
}

enum EnumPayloadCopies {
  enum Shape {
    case polygon([Int])
    mutating func add(_ n: Int) {
      if case .polygon(var points) = self {
        points.append(n)
        self = .polygon(points)
      }
    }
  }
  static func main() {
    var a = Shape.polygon([1])
    let b = a
    a.add(2)
    print(a, b)
  }
}

enum SwapElements {
  static func main() {
    var grid = [[1, 2], [3, 4]]
    grid.swapAt(0, 1)
    let row = grid[0]
    grid[0][0] = 99
    print(grid, row)
    var text = "abc"
    let old = text
    text.removeFirst()
    print(text, old)
  }
}
