let steps = stride(from: 0, to: 10, by: 2)
print(steps[0])
