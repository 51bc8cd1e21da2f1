func text(_ n: Int?) -> String {
  switch n {
  case .some(let n): return "\(n)"
  }
}
