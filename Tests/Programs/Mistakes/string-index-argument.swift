let word = "abcdef"
print(word.index(after: 2))
