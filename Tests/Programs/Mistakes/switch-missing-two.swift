enum Day { case mon, tue, wed }
func name(_ day: Day) -> String {
  switch day {
  case .mon: return "m"
  }
}
