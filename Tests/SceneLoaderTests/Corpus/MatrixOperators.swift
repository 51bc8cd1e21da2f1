import SwiftUI

struct Vector: Equatable {
  var x: Double
  var y: Double

  static let zero = Vector(x: 0, y: 0)

  static func + (a: Vector, b: Vector) -> Vector { Vector(x: a.x + b.x, y: a.y + b.y) }
  static func * (a: Vector, scale: Double) -> Vector { Vector(x: a.x * scale, y: a.y * scale) }
  static prefix func - (a: Vector) -> Vector { Vector(x: -a.x, y: -a.y) }
  static func += (a: inout Vector, b: Vector) { a = a + b }
}

struct Polygon {
  private var corners: [Vector]

  init(sides: Int, radius: Double) {
    corners = (0..<sides).map { side in
      let angle = 2 * Double.pi * Double(side) / Double(sides)
      return Vector(x: cos(angle), y: sin(angle)) * radius
    }
  }

  subscript(index: Int) -> Vector { corners[index % corners.count] }
  var count: Int { corners.count }

  mutating func move(by offset: Vector) {
    for index in corners.indices { corners[index] += offset }
  }
}

struct ContentView: View {
  private var hexagon: Polygon {
    var polygon = Polygon(sides: 6, radius: 80)
    polygon.move(by: Vector(x: 100, y: 100))
    return polygon
  }

  var body: some View {
    ZStack {
      ForEach(0..<hexagon.count, id: \.self) { index in
        Circle()
          .fill(index == 0 ? .red : .blue)
          .frame(width: 16, height: 16)
          .position(x: hexagon[index].x, y: hexagon[index].y)
      }
    }
    .frame(width: 200, height: 200)
    .border(.gray)
  }
}
