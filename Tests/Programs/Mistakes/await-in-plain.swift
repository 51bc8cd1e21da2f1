func load() async -> Int { 1 }
func use() {
  let n = await load()
  print(n)
}
