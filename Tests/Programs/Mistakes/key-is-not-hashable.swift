struct K { var a: [Int] }
func test() {
  var d: [K: Int] = [:]
  d[K(a: [])] = 1
}
