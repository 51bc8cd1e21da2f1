let text = "12"
let n = Int(text)
let sum = n + 1
print(sum)
