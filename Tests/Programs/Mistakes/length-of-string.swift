let text = "abc"
print(text.length)
