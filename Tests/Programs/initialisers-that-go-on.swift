// A designated initialiser that doesn't call its superclass's ends with a call of the one that takes
// no arguments, also where all of these have defaults.

class Node {
  var opacity: Double
  let name: String
  init(opacity: Double = 1, name: String = "node") {
    self.opacity = opacity
    self.name = name
    print("Node", name)
  }
  convenience init(twice opacity: Double) {
    self.init(opacity: opacity * 2, name: "twice")
    print("Node twice")
  }
}

class Shape: Node {
  var width: Double
  init(width: Double = 3) {
    self.width = width
    print("Shape before")
  }
}

class Square: Shape {
  let side: Int
  init(side: Int) { self.side = side }
}

class Told: Node {
  init(told: String) {
    super.init(name: told)
    opacity = 0.5
  }
  convenience init() { self.init(told: "told") }
}

class Plain {
  init() { print("Plain") }
}

class Maybe: Plain {
  let number: Int
  init?(_ text: String) {
    guard let number = Int(text) else { return nil }
    self.number = number
  }
}

class Inherits: Shape {
  var depth = 2
}

enum EndsOfInitialisers {
  static func main() {
    let shape = Shape()
    print(shape.opacity, shape.name, shape.width)
    let square = Square(side: 5)
    print(square.opacity, square.width, square.side)
    let told = Told()
    print(told.opacity, told.name)
    print(Shape(width: 4).width)
    print(Maybe("7")?.number ?? 0, Maybe("x")?.number ?? 0)
    let inherits = Inherits()
    print(inherits.opacity, inherits.width, inherits.depth)
    print(Node(twice: 2).opacity)
  }
}
