let part = "abcdef".dropFirst()
let i = 1
print(part[i])
