struct Person { let name: String }
var p = Person(name: "Ada")
p.name = "Eve"
