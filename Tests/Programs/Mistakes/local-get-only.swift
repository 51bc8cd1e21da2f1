func f() {
  let list = [1]
  var first: Int { list[0] }
  first = 3
}
