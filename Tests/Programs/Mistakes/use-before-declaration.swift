func f() {
  print(total)
  let total = 3
}
