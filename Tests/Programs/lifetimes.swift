import Foundation

enum Deinitialisers {
  class P {
    let n: String; init(_ n: String) { self.n = n; print("init", n) }; deinit { print("deinit", n) }
  }
  static func make(_ n: String) -> P { P(n) }
  static func take(_ p: P, _ q: P) { print("take", p.n, q.n) }
  static func main() {
    do { let a = P("a"); print("in do", a.n) }
    print("after do")
    var b: P? = P("b"); b = nil; print("after nil", b as Any)
    var c = P("c1"); c = P("c2"); print("reassigned", c.n)
    _ = P("temp"); print("after temp")
    take(make("x"), make("y")); print("after take")
    print(make("z").n)
    let arr = [P("e0"), P("e1")]; print(arr.count)
    for i in 0..<2 { let p = P("loop\(i)"); if i == 0 { continue }; print(p.n) }
    if let p = Optional(P("opt")) { print("got", p.n) } else { print("none") }
    print("after if")
    defer { print("defer") }
    let last = P("last"); print(last.n)
    print("end")
  }
}

enum WhatEndsFirst {
  class Base { let id: Int; init(id: Int) { self.id = id }; deinit { print("base deinit", id) } }
  class Mid: Base {
    let child: Leaf; init(id: Int, child: Leaf) { self.child = child; super.init(id: id) };
    deinit { print("mid deinit", id) }
  }
  final class Top: Mid { var extra: Leaf? = Leaf("extra"); deinit { print("top deinit", id) } }
  class Leaf { let s: String; init(_ s: String) { self.s = s }; deinit { print("leaf", s) } }
  class Plain { var a = Leaf("pa"), b = Leaf("pb") }
  struct Holder { let l = Leaf("h1"); let m = Leaf("h2") }
  enum Box { case one(Leaf), two(Leaf, Leaf), none }
  static func main() {
    do { let t: Base = Top(id: 1, child: Leaf("child")); print(t.id) }
    do {
      _ = Plain(); print("plain gone"); let p = Plain(); p.a = Leaf("na"); print("assigned"); _ = p
    }
    do { let h = Holder(); var g = h; g = Holder(); _ = g; print("holders") }
    var e = Box.two(Leaf("t1"), Leaf("t2")); e = .one(Leaf("o"));
    if case .one(let l) = e { print(l.s) }; e = .none; print("none", e)
    var d: [String: Leaf] = ["k": Leaf("v")]; d["k"] = Leaf("w"); d["k"] = nil; print(d.count)
    var arr = (0..<4).map { Leaf("a\($0)") }; arr.removeFirst(); print("rf");
    arr.removeAll { $0.s == "a2" }; print("ra"); _ = arr.popLast(); print("pl");
    arr[0] = Leaf("new"); print("set"); arr = []; print("empty")
  }
}

enum WeakAndUnowned {
  class Person {
    let name: String; var apartment: Apartment?;
    init(name: String) { self.name = name; print("\(name) is being initialized") };
    deinit { print("\(name) is being deinitialized") }
  }
  class Apartment {
    let unit: String; weak var tenant: Person?; init(unit: String) { self.unit = unit };
    deinit { print("Apartment \(unit) is being deinitialized") }
  }
  class Customer {
    let name: String; var card: CreditCard?; init(name: String) { self.name = name };
    deinit { print("\(name) gone") }
  }
  class CreditCard {
    let number: UInt64; unowned let customer: Customer;
    init(number: UInt64, customer: Customer) { self.number = number; self.customer = customer };
    deinit { print("Card #\(number) gone") }
  }
  protocol Delegate: AnyObject { func changed(_ v: Int) }
  class Model {
    weak var delegate: Delegate?; var v = 0 { didSet { delegate?.changed(v) } };
    deinit { print("model gone") }
  }
  class Ctl: Delegate {
    let m = Model(); init() { m.delegate = self }; func changed(_ v: Int) { print("changed", v) };
    deinit { print("ctl gone") }
  }
  class HTML {
    let name: String; let text: String?;
    lazy var asHTML: () -> String = { [unowned self] in
      if let t = self.text { return "<\(name)>\(t)</\(name)>" } else { return "<\(name)/>" }
    }
    init(name: String, text: String? = nil) { self.name = name; self.text = text };
    deinit { print("\(name) element gone") }
  }
  struct WeakBox<T: AnyObject> { weak var value: T?; init(_ v: T) { value = v } }
  static func main() {
    var john: Person? = Person(name: "John"); var unit: Apartment? = Apartment(unit: "4A")
    john!.apartment = unit; unit!.tenant = john; john = nil; print(unit!.tenant as Any); unit = nil
    var c: Customer? = Customer(name: "Ann"); c!.card = CreditCard(number: 1234, customer: c!);
    print(c!.card!.customer.name); c = nil
    var ctl: Ctl? = Ctl(); ctl!.m.v = 3; let m = ctl!.m; ctl = nil; m.v = 4;
    print(m.delegate == nil)
    var p: HTML? = HTML(name: "p", text: "hi"); print(p!.asHTML()); p = nil
    var boxes: [WeakBox<Person>] = [];
    do {
      let x = Person(name: "X"), y = Person(name: "Y"); boxes = [WeakBox(x), WeakBox(y)];
      print(boxes.compactMap(\.value?.name))
    }; print(boxes.compactMap { $0.value }.count)
    weak var w: Person?; do { let z = Person(name: "Z"); w = z; print(w?.name ?? "nil") };
    print(w?.name ?? "nil")
    var f: (() -> Void)?;
    do { let q = Person(name: "Q"); f = { [weak q] in print("q is", q?.name ?? "gone") }; f?() };
    f?()
    var g: (() -> String)?; do { let q = Person(name: "R"); g = { q.name } }; print(g!()); g = nil;
    print("done")
  }
}

enum Temporaries {
  class T {
    let n: String; init(_ n: String) { self.n = n }; deinit { print("~\(n)") };
    func f() -> T { print("f", n); return self }; var me: T { self }
  }
  static func g(_ t: T) -> Int { print("g", t.n); return 1 }
  static func id(_ t: T) -> T { t }
  static func thrower(_ t: T) throws {
    struct E: Error {}; let l = T("local"); print("throwing", l.n, t.n); throw E()
  }
  static func ret() -> T { let a = T("ra"), b = T("rb"); print(a.n, b.n); return a }
  static func main() {
    print("1", g(T("a")) + g(T("b")))
    T("c").f().f(); print("2")
    let x = id(T("d")); print("3", x.n)
    do { try thrower(T("e")) } catch { print("caught") }
    let r = ret(); print("4", r.n)
    let a = T("l1"); let b = T("l2"); let c = T("l3"); print(a.n, b.n, c.n)
    if g(T("cond")) == 1 { print("in if") }
    switch T("sw").n {
    case "sw": print("case");
    default: break
    }
    for t in [T("i1"), T("i2")] { print(t.n) }; print("5")
    var i = 0;
    while i < 2 { let t = T("w\(i)"); i += 1; defer { print("d", t.n) }; if i == 2 { break } }
    let s = { (t: T) -> String in t.n }(T("clo")); print(s)
    let tup = (T("t1"), T("t2")); print(tup.0.n)
    guard let q = Optional(T("guard")) else { return }; print(q.n)
    let str = "\(T("interp").n)"; print(str)
    var o: T? = T("o"); o?.f(); if let o2 = o { o = nil; print("still", o2.n) }; print("6")
    [T("m1"), T("m2")].forEach { print("each", $0.n) }; print("7")
    _ = [T("m3")].map { $0.n }; print("8")
    let lazyT = { T("lz") }; _ = lazyT(); print("9")
    ret().f(); print("10")
  }
}

enum Trees {
  final class Node {
    let v: Int; var children: [Node] = []; weak var parent: Node?; var next: Node?;
    init(_ v: Int) { self.v = v }; func add(_ c: Node) { c.parent = self; children.append(c) };
    deinit { print("node \(v)", terminator: " ") }
  }
  class Stack {
    private var head: Node?; var count = 0;
    func push(_ v: Int) { let n = Node(v); n.next = head; head = n; count += 1 };
    func pop() -> Int? { defer { head = head?.next; count -= 1 }; return head?.v };
    deinit { print("stack") }
  }
  class Pool {
    static let shared = Pool(); var live: [ObjectIdentifier: String] = [:];
    func reg(_ o: R) { live[ObjectIdentifier(o)] = o.n };
    func unreg(_ o: R) { live[ObjectIdentifier(o)] = nil }
  }
  class R {
    let n: String; init(_ n: String) { self.n = n; Pool.shared.reg(self) };
    deinit { Pool.shared.unreg(self); print("R", n, Pool.shared.live.count) }
  }
  class Tok { let f: () -> Void; init(_ f: @escaping () -> Void) { self.f = f }; deinit { f() } }
  class Bus {
    var subs: [Int: (String) -> Void] = [:]; var n = 0;
    func on(_ f: @escaping (String) -> Void) -> Tok {
      let k = n; n += 1; subs[k] = f;
      return Tok { [weak self] in
        self?.subs[k] = nil; print("unsub", k)
      }
    }; func emit(_ s: String) { for (_, f) in subs.sorted(by: { $0.key < $1.key }) { f(s) } }
  }
  static func main() {
    do {
      let root = Node(0);
      for i in 1...2 { let c = Node(i); root.add(c); for j in 1...2 { c.add(Node(i * 10 + j)) } };
      print(root.children[0].children[1].parent!.v)
    }; print()
    do { let s = Stack(); for i in 0..<4 { s.push(i) }; print(s.pop()!, s.count); print("popped") }
    do { let a = R("a"); let b = R("b"); print(Pool.shared.live.count, a.n, b.n) };
    print(Pool.shared.live.isEmpty)
    let bus = Bus(); var t: Tok? = bus.on { print("1", $0) }; let t2 = bus.on { print("2", $0) };
    bus.emit("x"); t = nil; bus.emit("y"); _ = t2; print(bus.subs.count, t == nil)
    do { let chain = Stack(); for i in 0..<300 { chain.push(i) } }; print("chain")
  }
}

enum UniqueReferences {
  final class Storage {
    var items: [Int]; init(_ i: [Int]) { items = i };
    func copy() -> Storage { print("copying"); return Storage(items) };
    deinit { print("storage gone", items.count) }
  }
  struct Cow {
    private var s = Storage([]);
    mutating func append(_ x: Int) {
      if !isKnownUniquelyReferenced(&s) { s = s.copy() }; s.items.append(x)
    }; var items: [Int] { s.items }
  }
  class File {
    let name: String;
    init?(name: String) { if name.isEmpty { return nil }; self.name = name; print("open", name) };
    deinit { print("close", name) }
  }
  class Res {
    init() throws { print("res"); throw E.bad }; deinit { print("never?") };
    enum E: Error { case bad }
  }
  static func process(_ n: String) throws -> String {
    guard let f = File(name: n) else { return "no" }; defer { print("cleanup") };
    if n == "bad" { throw Res.E.bad }; return f.name
  }
  static func main() {
    var a = Cow(); a.append(1); var b = a; b.append(2); a.append(3); print(a.items, b.items); b = a;
    print("b=a"); b.append(9)
    print(File(name: "") == nil);
    do { print(try process("ok")); print(try process("bad")) } catch { print("err", error) }
    do { _ = try Res() } catch { print(error) }
    print((try? process("")) ?? "x")
  }
}

enum Pools {
  enum Log {
    static var lines: [String] = [];
    static func add(_ s: String) { lines.append(s); print("[log]", s) }
  }
  class Connection {
    let id: Int; private(set) var isOpen = false;
    init(id: Int) { self.id = id; Log.add("created \(id)") }; func open() { isOpen = true };
    deinit { Log.add("closed \(id)\(isOpen ? "" : " (never opened)")") }
  }
  class ConnectionPool {
    private var idle: [Connection] = []; private var nextID = 1; let max: Int;
    init(max: Int) { self.max = max }
    func acquire() -> Connection {
      if let c = idle.popLast() { return c }; defer { nextID += 1 }; return Connection(id: nextID)
    }
    func release(_ c: Connection) { if idle.count < max { idle.append(c) } }
    func with<T>(_ body: (Connection) throws -> T) rethrows -> T {
      let c = acquire(); defer { release(c) }; c.open(); return try body(c)
    }
    deinit { print("pool gone with", idle.map(\.id)) }
  }
  class Session {
    let user: String; let connection: Connection; var onEnd: ((String) -> Void)?;
    weak var manager: Manager?;
    init(user: String, connection: Connection) { self.user = user; self.connection = connection }
    deinit { onEnd?(user); manager?.ended(user) }
  }
  class Manager {
    var sessions: [String: Session] = [:]; var ended: [String] = [];
    let pool = ConnectionPool(max: 1);
    func start(_ u: String) -> Session {
      let s = Session(user: u, connection: pool.acquire()); s.manager = self;
      s.onEnd = { print("bye", $0) }; sessions[u] = s; return s
    }
    func ended(_ u: String) { ended.append(u) };
    func stop(_ u: String) { sessions.removeValue(forKey: u) }
  }
  static func main() {
    let m = Manager(); var s: Session? = m.start("ann"); m.start("bob"); m.stop("ann");
    print("stopped", s!.user); s = nil; print(m.ended); m.stop("bob"); print(m.ended)
    let r = m.pool.with { c -> Int in
      print("using", c.id); return c.id * 2
    }; print(r); m.pool.with { print($0.isOpen) }
    do {
      let p = ConnectionPool(max: 2); let cs = (0..<3).map { _ in p.acquire() };
      cs.forEach(p.release); print("released")
    }
    print(Log.lines.count); m.sessions = ["x": Session(user: "x", connection: Connection(id: 99))];
    m.sessions.removeAll(); print("end")
  }
}

enum GenericReferences {
  final class Ref<T> {
    var value: T; let label: String;
    init(_ v: T, _ l: String = #function) { value = v; label = l; print("Ref<\(T.self)>", v) };
    deinit { print("drop", value) }
  }
  class Observer<V> {
    typealias F = (V) -> Void; private var f: F?; init(_ f: @escaping F) { self.f = f };
    func cancel() { f = nil }; func send(_ v: V) { f?(v) };
    deinit { print("observer gone", f == nil) }
  }
  class Subject<V> {
    private var obs: [Weak<Observer<V>>] = []; struct Weak<O: AnyObject> { weak var o: O? }
    func subscribe(_ f: @escaping (V) -> Void) -> Observer<V> {
      let o = Observer(f); obs.append(Weak(o: o)); return o
    }
    func send(_ v: V) { obs.removeAll { $0.o == nil }; obs.forEach { $0.o?.send(v) } };
    var count: Int { obs.count }
  }
  protocol Animal: AnyObject { var name: String { get } }
  class Dog: Animal {
    let name: String; init(name: String) { self.name = name }; deinit { print("\(name) ran off") }
  }
  class Cage<A: Animal> {
    var animal: A?; init(_ a: A?) { animal = a };
    func free() -> A? { defer { animal = nil; print("freed") }; return animal };
    deinit { print("cage gone, empty:", animal == nil) }
  }
  static func build(_ n: Int) -> [Ref<Int>] {
    var out: [Ref<Int>] = [];
    for i in 0..<n {
      let r = Ref(i * i); if i % 2 == 0 { out.append(r) } else { print("skip", i) }
    }; return out
  }
  static func swapThem(_ a: inout Ref<String>, _ b: inout Ref<String>) {
    let t = a; a = b; b = t; print("swapped", a.value, b.value)
  }
  static func main() {
    do { let refs = build(4); print(refs.map(\.value)) }
    let s = Subject<Int>();
    do { let o = s.subscribe { print("got", $0) }; s.send(1); withExtendedLifetime(o) {} };
    s.send(2); print(s.count)
    var keep: Observer<Int>? = s.subscribe { print("kept", $0) }; s.send(3); keep?.cancel();
    s.send(4); keep = nil; s.send(5); print(s.count)
    do {
      let c = Cage(Dog(name: "Rex")); print("has", c.animal!.name); let d = c.free();
      print(d?.name ?? "-"); let e = c.free(); print(e == nil)
    }
    do {
      var a = Ref("p"), b = Ref("q"); swapThem(&a, &b); a = Ref("r");
      print("end of do", a.value, b.value)
    }
    let any: [Any] = [Ref(1.5), 3, Dog(name: "Any")];
    for x in any {
      if let d = x as? Dog { print("dog", d.name) } else if x is Ref<Double> { print("ref") }
    }
    var opt: Ref<Int>? = Ref(7); if let r = opt { opt = nil; print("still here", r.value) };
    print("after")
    let t = (Ref("t0"), 5); let (r, n) = t; print(r.value, n)
    var stack = [Ref(10), Ref(20)]; while let top = stack.popLast() { print("top", top.value) };
    print("drained")
    func inner() -> Ref<Bool>? {
      guard let r = Optional(Ref(true)), n > 9 else { print("guard failed"); return nil }; return r
    }
    print(inner() == nil)
    var m = ["a": Ref("ma")]; m["a"] = Ref("mb");
    if let old = m.updateValue(Ref("mc"), forKey: "a") { print("old", old.value) }; m = [:];
    print("m empty")
  }
}

enum Battle {
  class Entity: Equatable, Hashable {
    static var alive = 0; let id: Int; var hp: Int { didSet { if hp <= 0 { world?.kill(self) } } };
    unowned(unsafe) var x: Entity?; weak var world: World?; var target: Entity?
    init(id: Int, hp: Int) { self.id = id; self.hp = hp; Entity.alive += 1 }
    static func == (a: Entity, b: Entity) -> Bool { a.id == b.id };
    func hash(into h: inout Hasher) { h.combine(id) }
    func act() { fatalError("abstract") };
    deinit { Entity.alive -= 1; print("entity \(id) removed, \(Entity.alive) left") }
  }
  final class Orc: Entity {
    override func act() {
      target?.hp -= 30; print("orc \(id) hits", target.map { "\($0.id) (\($0.hp))" } ?? "air")
    }; deinit { print("orc \(id) dies") }
  }
  final class Elf: Entity {
    var arrows = [Arrow]();
    convenience init(id: Int) { self.init(id: id, hp: 50); arrows = (1...2).map(Arrow.init) };
    override func act() {
      if let a = arrows.popLast() {
        print("elf \(id) shoots", a.n); target?.hp -= 45
      } else {
        print("no arrows")
      }
    }
  }
  class Arrow { let n: Int; init(n: Int) { self.n = n }; deinit { print("arrow \(n) broke") } }
  class World {
    private var entities: [Entity] = []; var turn = 0;
    func add(_ e: Entity) { e.world = self; entities.append(e) };
    func kill(_ e: Entity) {
      print("kill", e.id); entities.removeAll { $0 == e };
      for o in entities where o.target == e { o.target = nil }
    }
    func run() { turn += 1; print("turn", turn); for e in entities { e.act() } };
    deinit { print("world ends") }
  }
  static func main() {
    var w: World? = World(); let o = Orc(id: 1, hp: 100), e = Elf(id: 2); o.target = e;
    e.target = o; w!.add(o); w!.add(e); w!.run(); w!.run(); w!.run(); print(Entity.alive); w = nil;
    print(o.world == nil, e.hp); o.target = nil; e.target = nil
    do { let l = Orc(id: 3, hp: 1); l.hp = -1; print("local", l.hp) }; print("over")
  }
}

enum Chains {
  final class L {
    let v: Int; var next: L?; static var dead = 0; init(_ v: Int, _ n: L?) { self.v = v; next = n };
    deinit { L.dead += 1; if v % 500 == 0 { print("dead", v) } }
  }
  class A {
    lazy var b: B = {
      print("lazy b"); return B(self)
    }()
      ;
    deinit { print("A gone") }
  }
  class B { unowned let a: A; init(_ a: A) { self.a = a }; deinit { print("B gone") } }
  class Timer2 {
    var handler: (() -> Void)?; func fire() { handler?() }; deinit { print("timer gone") }
  }
  class VC {
    let t = Timer2(); var n = 0;
    func start() {
      t.handler = { [weak self] in
        guard let self else { print("no self"); return }; n += 1; print("tick", n)
      }
    }; deinit { print("VC gone") }
  }
  class Leaky { var f: (() -> Void)?; init() { f = { print(self) } }; deinit { print("never") } }
  static func main() {
    var head: L? = nil; for i in 1...2000 { head = L(i, head) }; print(head!.v); head = nil;
    print(L.dead)
    do { let a = A(); print("no b yet"); _ = a.b; print(a.b.a === a) }; do { _ = A() }
    var vc: VC? = VC(); vc!.start(); let t = vc!.t; t.fire(); t.fire(); vc = nil; t.fire();
    do { let l = Leaky(); _ = l.f }; do { let l = Leaky(); l.f = nil; print("cut") }
    let fs: [() -> Void] = (0..<2).map { i in
      let t = Timer2(); t.handler = { print("h", i) }; return { t.fire() }
    }
      ;
    fs.forEach { $0() }; print("end")
  }
}

enum LivesInParts {
  class T {
    let n: String; init(_ n: String) { self.n = n; print("+\(n)") }; deinit { print("-\(n)") }
  }
  struct Pair { var a: T, b: T }
  final class Holder {
    var items: [T] = []; var map: [String: T] = [:]; var opt: T?; let fixed = T("fixed");
    lazy var lz = T("lazy");
    subscript(k: String) -> T? {
      get { map[k] }
      set { map[k] = newValue }
    }; var computed: T { T("computed") }
  }
  protocol HasT { var t: T { get set } }
  struct Impl: HasT { var t: T }
  static func generic<X: HasT>(_ x: inout X) { x.t = T("replaced"); print("in generic") }
  static func consume(_ ts: T...) -> Int { ts.count }
  static func defaulted(_ t: T = T("default")) { print("using", t.n) }
  static func rethrowing(_ f: () throws -> T) rethrows -> String { let t = try f(); return t.n }
  static func early(_ k: Int) -> String {
    let a = T("ea\(k)"); guard k > 0 else { return "low \(a.n)" }; let b = T("eb\(k)");
    if k > 1 { let c = T("ec\(k)"); return c.n + b.n }; return b.n
  }
  static func main() {
    var p = Pair(a: T("a"), b: T("b")); p.a = T("a2"); var q = p; q.b = T("b2"); print("pairs");
    p = q; print("assigned")
    do {
      let h = Holder(); h.items.append(T("i1")); h.items += [T("i2"), T("i3")];
      h.items.remove(at: 1); print("removed"); h["k"] = T("k1"); h["k"] = T("k2"); h["k"] = nil;
      h.opt = T("o1"); h.opt = T("o2"); h.opt?.n.isEmpty == true ? print("x") : print("y");
      print(h.computed.n); h.items.swapAt(0, 1); h.items[0] = T("i4");
      h.items = h.items.filter { $0.n != "i4" }; print("filtered", h.items.map(\.n)); _ = h.lz;
      h.items.removeAll()
    }
    var im = Impl(t: T("first")); generic(&im); print(consume(T("v1"), T("v2"))); defaulted();
    defaulted(T("given")); print(rethrowing { T("r") }); print(early(0), early(1), early(2))
    let arr = [T("x"), T("y"), T("z")]; let sorted = arr.sorted { $0.n > $1.n };
    print(sorted.first!.n); let m = arr.map { T($0.n + "'") }; print(m.count);
    for (i, t) in arr.enumerated() where i != 1 { print(i, t.n) };
    let found = arr.first { $0.n == "y" }; print(found!.n)
    let r: Result<T, Error> = .success(T("res")); if case .success(let t) = r { print(t.n) };
    let tup = (T("tp"), 1); _ = tup;
    outer: for i in 0..<3 {
      let t = T("o\(i)");
      for j in 0..<2 {
        let u = T("u\(i)\(j)"); if j == 1 { continue outer }; if i == 2 { break outer };
        print(t.n, u.n)
      }
    }
    var opt: T? = T("q1"); opt = opt.map { T($0.n + "m") }; print(opt!.n);
    if let o = opt, o.n.count > 1 { print("long") }; opt = nil;
    switch T("subject") {
    case let t where t.n == "subject": print("matched", t.n);
    default: break
    }; let s = [T("s1").n, T("s2").n].joined(); print(s);
    var dict = Dictionary(grouping: arr, by: { $0.n == "y" }); dict[true] = nil; print(dict.count);
    defer { print("deferred") }; print("end")
  }
}

enum LivesOfListeners {
  class Base {
    var name: String; weak var owner: Base?; var kids: [Base] = [];
    required init(name: String) { self.name = name };
    func add(_ k: Base) -> Self { k.owner = self; kids.append(k); return self };
    deinit { print("Base", name, owner?.name ?? "-") }
  }
  class Sub: Base {
    var log: [String] = [] { didSet { print("log", log.count) } };
    override func add(_ k: Base) -> Self { log.append(k.name); return super.add(k) };
    deinit { print("Sub", name, log) }
  }
  final class Cache<K: Hashable, V: AnyObject> {
    struct W { weak var v: V? }; var d: [K: W] = [:];
    func get(_ k: K, make: () -> V) -> V {
      if let v = d[k]?.v { print("hit", k); return v }; print("miss", k); let v = make();
      d[k] = W(v: v); return v
    }; var alive: Int { d.values.filter { $0.v != nil }.count }
  }
  class Res {
    let id: Int; static var count = 0; init(_ i: Int) { id = i; Res.count += 1 };
    deinit { Res.count -= 1; print("free", id) }
  }
  struct Guard { let r: Res; init(_ i: Int) { r = Res(i) } }
  enum Tree { indirect case node(Res, [Tree]); case leaf }
  class Obs { var cbs: [(Int) -> Void] = []; func fire(_ n: Int) { cbs.forEach { $0(n) } } }
  class Listener {
    let id: Int; var sum = 0; unowned let o: Obs;
    init(_ id: Int, _ o: Obs) {
      self.id = id; self.o = o;
      o.cbs.append { [weak self] n in
        guard let self = self else { return print("dead listener", id) }; self.sum += n
      }
    }; deinit { print("listener", id, sum) }
  }
  static func makeAll() -> [Res] { [Res(100), Res(101)] }
  static func main() {
    do {
      let s = Sub(name: "root"); _ = s.add(Base(name: "k1")).add(Sub(name: "k2"));
      print(s.kids.count, s.kids[0].owner!.name)
    }
    let c = Cache<String, Res>(); var keep: Res? = c.get("a") { Res(1) }; _ = c.get("a") { Res(2) };
    _ = c.get("b") { Res(3) }; print(c.alive, Res.count); keep = nil; print(c.alive, keep == nil);
    _ = c.get("a") { Res(4) }
    do {
      let t = Tree.node(Res(10), [.node(Res(11), []), .leaf]);
      if case .node(let r, let ks) = t { print(r.id, ks.count) }
    };
    do {
      var gs = [Guard(20), Guard(21)]; let g = gs.removeLast(); gs.append(Guard(22));
      print(g.r.id, gs.map(\.r.id))
    }
    let o = Obs();
    do {
      let l1 = Listener(1, o); o.fire(5); var l2: Listener? = Listener(2, o); o.fire(7); l2 = nil;
      o.fire(1); print(l1.sum, l2 == nil)
    }; o.fire(9); for r in makeAll() { print(r.id) }; print(makeAll().last!.id, Res.count);
    let x = makeAll().map { $0.id }.reduce(0, +); print(x, Res.count)
    var a: Any = Res(30); a = 5; print(a);
    var f: (() -> Res)? = {
      let r = Res(31); return { r }
    }()
      ;
    print(f!().id); f = nil; let lazyMap = [1, 2].lazy.map { Res($0 + 40) };
    print(lazyMap.first!.id);
    autoreleasepoolLike {
      let r = Res(50); print(r.id)
    }; let u = Unmanagedish(Res(60)); print(u.r.id); print("end", Res.count)
  }
  static func autoreleasepoolLike(_ f: () -> Void) { f(); print("pool done") }
  struct Unmanagedish {
    unowned(unsafe) let r0: Res; let r: Res; init(_ r: Res) { self.r = r; r0 = r }
  }
}
