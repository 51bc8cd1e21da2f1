struct Gauge {
  struct Scale {
    var low = 0.0
  }
  enum Mark { case low, high }
}
let scale = Gauge.Scale()
print(scale.middle)
