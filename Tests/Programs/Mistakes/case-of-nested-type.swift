struct Gauge {
  enum Mark { case low, high }
}
let mark = Gauge.Mark.middle
