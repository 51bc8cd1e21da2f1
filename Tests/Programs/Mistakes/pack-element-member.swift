func show<each T>(_ values: repeat each T) {
  for value in repeat each values { print(value.count) }
}
show("a")
