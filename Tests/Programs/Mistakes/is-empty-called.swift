let a = [1]
if a.isEmpty() { print(1) }
