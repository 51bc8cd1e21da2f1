enum Fault: Error { case bad }
func load() throws {}
func f() {
  do { try load() } catch Fault.bad { print("bad") }
}
