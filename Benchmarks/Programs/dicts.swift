func run() -> Int {
  let words = ["alpha", "beta", "gamma", "delta", "epsilon"]
  var counts: [String: Int] = [:]
  for i in 0..<300_000 {
    let w = words[i % 5]
    counts[w, default: 0] += 1
  }
  var squares: [Int: Int] = [:]
  for i in 0..<100_000 {
    squares[i] = i * i
  }
  var total = 0
  for i in 0..<100_000 {
    total += squares[i]!
  }
  return total + counts["beta"]!
}
print(run())
