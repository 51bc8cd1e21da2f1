struct P { var name: String }
let people = [P(name: "b")]
print(people.sorted { $0.nme < $1.name })
