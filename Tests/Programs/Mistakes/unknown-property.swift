struct Person { var name: String }
let p = Person(name: "Ada")
print(p.nme)
