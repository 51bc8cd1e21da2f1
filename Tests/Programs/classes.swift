enum References {
  final class Box {
    var value: Int
    init(_ value: Int) { self.value = value }
  }
  static func main() {
    let a = Box(1)
    let b = a
    b.value = 2
    print(a.value, a === b, a === Box(2), a !== b)
    let boxes = [a, Box(5)]
    boxes.forEach { $0.value += 1 }
    print(boxes.map(\.value), a.value)
  }
}

enum Inheritance {
  class Animal {
    let name: String
    init(name: String) { self.name = name }
    func sound() -> String { "..." }
    func describe() -> String { "\(name) says \(sound())" }
  }
  class Dog: Animal {
    override func sound() -> String { "woof" }
  }
  final class Puppy: Dog {
    override func sound() -> String { super.sound() + "!" }
    override func describe() -> String { "little " + super.describe() }
  }
  static func main() {
    let animals: [Animal] = [Animal(name: "It"), Dog(name: "Rex"), Puppy(name: "Pip")]
    for animal in animals { print(animal.describe(), animal is Dog) }
  }
}

enum Initialisation {
  class Base {
    var log: [String] = []
    init() { log.append("base") }
    convenience init(extra: String) {
      self.init()
      log.append(extra)
    }
  }
  class Sub: Base {
    let size: Int
    init(size: Int) {
      self.size = size
      super.init()
      log.append("sub \(size)")
    }
    override convenience init() { self.init(size: 3) }
  }
  static func main() {
    print(Base(extra: "x").log, Sub().log, Sub(size: 9).size)
  }
}

enum OverriddenProperties {
  class Shape {
    var area: Double { 0 }
    var name: String { "shape" }
  }
  class Square: Shape {
    var side = 2.0
    override var area: Double { side * side }
    override var name: String { "square " + super.name }
  }
  static func main() {
    let shape: Shape = Square()
    print(shape.area, shape.name, (shape as! Square).side)
  }
}

enum Deinitialisation {
  final class Guest {
    let name: String
    init(_ name: String) { self.name = name }
  }
  static func main() {
    weak var weakGuest: Guest?
    var strong: Guest? = Guest("Ada")
    weakGuest = strong
    print(weakGuest?.name ?? "gone")
    strong = Guest("Bob")
    print(strong!.name)
  }
}

enum StaticAndClassMembers {
  class Counter {
    static var made = 0
    class var kind: String { "counter" }
    init() { Counter.made += 1 }
    class func make() -> Counter { Counter() }
  }
  final class Special: Counter {
    override class var kind: String { "special" }
  }
  static func main() {
    _ = Counter.make()
    _ = Special()
    print(Counter.made, Counter.kind, Special.kind)
  }
}

enum LinkedList {
  final class Node<T> {
    var value: T
    var next: Node<T>?
    init(_ value: T, next: Node<T>? = nil) {
      self.value = value
      self.next = next
    }
  }
  static func main() {
    let list = Node(1, next: Node(2, next: Node(3)))
    var current: Node<Int>? = list
    var total = 0
    while let node = current {
      total += node.value
      current = node.next
    }
    print(total, list.next?.next?.value as Any)
  }
}

enum Observers {
  final class Thermostat {
    var target = 20 {
      willSet { print("will be", newValue) }
      didSet { if target != oldValue { print("was", oldValue) } }
    }
  }
  static func main() {
    let thermostat = Thermostat()
    thermostat.target = 22
    thermostat.target = 22
    print(thermostat.target)
  }
}

enum ClosuresCaptureSelf {
  final class Button {
    var action: (() -> Void)?
    var presses = 0
    func wire() {
      action = { [weak self] in self?.presses += 1 }
    }
  }
  static func main() {
    let button = Button()
    button.wire()
    button.action?()
    button.action?()
    print(button.presses)
  }
}

enum ObjectIdentity {
  final class Item: Hashable {
    let id: Int
    init(id: Int) { self.id = id }
    static func == (a: Item, b: Item) -> Bool { a.id == b.id }
    func hash(into hasher: inout Hasher) { hasher.combine(id) }
  }
  static func main() {
    let a = Item(id: 1)
    let b = Item(id: 1)
    print(a == b, a === b, Set([a, b]).count, [a].contains(b))
    print(ObjectIdentifier(a) == ObjectIdentifier(a))
  }
}
