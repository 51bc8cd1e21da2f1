// program: reference semantics
class Node { var v: Int; var next: Node?; init(_ v: Int, next: Node? = nil) { self.v = v; self.next = next } }
let a = Node(1)
let b = a
b.v = 5
print(a.v, a === b, a !== Node(5))
let list = Node(1, next: Node(2, next: Node(3)))
var cur: Node? = list
while let n = cur { print(n.v, terminator: " "); cur = n.next }
print(list.next?.next?.v as Any, list.next?.next?.next?.v as Any)

// program: inheritance
class Animal { let name: String; init(name: String) { self.name = name }; func speak() -> String { "..." }; var legs: Int { 4 }; func describe() -> String { "\(name) \(speak()) \(legs)" } }
class Dog: Animal { override func speak() -> String { "woof" } }
class Bird: Animal { init() { super.init(name: "bird") }; override var legs: Int { 2 }; override func speak() -> String { super.speak() + "tweet" } }
let zoo: [Animal] = [Dog(name: "rex"), Bird(), Animal(name: "thing")]
for z in zoo { print(z.describe()) }
print(zoo[0] is Dog, zoo[1] as? Dog == nil, (zoo[0] as! Dog).name)

// program: class properties and observers
class Model { var n = 0 { didSet { log.append("\(oldValue)>\(n)") } }; var log: [String] = []; static var made = 0; init() { Model.made += 1 } }
let m = Model()
m.n = 3; m.n += 1
print(m.log, Model.made)
_ = Model()
print(Model.made)

// program: classes in collections
class C { var x = 0 }
let cs = [C(), C()]
cs[0].x = 5
for c in cs { c.x += 1 }
print(cs.map(\.x))
let d = ["k": C()]
d["k"]?.x = 9
print(d["k"]!.x)

// program: convenience and required initialisers
class P { var w: Double, h: Double; init(w: Double, h: Double) { self.w = w; self.h = h }; convenience init(side: Double) { self.init(w: side, h: side) } }
class Q: P { var d = 1.0; override init(w: Double, h: Double) { super.init(w: w, h: h); d = w * h } }
print(P(side: 2).h, Q(w: 2, h: 3).d, Q(side: 4).d)

// program: equality of classes
class E: Equatable, Hashable { let id: Int; init(_ id: Int) { self.id = id }; static func == (a: E, b: E) -> Bool { a.id == b.id }; func hash(into h: inout Hasher) { h.combine(id) } }
print(E(1) == E(1), E(1) == E(2), Set([E(1), E(1), E(2)]).count, [E(3)].contains(E(3)))

// program: computed and static in classes
class T { private var store: [String: Int] = [:]; subscript(k: String) -> Int { get { store[k] ?? 0 } set { store[k] = newValue } }; class var kind: String { "T" }; static let shared = T() }
T.shared["a"] = 3
T.shared["a"] += 4
print(T.shared["a"], T.shared["b"], T.kind)

// program: polymorphism with protocols
protocol Shape { var area: Double { get }; func scaled(_ k: Double) -> Shape }
class Sq: Shape { let s: Double; init(_ s: Double) { self.s = s }; var area: Double { s * s }; func scaled(_ k: Double) -> Shape { Sq(s * k) } }
struct Ci: Shape { var r: Double; var area: Double { 3 * r * r }; func scaled(_ k: Double) -> Shape { Ci(r: r * k) } }
let shapes: [Shape] = [Sq(2), Ci(r: 1)]
print(shapes.map { $0.scaled(2).area }, shapes.reduce(0) { $0 + $1.area })

// program: struct holding class
class Ref { var n = 0 }
struct Holder { var ref = Ref(); var v = 0 }
var h1 = Holder()
var h2 = h1
h2.ref.n = 5
h2.v = 5
print(h1.ref.n, h1.v, h2.v)

// program: deinit free and weak links
class Parent { var kids: [Kid] = []; func add(_ k: Kid) { kids.append(k); k.parent = self } }
class Kid { weak var parent: Parent?; let n: Int; init(_ n: Int) { self.n = n } }
let p = Parent()
p.add(Kid(1)); p.add(Kid(2))
print(p.kids.map(\.n), p.kids[0].parent === p, p.kids[1].parent?.kids.count as Any)

// program: overriding through generic function
class Base { func id() -> String { "base" } }
class Derived: Base { override func id() -> String { "derived" } }
func show<T: Base>(_ x: T) -> String { x.id() }
print(show(Base()), show(Derived()))
let b: Base = Derived()
print(b.id(), type(of: b))
