struct Point {
  var x: Double
  var y: Double
  func plus(_ other: Point) -> Point {
    Point(x: x + other.x, y: y + other.y)
  }
}
func run() -> Double {
  var p = Point(x: 0, y: 0)
  let d = Point(x: 0.5, y: 0.25)
  for _ in 0..<300_000 {
    p = p.plus(d)
    if p.x > 1000 {
      p.x = 0
    }
  }
  return p.x + p.y
}
print(run())
