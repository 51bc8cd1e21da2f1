// What is asked to be a class, and what decides between declarations by it.

final class ObjectPlain {}
class ObjectBase {}
final class ObjectDerived: ObjectBase {}
protocol ObjectOnly: AnyObject {}
final class ObjectMarked: ObjectOnly {}
struct NoObject {}

func objectFirst<T>(_ value: T) -> String { "any" }
func objectFirst<T: AnyObject>(_ value: T) -> String { "object" }
func objectWhere<T>(_ value: T) -> String { "any" }
func objectWhere<T>(_ value: T) -> String where T: AnyObject { "object" }
func objectPlain(_ value: Any) -> String { "any" }
func objectPlain(_ value: AnyObject) -> String { "object" }
func objectOptional<T>(_ value: T?) -> String { "optional" }
func objectOptional<T: AnyObject>(_ value: T) -> String { "object" }
func objectChange<T>(_ value: inout T) -> String { "changed" }
func objectChange<T: AnyObject>(_ value: T) -> String { "object" }

struct ObjectBox<Value> { var value: Value }
extension ObjectBox {
  var kind: String { "any" }
  func made() -> String { "any" }
}
extension ObjectBox where Value: AnyObject {
  var kind: String { "object" }
  func made() -> String { "object" }
}

final class ObjectWeak<Value: AnyObject> {
  weak var value: Value?
  init(_ value: Value) { self.value = value }
}

enum ClassConstraints {
  static func ofGeneric<T>(_ value: T) -> String { objectFirst(value) + objectWhere(value) }
  static func ofObject<T: AnyObject>(_ value: T) -> String {
    objectFirst(value) + objectWhere(value) + objectPlain(value)
  }
  static func ofProtocol<T: ObjectOnly>(_ value: T) -> String {
    objectFirst(value) + objectWhere(value) + objectPlain(value)
  }

  static func main() {
    print(objectFirst(ObjectPlain()), objectFirst(NoObject()), objectFirst(1), objectFirst("a"))
    print(objectFirst([ObjectPlain()]), objectFirst({ 1 }), objectFirst(ObjectPlain() as AnyObject))
    print(objectWhere(ObjectDerived()), objectWhere(NoObject()), objectWhere(2.5))
    print(objectPlain(ObjectPlain()), objectPlain(NoObject()), objectPlain("a"))
    print(objectOptional(ObjectPlain()), objectOptional(NoObject()))
    print(objectOptional(ObjectPlain() as ObjectPlain?), objectOptional(1))
    var value = NoObject()
    print(objectChange(&value), objectChange(ObjectPlain()))
    print(ofGeneric(ObjectPlain()), ofObject(ObjectPlain()), ofProtocol(ObjectMarked()))
  }
}

enum ClassExtensions {
  static func main() {
    print(ObjectBox(value: ObjectPlain()).kind, ObjectBox(value: NoObject()).kind)
    print(ObjectBox(value: 1).made(), ObjectBox(value: ObjectDerived()).made())
    let object = ObjectPlain()
    let held = ObjectWeak(object)
    print(held.value === object)
    print((object as Any) is AnyObject, (1 as Any) as? AnyObject != nil)
    let all: [Any] = [ObjectPlain(), NoObject(), 1, ObjectMarked()]
    print(all.filter { type(of: $0) is AnyClass }.count)
    print(all.filter { type(of: $0) is ObjectOnly.Type }.count)
  }
}
