enum E: Error { case bad }
func load() throws -> Int { throw E.bad }
func use() -> Int {
  return try load()
}
