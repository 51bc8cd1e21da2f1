struct Theme {
  static func name() -> String {
    let base = "light"
    _ = base
  }
}
