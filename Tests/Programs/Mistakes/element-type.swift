let lengths: [Int] = ["a", "bb"]
print(lengths)
