struct Room {
  var (width, height): (Double, Double) { (1, 2) }
}
