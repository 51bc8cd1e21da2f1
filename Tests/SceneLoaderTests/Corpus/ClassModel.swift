import SwiftUI

class Shape3D {
  let name: String
  init(name: String) { self.name = name }
  var volume: Double { 0 }
  func summary() -> String { "\(name): " + String(format: "%.2f", volume) }
}

final class Sphere: Shape3D {
  let radius: Double

  init(radius: Double) {
    self.radius = radius
    super.init(name: "Sphere")
  }

  override var volume: Double { 4 / 3 * .pi * pow(radius, 3) }
}

final class Box: Shape3D {
  let sides: (Double, Double, Double)

  init(_ a: Double, _ b: Double, _ c: Double) {
    sides = (a, b, c)
    super.init(name: "Box")
  }

  override var volume: Double { sides.0 * sides.1 * sides.2 }

  override func summary() -> String { super.summary() + " in \(sides.0)×\(sides.1)×\(sides.2)" }
}

struct ContentView: View {
  let shapes: [Shape3D] = [Sphere(radius: 1), Box(1, 2, 3), Shape3D(name: "Point")]

  var body: some View {
    VStack(alignment: .leading) {
      ForEach(shapes.sorted { $0.volume > $1.volume }, id: \.name) { shape in
        Text(shape.summary())
          .bold(shape is Sphere)
      }
    }
  }
}
