struct Point {
  var x = 0
  func reset() { self = Point() }
}
