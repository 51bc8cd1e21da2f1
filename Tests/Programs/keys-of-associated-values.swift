// The keys that the compiler declares for the associated values of an enum's cases (SE-0295).

import Foundation

enum Question: Codable {
  case question(Int)
  case other(name: String, in: Int)
  case skipped
}

enum KeysOfValues {
  static func main() {
    for text in ["{\"question\":{}}", "{\"other\":{}}", "{\"other\":{\"name\":\"a\",\"in\":2}}"] {
      do {
        print(try JSONDecoder().decode(Question.self, from: Data(text.utf8)))
      } catch let DecodingError.keyNotFound(key, context) {
        print(key, type(of: key), context.debugDescription)
        print(context.codingPath)
      } catch {
        print("another error")
      }
    }
    do {
      let text = "{\"other\":{\"name\":1,\"in\":2}}"
      print(try JSONDecoder().decode(Question.self, from: Data(text.utf8)))
    } catch let DecodingError.typeMismatch(_, context) {
      print(context.codingPath)
    } catch {
      print("another error")
    }
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    for value in [Question.question(1), .other(name: "b", in: 3), .skipped] {
      print(String(decoding: (try? encoder.encode(value)) ?? Data(), as: UTF8.self))
    }
  }
}
