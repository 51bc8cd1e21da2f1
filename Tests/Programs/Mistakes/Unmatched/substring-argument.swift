func greet(_ name: String) { print(name) }
let line = "a b"
greet(line.dropFirst())
