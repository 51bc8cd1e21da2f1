// What is expected of a call tells its generic parameters before its arguments do.

protocol Shape {}
struct Circle: Shape {}
struct Box<T> {
  var v: T
  init(_ v: T) {
    self.v = v
    print("Box", T.self)
  }
  init(make: () -> T) {
    v = make()
    print("make", T.self)
  }
}
func arr<T>(_ t: T) -> [T] {
  print("arr", T.self)
  return [t]
}
func dict<T>(_ t: T) -> [String: T] {
  print("dict", T.self)
  return ["a": t]
}
func plain<T>(_ t: T) -> T {
  print("plain", T.self)
  return t
}
func pair<T>(_ t: T) -> (T, Int) {
  print("pair", T.self)
  return (t, 1)
}
func fun<T>(_ t: T) -> () -> T {
  print("fun", T.self)
  return { t }
}
func box<T>(_ t: T) -> Box<T> {
  print("box", T.self)
  return Box(t)
}
func boxes<T>(_ t: T) -> [Box<T>] {
  print("boxes", T.self)
  return [Box(t)]
}
func obox<T>(_ t: T) -> Box<T>? {
  print("obox", T.self)
  return Box(t)
}
func made<T>(_ f: () -> T) -> Box<T> {
  print("made", T.self)
  return Box(f())
}
func madeArr<T>(_ f: () -> T) -> [T] {
  print("madeArr", T.self)
  return [f()]
}
class Base {}
class Sub: Base {}
enum ContextualTypes {
  static func main() {
    let b: [Shape] = arr(Circle())
    _ = b
    let c: [String: Shape] = dict(Circle())
    _ = c
    let d: Shape = plain(Circle())
    _ = d
    let f: () -> Shape = fun(Circle())
    _ = f
    let g: Box<Shape> = box(Circle())
    _ = g
    let h: [Box<Shape>] = boxes(Circle())
    _ = h
    let i: Box<Shape>? = obox(Circle())
    _ = i
    let j: Box<Any> = made { 3 }
    _ = j
    let k: [Any] = madeArr { 3 }
    _ = k
    let l: Box<Shape> = Box(Circle())
    print(type(of: l))
    let m: Box<Shape> = Box { Circle() }
    print(type(of: m))
    let n: Box<Base> = box(Sub())
    print(type(of: n))
    let q: Box<Int?> = box(3)
    _ = q
    let r: [Int?] = arr(3)
    _ = r
    let s: Any = plain(3)
    _ = s
    let w: [Box<Shape>] = [Box(Circle()), box(Circle())]
    _ = w
    let x: [Shape] = [Circle()].map { plain($0) }
    _ = x
    let y: [Box<Shape>] = [Circle()].map { Box($0) }
    _ = y
    func take(_ b: Box<Shape>) {}
    take(Box(Circle()))
    take(box(Circle()))
    take(made { Circle() })
    let e: (Shape, Int) = pair(Circle())
    _ = e
  }
}

struct Registry<T> {
  static var id: ObjectIdentifier { ObjectIdentifier(T.self) }
  static var name: String { "\(T.self)" }
  var make: () -> T
  init(_ m: @escaping () -> T) { make = m }
  func isProto() -> Bool { T.self == Shape.self }
  func key() -> String { String(describing: T.self) }
  func isInt() -> Bool { T.self == Int.self }
}
func reg<T>(_ f: @escaping () -> T) -> Registry<T> {
  print(T.self, T.self == Shape.self, ObjectIdentifier(T.self) == ObjectIdentifier(Shape.self))
  return Registry(f)
}
func look<T>(_ t: T.Type) -> Bool {
  print(t, T.self)
  return t == Shape.self
}
enum Registries {
  static func main() {
    let r: Registry<Shape> = reg { Circle() }
    print(r.key(), r.isProto(), r.isInt())
    print(look(Shape.self), look(Circle.self))
    print(Registry<Shape>.name, Registry<Int>.name)
    print(
      Registry<Shape>.id == ObjectIdentifier(Shape.self),
      Registry<Int>.id == ObjectIdentifier(Int.self))
    let f: Any = { Circle() } as () -> Shape
    print(f is () -> Shape, f is () -> Circle)
    let t: Any.Type = Shape.self
    print(t == Shape.self, t == Circle.self, "\(t)")
  }
}
