import Foundation

// What an object of a number keeps of it, what untyped JSON is, and how errors show.

enum NumberKindProgram {
  static func kind(_ number: NSNumber) -> String { String(cString: number.objCType) }

  static func main() {
    print(kind(1), kind(100), kind(true), kind(1.5), kind(NSNumber(value: Float(2))))
    print(kind(NSNumber(value: Int16(500))), kind(NSNumber(value: UInt16(500))))
    print(kind(NSNumber(value: UInt32(70))), kind(NSNumber(value: UInt8(70))))
    let large = NSNumber(value: UInt64.max)
    print(kind(large), large, large.uint64Value, large.int64Value, large.stringValue)
    print(large == NSNumber(value: UInt64.max), large == NSNumber(value: UInt64.max - 1))
    print(large as? UInt64 as Any, large as? Int as Any, large.compare(1) == .orderedDescending)
    let table: [String: Any] = ["a": large, "b": UInt64.max, "c": NSNumber(value: Int64.min)]
    let data = try? JSONSerialization.data(withJSONObject: table, options: .sortedKeys)
    print(String(decoding: data ?? Data(), as: UTF8.self))
  }
}

enum UntypedJSONProgram {
  static func main() {
    let text = "[1, 300, 18446744073709551615, 2.5, true, 0, false, null, \"x\", [1]]"
    let list = (try? JSONSerialization.jsonObject(with: Data(text.utf8))) as? [Any] ?? []
    for value in list {
      if let number = value as? NSNumber {
        print(
          number, String(cString: number.objCType), value is Bool, value is Int, value is Double)
      } else {
        print(value is NSNull, value is String, value is NSArray)
      }
    }
    for broken in ["{bad", "", "[1,", "[1 2]", "3"] {
      do {
        print(try JSONSerialization.jsonObject(with: Data(broken.utf8)))
      } catch {
        let object = error as NSError
        print(object.domain, object.code, object.userInfo, error is DecodingError)
        print(error)
      }
    }
    print(
      (try? JSONSerialization.jsonObject(with: Data("3".utf8), options: .fragmentsAllowed)) ?? "-")
  }
}

enum ValidJSONProgram {
  static func main() {
    let values: [Any] = [
      [1: 2], ["k": NSObject()], ["k": 1], 3, "s", [Double.nan], [Date()], [UInt8(3)],
      ["a": ["b": [1, true, NSNull(), "x", 2.5] as [Any]]], [Set([1])], NSMutableArray(array: [1]),
      [nil, 1] as [Int?],
    ]
    print(values.map { JSONSerialization.isValidJSONObject($0) })
  }
}

enum ErrorTextProgram {
  enum Failure: Error { case late }

  static func main() {
    let error = NSError(domain: "D", code: 3, userInfo: [NSLocalizedDescriptionKey: "text"])
    print(error, "\(error)", error.description, [error])
    print(
      NSError(domain: "D", code: 4), NSError(domain: "D", code: 4) == NSError(domain: "D", code: 4))
    print(NSError(domain: "D", code: 5, userInfo: [NSLocalizedFailureReasonErrorKey: "why"]))
    print((Failure.late as NSError).code, error.localizedDescription)
  }
}

enum HexadecimalProgram {
  static func main() {
    for number in [1, 2.5, -4.25, 42.195, 0, 0.1, 1e300, 5e-324, .infinity] {
      print(String(format: "%a %A %.2a %20a|", number, number, number, number))
    }
  }
}
