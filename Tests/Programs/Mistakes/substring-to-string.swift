let word = "abc"
let head: String = word.prefix(2)
print(head)
