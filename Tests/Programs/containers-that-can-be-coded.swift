// Lists, sets, dictionaries and optionals can be coded where what they hold can.
import Foundation
struct NotC: Hashable { var x = 1 }
enum ContainersAsCodable {
  static func main() {
    let all: [Any] = [
      [NotC()], ["a": NotC()], [1], ["a": 1], Set([1]), Set([NotC()]), URL(string: "http://a")!,
      Decimal(1), UUID(), Date(), Data(), 1...2, [Optional(1)], Optional(NotC()) as Any,
      Locale(identifier: "de"), TimeZone(identifier: "UTC")!, DateComponents(year: 1),
      Character("a"), 1..<3, [1][...], IndexSet([1]),
    ]
    for a in all {
      print(
        "\(type(of: a))", a is Codable, a is Encodable, a is Decodable, a as? Codable != nil,
        a as? Encodable != nil, type(of: a) is Codable.Type)
    }
  }
}
struct Places: Codable { var l: Locale; var z: TimeZone }
enum LocalesCoded {
  static func main() {
    let e = JSONEncoder(); e.outputFormatting = .sortedKeys
    print(
      String(
        decoding: try! e.encode(
          Places(l: Locale(identifier: "de_AT"), z: TimeZone(identifier: "Europe/Vienna")!)),
        as: UTF8.self))
    let d = try! JSONDecoder().decode(
      Places.self,
      from: Data(
        "{\"l\":{\"current\":0,\"identifier\":\"fr_FR\"},\"z\":{\"identifier\":\"Europe/Paris\"}}"
          .utf8))
    print(d.l.identifier, d.z.identifier)
  }
}
