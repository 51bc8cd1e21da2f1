struct P {
  lazy let n = 1
}
