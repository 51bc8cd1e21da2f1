struct Counter {
  var n = 0
}
let c = Counter()
print(c.n())
