// Observers of a local variable are told of what changes it, save for what they change themselves.

enum LocalObservers {
  static func main() {
    var count = 0 { didSet { print("did", oldValue, count) } }
    count = 2
    count += 1
    var w: Int = 0 {
      willSet { print("will", newValue, w) }
      didSet { print("set"); if w > 5 { w = 5 } }
    }
    w = 5
    w = 8
    print(w)
    func inc() { count += 10 }
    inc()
    print(count, w)
    let close = {
      count -= 1; return count
    }
    print(close())
    func change(_ x: inout Int) { x += 1; x += 1; print("in", count) }
    change(&count)
    var list = [1] { didSet(before) { print(before, list) } }
    list.append(2)
    list[0] = 9
    list.sort()
    list = []
    var p = (1, 2) { didSet { print(p) } }
    p.0 = 5
    (count, p.1) = (100, 7)
    var name: String? = nil { didSet { print(name ?? "none") } }
    name = "x"
    name?.append("y")
    if let name { print(name) }
    for i in 0..<2 {
      var inner = i { willSet(next) { print("next", next) } }; inner += 5; print(inner)
    }
  }
}
