func text(_ n: Int) {
  switch n {
  case 1:
  case 2: print("two")
  default: print("more")
  }
}
