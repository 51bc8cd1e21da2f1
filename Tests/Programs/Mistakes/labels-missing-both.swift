func frame(width: Double, height: Double) {}
frame(1, 2)
