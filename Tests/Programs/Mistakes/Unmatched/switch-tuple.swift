func f(_ a: Bool, _ b: Bool) -> Int {
  switch (a, b) {
  case (true, true): return 1
  case (false, _): return 2
  }
}
