struct Box {
  var side = 1
  var area: Int { side * side }
}
var b = Box()
b.area = 4
