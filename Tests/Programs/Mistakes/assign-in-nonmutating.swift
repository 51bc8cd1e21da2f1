struct Counter {
  var count = 0
  func add() { count += 1 }
}
var counter = Counter()
counter.add()
