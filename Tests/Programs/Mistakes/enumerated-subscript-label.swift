let a = ["x"]
for pair in a.enumerated() {
  print(pair.index, pair.element)
}
