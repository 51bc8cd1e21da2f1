struct Store {
  var items: [String: Int]
  func all() -> [Int] {
    return items.values
  }
}
