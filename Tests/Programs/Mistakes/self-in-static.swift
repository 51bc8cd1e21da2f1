struct Box {
  var width = 3
  static func show() { print(width) }
}
Box.show()
