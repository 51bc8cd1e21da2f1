struct Box {
  var size: Int { if true { print(1) } }
}
print(Box().size)
