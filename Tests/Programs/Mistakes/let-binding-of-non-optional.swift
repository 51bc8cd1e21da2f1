let count = 3
if let count { print(count) }
