struct Cart {
  var items: [Double] = []
  func total() -> Double {
    let sum = items.reduce(0, +)
    print(sum)
  }
}
