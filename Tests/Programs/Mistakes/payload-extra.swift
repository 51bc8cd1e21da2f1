enum State { case idle, loaded(Int) }
let s: State = .idle(3)
