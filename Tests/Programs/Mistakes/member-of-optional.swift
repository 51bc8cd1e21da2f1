struct Person { var name: String }
let person: Person? = nil
print(person.name)
