func show<each T>(_ values: repeat each T) {
  print(each values)
}
show(1)
