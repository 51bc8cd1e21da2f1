import Foundation

extension CGFloat {
  fileprivate var unit: String { "points" }
  fileprivate func halved() -> CGFloat { self / 2 }
}
extension Double { fileprivate var unit: String { "plain" } }
extension Array where Element == CGFloat { fileprivate var unit: String { "list of points" } }
extension Array where Element == Double { fileprivate var unit: String { "plain list" } }
private func taken(_ value: CGFloat) -> String { "as points" }
private func taken(_ value: Double) -> String { "as plain" }
private func named<T>(_ value: T) -> String { "\(T.self)" }
private protocol Sized { static var kind: String { get } }
extension CGFloat: Sized { fileprivate static var kind: String { "points" } }
extension Double: Sized { fileprivate static var kind: String { "plain" } }

enum TwoFloats {
  static func main() {
    let width: CGFloat = 10.5
    let share = 0.5
    let made = CGFloat(share)
    print(width.unit, share.unit, made.unit, width.halved().unit)
    print((width * 2).unit, (width + made).unit, (share * share).unit, Double(width).unit)
    print(taken(width), taken(share), taken(made), taken(width / 3), taken(0.25), taken(-width))
    print([width, made].unit, [share].unit, [1.0, 2].unit, ([1, 2] as [CGFloat]).unit)
    print(named(width), named(share), named([width]), named(Optional(width)))
    print(type(of: width), type(of: share), CGFloat.self, [CGFloat].self)
    let given: CGFloat = share
    let back: Double = width
    print(given.unit, back.unit, given == made, max(width, made).unit, abs(-width).unit)
    print(width.rounded().unit, taken(width.squareRoot()), CGFloat.pi.unit, Double.zero.unit)
    print(CGFloat.kind, Double.kind)
  }
}

private struct Bar {
  var length: CGFloat
  var ratio: Double
  init(tinted length: CGFloat) { (self.length, ratio) = (length, 1) }
  init(tinted ratio: Double) { (length, self.ratio) = (1, ratio) }
}

enum TwoFloatsInside {
  static func main() {
    let bar = Bar(tinted: CGFloat(4))
    print(bar, Bar(tinted: 3.5), taken(bar.length), taken(bar.ratio), bar.length.unit)
    let describe: (CGFloat) -> String = { $0.unit }
    print(describe(3), [bar.length].map { $0.unit }, [bar.ratio].map { taken($0) })
    var sum = bar.length
    sum += 1
    sum *= 2
    print(sum, taken(sum), taken(true ? bar.length : sum), taken([sum, 2][0]))
    let pair = (bar.length, bar.ratio)
    print(taken(pair.0), taken(pair.1))
    let perhaps: CGFloat? = 4
    print(perhaps.map { $0.unit } ?? "", taken(perhaps ?? 1))
    for step in stride(from: CGFloat(0), to: 1, by: 0.5) { print(step, taken(step)) }
    print([sum, 1].reduce(0, +).unit, taken([sum].max() ?? 0))
    switch sum {
    case 10: print("ten")
    default: print("another")
    }
  }
}

protocol Named {
  static var name: String { get }
  static var count: Int { get set }
  static func made() -> String
}

extension Named {
  static var twice: String { name + name }
}

extension Double: Named {
  static var name: String { "Double" }
  nonisolated(unsafe) static var count = 1
  static func made() -> String { "a double" }
}

extension CGFloat: Named {
  static var name: String { "CGFloat" }
  nonisolated(unsafe) static var count = 10
  static func made() -> String { "a length" }
}

struct Holder<Value: Named> {
  let value: Value
  var name: String { Value.name }
}

/// What a type of either meets a protocol's static requirements with.
enum WitnessesOfTypes {
  static func told<Value: Named>(_ value: Value) -> String {
    Value.name + " " + Value.made() + " " + Value.twice
  }
  static func counted<Value: Named>(_ type: Value.Type) -> Int {
    type.count += 1
    return Value.count
  }
  static func main() {
    let length: CGFloat = 2
    for _ in 0..<2 { print(told(CGFloat(1)), told(1.5), told(length)) }
    print(Holder(value: length).name, Holder(value: 2.5).name, Holder<CGFloat>(value: 1).name)
    print(counted(CGFloat.self), counted(Double.self), counted(CGFloat.self))
    print(CGFloat.count, Double.count)
    let types: [any Named.Type] = [Double.self, CGFloat.self]
    print(types.map { $0.name }, CGFloat.made(), Double.made(), CGFloat.twice)
  }
}

extension CGFloat { func kind() -> CGFloat { self * 10 } }
extension Double { func kind() -> Double { self * 100 } }
extension Float { func kind() -> Float { self * 1000 } }

/// The same name in extensions of `CGFloat` and `Double` is each type's own.
enum OfTwoNumbers {
  static func main() {
    let (length, value) = (CGFloat(2), 2.0)
    let made = length.kind()
    print(made, type(of: made), value.kind(), Float(2).kind())
  }
}
