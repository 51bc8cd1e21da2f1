enum Mode { case light, dark }
func name(_ mode: Mode) -> String {
  switch mode {
  case .light: "light"
  case .drak: "dark"
  }
}
