func f(_ n: Int?) -> Int {
  guard let n = n else { print("no") }
  return n
}
