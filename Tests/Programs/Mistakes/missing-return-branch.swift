func sign(_ n: Int) -> Int {
  if n > 0 {
    return 1
  } else if n < 0 {
    return -1
  }
}
