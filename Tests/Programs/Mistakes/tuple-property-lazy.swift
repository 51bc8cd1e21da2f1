struct Room {
  lazy var (width, height) = (1.0, 2.0)
}
