// Names that several declarations share, and bounds that a type's own declaration gives.

struct Tap {
  var action: () -> Void
  var scale: (Double) -> Double
  func action(_ number: Int) { print("method", number) }
  func scale(_ text: String) -> String { text + text }
}

func each(_ list: [Int], _ body: (Int) -> Void) { list.forEach(body) }

enum SameName {
  static func main() {
    let tap = Tap(action: { print("property") }, scale: { $0 * 2 })
    [1, 2].forEach(tap.action)
    each([3], tap.action)
    let run: () -> Void = tap.action
    run()
    print([1.5].map(tap.scale))
    print(["a"].map(tap.scale))
    let twice: (String) -> String = tap.scale
    print(twice("b"), tap.scale(2), tap.scale("c"))
  }
}

struct Pt { var x: Double }
extension Sequence where Iterator.Element == Pt { var kind: String { "points" } }
extension Sequence where Iterator.Element == Double { var kind: String { "doubles" } }
extension Array where Element == Pt { var kind2: String { "points" } }
extension Array where Iterator.Element == Double { var kind2: String { "doubles" } }
extension Collection where Self.Iterator.Element == Pt { var kind3: String { "points" } }
extension Collection where Self.Iterator.Element == Double { var kind3: String { "doubles" } }
extension Collection where SubSequence.Element == Pt { var kind4: String { "points" } }
extension Collection where SubSequence.Element == Double { var kind4: String { "doubles" } }
func f<S: Sequence>(_ s: S) -> String where S.Iterator.Element == Pt { "points" }
func f<S: Sequence>(_ s: S) -> String where S.Iterator.Element == Double { "doubles" }
enum Iter {
  static func main() {
    print([1.5].kind, [Pt(x: 1)].kind)
    print([1.5].kind2, [Pt(x: 1)].kind2)
    print([1.5].kind3, [Pt(x: 1)].kind3)
    print([1.5].kind4, [Pt(x: 1)].kind4)
    print(f([1.5]), f([Pt(x: 1)]))
  }
}

extension ClosedRange {
  func clamp(_ value: Bound) -> Bound {
    self.lowerBound > value ? self.lowerBound : self.upperBound < value ? self.upperBound : value
  }
}
enum Bounds {
  static func main() {
    print((1...3).clamp(7))
  }
}

extension Comparable {
  func clamped(to bounds: ClosedRange<Self>) -> Self {
    min(max(self, bounds.lowerBound), bounds.upperBound)
  }
  func clamped(to bounds: PartialRangeFrom<Self>) -> Self { max(self, bounds.lowerBound) }
  func clamped(to bounds: PartialRangeThrough<Self>) -> Self { min(self, bounds.upperBound) }
}
enum OneSided {
  static func main() {
    print(1.5.clamped(to: 2...))
    let d = 7.25
    print(d.clamped(to: 8...), d.clamped(to: ...3), d.clamped(to: 1...3))
  }
}

enum M {
  case a
  #if os(Linux) || os(iOS)
    case b
  #endif
}
struct S {
  var m: M
  var w = 3
  var isC: Bool {
    switch m {
    case .a:
      w == 4
    #if os(iOS) || os(Linux)
      case .b:
        w == 3
    #endif
    }
  }
  var n: Int {
    let k =
      switch m {
      case .a: 1
      #if os(iOS) || os(Linux)
        case .b: 2
      #endif
      }
    return k
  }
}
enum Conditional {
  static func main() { print(S(m: .a).isC, S(m: .b).isC, S(m: .b).n) }
}

enum V: UInt8, Identifiable, CaseIterable {
  var id: RawValue { rawValue }
  case never = 1
  case always
}
enum RawValues {
  static func main() {
    for v in V.allCases { print(v.id) }
  }
}

protocol Resolving { func resolve<T>(_ type: T.Type) -> T? }
extension Resolving { func resolve<T>(_ type: T.Type = T.self) -> T? { "s" as? T } }
struct C: Resolving {}
enum Defaults {
  static func main() {
    let r: any Resolving = C()
    let s: String? = r.resolve()
    let i: Int? = C().resolve()
    print(s as Any, i as Any)
    print((C() as? Resolving)?.resolve() ?? "none")
  }
}

class Base {}
class Sub: Base {}
func pick<T>(_ a: T, _ b: T) -> String { "\(T.self)" }
enum Joined {
  static func main() {
    let b: Base = Sub()
    print(pick(Sub(), b), pick(Sub(), Base()))
  }
}
