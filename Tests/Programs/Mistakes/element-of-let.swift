func test() {
  let arr: [Int] = []
  arr[0] = 1
}
