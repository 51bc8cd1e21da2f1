func f(_ n: Int) -> Int {
  return nn * 2
}
