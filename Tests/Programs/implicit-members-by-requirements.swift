// Implicit members whose type a constraint, a `where` clause or a conversion tells.

enum ImplicitMembersByRequirements {
  struct Point: Equatable {
    var x: Double
    var y = 0.0
    static let zero = Point(x: 0)
    static func point(_ x: Double, _ y: Double = 0) -> Point { Point(x: x, y: y) }
  }

  struct Path {
    var count: Int
    init(_ points: some Collection<Point>) { count = points.count }
    init<S: Sequence>(all points: S) where S.Element == Point {
      count = points.reduce(0) { n, _ in n + 1 }
    }
    static func lengths(_ points: some Sequence<Point>) -> [Double] { points.map(\.x) }
  }

  struct Mesh {
    var name = "mesh"
    static let empty = Mesh(name: "empty")
    static func hull(_ number: Int) -> Mesh { Mesh(name: "hull\(number)") }
    static func merge(_ meshes: some Collection<Mesh>) -> String {
      meshes.map(\.name).joined(separator: " ")
    }
    static func hulls(_ count: Int) -> String { merge((0..<count).map { .hull($0) }) }
    static func mixed(_ count: Int) -> String {
      merge(
        (0..<count).map { index in
          if index == 1 { return .empty }
          let double = index * 2
          return .hull(double)
        })
    }
  }

  struct Generator<Value> {
    let make: (Int) -> Value
    static func always(_ value: Value) -> Generator { Generator { _ in value } }
  }

  enum Direction: CaseIterable { case north, east }

  static func main() {
    print(Path([.point(0, 0), .point(1)]).count, Path(all: [.zero]).count)
    print(Path.lengths([.point(3), .zero]), Mesh.hulls(3), Mesh.mixed(3))
    print(Generator<Double>.pi().make(1), Generator<Double>.zero().make(1))
    print(Generator<Double>.same().make(1), Generator<Double>.none().make(2))
    print((Generator.first as Generator<Direction>).make(1))
    let first: Generator<Direction> = Generator.first
    let east: Generator<Direction> = Generator.always(.east)
    let some: Generator<Direction>? = Generator.always(.north)
    print(first.make(1), east.make(1), some?.make(1) as Any)
  }
}

extension ImplicitMembersByRequirements.Generator where Value == Double {
  static func pi() -> ImplicitMembersByRequirements.Generator<Double> { .init { number in .pi } }
  static func zero() -> Self { Self { _ in return .random(in: 0...0) } }
  static func same() -> ImplicitMembersByRequirements.Generator<Value> {
    ImplicitMembersByRequirements.Generator { .init($0) }
  }
  static func none() -> ImplicitMembersByRequirements.Generator<Value> {
    return ImplicitMembersByRequirements.Generator { _ in .random(in: 0...0) }
  }
}

extension ImplicitMembersByRequirements.Generator where Value: CaseIterable {
  static var first: Self { .init { _ in Value.allCases.first! } }
}
