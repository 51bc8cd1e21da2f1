func run() -> Int {
  var parts: [String] = []
  var text = ""
  for i in 0..<100_000 {
    text += "item " + String(i) + ", "
  }
  for i in 0..<100_000 {
    parts.append("n\(i)=\(i * 2)")
  }
  let joined = parts.joined(separator: ",")
  return text.count + joined.count + joined.filter { $0 == "9" }.count
}
print(run())
