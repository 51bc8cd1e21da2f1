import Foundation

/// Without an initialiser of its own a class has the one that decodes it.
final class DecodedReview: Codable {
  var first: String
  var stars: Int?
}

enum CodableClasses {
  static func main() {
    let json = #"[{"first": "Ann", "stars": 4}, {"first": "Lee"}]"#
    let reviews = (try? JSONDecoder().decode([DecodedReview].self, from: Data(json.utf8))) ?? []
    for review in reviews { print(review.first, review.stars ?? 0) }
  }
}

final class Note: Codable {
  var text = "t"
  enum CodingKeys: String, CodingKey { case kind }
  init() {}
  init(from decoder: Decoder) throws {
    text = try decoder.container(keyedBy: CodingKeys.self).decode(String.self, forKey: .kind)
  }
}
extension Note {
  func encode(to encoder: Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode("note " + text, forKey: .kind)
  }
}
class Plain { var number = 1 }
extension Plain: Encodable {
  func encode(to encoder: Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(number)
  }
}
class More: Plain { var other = 2 }
protocol Tagged: Encodable { var tag: String { get } }
extension Tagged {
  func encode(to encoder: Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(tag)
  }
}
final class Label: Tagged { var tag = "l" }

/// A class's `encode(to:)` may stand in an extension, or in that of a protocol.
enum EncodedByExtensions {
  static func text(_ value: some Encodable) -> String {
    (try? JSONEncoder().encode(value)).map { String(decoding: $0, as: UTF8.self) } ?? "?"
  }
  static func main() {
    print(text(Note()), text(Plain()), text([Plain()]), text(More()), text(Label()))
    let note = try? JSONDecoder().decode(Note.self, from: Data(#"{"kind":"k"}"#.utf8))
    print(note?.text ?? "?")
  }
}
