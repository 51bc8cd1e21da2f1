import Foundation

// Numbers and nothing as objects, which is what untyped JSON holds.

enum NumberObjectProgram {
  static func main() {
    let number = NSNumber(value: 30)
    print(number, number.stringValue, number.int64Value, number.description, number.uint8Value)
    print(NSNumber(value: true).stringValue, NSNumber(value: 2.5))
    let any: Any = number
    print(any as? Int as Any, any as? Double as Any, [any], any as? UInt8 as Any)
    print(NSNumber(value: 2.5) as Any as? Int as Any, NSNumber(value: 1) as Any as? Bool as Any)
    print(number == 30, number == NSNumber(value: 30.0), number.isEqual(to: 4))
    print(Set([NSNumber(value: 1), 1, 2]).count, 5 as Any as? Double as Any)
  }
}

enum JSONObjectProgram {
  static func main() {
    let text = #"{"a":1,"b":true,"c":2.5,"d":null,"e":[1,2],"f":{"g":"h"}}"#
    guard let object = try? JSONSerialization.jsonObject(with: Data(text.utf8)),
      let table = object as? [String: Any]
    else { return }
    print(table["a"] as? Int as Any, table["a"] as? Double as Any, table["a"] as? Bool as Any)
    print(table["b"] as? Bool as Any, table["b"] as? Int as Any, table["c"] as? Double as Any)
    print(table["d"] is NSNull, table["d"] ?? "-", table["c"] as? Int as Any)
    print(
      table["e"] as? [Int] as Any, table["e"] as? [Double] as Any, table["e"] as? [String] as Any)
    print(table["f"] as? [String: String] as Any, table["f"] as? [String: Int] as Any)
    let list: [Any] = [1, 2.5, true, "x", NSNull(), NSNumber(value: 3)]
    let data = try? JSONSerialization.data(withJSONObject: ["a": list])
    print(String(decoding: data ?? Data(), as: UTF8.self))
  }
}

enum DecimalObjectProgram {
  static func main() {
    let number = NSDecimalNumber(string: "12.5")
    print(number, number.doubleValue, number.stringValue, NSDecimalNumber(value: 3).adding(number))
    print(NSDecimalNumber(string: "x"), number.decimalValue, NSDecimalNumber.zero)
  }
}

final class Observed: NSObject {
  override var description: String { "observed" }
}

enum DescriptionProgram {
  static func main() {
    let object = Observed()
    print(object, "\(object)", [object], String(describing: object), Optional(object) as Any)
  }
}
