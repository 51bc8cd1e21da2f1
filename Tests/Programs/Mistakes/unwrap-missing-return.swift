func first(_ list: [Int]) -> Int {
  return list.first
}
