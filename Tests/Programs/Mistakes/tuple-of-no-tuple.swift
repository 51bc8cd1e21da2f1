func test() {
  let a = [1, 2, 3]
  for (i, x) in a { print(i, x) }
}
