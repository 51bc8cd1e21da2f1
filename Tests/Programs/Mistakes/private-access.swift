struct Box { private var width = 3 }
print(Box().width)
