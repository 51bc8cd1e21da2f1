import Foundation

// A UUID is decoded by its text, whose letters may be of either case, and which may be none.

struct Entry: Codable, Hashable { let id: UUID }

enum DecodedUUIDs {
  static func main() {
    let decoder = JSONDecoder()
    do {
      print(try decoder.decode(Entry.self, from: Data(#"{"id":"x"}"#.utf8)).id)
    } catch DecodingError.dataCorrupted(let context) {
      print(context.codingPath.map(\.stringValue), context.debugDescription)
    } catch {
      print("other")
    }
    let text = "0000000a-0000-0000-0000-0000000000ab"
    guard let entry = try? decoder.decode(Entry.self, from: Data(#"{"id":"\#(text)"}"#.utf8)),
      let id = UUID(uuidString: text.uppercased())
    else { return }
    print(entry.id == id, [id: 1][entry.id] == 1, entry == Entry(id: id))
    print(Set([entry.id, id]).count)
    print(entry.id, entry.id.uuidString)
    let ids = try? decoder.decode([String: UUID].self, from: Data(#"{"k":"x"}"#.utf8))
    print(ids?["k"] as Any)
    if let data = try? JSONEncoder().encode(entry) { print(String(decoding: data, as: UTF8.self)) }
    let random = Array(UUID().uuidString)
    print(random.count, random[14], "89AB".contains(random[19]))
  }
}
