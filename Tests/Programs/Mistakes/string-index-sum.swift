let word = "abcdef"
let second = word.startIndex + 1
print(word[second])
