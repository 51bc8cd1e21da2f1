def run():
    parts = []
    text = ""
    for i in range(100_000):
        text += "item " + str(i) + ", "
    for i in range(100_000):
        parts.append(f"n{i}={i * 2}")
    joined = ",".join(parts)
    return len(text) + len(joined) + joined.count("9")
print(run())
