// An object's identity as a number, and the bounds that C has for its integers.

import Foundation

final class Thing {}

enum IdentitiesAsNumbers {
  static func main() {
    let (thing, other) = (Thing(), Thing())
    let number = Int(bitPattern: ObjectIdentifier(thing))
    print(number == Int(bitPattern: ObjectIdentifier(thing as AnyObject)), number != 0)
    print(number == Int(bitPattern: ObjectIdentifier(other)))
    print(UInt(bitPattern: number) == UInt(bitPattern: ObjectIdentifier(thing)))
    print(
      Int(bitPattern: ObjectIdentifier([Int].self))
        == Int(bitPattern: ObjectIdentifier([Int].self)),
      Int(bitPattern: ObjectIdentifier([Int].self)) == Int(bitPattern: ObjectIdentifier(Int.self)))
    withExtendedLifetime((thing, other)) {}
    print(CHAR_BIT, SCHAR_MAX, CHAR_MAX, SHRT_MAX, INT8_MIN, LONG_MAX, LLONG_MAX)
    print(INTPTR_MAX, UINTPTR_MAX, PTRDIFF_MAX, SIZE_MAX)
  }
}
