let word = "abc"
print(word.contains(string: "a"))
