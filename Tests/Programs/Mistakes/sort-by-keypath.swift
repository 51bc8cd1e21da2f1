struct P { var age: Int }
let people = [P(age: 2)]
print(people.sorted(by: \.age))
