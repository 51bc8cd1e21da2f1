struct Counter {
  var count = 0
  mutating func add() { cuont += 1 }
}
