// Trailing closures that pass defaults over, branches of unlike types, literals of anything.
import Foundation

enum ClosuresPastDefaults {
  struct Sheet {
    let title: String
    let onEdit: (() -> Void)?
    let onRemove: (() -> Void)?
    let onLoad: ((String) -> Void)?

    init(
      title: String, onEdit: (() -> Void)? = nil, onRemove: (() -> Void)? = nil,
      onLoad: ((String) -> Void)? = nil
    ) {
      self.title = title
      self.onEdit = onEdit
      self.onRemove = onRemove
      self.onLoad = onLoad
    }
  }

  static func main() {
    let sheet = Sheet(title: "a", onEdit: { print("edited") }) { text in print("loaded \(text)") }
    sheet.onEdit?()
    sheet.onRemove?()
    sheet.onLoad?("b")
    let other = Sheet(title: "c") { print("plain") }
    other.onEdit?()
    print(other.onLoad == nil)
  }
}

enum BranchesOfUnlikeTypes {
  static func number(_ text: String) throws -> Int { text.count }
  static func nothing() throws { print("nothing") }
  static func run<Result>(_ body: () -> Result) -> Result { body() }
  static func main() {
    var count = 0
    for text in ["", "abc"] {
      run { if text.isEmpty { _ = try? number(text) } else { try? nothing() } }
      run { if text.isEmpty { count += 1 } else { try? nothing() } }
      run { if text.isEmpty { print("empty") } else { try? nothing() } }
    }
    print(count)
  }
}

enum LiteralsOfAnything {
  static func main() {
    let payload: [String: Any] = [
      "title": "F",
      "blocks": [["exercises": [["name": "P", "sets": 3, "reps": 8]]]],
    ]
    let blocks = payload["blocks"] as? [Any] ?? []
    let exercises = (blocks.first as? [String: Any])?["exercises"] as? [Any] ?? []
    let first = exercises.first as? [String: Any] ?? [:]
    print(first["name"] as? String ?? "none", first["sets"] as? Int ?? 0, first.count)
  }
}

enum BytesOfData {
  static func main() {
    var place = Data.Index()
    place += 2
    print(place, Data("Reflow".utf8).base64EncodedData().count)
    if let decoded = Data(base64Encoded: Data("UmVmbG93".utf8)) {
      print(String(decoding: decoded, as: UTF8.self))
    }
    var byte: UInt8 = 0
    Data([0x89, 0x50]).copyBytes(to: &byte, count: 1)
    print(byte)
  }
}
