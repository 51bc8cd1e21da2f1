struct Counter {
  var count = 0
  func reset() { count = 0 }
}
