def run():
    out = 0
    for r in range(30):
        a = []
        for i in range(20_000):
            a.append(i)
        for i in range(len(a)):
            a[i] = a[i] * 2
        out += sum(map(lambda x: x + 1, a))
    return out
print(run())
