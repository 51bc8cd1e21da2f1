enum Size { case small, large }
func width(_ size: Size) -> Double {
  switch size {
  case .small: return 1
  case .large: print("large")
  }
}
