let text: String? = "a"
print(text.uppercased())
