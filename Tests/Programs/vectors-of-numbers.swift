import Foundation

// Vectors of two, three and four numbers, and how they are coded.

enum VectorProgram {
  struct Particle: Codable, Equatable {
    var position: SIMD2<Double>
    var color: SIMD4<Float>?
  }

  static func main() {
    var place: SIMD2<Double> = [1, 2]
    let speed = SIMD2(0.5, 1.0)
    place += speed * 0.5
    place -= place * 0.25
    print(place.x, place.y, (speed - place).x, (place / 2).y, (speed * speed).sum())
    print(
      place == [place.x, place.y], SIMD2<Int>(3, 4) &+ 1, SIMD3<Double>(), SIMD3(repeating: 2.5))
    let box = SIMD3<Float>(1, -2, 3)
    print(box, -box, box.min(), box.max(), 2 * box, box[1], box.indices)
    print(box.clamped(lowerBound: [0, 0, 0], upperBound: [2, 2, 2]), SIMD4<Int>.zero)
    do {
      let coder = JSONEncoder()
      coder.outputFormatting = .sortedKeys
      let particle = Particle(position: [0.5, 0.25], color: [1, 0, 0, 1])
      let data = try coder.encode(particle)
      print(String(decoding: data, as: UTF8.self))
      print(try JSONDecoder().decode(Particle.self, from: data) == particle)
      let text = #"{"position":[1,2]}"#
      print(try JSONDecoder().decode(Particle.self, from: Data(text.utf8)).position)
    } catch {
      print("error")
    }
  }
}

enum OwnIdentityProgram {
  struct Item: Identifiable { let id: Int }
  final class Thing: Identifiable {}

  static func main() {
    let items = [Item(id: 1), Item(id: 2)]
    print(items.ids, items.hasLast(2), Array(items[...]).hasLast(1), items.dropLast().ids)
    let thing = Thing()
    print([thing].hasLast(ObjectIdentifier(thing)))
  }
}

extension Collection where Element: Identifiable {
  var ids: [String] { map { "\($0.id)" } }
}
extension BidirectionalCollection where Element: Identifiable {
  func hasLast(_ id: Element.ID) -> Bool { last?.id == id }
}

enum RandomVectors {
  static func main() {
    let vector = SIMD4<Double>.random(in: 0...1)
    print(vector.max() <= 1, vector.min() >= 0, SIMD2<Int>.random(in: 3..<4))
  }
}
