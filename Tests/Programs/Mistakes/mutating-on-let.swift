struct Counter {
  var count = 0
  mutating func add() { count += 1 }
}
let c = Counter()
c.add()
