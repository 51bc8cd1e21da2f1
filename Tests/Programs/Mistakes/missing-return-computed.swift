struct P {
  var n = 1
  var twice: Int {
    let t = n * 2
    print(t)
  }
}
