enum Err: Error { case a }
func test() {
  throw Err.a
}
