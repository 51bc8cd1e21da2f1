let word = "abc"
let i = 1
print(word[i])
