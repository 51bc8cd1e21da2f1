// An override may take optionals where its superclass takes values, and give a value where that
// gives an optional; who calls the superclass's sees no difference.

class Giver {
  func value() -> Int? { 1 }
  func take(_ number: Int) -> String { "giver \(number)" }
  subscript(index: Int) -> Int? { index }
  var size: Int? { nil }
}
final class Certain: Giver {
  override func value() -> Int { 5 }
  override func take(_ number: Int?) -> String { "certain \(number as Any)" }
  override subscript(index: Int) -> Int { index * 2 }
  override var size: Int { 3 }
}
final class Silent: Giver {}

enum OverrideProgram {
  static func main() {
    for giver: Giver in [Certain(), Silent()] {
      print(giver.value() as Any, [giver.value(), 1], giver.value().map { $0 + 1 } as Any)
      print(giver.take(4), giver[3] as Any, giver.size as Any)
    }
    let certain = Certain()
    print(certain.value() + 1, certain.take(nil), certain[3], certain.size)
  }
}

struct Slot<Value> {
  let id: String
  let initial: Value
  var name: String { "\(Value.self)" }
}
extension Slot {
  init<Wrapped>(id: String) where Value == Wrapped? { self.init(id: id, initial: nil) }
  init<Other>(of other: Other, id: String) where Value == [Other] {
    self.init(id: id + "\(Other.self)", initial: [other])
  }
}

enum SlotProgram {
  static func main() {
    let slot = Slot<Int?>(id: "q")
    print(slot.name, slot.initial as Any)
    let list = Slot(of: 2.5, id: "l")
    print(list.name, list.id, list.initial)
    let tuple: Any = (1, "a")
    print(tuple as? (x: Int, y: String) as Any, (tuple as? (x: Int, y: String))?.y ?? "-")
  }
}

func maybeFive() -> Int? { 5 }

enum MixedLiteralProgram {
  static func main() {
    print([maybeFive(), 1], [1, maybeFive()], [true ? nil : 1, 2])
    let mixed = [maybeFive(), 1]
    print(mixed, ["a": maybeFive(), "b": 2].count)
  }
}
