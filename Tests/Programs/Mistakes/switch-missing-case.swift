enum Mode { case light, dark, auto }
func name(_ mode: Mode) -> String {
  switch mode {
  case .light: return "light"
  case .dark: return "dark"
  }
}
