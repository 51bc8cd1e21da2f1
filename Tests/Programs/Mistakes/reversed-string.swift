let word = "abc"
let back: String = word.reversed()
print(back)
