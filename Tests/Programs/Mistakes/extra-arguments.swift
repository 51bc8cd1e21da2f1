func join(_ a: String, _ b: String) -> String { a + b }
print(join("a", "b", "c", "d"))
