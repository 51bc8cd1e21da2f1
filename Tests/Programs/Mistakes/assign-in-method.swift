struct Counter {
  var count = 0
  func add() { count += 1 }
}
