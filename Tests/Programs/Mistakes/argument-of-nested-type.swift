struct Gauge {
  enum Mark { case low, high }
  func show(_ mark: Mark) {}
}
Gauge().show(3)
