// Stored properties that a tuple pattern declares.

func measured(_ name: String) -> (Int, (String, Double)) {
  print("measured", name)
  return (name.count, (name, Double(name.count) / 2))
}

struct Room {
  var floor: Int
  var (width, height): (Double, Double)
  private(set) var (door, _): (String, Int) = ("oak", 1)
  var area: Double { width * height }
  mutating func turn() { (width, height) = (height, width) }
}

struct Counted {
  var (low, high) = (1, 9)
  var (length, (name, half)) = measured("counted")
  var span: Int { high - low }
}

struct Paired<Key, Value>: CustomStringConvertible {
  var (key, values): (Key, [Value])
  var isOld = false
  var description: String { "\(key): \(values.count) \(isOld)" }
}

final class Gauge {
  static let (least, most) = (0, 10)
  static var (reads, (writes, log)) = (0, (0, [String]()))
  var (value, unit): (Int?, String) = (nil, "m")
  let (id, tag): (Int, String)
  let (scale, factor) = (2, 0.5)
  init(id: Int) {
    self.id = id
    tag = "gauge \(id)"
  }
  func read() -> Int {
    Self.reads += 1
    Self.log.append(tag)
    return (value ?? Self.least) * scale
  }
}

let (firstShared, (secondShared, _)) = ("shared", (2.5, true))
var (sharedCount, sharedNames): (Int, [String]) = (1, ["a"])
func addShared(_ name: String) {
  sharedCount += 1
  sharedNames.append(name)
}

enum InStructures {
  static func main() {
    var room = Room(floor: 2, width: 3, height: 4.5, door: "glass")
    print(room.area, room.door)
    room.turn()
    room.width += 1
    print(room.width, room.height, room)
    var counted = Counted()
    counted.low = 4
    print(counted.span, counted.length, counted.name, counted.half)
    let given = Counted(low: 0, high: 1, length: 2, name: "given", half: 3)
    print(given)
    print(Paired(key: "k", values: [1, 2]), Paired<Int, Bool>(key: 1, values: [], isOld: true))
    print([Counted.self].count, \Counted.low == \Counted.low)
  }
}

enum InClasses {
  static func main() {
    let gauge = Gauge(id: 7)
    print(gauge.read(), gauge.unit, gauge.id, gauge.tag, gauge.factor)
    gauge.value = 4
    print(gauge.read(), Gauge.reads, Gauge.writes, Gauge.log, Gauge.most)
  }
}

enum OutsideOfTypes {
  static func main() {
    addShared("b")
    sharedCount *= 10
    print(firstShared, secondShared, sharedCount, sharedNames)
  }
}
