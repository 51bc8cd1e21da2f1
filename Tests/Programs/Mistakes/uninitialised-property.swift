struct Box {
  var width: Int
  var height: Int
}
let box = Box(width: 3)
print(box)
