struct Person { var name: String }
let p = Person(name: "Ada")
p.name = "Eve"
