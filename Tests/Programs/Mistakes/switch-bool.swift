func text(_ on: Bool) -> String {
  switch on {
  case true: return "on"
  }
}
