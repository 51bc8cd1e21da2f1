// Property lists as Foundation reads and writes them.
import Foundation

struct Preferences: Codable, Equatable {
  var name: String
  var volume: Double
  var count: Int
  var isOn: Bool
  var recent: [String]
  var sizes: [String: Int]
  var seen: Date
  var icon: Data
  var note: String?
}

private let preferences = Preferences(
  name: "A & B <c>", volume: 0.5, count: 3, isOn: true, recent: ["x", "y"], sizes: ["a": 1],
  seen: Date(timeIntervalSince1970: 1_700_000_000), icon: Data([1, 2, 3]))

enum PropertyListsAsText {
  static func main() {
    let encoder = PropertyListEncoder()
    encoder.outputFormat = .xml
    print(String(decoding: try! encoder.encode(preferences), as: UTF8.self))
  }
}

enum PropertyListsByHand {
  static func main() {
    let text = """
      <?xml version="1.0" encoding="UTF-8"?>
      <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
      <plist version="1.0">
      <dict>
        <key>CFBundleName</key><string>Reflow &amp; Co</string>
        <key>Items</key><array><integer>1</integer><integer>2</integer></array>
        <key>Ready</key><true/>
      </dict>
      </plist>
      """
    struct Info: Codable {
      var CFBundleName: String
      var Items: [Int]
      var Ready: Bool
    }
    let info = try! PropertyListDecoder().decode(Info.self, from: Data(text.utf8))
    print(info.CFBundleName, info.Items, info.Ready)
    let object =
      try! PropertyListSerialization.propertyList(from: Data(text.utf8), format: nil)
      as! [String: Any]
    print(object["CFBundleName"] as! String, object["Items"] as! [Int], object["Ready"] as! Bool)
    do {
      _ = try PropertyListDecoder().decode(Info.self, from: Data("nonsense <".utf8))
      print("is read")
    } catch {
      print("is refused")
    }
  }
}
