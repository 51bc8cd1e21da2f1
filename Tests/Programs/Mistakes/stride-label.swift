for i in stride(from: 0, upTo: 10, by: 2) {
  print(i)
}
