struct P {
  func f(_ x: Int) -> Int { x }
  func f(_ y: Int) -> Int { y }
}
