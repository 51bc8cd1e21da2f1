let a = [1, 2]
for i in 0..<a.count - 0.5 { print(a[i]) }
