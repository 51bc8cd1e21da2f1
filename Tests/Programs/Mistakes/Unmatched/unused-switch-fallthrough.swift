func f(_ n: Int) {
  switch n {
  default: fallthrough
  }
}
