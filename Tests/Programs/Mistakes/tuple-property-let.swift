struct Room {
  var floor = 1
  let (width, height) = (1.0, 2.0)
}
