protocol Counter { func add() }
struct Steps: Counter {
  var n = 0
  mutating func add() { n += 1 }
}
