struct Box { var width = 3 }
print(Box() == Box())
