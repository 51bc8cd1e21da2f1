enum State { case idle, loaded([Int]), failed(String) }
func text(_ state: State) -> String {
  switch state {
  case .idle: "idle"
  case .loaded(let list): "\(list.count)"
  }
}
