// An enum's own equality and hash decide where it is found.

struct ArityA: Hashable {
  var n: Int
  static func == (l: ArityA, r: ArityA) -> Bool { true }
  func hash(into h: inout Hasher) {}
}
struct ArityB: Hashable {
  var n: Int
  static func == (l: ArityB, r: ArityB) -> Bool { true }
  func hash(into h: inout Hasher) { h.combine(0) }
}
enum ArityC: Hashable {
  case x(Int)
  static func == (l: ArityC, r: ArityC) -> Bool { true }
  func hash(into h: inout Hasher) { h.combine(0) }
}
enum ArityD: Hashable {
  case x(Int), y(Int)
  var n: Int {
    switch self {
    case .x(let n), .y(let n): return n
    }
  }
  static func == (l: ArityD, r: ArityD) -> Bool { l.n == r.n }
  func hash(into h: inout Hasher) { h.combine(n) }
}
final class ArityE: Hashable {
  var n: Int
  init(n: Int) { self.n = n }
  static func == (l: ArityE, r: ArityE) -> Bool { true }
  func hash(into h: inout Hasher) { h.combine(0) }
}
enum ArityF: Hashable {
  case x(Int), y
  static func == (l: ArityF, r: ArityF) -> Bool { true }
  func hash(into h: inout Hasher) { h.combine(0) }
}
func foundArity<T: Hashable>(_ f: (Int) -> T) -> Int { Set((0..<20).map(f)).count }

enum ArityProgram {
  static func main() {
    print(foundArity { $0 % 2 == 0 ? ArityD.x($0) : .y($0 - 1) }, [ArityD.x(1): 5][.y(1)] as Any)
  }
}
