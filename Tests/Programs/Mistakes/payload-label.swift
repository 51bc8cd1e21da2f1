enum State { case loaded(count: Int) }
let s: State = .loaded(3)
