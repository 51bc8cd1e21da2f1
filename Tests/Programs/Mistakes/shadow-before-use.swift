func f() {
  print(x)
  let x = 1
}
