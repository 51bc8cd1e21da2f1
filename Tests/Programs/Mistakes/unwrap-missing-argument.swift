func greet(_ name: String) {}
let name: String? = "Ada"
greet(name)
