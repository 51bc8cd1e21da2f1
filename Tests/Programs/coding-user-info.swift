import Foundation

extension CodingUserInfoKey {
  static let scale = CodingUserInfoKey(rawValue: "scale")!
  static let unit = CodingUserInfoKey(rawValue: "unit")!
}
struct Scaled: Codable {
  var value: Double
  enum CodingKeys: String, CodingKey { case value }
  init(from decoder: Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    let scale = decoder.userInfo[.scale] as? Double ?? 1
    value = try container.decode(Double.self, forKey: .value) * scale
  }
  func encode(to encoder: Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    let scale = encoder.userInfo[CodingUserInfoKey.scale] as? Double ?? 1
    try container.encode(value / scale, forKey: .value)
  }
}
struct Boxed: Codable { var items: [Scaled]; var named: [String: Scaled] }
enum UserInfo {
  static func main() {
    let decoder = JSONDecoder()
    let text = #"{"items": [{"value": 1.5}], "named": {"a": {"value": 2}}}"#
    print((try? decoder.decode(Boxed.self, from: Data(text.utf8)))?.items[0].value as Any)
    decoder.userInfo[.scale] = 2.0
    decoder.userInfo[.unit] = "m"
    guard let boxed = try? decoder.decode(Boxed.self, from: Data(text.utf8)) else { return }
    print(boxed.items[0].value, boxed.named["a"]!.value, decoder.userInfo.count)
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    encoder.userInfo = [.scale: 4.0]
    print(String(decoding: try! encoder.encode(boxed), as: UTF8.self), encoder.userInfo.keys.count)
    print(CodingUserInfoKey.scale.rawValue, CodingUserInfoKey.scale == .unit)
  }
}
