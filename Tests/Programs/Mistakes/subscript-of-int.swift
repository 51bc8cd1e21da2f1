let n = 3
print(n[0])
