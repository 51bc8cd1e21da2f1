let line = "a b"
let parts: [String] = line.split(separator: " ")
print(parts)
