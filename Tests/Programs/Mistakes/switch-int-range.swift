func grade(_ n: Int) -> String {
  switch n {
  case 0..<50: return "low"
  case 50...100: return "high"
  }
}
