// JSON as Foundation reads and writes it.
import Foundation

struct Article: Codable, Equatable {
  var title: String
  var tags: [String] = []
  var rating: Double?
  var isDraft = false
  var counts: [String: Int] = [:]
}

private func written<T: Encodable>(
  _ value: T, _ formatting: JSONEncoder.OutputFormatting = .sortedKeys
) -> String {
  let encoder = JSONEncoder()
  encoder.outputFormatting = formatting
  return String(decoding: try! encoder.encode(value), as: UTF8.self)
}

enum PrettyJson {
  static func main() {
    let article = Article(
      title: "Tea/Coffee", tags: ["a", "b"], rating: 4.5, counts: ["y": 2, "x": 1])
    print(written(article))
    print(written(article, [.sortedKeys, .prettyPrinted]))
    print(written(article, [.sortedKeys, .prettyPrinted, .withoutEscapingSlashes]))
    print(written([Article](), .prettyPrinted))
    print(written([String: Int](), .prettyPrinted))
    print(written([[1, 2], [], [3]], .prettyPrinted))
  }
}

enum EscapesInJson {
  static func main() {
    print(written(["quote \" slash / back \\ tab \t line \n return \r bell \u{7} é 🍵 \u{2028}"]))
    let json = #"["\u00e9\ud83c\udf75", "a\/b\\c\"d\b\f\n\r\t"]"#
    for text in try! JSONDecoder().decode([String].self, from: Data(json.utf8)) {
      print(text.unicodeScalars.map { String($0.value, radix: 16) }.joined(separator: " "))
    }
  }
}

enum NumbersInJson {
  static func main() {
    print(written([0.1, 1.0, 100, 1e21, 1.5e-7, -0.0, 123456789.125]))
    print(written([1, -5, Int.max, Int.min]))
    print(written([UInt8(255)]), written([Float(0.1)]))
    let json = "[1, 2.0, 3e2, -4]"
    print(try! JSONDecoder().decode([Double].self, from: Data(json.utf8)))
    print(try! JSONDecoder().decode([Int].self, from: Data(json.utf8)))
  }
}

enum WrongJson {
  static func main() {
    for text in [
      "[01]", "[1,]", "[1 2]", "{\"a\" 1}", "[+1]", "[.5]", "[1.]", "tru", "", "[\"a]", "[1] 2",
      "nul", "[1e400]", "{'a': 1}",
    ] {
      do {
        _ = try JSONDecoder().decode([Double].self, from: Data(text.utf8))
        print(text, "is read")
      } catch DecodingError.dataCorrupted(let context) {
        print(text, context.debugDescription)
      } catch {
        print(text, "another error")
      }
    }
  }
}

struct Event: Codable {
  var name: String
  var date: Date
}

enum DatesInJson {
  static func main() {
    let event = Event(name: "Launch", date: Date(timeIntervalSince1970: 1_700_000_000))
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    let decoder = JSONDecoder()
    let formatter = DateFormatter()
    formatter.locale = Locale(identifier: "en_US_POSIX")
    formatter.timeZone = TimeZone(identifier: "GMT")
    formatter.dateFormat = "yyyy/MM/dd HH:mm"
    func tell(_ name: String) {
      let data = try! encoder.encode(event)
      print(name, String(decoding: data, as: UTF8.self))
      print(try! decoder.decode(Event.self, from: data).date.timeIntervalSince1970)
    }
    tell("deferred")
    encoder.dateEncodingStrategy = .iso8601
    decoder.dateDecodingStrategy = .iso8601
    tell("iso8601")
    encoder.dateEncodingStrategy = .secondsSince1970
    decoder.dateDecodingStrategy = .secondsSince1970
    tell("seconds")
    encoder.dateEncodingStrategy = .millisecondsSince1970
    decoder.dateDecodingStrategy = .millisecondsSince1970
    tell("milliseconds")
    encoder.dateEncodingStrategy = .formatted(formatter)
    decoder.dateDecodingStrategy = .formatted(formatter)
    tell("formatted")
    encoder.dateEncodingStrategy = .custom { date, encoder in
      var container = encoder.singleValueContainer()
      try container.encode(Int(date.timeIntervalSince1970 / 60))
    }
    decoder.dateDecodingStrategy = .custom { decoder in
      Date(timeIntervalSince1970: try decoder.singleValueContainer().decode(Double.self) * 60)
    }
    tell("custom")
  }
}

struct Blob: Codable {
  var bytes: Data
}

struct Profile: Codable {
  var firstName: String
  var homeURL: String
  var lastSeenAt2: Int
  var _private: Bool
}

enum KeysInJson {
  static func main() {
    let encoder = JSONEncoder()
    encoder.keyEncodingStrategy = .convertToSnakeCase
    encoder.outputFormatting = .sortedKeys
    let profile = Profile(firstName: "Ada", homeURL: "x", lastSeenAt2: 3, _private: true)
    print(String(decoding: try! encoder.encode(profile), as: UTF8.self))
    let decoder = JSONDecoder()
    decoder.keyDecodingStrategy = .convertFromSnakeCase
    for json in [
      #"{"first_name": "Bo", "home_u_r_l": "y", "last_seen_at2": 4, "_private": false}"#,
      #"{"first_name": "Bo", "homeURL": "y", "lastSeenAt2": 4, "_private": false}"#,
    ] {
      do {
        let read = try decoder.decode(Profile.self, from: Data(json.utf8))
        print(read.firstName, read.homeURL, read.lastSeenAt2, read._private)
      } catch DecodingError.keyNotFound(let key, let context) {
        print("no", key.stringValue, context.codingPath.count)
      } catch {
        print("another error")
      }
    }
  }
}

enum InfiniteNumbersInJson {
  static func main() {
    let encoder = JSONEncoder()
    encoder.nonConformingFloatEncodingStrategy = .convertToString(
      positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan")
    print(
      String(
        decoding: try! encoder.encode([1, Double.infinity, -Double.infinity, .nan]), as: UTF8.self))
    let decoder = JSONDecoder()
    decoder.nonConformingFloatDecodingStrategy = .convertFromString(
      positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan")
    print(try! decoder.decode([Double].self, from: Data(#"["inf", 2, "-inf", "nan"]"#.utf8)))
    do {
      _ = try JSONEncoder().encode([Double.infinity])
    } catch EncodingError.invalidValue(let value, let context) {
      print(value, context.codingPath.map(\.stringValue))
    } catch {
      print("another error")
    }
  }
}

enum PathsOfErrors {
  struct Order: Codable {
    struct Line: Codable {
      var product: String
      var amount: Int
    }
    var lines: [Line]
    var note: String?
  }

  static func tell(_ json: String) {
    do {
      let order = try JSONDecoder().decode(Order.self, from: Data(json.utf8))
      print(order.lines.map(\.product), order.note ?? "none")
    } catch DecodingError.keyNotFound(let key, let context) {
      print("missing", key.stringValue, context.codingPath.map(\.stringValue))
    } catch DecodingError.typeMismatch(let type, let context) {
      print("mismatch", type, context.codingPath.map(\.stringValue), context.debugDescription)
    } catch DecodingError.valueNotFound(let type, let context) {
      print("null", type, context.codingPath.map(\.stringValue))
    } catch {
      print("another error")
    }
  }

  static func main() {
    tell(#"{"lines": [{"product": "tea", "amount": 1}], "note": null}"#)
    tell(#"{"lines": [{"product": "tea", "amount": 1}, {"product": "cake"}]}"#)
    tell(#"{"lines": [{"product": "tea", "amount": "1"}]}"#)
    tell(#"{"lines": {"product": "tea"}}"#)
    tell(#"{"lines": [{"product": null, "amount": 1}]}"#)
    tell(#"{"note": "x"}"#)
  }
}

enum NestedContainersInJson {
  struct Place: Codable {
    var name: String
    var latitude: Double
    var tags: [String]

    enum CodingKeys: String, CodingKey { case name, location, tags }
    enum LocationKeys: String, CodingKey { case latitude = "lat" }

    init(from decoder: Decoder) throws {
      let values = try decoder.container(keyedBy: CodingKeys.self)
      name = try values.decode(String.self, forKey: .name)
      let location = try values.nestedContainer(keyedBy: LocationKeys.self, forKey: .location)
      latitude = try location.decode(Double.self, forKey: .latitude)
      var list = try values.nestedUnkeyedContainer(forKey: .tags)
      var tags: [String] = []
      while !list.isAtEnd { tags.append(try list.decode(String.self)) }
      self.tags = tags
    }

    func encode(to encoder: Encoder) throws {
      var values = encoder.container(keyedBy: CodingKeys.self)
      try values.encode(name, forKey: .name)
      var location = values.nestedContainer(keyedBy: LocationKeys.self, forKey: .location)
      try location.encode(latitude, forKey: .latitude)
      var list = values.nestedUnkeyedContainer(forKey: .tags)
      for tag in tags { try list.encode(tag) }
    }
  }

  static func main() {
    let json = #"{"name": "Oslo", "location": {"lat": 59.9}, "tags": ["city", "north"]}"#
    let place = try! JSONDecoder().decode(Place.self, from: Data(json.utf8))
    print(place.name, place.latitude, place.tags)
    print(written(place))
  }
}
