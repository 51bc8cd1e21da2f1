var seen: Set<Int> = [1]
seen.insert(value: 2)
