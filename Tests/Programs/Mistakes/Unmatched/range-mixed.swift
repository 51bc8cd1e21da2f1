let n = 3.0
for i in 0..<n { print(i) }
