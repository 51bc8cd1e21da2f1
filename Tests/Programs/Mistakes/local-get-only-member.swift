struct Size { var width = 1 }
func f() {
  let list = [Size()]
  var first: Size { list[0] }
  first.width = 3
}
