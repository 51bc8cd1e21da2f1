let width = 3
let ratio = 1.5
print(width * ratio)
