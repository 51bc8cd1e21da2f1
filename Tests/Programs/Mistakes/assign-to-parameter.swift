func add(_ x: Int) -> Int {
  x += 1
  return x
}
