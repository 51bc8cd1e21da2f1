func greet(_ name: String) { print(name) }
let name: String? = "Ada"
greet(name)
