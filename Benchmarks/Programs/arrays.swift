func run() -> Int {
  var out = 0
  for _ in 0..<30 {
    var a: [Int] = []
    for i in 0..<20_000 {
      a.append(i)
    }
    for i in 0..<a.count {
      a[i] = a[i] * 2
    }
    out += a.map { $0 + 1 }.reduce(0, +)
  }
  return out
}
print(run())
