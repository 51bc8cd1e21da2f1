def run():
    words = ["alpha", "beta", "gamma", "delta", "epsilon"]
    counts = {}
    for i in range(300_000):
        w = words[i % 5]
        counts[w] = counts.get(w, 0) + 1
    squares = {}
    for i in range(100_000):
        squares[i] = i * i
    total = 0
    for i in range(100_000):
        total += squares[i]
    return total + counts["beta"]
print(run())
