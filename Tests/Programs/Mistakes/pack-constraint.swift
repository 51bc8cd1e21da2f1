func show<each T: BinaryInteger>(_ values: repeat each T) {
  for value in repeat each values { print(value) }
}
show(1, "a")
