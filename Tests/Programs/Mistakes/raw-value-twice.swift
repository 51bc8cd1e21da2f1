enum E: String {
  case a = "x"
  case b = "y"
  case c = "x"
}
