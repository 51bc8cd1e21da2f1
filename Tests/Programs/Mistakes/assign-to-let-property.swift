struct Box { let width = 3 }
var box = Box()
box.width = 4
print(box)
