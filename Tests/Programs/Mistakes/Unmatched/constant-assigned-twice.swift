func f() {
  let n: Int
  n = 1
  n = 2
  print(n)
}
