func f(_ on: Bool) {
  let n: Int
  if on { n = 1 }
  print(n)
}
