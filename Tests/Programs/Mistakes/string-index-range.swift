let word = "abcdef"
let n = 3
print(word[0..<n])
