struct Theme {
  var accent = "blue"
  static func name() -> String { accent }
}
