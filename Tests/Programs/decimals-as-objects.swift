// A decimal number is bridged to an object, and asked for as one of a class above.
import Foundation

enum DecimalsInAny {
  static func main() {
    let decimal = Decimal(string: "12.5") ?? 0
    let any: Any = decimal
    print((any as? NSNumber) ?? 0, (any as? NSDecimalNumber) ?? 0, any is NSNumber, any is NSObject)
    if let number = any as? NSNumber {
      print(number, number.doubleValue, number.decimalValue, Double(truncating: number))
    }
    print(decimal as NSDecimalNumber)
  }
}

enum OthersInAny {
  static func main() {
    let (text, number, list): (Any, Any, Any) = ("x", 5, [1])
    print(text is NSNumber, number is NSNumber, (number as? NSDecimalNumber) == nil)
    print(number is NSObject, text is NSObject, list is NSObject, text is NSString, list is NSArray)
    print((text as? NSMutableString) == nil)
  }
}
