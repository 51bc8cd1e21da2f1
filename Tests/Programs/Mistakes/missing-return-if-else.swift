func sign(_ x: Int) -> String {
  if x > 0 {
    return "plus"
  } else if x < 0 {
    return "minus"
  }
}
