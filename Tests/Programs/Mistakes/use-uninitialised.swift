func f() {
  var n: Int
  print(n)
}
