struct Cart {
  var items: [Int] = []
  func add(_ x: Int) { items.append(x) }
}
