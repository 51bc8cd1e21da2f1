struct Row {
  var count = 1
  var double = count * 2
}
