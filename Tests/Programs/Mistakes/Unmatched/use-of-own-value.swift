func f() {
  let n = n + 1
  print(n)
}
