struct Row {
  init(a: Int) {}
  init(a: Int) {}
}
