import Foundation

/// What is `RawRepresentable` by a plain type is coded as its raw value.
struct Sides: OptionSet, Codable {
  static let left = Sides(rawValue: 1)
  static let right = Sides(rawValue: 2)
  let rawValue: Int
}
struct Name: RawRepresentable, Codable { var rawValue: String }
struct Even: RawRepresentable, Codable {
  var rawValue: Int
  init?(rawValue: Int) {
    guard rawValue % 2 == 0 else { return nil }
    self.rawValue = rawValue
  }
}
struct Day: RawRepresentable, Codable { var rawValue: [Int] }
struct Own: RawRepresentable, Codable {
  var rawValue: Int
  func encode(to encoder: Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode("own \(rawValue)")
  }
}
struct Box: Codable {
  var sides: Sides
  var name: Name
  var even: Even?
}

enum Coded {
  static func main() {
    do { try run() } catch { print(error) }
  }
  static func run() throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    func text(_ value: some Encodable) -> String {
      (try? encoder.encode(value)).map { String(decoding: $0, as: UTF8.self) } ?? "?"
    }
    print(text([Sides.left, [.left, .right], []]), text(Name(rawValue: "n")))
    print(text(Box(sides: [.right], name: Name(rawValue: "b"), even: Even(rawValue: 4))))
    print(text(Day(rawValue: [1, 2])), text(Own(rawValue: 3)))
    let decoder = JSONDecoder()
    let box = try decoder.decode(
      Box.self, from: Data(#"{"sides":3,"name":"x","even":6}"#.utf8))
    print(box.sides, box.name, box.even?.rawValue as Any)
    print(try decoder.decode([Sides].self, from: Data("[1, 128]".utf8)).map(\.rawValue))
    do {
      _ = try decoder.decode([Even].self, from: Data("[2, 3]".utf8))
    } catch DecodingError.dataCorrupted(let context) {
      print(context.debugDescription)
    }
  }
}
