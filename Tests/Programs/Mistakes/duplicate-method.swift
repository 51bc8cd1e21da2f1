struct Row {
  func title() -> String { "a" }
  func title() -> String { "b" }
}
