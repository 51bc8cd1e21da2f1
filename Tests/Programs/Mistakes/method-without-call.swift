struct Counter {
  var n = 0
  func next() -> Int { n + 1 }
}
let c = Counter()
let x: Int = c.next
print(x)
