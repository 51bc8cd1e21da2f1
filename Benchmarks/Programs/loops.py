def run():
    total = 0
    for i in range(3_000_000):
        total += i * 2 % 7
        if total > 1000000:
            total -= 1000000
    return total
print(run())
