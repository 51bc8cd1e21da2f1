let t = (1, 2)
print(t.2)
