func show() {
  let count: Int
  print(count)
}
show()
