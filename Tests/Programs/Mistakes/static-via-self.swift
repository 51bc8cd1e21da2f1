struct P {
  static let limit = 3
  func ok(_ n: Int) -> Bool { n < limit }
}
