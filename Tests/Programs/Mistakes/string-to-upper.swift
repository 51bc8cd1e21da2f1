let word = "abc"
print(word.toUpperCase())
