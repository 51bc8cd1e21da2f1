let first = $0 + 1
print(first)
