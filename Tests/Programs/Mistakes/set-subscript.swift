let seen: Set<Int> = [1]
print(seen[0])
