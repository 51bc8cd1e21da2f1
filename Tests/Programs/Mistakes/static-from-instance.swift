struct Theme {
  static let accent = "blue"
  func name() -> String { accent }
}
